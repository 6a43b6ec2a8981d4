import { type CouponHindrance, type PriceCoupon, type PriceInput, priceOrder } from '../../pricing/public.ts';

/** A collected coupon as pricing may use it; `begun` is whether its time has come. */
export type Candidate = { readonly coupon: PriceCoupon; readonly begun: boolean };

/** What a coupon would save on an order, or why nothing. */
export type Judged = {
  readonly id: string;
  readonly savedUsd: number;
  readonly reason: CouponHindrance | 'not_yet' | null;
  readonly missingUsd: number;
  /** What the order costs with it. */
  readonly payableUsd: number;
};

/** Prices an order with one coupon after the other. */
export function judgeCoupons(input: PriceInput, candidates: readonly Candidate[]): Judged[] {
  return candidates.map(({ coupon, begun }) => {
    const priced = priceOrder({ ...input, coupon });
    const { savedUsd, hindrance, missingUsd } = priced.coupon;
    if (!begun) return { id: coupon.id, savedUsd: 0, reason: 'not_yet', missingUsd: 0, payableUsd: priced.payableUsd };
    return { id: coupon.id, savedUsd, reason: hindrance, missingUsd, payableUsd: priced.payableUsd };
  });
}

/**
 * The coupon that leaves the least to pay; of equal ones the first, which is the one that expires first. Null when none
 * makes the order cheaper.
 */
export function bestCoupon(input: PriceInput, candidates: readonly Candidate[]): PriceCoupon | null {
  if (candidates.length === 0) return null;
  let least = priceOrder({ ...input, coupon: null }).payableUsd;
  let best: string | null = null;
  for (const { id, reason, payableUsd } of judgeCoupons(input, candidates)) {
    if (reason !== null || payableUsd >= least) continue;
    least = payableUsd;
    best = id;
  }
  return candidates.find(({ coupon }) => coupon.id === best)?.coupon ?? null;
}
