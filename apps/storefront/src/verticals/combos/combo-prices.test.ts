import { expect, test } from 'vitest';
import { backAt, differenceOf, savedOf } from './combo-prices.ts';

const usd = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });

test('a choice makes the whole dearer, cheaper or neither', () => {
  expect(differenceOf(usd(1_500), usd(1_000))).toEqual({ is: 'more', by: usd(500) });
  expect(differenceOf(usd(800), usd(1_000))).toEqual({ is: 'less', by: usd(200) });
  expect(differenceOf(usd(1_000), usd(1_000)).is).toBe('same');
});

test('what comes back is each price less the fee of now, never below nothing', () => {
  const until = '2026-12-01T00:00:00Z';
  const free = {
    price: usd(1_000),
    policy: [
      { until, fee: usd(0) },
      { until: null, fee: usd(1_000) },
    ],
  };
  const half = { price: usd(600), policy: [{ until: null, fee: usd(300) }] };
  const more = { price: usd(100), policy: [{ until: null, fee: usd(500) }] };
  expect(backAt([free, half, more], Date.parse('2026-11-20T00:00:00Z'))).toEqual(usd(1_300));
  expect(backAt([free, half, more], Date.parse('2026-12-02T00:00:00Z'))).toEqual(usd(300));
  expect(backAt([], 0)).toBeNull();
});

test('nothing is said to be saved where nothing is', () => {
  expect(savedOf({ saved: usd(0) })).toBeNull();
  expect(savedOf({ saved: usd(5) })).toEqual(usd(5));
});
