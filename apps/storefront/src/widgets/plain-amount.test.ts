import { parseAmount } from '@app/kernel/money';
import { expect, test } from 'vitest';
import { plainAmount } from './plain-amount.ts';

test('when an amount is typed with a comma, then it counts as the point; a thousands sign stays wrong', () => {
  expect([' 12,50 ', '12.50', '7'].map(plainAmount)).toEqual(['12.50', '12.50', '7']);
  expect(['1,000', '1,000.50', '1.000,50'].map((typed) => parseAmount(plainAmount(typed)))).toEqual([null, null, null]);
});
