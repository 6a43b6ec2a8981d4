import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_POSTAGE, priceOrder } from '../../pricing/public.ts';
import { withAdded } from './added-price.ts';
import type { FrozenItem, FrozenTravel } from './frozen-travel.ts';
import type { FrozenPolicyStep, TravelRow } from './travel-row.ts';

const currencies = [
  { code: 'USD', decimals: 2, rate: '1' },
  { code: 'JPY', decimals: 0, rate: '151.37' },
  { code: 'KWD', decimals: 3, rate: '0.3071' },
];
const someItem = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  priceUsd: fc.integer({ min: 1, max: 90_000 }),
  taxBp: fc.constantFrom(undefined, 0, 825, 2_000),
});
type Item = { quantity: number; priceUsd: number; taxBp: number | undefined };
const someItems = fc.array(someItem, { minLength: 1, maxLength: 6 });
const somePolicy = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 3 }),
    fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }),
  )
  .map(([days, percents]) => ({
    days: [...days].sort((a, b) => a - b),
    percents: [...percents].sort((a, b) => a - b),
  }));

function priced(items: readonly Item[], of: { currency: (typeof currencies)[number]; discountBp: number }) {
  const { items: shares, ...pricing } = priceOrder({
    items: items.map((item, at) => ({
      ...item,
      variantId: String(at),
      listPriceUsd: null,
      points: null,
      weightGrams: 0,
      deal: null,
    })),
    currency: of.currency,
    level: { name: '', discountBp: of.discountBp },
    points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 0 },
    coupon: null,
    postage: NO_POSTAGE,
    tax: { bp: 0, name: '' },
  });
  const frozen = items.map(
    (item, at): FrozenItem => ({
      key: String(at),
      label: { 'en-US': 'item' },
      ...item,
      taxBp: item.taxBp ?? 0,
      listPriceUsd: null,
      paidUsd: shares[at]?.paidUsd ?? 0,
    }),
  );
  return { pricing, items: frozen };
}

const policyOf = ({ days, percents }: { days: number[]; percents: number[] }, usd: number): FrozenPolicyStep[] => [
  ...days.map((day, at) => ({
    until: new Date(Date.UTC(2027, 1, day)).toISOString(),
    feeUsd: Math.floor((usd * (percents[at] ?? 0)) / 100),
  })),
  { until: null, feeUsd: usd },
];
const feeAt = (policy: readonly FrozenPolicyStep[], at: Date) =>
  policy.find(({ until }) => until === null || at < new Date(until))?.feeUsd ?? Number.NaN;

test('whatever is added, lines, shares and fees are those of both together, and no fee is more than what is paid', () => {
  const service = { from: '', to: '', zone: 'UTC', startsAt: new Date(0), endsAt: new Date(0) };
  fc.assert(
    fc.property(
      fc.record({
        before: someItems,
        more: someItems,
        currency: fc.constantFrom(...currencies),
        discountBp: fc.constantFrom(0, 500),
        was: somePolicy,
        adds: somePolicy,
      }),
      ({ before, more, currency, discountBp, was, adds }) => {
        const old = priced(before, { currency, discountBp });
        const added = priced(more, { currency, discountBp: 0 });
        const order = {
          ...service,
          payableUsd: old.pricing.payableUsd,
          priceLines: old.pricing.lines,
          policy: policyOf(was, old.pricing.payableUsd),
          pointsUsed: 0,
          pointsValueUsd: 0,
          currency: currency.code,
          currencyDecimals: currency.decimals,
          rate: currency.rate,
          guestsUntil: null,
        } as unknown as TravelRow;
        const cancellation = policyOf(adds, added.pricing.payableUsd);
        const frozen = { ...added, cancellation, currency } as unknown as FrozenTravel;
        const both = withAdded(order, old.items, frozen);
        const { lines, payableUsd, payableShown } = both.pricing;
        expect(payableUsd).toBe(old.pricing.payableUsd + added.pricing.payableUsd);
        expect(lines.reduce((sum, { amountUsd }) => sum + amountUsd, 0)).toBe(payableUsd);
        expect(lines.reduce((sum, { amountShown }) => sum + amountShown, 0)).toBe(payableShown);
        expect(both.items.reduce((sum, { paidUsd }) => sum + paidUsd, 0)).toBe(payableUsd);
        expect(both.items.slice(0, before.length)).toEqual(old.items);
        for (let day = 0; day <= 29; day += 1) {
          const at = new Date(Date.UTC(2027, 1, day, 12));
          const fee = feeAt(both.cancellation, at);
          expect(fee).toBe(feeAt(order.policy, at) + feeAt(cancellation, at));
          expect(fee).toBeLessThanOrEqual(payableUsd);
        }
      },
    ),
  );
});
