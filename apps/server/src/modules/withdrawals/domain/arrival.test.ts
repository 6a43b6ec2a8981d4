import { expect, test } from 'vitest';
import { arrivesAsAsset, arrivesInCurrency } from './arrival.ts';

test('at a bank it is converted at the rate that is frozen', () => {
  const arrives = arrivesInCurrency(12_345, { code: 'JPY', decimals: 0, rate: '150.5' });
  expect(arrives).toEqual({ amount: 18_579, currency: 'JPY', decimals: 0, rate: '150.5' });
});

test('at an address it is what the amount buys of the asset', () => {
  expect(arrivesAsAsset(12_345, { asset: 'USDT', decimals: 6, usdPerUnit: '1' }).amount).toBe(123_450_000);
  expect(arrivesAsAsset(60_000_00, { asset: 'BTC', decimals: 8, usdPerUnit: '60000' }).amount).toBe(100_000_000);
  expect(arrivesAsAsset(100, { asset: 'ETH', decimals: 18, usdPerUnit: '3000' })).toMatchObject({
    amount: 33_333,
    decimals: 8,
  });
});
