import { expect, test } from 'vitest';
import { countedOn } from './counter.ts';

test.each([
  [0, 0, true],
  [0, 1, true],
  [7, 8, true],
  [7, 4_000_000_000, true],
  [7, 7, false],
  [7, 6, false],
  [7, 0, false],
])('after %i a passkey that sends %i: %o', (stored, sent, good) => {
  expect(countedOn(stored, sent)).toBe(good);
});
