import { expect, test } from 'vitest';
import { earlierAmount, earlierStateOf } from './kinds.ts';

test.each([
  ['84.01', 'EUR', 'en-US', 'EUR 84.01'],
  ['4.90', 'EUR', 'es', 'EUR 4,90'],
  ['1200', 'JPY', 'en-US', 'JPY 1,200'],
  ['0.125', 'USD', 'en-US', 'USD 0.125'],
  ['-31.50', 'EUR', 'en-US', 'EUR -31.50'],
  ['1234567890123456789.5', 'USD', 'en-US', 'USD 1,234,567,890,123,456,789.5'],
])('the amount %s %s', (amount, currency, locale, expected) => {
  expect(earlierAmount(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('steps are known however they are spelt, and others are left as they are', () => {
  expect(['wc-on-hold', 'On hold', 'Partially refunded', 'paid'].map(earlierStateOf)).toEqual([
    'on_hold',
    'on_hold',
    'partially_refunded',
    'paid',
  ]);
  expect(earlierStateOf('Awaiting pickup')).toBeNull();
});
