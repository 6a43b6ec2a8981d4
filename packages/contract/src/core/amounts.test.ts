import { expect, test } from 'vitest';
import { decimalText, signedDecimalText, typedAmount } from './amounts.ts';

test('a decimal is taken with a point or the comma of keyboards that have none; what could be thousands is refused', () => {
  const rate = decimalText({ whole: 12, decimals: 12 }, 'field.rate');
  expect(['12,5', '12.5', '0,923', '１２，５'].map((typed) => rate.parse(typed))).toEqual([
    '12.5',
    '12.5',
    '0.923',
    '12.5',
  ]);
  for (const typed of ['1,290', '1.290,00', '1e3', '+1', '']) {
    expect(rate.safeParse(typed).error?.issues[0]?.message, typed).toBe('field.rate');
  }
  expect(typedAmount.parse('12,50')).toBe(1250);
  expect(signedDecimalText({ whole: 12, decimals: 2 }).parse('-12,5')).toBe('-12.5');
});
