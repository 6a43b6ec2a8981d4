import { BAG_KINDS } from '@app/contract/verticals/flights/facts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_POSTAGE, priceOrder } from '../../../modules/pricing/public.ts';
import { frozenPolicy } from '../../../modules/travel/public.ts';
import { rejectionOf } from '../../../testing/refusal-of.ts';
import { bagItems, bagsUsd, boughtBags, soldBags } from './bag-items.ts';
import { bagsSold, withLost } from './bag-offers.ts';
import { refundPolicy } from './refund-steps.ts';
import type { ExtraBag } from './stored-flight.ts';

const bag = (more: Partial<ExtraBag> = {}): ExtraBag => ({
  kind: 'checked',
  kg: 23,
  usd: 4_500,
  taxBp: 0,
  most: 3,
  ...more,
});

test('on a way of two airlines kinds are sold that both sell, at the dearer price and the lower limits', () => {
  const sports = bag({ kind: 'sports', kg: 32 });
  const one = { extraBags: [bag({ most: 2 }), sports] };
  // Cheaper, but dearer with its tax.
  const other = { extraBags: [bag({ kg: 20, usd: 4_400, taxBp: 500 })] };
  expect(bagsSold([one])).toEqual(one.extraBags);
  expect(bagsSold([one, other])).toEqual([bag({ kg: 20, usd: 4_400, taxBp: 500, most: 2 })]);
  expect(bagsSold([one, { extraBags: [] }])).toEqual([]);
});

test('what a traveller has already counts against what they may have', async () => {
  const sold = [[bag({ most: 2 })]];
  const wanted = (pieces: number) => [{ slice: 1, guest: 1, kind: 'checked' as const, pieces }];
  const owned = [{ slice: 1, guest: 1, kind: 'checked' as const, kg: 23, pieces: 1 }];
  expect(boughtBags(soldBags(wanted(1), { sold, owned }))).toEqual(owned);
  const refused = await rejectionOf(Promise.resolve().then(() => soldBags(wanted(2), { sold, owned })));
  expect([refused.key, refused.data.most]).toEqual(['flight.bags_most', 2]);
  expect(soldBags(wanted(2), { sold, owned: owned.map((one) => ({ ...one, guest: 2 })) })).toHaveLength(1);
});

const someSold = fc
  .uniqueArray(
    fc.record({
      kind: fc.constantFrom(...BAG_KINDS),
      kg: fc.integer({ min: 1, max: 50 }),
      usd: fc.integer({ min: 1, max: 50_000 }),
      taxBp: fc.integer({ min: 0, max: 5_000 }),
      most: fc.constant(9),
    }),
    { selector: ({ kind }) => kind, minLength: 1 },
  )
  .map((sold) => [sold, sold]);
const someStep = fc.record({
  hoursBefore: fc.integer({ min: 1, max: 400 }),
  percent: fc.integer({ min: 0, max: 100 }),
});

test('whatever bags are bought, the price is fare and bags to the cent, and no fee is ever more than what is paid', () => {
  const party = { adults: 2, childAges: [5], babies: 1 };
  const departsAt = new Date('2027-03-01T12:00:00Z');
  fc.assert(
    fc.property(
      fc.record({
        sold: someSold,
        pieces: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
        fareUsd: fc.integer({ min: 0, max: 500_000 }),
        chargesUsd: fc.integer({ min: 0, max: 5_000 }),
        steps: fc.array(someStep, { maxLength: 4 }),
        levelBp: fc.integer({ min: 0, max: 5_000 }),
      }),
      ({ sold, pieces, fareUsd, chargesUsd, steps, levelBp }) => {
        const wanted = pieces.flatMap((count, at) => {
          const [slice, guest, kind] = [(at % 2) + 1, (Math.floor(at / 2) % 3) + 1, BAG_KINDS[Math.floor(at / 6)]];
          const isSold = sold[0]?.some((one) => one.kind === kind);
          return kind && count > 0 && isSold ? [{ slice, guest, kind, pieces: count }] : [];
        });
        const bags = soldBags(wanted, { sold });
        const items = [
          { key: 'fare', quantity: 1, priceUsd: fareUsd },
          { key: 'charges', quantity: 1, priceUsd: chargesUsd },
          ...bagItems(bags, { party, wayOf: (slice) => `way ${slice}` }),
        ].map((item) => ({
          ...item,
          variantId: item.key,
          listPriceUsd: null,
          points: null,
          weightGrams: 0,
          deal: null,
        }));
        const priced = (discountBp: number) =>
          priceOrder({
            items,
            currency: { code: 'USD', decimals: 2, rate: '1' },
            level: { name: '', discountBp },
            points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 0 },
            coupon: null,
            postage: NO_POSTAGE,
            tax: { bp: 0, name: '' },
          });
        const offered = priced(0);
        expect(offered.payableUsd).toBe(fareUsd + chargesUsd + bagsUsd(bags));
        expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);

        const paid = priced(levelBp);
        expect(paid.items.reduce((sum, { paidUsd }) => sum + paidUsd, 0)).toBe(paid.payableUsd);
        const falling = [...steps]
          .sort((a, b) => b.hoursBefore - a.hoursBefore)
          .map((step, at, all) => ({
            ...step,
            percent: Math.max(...all.slice(0, at + 1).map(({ percent }) => percent)),
          }));
        const rules = refundPolicy({ parts: [{ departsAt, steps: falling, fareUsd }], chargesUsd, departsAt });
        const policy = frozenPolicy(withLost(rules, bagsUsd(bags)), {
          usd: paid.payableUsd,
          ofUsd: offered.payableUsd,
        });
        const fees = policy.map(({ feeUsd }) => feeUsd);
        expect(fees).toEqual([...fees].sort((a, b) => a - b));
        expect(Math.max(...fees)).toBe(paid.payableUsd);
        // Of full price, the fee has the bags whole from the first moment on.
        if (levelBp === 0) expect(Math.min(...fees)).toBeGreaterThanOrEqual(bagsUsd(bags));
      },
    ),
  );
});
