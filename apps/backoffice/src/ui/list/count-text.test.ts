import { expect, test } from 'vitest';
import { countText } from './count-text';

const format = { count: (value: number) => value.toLocaleString('en-US') };

test('when counting ended before all rows, then the number stands for as many and more', () => {
  expect(countText(format, 10_000, 10_000)).toBe('10,000+');
  expect(countText(format, 9_999, 10_000)).toBe('9,999');
  expect(countText(format, 10_000, undefined)).toBe('10,000');
});
