import { refuse } from '@app/contract/core/refuse';
import { bestCoupon, type Candidate, type HeldCoupon, judgeCoupons } from '../../../coupons/public.ts';
import type { PriceCoupon, PriceInput } from '../../../pricing/public.ts';
import type { CouponWish } from '../../domain/frozen-quote.ts';

/** A wish, and whether it was made just now: then it is met or refused. */
export type CouponChoice = { readonly wish: CouponWish; readonly asked: boolean };
export type Chosen = {
  readonly coupon: PriceCoupon | null;
  readonly wish: CouponWish;
  /** Coupons that take something off. */
  readonly usable: number;
};

/** Collected coupons as pricing reckons with them. */
export const candidatesOf = (held: readonly HeldCoupon[]): Candidate[] =>
  held.map(({ id, name, kind, amountUsd, percent, capUsd, minSpendUsd, variantIds, begun }) => ({
    begun,
    coupon: { id, name, kind, amountUsd, percent, capUsd, minSpendUsd, variantIds },
  }));

/**
 * The coupon an order is priced with: the one wished for, else the best. One that was wished for earlier and cannot be
 * used any more gives way to the best. Refuses coupon.not_usable for one that is asked for now.
 */
export function chooseCoupon(input: PriceInput, wanted: CouponChoice, candidates: readonly Candidate[]): Chosen {
  const { wish, asked } = wanted;
  const fit = judgeCoupons(input, candidates).filter((one) => one.reason === null);
  const usable = fit.length;
  if (wish === 'none') return { coupon: null, wish, usable };
  if (wish !== 'auto') {
    const found = fit.some(({ id }) => id === wish.id) && candidates.find(({ coupon }) => coupon.id === wish.id);
    if (found) return { coupon: found.coupon, wish, usable };
    if (asked) refuse('coupon.not_usable');
  }
  return { coupon: bestCoupon(input, candidates), wish: 'auto', usable };
}
