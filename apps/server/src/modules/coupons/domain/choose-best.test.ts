import { expect, test } from 'vitest';
import type { PriceCoupon, PriceInput } from '../../pricing/public.ts';
import { bestCoupon, judgeCoupons } from './choose-best.ts';

const input: PriceInput = {
  items: [
    { variantId: 'v', quantity: 2, listPriceUsd: null, priceUsd: 2_000, points: null, deal: null, weightGrams: 0 },
  ],
  currency: { code: 'USD', decimals: 2, rate: '1' },
  level: { name: '', discountBp: 0 },
  points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 10 },
  coupon: null,
  postage: { by: 'count', firstUnit: 1, firstFeeUsd: 500, nextUnit: 1, nextFeeUsd: 0, freeFromUsd: 3_800 },
  tax: { bp: 0, name: '' },
};
const off = (id: string, amountUsd: number, more: Partial<PriceCoupon> = {}) => ({
  begun: true,
  coupon: {
    id,
    name: id,
    kind: 'amount' as const,
    amountUsd,
    percent: null,
    capUsd: null,
    minSpendUsd: 0,
    variantIds: null,
    ...more,
  },
});

test('the best coupon leaves the least to pay, which is not always the one that takes off most', () => {
  // 300 off costs the free delivery, which is worth more.
  expect(bestCoupon(input, [off('a', 300), off('b', 200)])?.id).toBe('b');
  expect(bestCoupon(input, [off('a', 300)])).toBeNull();
  expect(bestCoupon(input, [off('a', 200), off('b', 200)])?.id).toBe('a');
  expect(bestCoupon(input, [])).toBeNull();
});

test('one whose time has not come is never chosen and says so', () => {
  const later = { ...off('a', 1_000), begun: false };
  expect(bestCoupon(input, [later])).toBeNull();
  expect(judgeCoupons(input, [later, off('b', 900, { minSpendUsd: 9_000 })])).toMatchObject([
    { reason: 'not_yet', savedUsd: 0 },
    { reason: 'min_spend', missingUsd: 5_000 },
  ]);
});
