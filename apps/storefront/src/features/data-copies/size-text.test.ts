import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test('a size is written in the largest unit that fits', () => {
  expect(sizeText('en-US', 480)).toBe('0.5 kB');
  expect(sizeText('en-US', 12_345)).toBe('12 kB');
  expect(sizeText('en-US', 1_440_000)).toBe('1.4 MB');
  expect(sizeText('es', 1_440_000)).toBe('1,4 MB');
  expect(sizeText('en-US', 2_000_000_000)).toBe('2 GB');
});
