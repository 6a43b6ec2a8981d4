import type { AddressView } from '@app/contract/accounts/address-schema';
import { type Locale, localize } from '@app/contract/core/locale';
import type { Quote } from '@app/contract/orders/schemas';
import {
  type FrozenPrice,
  type PriceCoupon,
  shownPoints,
  shownPrice,
  toPrice,
  toPriceLines,
  wordsIn,
} from '../../pricing/public.ts';
import type { OrderedLine } from './ordered-pieces.ts';

export type FrozenLine = OrderedLine & {
  readonly paidUsd: number;
  readonly dealId: string | null;
  readonly dealOffUsd: number;
  readonly couponUsd: number;
};

/** Which coupon the customer wants: the best one, none, or one they chose. */
export type CouponWish = 'auto' | 'none' | { readonly id: string };

/** Everything a quote keeps as it was shown: names, prices, currency and rate, policy, address, points. */
export type FrozenQuote = FrozenPrice & {
  readonly address: AddressView | null;
  readonly lines: readonly FrozenLine[];
  readonly couponWish: CouponWish;
  /** Coupons that would make it cheaper. */
  readonly couponsUsable: number;
};

/** The coupon a quote uses, if it takes anything off. */
export const couponInUse = (quote: FrozenQuote): PriceCoupon | null =>
  quote.pricing.coupon.savedUsd > 0 ? quote.policy.coupon : null;

/** Whether two quotes ask the same of the customer: every piece's price, every price line, every point, the coupon. */
export function asksTheSame(a: FrozenQuote, b: FrozenQuote): boolean {
  const asked = (quote: FrozenQuote) =>
    JSON.stringify([
      quote.lines.map((line) => [line.variantId, line.quantity, line.unitPriceUsd, line.unitPoints, line.paidUsd]),
      quote.pricing.lines.map((line) => [line.step, line.amountUsd]),
      quote.pricing.points.deducted,
      couponInUse(quote)?.id ?? null,
    ]);
  return asked(a) === asked(b);
}

/** A quote as it is shown. */
export function quoteView(quote: { id: string; expiresAt: Date; frozen: FrozenQuote }, lang: Locale): Quote {
  const { frozen } = quote;
  const { pricing, currency } = frozen;
  const coupon = couponInUse(frozen);
  return {
    id: quote.id,
    expiresAt: quote.expiresAt.toISOString(),
    address: frozen.address,
    lines: frozen.lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      variantId: line.variantId,
      name: localize(line.name, lang),
      options: localize(line.options, lang),
      cover: line.cover,
      price: toPrice(line.unitPriceUsd, currency),
      quantity: line.quantity,
      points: line.unitPoints,
    })),
    priceLines: toPriceLines(pricing.lines, currency, lang),
    payable: shownPrice(pricing.payableUsd, pricing.payableShown, currency),
    pointsForGoods: pricing.points.forGoods,
    saved: toPrice(pricing.savedUsd, currency),
    points: shownPoints(frozen),
    coupon: {
      chosen: coupon && {
        id: coupon.id,
        name: wordsIn(coupon.name, lang),
        saving: toPrice(pricing.coupon.savedUsd, currency),
      },
      usable: frozen.couponsUsable,
    },
    note: '',
  };
}
