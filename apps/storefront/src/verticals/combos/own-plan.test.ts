import type { ComboChoice, ComboPlan, ComboPlanPart } from '@app/contract/verticals/combos/views';
import { expect, test } from 'vitest';
import { ownChoices, ownPlan } from './own-plan.ts';

const usd = (cents: number) => ({ usd: cents, amount: cents, currency: 'USD' });
const filling = (cents: number, alone: number, memberTaxPercent: number | null) =>
  ({
    key: `${cents}`,
    price: usd(cents),
    alone: usd(alone),
    memberTaxPercent,
    policy: [{ until: null, fee: usd(cents / 2) }],
  }) as unknown as NonNullable<ComboPlanPart['filled']>;
const plan = {
  parts: [
    { slot: 'hotel', filled: filling(10_600, 21_200, 6) },
    { slot: 'dinner', filled: filling(3_000, 3_000, null) },
    { slot: 'tour', filled: null },
  ],
  price: usd(13_600),
  alone: usd(24_200),
  saved: usd(10_600),
} as unknown as ComboPlan;
const of = {
  discountBp: 1_000,
  converted: (price: { usd: number; currency: string }) => ({ ...price, amount: price.usd }),
};

test('a level takes its part off each part before its tax, and nothing off a deposit', () => {
  const own = ownPlan(plan, of);
  expect(own.parts.map(({ filled }) => filled && [filled.price.usd, filled.alone.usd])).toEqual([
    [9_540, 19_080],
    [3_000, 3_000],
    null,
  ]);
  expect([own.price, own.alone, own.saved]).toEqual([usd(12_540), usd(22_080), usd(9_540)]);
  // What cancelling costs follows the price.
  expect(own.parts[0]?.filled?.policy[0]?.fee).toEqual(usd(4_770));
  expect(ownPlan(plan, { ...of, discountBp: 0 })).toBe(plan);
  expect(ownPlan({ ...plan, price: null, alone: null, saved: null }, of)).toMatchObject({ price: null, saved: null });
});

test('what a choice makes of the whole is worked out beside the own prices of the rest', () => {
  const choice = { ...filling(5_300, 5_300, 6), current: false, total: usd(8_300) } as unknown as ComboChoice;
  const own = ownPlan(plan, of);
  const [hotel] = ownChoices([choice], { ...of, slot: 'hotel', plan: own });
  expect([hotel?.price, hotel?.total]).toEqual([usd(4_770), usd(7_770)]);
  const [tour] = ownChoices([choice], { ...of, slot: 'tour', plan: own });
  expect(tour?.total).toEqual(usd(12_540 + 4_770));
  expect(ownChoices([choice], { ...of, discountBp: 0, slot: 'hotel', plan })).toEqual([choice]);
});
