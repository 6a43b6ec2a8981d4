import { expect, test } from 'vitest';
import { currencyDecimals } from './currency-decimals.ts';

test.each([
  ['JPY', 0],
  ['XPF', 0],
  ['KWD', 3],
  ['CLF', 4],
  ['EUR', 2],
  ['USDT', 2],
  ['', 2],
])('%s has %d decimals', (code, decimals) => {
  expect(currencyDecimals(code)).toBe(decimals);
});
