import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableCode, uuidV7 } from './ids.ts';

const random = fc.uint8Array({ minLength: 16, maxLength: 16 });
const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('when an id is made, then it is a UUID of version 7 and begins with its time', () => {
  fc.assert(
    fc.property(moment, random, (now, bytes) => {
      const id = uuidV7(now, bytes);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(now);
      const tail = Array.from(bytes.subarray(10), (byte) => byte.toString(16).padStart(2, '0')).join('');
      expect(id.slice(-12)).toBe(tail);
    }),
  );
});

test('when ids are made one after another, then they sort by age whatever the chance', () => {
  fc.assert(
    fc.property(moment, moment, random, random, (a, b, first, second) => {
      fc.pre(a < b);
      expect(uuidV7(a, first) < uuidV7(b, second)).toBe(true);
    }),
  );
});

test('when a code is made, then it has only letters and digits that are not mistaken for each other', () => {
  fc.assert(
    fc.property(random, fc.integer({ min: 1, max: 16 }), (bytes, length) => {
      const code = readableCode(bytes, length);
      expect(code).toHaveLength(length);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
    }),
  );
  // 256 is a multiple of 32: every letter is as likely as any other.
  const letters = Array.from({ length: 256 }, (_, byte) => readableCode(Uint8Array.of(byte), 1));
  expect(new Set(letters.map((letter) => letters.filter((other) => other === letter).length))).toEqual(new Set([8]));
});
