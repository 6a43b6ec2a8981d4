import { expect, test } from 'vitest';
import { standardDecimals } from './standard-decimals.ts';

test('decimals are proposed as the standard sets them, whatever the runtime takes a currency to have', () => {
  for (const code of ['COP', 'HUF', 'IDR', 'PKR', 'RSD', 'EUR', 'LAK', 'UZS'])
    expect([code, standardDecimals(code)]).toEqual([code, 2]);
  for (const code of ['JPY', 'KRW', 'CLP', 'ISK', 'VND', 'XOF'])
    expect([code, standardDecimals(code)]).toEqual([code, 0]);
  for (const code of ['KWD', 'BHD', 'TND']) expect([code, standardDecimals(code)]).toEqual([code, 3]);
});

test('nothing is proposed for codes that are no currency of a state', () => {
  for (const code of ['USDT', 'BTC', 'XAU', 'XXX', '', 'toString'])
    expect([code, standardDecimals(code)]).toEqual([code, null]);
});
