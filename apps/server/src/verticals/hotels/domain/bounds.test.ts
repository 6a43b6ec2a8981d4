import { expect, test } from 'vitest';
import { type Bounds, middleOf } from './bounds.ts';

test.each<[Bounds, number]>([
  [[38, -10, 39, -8], -9],
  [[-18, 177, -16, 179], 178],
  [[-18, 177, -16, -179], 179],
  [[-18, 179, -16, -177], -179],
  [[-18, 178, -16, -178], 180],
])('the middle of %j is at %i degrees', (bounds, longitude) => {
  expect(middleOf(bounds).longitude).toBe(longitude);
});
