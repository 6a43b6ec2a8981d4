import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksToRead, confirmationsOf } from './blocks-to-read.ts';
import { dueFor } from './match-transfer.ts';

test('when blocks are read, then each is counted once, none before it is deep enough, and the rest is only looked at', () => {
  const places = fc.record({
    next: fc.bigInt({ min: 0n, max: 5_000n }),
    head: fc.bigInt({ min: 0n, max: 5_000n }),
    needed: fc.integer({ min: 1, max: 500 }),
    most: fc.bigInt({ min: 1n, max: 1_000n }),
  });
  fc.assert(
    fc.property(places, ({ next, head, needed, most }) => {
      const { final, open } = blocksToRead({ next, head, needed, most });
      if (final) {
        expect(final.from).toBe(next);
        expect(confirmationsOf(final.to, head)).toBeGreaterThanOrEqual(needed);
        expect(final.to - final.from).toBeLessThan(most);
      } else expect(confirmationsOf(next, head)).toBeLessThan(needed);
      if (open) {
        expect(open.to).toBe(head);
        expect(confirmationsOf(open.from, head)).toBeLessThanOrEqual(needed);
        expect(open.from).toBeGreaterThanOrEqual(next);
        if (final) expect(open.from).toBeGreaterThan(final.to);
      }
      for (let block = next; block <= head; block += 97n) {
        const deep = confirmationsOf(block, head) >= needed;
        const counted = final !== null && block <= final.to;
        const seen = open !== null && block >= open.from;
        expect(counted && seen).toBe(false);
        if (!deep) expect(seen).toBe(true);
      }
    }),
  );
});

test('when a transfer comes to an address of its own, then the amount does not matter; to a shared one it decides', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const shownAt = new Date('2026-03-01T12:01:00Z');
  const own = { shownAt, address: '0xAb', derivationIndex: 3, toldApart: false, units: 10n };
  const first = { shownAt, address: '0xCd', derivationIndex: null, toldApart: true, units: 11n };
  const second = { ...first, units: 12n };
  const untold = { shownAt, address: '0xEf', derivationIndex: null, toldApart: false, units: 11n };
  const all = [own, first, second, untold];
  expect(dueFor({ to: '0xaB', units: 999n, at }, all)).toBe(own);
  expect(dueFor({ to: '0xcd', units: 12n, at }, all)).toBe(second);
  expect(dueFor({ to: '0xcd', units: 13n, at }, all)).toBeNull();
  expect(dueFor({ to: '0xef', units: 11n, at }, all)).toBeNull();
  expect(dueFor({ to: '0xAb', units: 10n, at: new Date(at.getTime() - 1) }, all)).toBeNull();
  expect(dueFor({ to: '0x99', units: 11n, at }, all)).toBeNull();
});
