import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { CouponKind, CouponOffer, CouponTerms, MyCoupon } from '@app/contract/coupons/schemas';

/** What a coupon takes off, of what and from how much on, as stored. Money is USD cents. */
export type TermsRow = {
  readonly name: Localized;
  readonly kind: CouponKind;
  readonly amountUsd: number | null;
  readonly percent: number | null;
  readonly capUsd: number | null;
  readonly minSpendUsd: number;
  readonly scope: CouponTerms['scope'];
  /** Names of the first categories or products of its scope. */
  readonly scopeNames: readonly Localized[];
};

export type OfferRow = TermsRow & {
  readonly id: string;
  readonly collectFrom: Date;
  readonly collectUntil: Date;
  readonly useFrom: Date | null;
  readonly useUntil: Date | null;
  readonly useDays: number | null;
  readonly audience: CouponOffer['audience'];
  readonly levelName: Localized | null;
  readonly limitTotal: number | null;
  readonly limitEach: number;
  readonly collected: number;
  readonly mine: number;
  readonly mineUntil: Date | null;
  readonly open: boolean;
};

export type CopyRow = TermsRow & {
  readonly id: string;
  readonly couponId: string;
  readonly state: MyCoupon['state'];
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly usedAt: Date | null;
  readonly orderId: string | null;
  readonly savedUsd: number | null;
};

/** In whose words and money a coupon speaks. */
export type CouponContext = { readonly lang: Locale; readonly price: (usd: number) => Price };

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What a coupon says of itself. */
export function termsView(row: TermsRow, { lang, price }: CouponContext): CouponTerms {
  return {
    name: localize(row.name, lang),
    kind: row.kind,
    amount: row.amountUsd === null ? null : price(row.amountUsd),
    percent: row.percent,
    cap: row.capUsd === null ? null : price(row.capUsd),
    minSpend: price(row.minSpendUsd),
    scope: row.scope,
    scopeNames: row.scopeNames.map((name) => localize(name, lang)),
  };
}

function offerState(row: OfferRow): CouponOffer['state'] {
  if (row.mine >= row.limitEach) return 'collected';
  if (row.limitTotal !== null && row.collected >= row.limitTotal) return 'gone';
  return row.open ? 'open' : 'soon';
}

/** A coupon as it is offered. */
export function offerView(row: OfferRow, shown: CouponContext): CouponOffer {
  return {
    ...termsView(row, shown),
    id: row.id,
    collectFrom: row.collectFrom.toISOString(),
    collectUntil: row.collectUntil.toISOString(),
    useFrom: iso(row.useFrom),
    useUntil: iso(row.useUntil),
    useDays: row.useDays,
    audience: row.audience,
    levelName: row.levelName && localize(row.levelName, shown.lang),
    claimedPercent: row.limitTotal === null ? null : Math.floor((row.collected * 100) / row.limitTotal),
    limitEach: row.limitEach,
    mine: row.mine,
    mineUntil: iso(row.mineUntil),
    state: offerState(row),
  };
}

/** A collected coupon as its owner sees it. */
export function copyView(row: CopyRow, shown: CouponContext): MyCoupon {
  return {
    ...termsView(row, shown),
    id: row.id,
    couponId: row.couponId,
    state: row.state,
    validFrom: row.validFrom.toISOString(),
    validUntil: row.validUntil.toISOString(),
    usedAt: iso(row.usedAt),
    orderId: row.orderId,
    saved: row.savedUsd === null ? null : shown.price(row.savedUsd),
  };
}
