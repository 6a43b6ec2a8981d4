import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test('a sum comes out of the first purse that holds all of it, else out of each in turn', () => {
  expect(shareOut([100, 300, 500], 250)).toEqual([0, 250, 0]);
  expect(shareOut([100, 50], 100)).toEqual([100, 0]);
  expect(shareOut([100, 0, 80], 150)).toEqual([100, 0, 50]);
  expect(() => shareOut([100, 40], 150)).toThrow();
});
