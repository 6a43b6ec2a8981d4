import { expect, test } from 'vitest';
import { converted } from './converted.ts';

const euro = { code: 'EUR', decimals: 2, rate: '0.9214' };

test('four pieces cost what four times the dollars do, not four times the rounded price', () => {
  // 9.05 dollars are 8.33867 euros, and four times that 33.35468.
  expect(converted({ usd: 905, amount: 834, currency: 'EUR' }, euro).amount).toBe(834);
  expect(converted({ usd: 3_620, amount: 3_336, currency: 'EUR' }, euro)).toEqual({
    usd: 3_620,
    amount: 3_335,
    currency: 'EUR',
    decimals: 2,
  });
});

test('without a rate a price stays as it came', () => {
  expect(converted({ usd: 905, amount: 1, currency: 'EUR' }, undefined).amount).toBe(1);
});
