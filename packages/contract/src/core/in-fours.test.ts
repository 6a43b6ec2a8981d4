import { expect, test } from 'vitest';
import { inFours } from './in-fours.ts';

test('a code is read in groups of four, and its end has no gap', () => {
  expect(inFours('7HKM2P9QXR')).toBe('7HKM 2P9Q XR');
  expect(inFours('7HKM2P9Q')).toBe('7HKM 2P9Q');
  expect(inFours('')).toBe('');
});
