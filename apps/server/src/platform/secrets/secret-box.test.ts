import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecretBox, WrongKey } from './secret-box.ts';

const key = randomBytes(32);
const box = createSecretBox(key);

test('what was sealed opens as it was, with the same key and at the same place, and is never the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 40 }), (text, place) => {
      const sealed = box.seal(text, place);
      expect(sealed).toMatch(/^sealed:1:[0-9a-f]{8}:[\w-]+$/);
      expect(createSecretBox(Buffer.from(key)).open(sealed, place)).toBe(text);
      expect(box.seal(text, place)).not.toBe(sealed);
    }),
    { numRuns: 40 },
  );
  expect([box.isSealed(box.seal('', 'x')), box.isSealed('sk_live_1')]).toEqual([true, false]);
});

test('another key is told apart from a text that was changed, cut or moved elsewhere', () => {
  const sealed = box.seal('sk_live_canary', 'here');
  expect(() => createSecretBox(randomBytes(32)).open(sealed, 'here')).toThrow(WrongKey);
  expect(() => box.open(sealed, 'there')).toThrow();
  expect(() => box.open(sealed.slice(0, -4), 'here')).toThrow();
  expect(() => box.open(sealed.slice(0, 30), 'here')).toThrow();
  const place = sealed.length - 3;
  const other = sealed[place] === 'A' ? 'B' : 'A';
  expect(() => box.open(`${sealed.slice(0, place)}${other}${sealed.slice(place + 1)}`, 'here')).toThrow();
  expect(() => createSecretBox(randomBytes(31))).toThrow('32 bytes');
});
