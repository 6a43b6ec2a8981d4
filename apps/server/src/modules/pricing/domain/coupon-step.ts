import { allocate, basisPointsOfDown, money } from '@app/kernel/money';
import { type Draft, type Step, withLine } from './draft.ts';
import { postageUsd } from './postage.ts';
import type { PriceCoupon, PriceInput } from './pricing.ts';

/** What each line weighs in the coupon's reckoning: what it comes to by now, nothing where the coupon is not valid. */
function weightsOf(draft: Draft, coupon: PriceCoupon): number[] {
  const valid = coupon.variantIds && new Set(coupon.variantIds);
  return draft.items.map(({ deposit, variantId, netUsd }) =>
    !deposit && (!valid || valid.has(variantId)) ? netUsd : 0,
  );
}

/** What comes off goods that come to `goods`: never more than they do. */
function offGoods(coupon: PriceCoupon, goods: number): number {
  if (coupon.kind === 'amount') return Math.min(goods, coupon.amountUsd ?? 0);
  const off = basisPointsOfDown(money(goods), (coupon.percent ?? 0) * 100).minor;
  return Math.min(off, coupon.capUsd ?? off);
}

const detailOf = (coupon: PriceCoupon) => ({ name: coupon.name, kind: coupon.kind });

/** Leaves the step's line at zero and tells why. */
const hindered = (draft: Draft, hindrance: NonNullable<Draft['coupon']['hindrance']>, missingUsd = 0): Draft =>
  withLine({ ...draft, coupon: { savedUsd: 0, hindrance, missingUsd } }, { step: 'coupon', amountUsd: 0, detail: {} });

/** Free postage takes off exactly what the postage step will add. */
function offPostage(draft: Draft, input: PriceInput, coupon: PriceCoupon): Draft {
  const savedUsd = postageUsd(draft, input);
  if (savedUsd === 0) return hindered(draft, 'no_postage');
  return withLine(
    { ...draft, coupon: { savedUsd, hindrance: null, missingUsd: 0 } },
    { step: 'coupon', amountUsd: -savedUsd, detail: detailOf(coupon) },
  );
}

/**
 * The coupon, after deal and member level, before points: over the lines it is valid for in proportion to what they
 * come to, to the cent, no line below zero.
 */
export const coupon: Step = (draft, input) => {
  const { coupon: wanted } = input;
  if (!wanted) return withLine(draft, { step: 'coupon', amountUsd: 0, detail: {} });
  const weights = weightsOf(draft, wanted);
  const goods = weights.reduce((sum, weight) => sum + weight, 0);
  const valid = wanted.variantIds;
  if (valid && !draft.items.some((item) => valid.includes(item.variantId))) return hindered(draft, 'scope');
  if (goods < wanted.minSpendUsd) return hindered(draft, 'min_spend', wanted.minSpendUsd - goods);
  if (wanted.kind === 'postage') return offPostage(draft, input, wanted);
  const savedUsd = offGoods(wanted, goods);
  if (savedUsd === 0) return hindered(draft, 'nothing');
  const shares = allocate(money(savedUsd), weights).map((share) => share.minor);
  const items = draft.items.map((item, index) => {
    const couponUsd = shares[index] ?? 0;
    return { ...item, couponUsd, netUsd: item.netUsd - couponUsd };
  });
  return withLine(
    { ...draft, items, coupon: { savedUsd, hindrance: null, missingUsd: 0 } },
    { step: 'coupon', amountUsd: -savedUsd, detail: detailOf(wanted) },
  );
};
