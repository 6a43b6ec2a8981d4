import { expect, test } from 'vitest';
import { textBytes, valueBytes } from './text-bytes.ts';

test('a text takes two bytes for each of its units at most, a value those of its texts and fields', () => {
  expect([textBytes(''), textBytes('abc'), textBytes('里斯本'), textBytes('😀')]).toEqual([0, 6, 6, 4]);
  expect(valueBytes({ name: 'x'.repeat(1_000) })).toBeGreaterThanOrEqual(2_000);
  expect(valueBytes(undefined)).toBe(0);
});
