import { expect, test } from 'vitest';
import { discountedPiece } from './discounted-piece.ts';

test.each([
  [10_000, 800, 9_200],
  [9_999, 800, 9_199],
  // Half a cent is rounded to the even one.
  [250, 500, 238],
  [333, 5_000, 167],
  [1, 5_000, 1],
  [0, 800, 0],
])('%i cents less %i basis points are %i', (cents, offBp, expected) => {
  expect(discountedPiece(cents, offBp)).toBe(expected);
});
