import { expect, test } from 'vitest';
import { partOf } from './part-of.ts';

test.each([
  [1, 3, 10_000, 3_333],
  [2, 3, 10_000, 6_667],
  [3, 3, 10_000, 10_000],
  [10_001, 2, 1, 5_001],
  [0, 5, 10_000, 0],
  [0, 0, 10_000, 0],
])('%i of %i in %i pieces is %i', (part, whole, pieces, expected) => {
  expect(partOf(part, whole, pieces)).toBe(expected);
});
