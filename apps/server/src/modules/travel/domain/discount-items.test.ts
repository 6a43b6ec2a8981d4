import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_POSTAGE, priceOrder } from '../../pricing/public.ts';
import { claimedFrom, type RunningDeal } from '../../travel-deals/core.ts';
import { pricedItem } from '../usecases/quote/freeze-offer.ts';
import { aloneItems, discountItems } from './discount-items.ts';

const item = { key: 'unit/adult', label: { 'en-US': 'Adult' }, quantity: 2, priceUsd: 9_999, listPriceUsd: null };

test('each piece costs less, and what it costs alone is its list price', () => {
  expect(discountItems([item], { offBp: 800 })).toEqual([{ ...item, priceUsd: 9_199, listPriceUsd: 9_999 }]);
});

test('its price alone is its list price, and no deal is on it any more', () => {
  const [less] = discountItems([{ ...item, listPriceUsd: 12_000, deal: { keys: ['tour:1'], days: [] } }], {
    offBp: 1_000,
  });
  // What is off that before, such as a return discount, is none of the bundle's.
  expect(less).toEqual({ ...item, priceUsd: 8_999, listPriceUsd: 9_999 });
  const dealt = { ...item, listPriceUsd: 12_000, deal: { keys: ['tour:1'], days: [] } };
  expect(discountItems([dealt], { offBp: 1_000 }, [5_000])).toEqual([{ ...dealt, listPriceUsd: null }]);
});

test('a deposit comes off the bill whole: a bundle takes nothing off it', () => {
  const deposit = { ...item, deposit: true as const };
  expect(discountItems([deposit, item], { offBp: 1_000 })).toEqual([
    deposit,
    { ...item, priceUsd: 8_999, listPriceUsd: 9_999 },
  ]);
});

test('an item is at the better of both, the deal only where it takes off more', () => {
  const own = { ...item, deal: { keys: ['tour:1'], days: [] } };
  // 8 % off two pieces is 16.00.
  expect(discountItems([own], { offBp: 800 }, [1_601])).toEqual([own]);
  expect(discountItems([own], { offBp: 800 }, [1_600])).toEqual([{ ...item, priceUsd: 9_199, listPriceUsd: 9_999 }]);
});

const DAYS = ['2027-03-01', '2027-03-02', '2027-03-03'];
const deals = fc
  .array(
    fc.record({
      key: fc.constantFrom('hotel:1', 'plan:1', 'tour:1', 'set:1'),
      method: fc.constantFrom('percent' as const, 'off' as const, 'fixed' as const),
      value: fc.integer({ min: 1, max: 90 }),
      left: fc.nat(12),
      travelFrom: fc.constantFrom(null, ...DAYS),
      weekdays: fc.constantFrom([1, 2, 3, 4, 5, 6, 7], [2], [1, 3]),
    }),
    { maxLength: 5 },
  )
  .map((all): RunningDeal[] =>
    all.map(({ value, method, ...deal }, index) => ({
      ...deal,
      method,
      id: `d${index}`,
      travelTo: null,
      value: method === 'percent' ? value : value * 97,
    })),
  );
const items = fc
  .record({
    key: fc.constantFrom('hotel:1', 'plan:1', 'tour:1', 'set:1', ''),
    quantity: fc.integer({ min: 1, max: 6 }),
    nightly: fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ key, quantity, nightly }) => ({
    key: key || 'extra',
    label: { 'en-US': key },
    quantity,
    priceUsd: nightly.reduce((sum, usd) => sum + usd, 0),
    listPriceUsd: null,
    ...(key && { deal: { keys: [key], days: nightly.map((usd, index) => ({ day: DAYS[index] ?? '', usd })) } }),
  }));

test('parts cost together never more than alone, whatever deals run, level, points and tax', () => {
  const asked = fc.record({
    parts: fc.array(fc.array(items, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
    running: deals,
    offBp: fc.integer({ min: 1, max: 9_000 }),
    levelBp: fc.constantFrom(0, 100, 333, 500, 2_000),
    spendable: fc.nat(20_000),
    taxBp: fc.constantFrom(0, 625, 1_000, 2_000),
  });
  fc.assert(
    fc.property(asked, ({ parts, running, offBp, levelBp, spendable, taxBp }) => {
      let left = running;
      for (const part of parts) {
        const priced = (of: typeof part, wanted: boolean) =>
          priceOrder({
            items: of.map((one) => pricedItem(one, left)),
            currency: { code: 'USD', decimals: 2, rate: '1' },
            level: { name: '', discountBp: levelBp },
            points: { spendable, wanted, perUsd: 100, maxPercent: 30 },
            coupon: null,
            postage: NO_POSTAGE,
            tax: { bp: taxBp, name: '' },
          });
        const alone = priced(part, false);
        const offered = discountItems(
          part,
          { offBp },
          alone.items.map(({ dealOffUsd }) => dealOffUsd),
        );
        const together = priced(offered as typeof part, true);
        expect(together.payableUsd + together.points.deductedUsd).toBeLessThanOrEqual(alone.payableUsd);
        offered.forEach((one, index) => {
          const [paid, single] = [together.items[index], alone.items[index]];
          // What is kept at its deal is at the very deal it would be at alone.
          if (one.deal) expect([paid?.dealId, paid?.unitPriceUsd]).toEqual([single?.dealId, single?.unitPriceUsd]);
        });
        const claims = alone.items.flatMap(({ dealId, quantity }) => (dealId ? [{ dealId, units: quantity }] : []));
        left = claimedFrom(left, claims);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('what is kept costs what was paid for it, and alone what it does without the discount, never more than its list price', () => {
  const kept = { key: 'way', label: {}, quantity: 1, priceUsd: 9_000, listPriceUsd: 10_000, kept: true } as const;
  const fresh = { key: 'other', label: {}, quantity: 1, priceUsd: 5_000, listPriceUsd: null } as const;
  expect(discountItems([kept, fresh] as never, { offBp: 1_000 }).map(({ priceUsd }) => priceUsd)).toEqual([
    9_000, 4_500,
  ]);
  expect(aloneItems([kept, fresh] as never, 1_000).map(({ priceUsd }) => priceUsd)).toEqual([10_000, 5_000]);
  expect(aloneItems([{ ...kept, listPriceUsd: null }] as never, 1_000).map(({ priceUsd }) => priceUsd)).toEqual([
    9_000,
  ]);
  expect(aloneItems([{ ...kept, listPriceUsd: 9_500 }] as never, 1_000).map(({ priceUsd }) => priceUsd)).toEqual([
    9_500,
  ]);
  expect(aloneItems([kept] as never, 10_000).map(({ priceUsd }) => priceUsd)).toEqual([9_000]);
});
