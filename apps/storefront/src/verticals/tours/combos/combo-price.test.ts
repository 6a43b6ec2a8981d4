import { expect, test } from 'vitest';
import { above, partPrice, policyTogether, priceTogether, sumOf } from './combo-price.ts';

const usd = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });
const deal = (was: number) => ({ was: usd(was), percent: 20, endsAt: '2027-03-01T00:00:00.000Z' });
const grown = { adults: 2, seniors: 0, childAges: [] };
const unit = (key: 'adult' | 'senior', cents: number, was?: number) => ({
  key,
  price: usd(cents),
  deal: was === undefined ? null : deal(was),
});

test('each person of a unit is rounded by itself', () => {
  const departure = { total: usd(9_990), totalDeal: null, units: [unit('adult', 4_995)] };
  // 10 % of 49.95 is 4.995, which takes 5.00 off each.
  expect(partPrice(departure, grown, 10)).toEqual({ alone: usd(9_990), together: usd(8_990) });
});

test('seniors pay as adults where they have no price of their own', () => {
  const party = { adults: 1, seniors: 1, childAges: [] };
  const total = { total: usd(18_000), totalDeal: null };
  expect(partPrice({ ...total, units: [unit('adult', 10_000), unit('senior', 8_000)] }, party, 5)?.together.usd).toBe(
    17_100,
  );
  expect(partPrice({ ...total, units: [unit('adult', 9_000)] }, party, 5)?.together.usd).toBe(17_100);
});

test('a part is at the better of its deal and the combo, never dearer than alone', () => {
  const departure = { total: usd(16_000), totalDeal: deal(20_000), units: [unit('adult', 8_000, 10_000)] };
  expect(partPrice(departure, grown, 10)).toEqual({ alone: usd(16_000), together: usd(16_000) });
  expect(partPrice(departure, grown, 30)).toEqual({ alone: usd(16_000), together: usd(14_000) });
  // The party is too large for what is left of the deal.
  const scarce = { total: usd(20_000), totalDeal: null, units: [unit('adult', 8_000, 10_000)] };
  expect(partPrice(scarce, grown, 10)).toEqual({ alone: usd(20_000), together: usd(18_000) });
  expect(priceTogether(usd(8_000), deal(10_000), 10)).toEqual(usd(8_000));
  expect(priceTogether(usd(8_000), deal(10_000), 30)).toEqual(usd(7_000));
});

test('with children the whole is lowered, and another currency follows the dollars', () => {
  const departure = {
    total: { usd: 10_000, amount: 9_200, currency: 'EUR' },
    totalDeal: null,
    units: [unit('adult', 4_000)],
  };
  expect(partPrice(departure, { adults: 1, seniors: 0, childAges: [4] }, 15)?.together).toEqual({
    usd: 8_500,
    amount: 7_820,
    currency: 'EUR',
  });
});

test('what does not fit the party has no price', () => {
  expect(partPrice({ total: null, totalDeal: null, units: [] }, grown, 10)).toBeNull();
});

test('sums, what is saved, and fees as shares of the lower price', () => {
  expect(sumOf([])).toBeNull();
  expect(sumOf([usd(100), usd(250)])).toEqual(usd(350));
  expect(above(usd(350), usd(300))).toEqual(usd(50));
  expect(above(usd(300), usd(300))).toBeNull();
  const policy = [
    { until: '2027-03-01T00:00:00.000Z', fee: usd(0) },
    { until: null, fee: usd(10_000) },
  ];
  expect(policyTogether(policy, { alone: usd(10_000), together: usd(9_000) }).map(({ fee }) => fee.usd)).toEqual([
    0, 9_000,
  ]);
});
