import fc from 'fast-check';
import { expect, test } from 'vitest';
import { converted as convertedBy } from '../../../widgets/converted.ts';
import { above, partPrice, policyTogether, priceTogether } from './combo-price.ts';

const usd = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });
const deal = (was: number) => ({ usual: usd(was), was: usd(was), percent: 20, endsAt: '2027-03-01T00:00:00.000Z' });
const converted = (price: { usd: number; amount: number; currency: string }) => price;
const grown = { adults: 2, seniors: 0, childAges: [] };
const unit = (key: 'adult' | 'senior', cents: number, was?: number) => ({
  key,
  price: usd(cents),
  deal: was === undefined ? null : deal(was),
});

test('each person of a unit is rounded by itself', () => {
  const departure = { total: usd(9_990), totalDeal: null, units: [unit('adult', 4_995)] };
  // 10 % of 49.95 is 4.995, which takes 5.00 off each.
  expect(partPrice(departure, { party: grown, percent: 10, dealPercent: 0, converted })).toEqual({
    alone: usd(9_990),
    together: usd(8_990),
  });
});

test('seniors pay as adults where they have no price of their own', () => {
  const party = { adults: 1, seniors: 1, childAges: [] };
  const total = { total: usd(18_000), totalDeal: null };
  expect(
    partPrice(
      { ...total, units: [unit('adult', 10_000), unit('senior', 8_000)] },
      { party: party, percent: 5, dealPercent: 0, converted },
    )?.together.usd,
  ).toBe(17_100);
  expect(
    partPrice({ ...total, units: [unit('adult', 9_000)] }, { party: party, percent: 5, dealPercent: 0, converted })
      ?.together.usd,
  ).toBe(17_100);
});

test('a part is at the better of its deal and the combo, never dearer than alone', () => {
  const departure = { total: usd(16_000), totalDeal: deal(20_000), units: [unit('adult', 8_000, 10_000)] };
  expect(partPrice(departure, { party: grown, percent: 10, dealPercent: 0, converted })).toEqual({
    alone: usd(16_000),
    together: usd(16_000),
  });
  expect(partPrice(departure, { party: grown, percent: 30, dealPercent: 0, converted })).toEqual({
    alone: usd(16_000),
    together: usd(14_000),
  });
  // The party is too large for what is left of the deal.
  const scarce = { total: usd(20_000), totalDeal: null, units: [unit('adult', 8_000, 10_000)] };
  expect(partPrice(scarce, { party: grown, percent: 10, dealPercent: 0, converted })).toEqual({
    alone: usd(20_000),
    together: usd(18_000),
  });
  expect(priceTogether({ price: usd(8_000), deal: deal(10_000) }, { percent: 10, dealPercent: 0, converted })).toEqual(
    usd(8_000),
  );
  expect(priceTogether({ price: usd(8_000), deal: deal(10_000) }, { percent: 30, dealPercent: 0, converted })).toEqual(
    usd(7_000),
  );
});

test('with children the whole is lowered', () => {
  const departure = { total: usd(10_000), totalDeal: null, units: [unit('adult', 4_000)] };
  const party = { adults: 1, seniors: 0, childAges: [4] };
  expect(partPrice(departure, { party, percent: 15, dealPercent: 0, converted })?.together).toEqual(usd(8_500));
});

test('in any currency what it costs together is converted at once, as the quote does it', () => {
  const rules = fc.constantFrom(
    { code: 'JPY', decimals: 0, rate: '150.37' },
    { code: 'EUR', decimals: 2, rate: '0.9214' },
    { code: 'CNY', decimals: 2, rate: '7.1234' },
  );
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 1, max: 40 }),
      (rule, cents, percent) => {
        const inRule = (price: { usd: number }) =>
          convertedBy({ usd: price.usd, amount: price.usd, currency: rule.code }, rule);
        const total = inRule({ usd: cents });
        const of = { party: { adults: 1, seniors: 0, childAges: [4] }, percent, dealPercent: 0, converted: inRule };
        const together = partPrice({ total, totalDeal: null, units: [] }, of)?.together ?? total;
        expect(together).toEqual(inRule(together));
        expect(priceTogether({ price: total, deal: null }, of)).toEqual(together);
      },
    ),
  );
});

test('what does not fit the party has no price', () => {
  expect(
    partPrice({ total: null, totalDeal: null, units: [] }, { party: grown, percent: 10, dealPercent: 0, converted }),
  ).toBeNull();
});

test('what is saved, and fees as shares of the lower price', () => {
  expect(above(usd(350), usd(300))).toEqual(usd(50));
  expect(above(usd(300), usd(300))).toBeNull();
  const policy = [
    { until: '2027-03-01T00:00:00.000Z', fee: usd(0) },
    { until: null, fee: usd(10_000) },
  ];
  expect(
    policyTogether(policy, { alone: usd(10_000), together: usd(9_000) }, converted).map(({ fee }) => fee.usd),
  ).toEqual([0, 9_000]);
});
