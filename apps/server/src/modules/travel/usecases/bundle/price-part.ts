import type { Locale } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { MemberPart } from '@app/contract/levels/member-price';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { PolicyStep, ServiceTime, TravelSubject } from '@app/contract/travel/order-views';
import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { NO_POSTAGE, priceOrder, toPrice } from '../../../pricing/public.ts';
import { dealsByKeyNow, type RunningDeal } from '../../../travel-deals/core.ts';
import { type BundleTerms, discountItems } from '../../domain/discount-items.ts';
import { frozenPolicy } from '../../domain/frozen-policy.ts';
import { frozenTimes, policyView } from '../../domain/frozen-travel.ts';
import { dealKeys, pricedItem } from '../quote/freeze-offer.ts';
import { type OfferItem, type TravelOffer, type TravelVertical, verticalOf } from '../travel-vertical.ts';

/** What could be a part of a bundle, priced without a customer's level and points. */
export type PricedPart = {
  readonly vertical: TravelVertical;
  readonly offer: TravelOffer;
  /** US cents with taxes: in the bundle, and booked alone at the deals that run. */
  readonly usd: number;
  readonly aloneUsd: number;
  /** In the bundle without the deal on the whole. */
  readonly usualUsd: number;
  /** What its policy's fees are of: its price alone without deals. */
  readonly wholeUsd: number;
  /** When it was priced. */
  readonly now: Date;
};

const DOLLARS: CurrencyRule = { code: 'USD', decimals: 2, rate: '1' };
const NOBODY = {
  level: { name: '', discountBp: 0 },
  points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 0 },
  coupon: null,
  postage: NO_POSTAGE,
};

/** Prices what a vertical offers for a request now, each item at the better of the bundle's terms and its deal. Refuses as its vertical's `quote`. */
export async function pricePart(
  platform: Platform,
  db: Queryable,
  of: { readonly kind: TravelKind; readonly request: Record<string, unknown>; readonly terms: BundleTerms },
): Promise<PricedPart> {
  const { kind, request, terms } = of;
  const vertical = verticalOf(platform, kind);
  const now = platform.clock.now();
  const offer = await vertical.quote(db, { request, now });
  const whole = terms.deal?.key;
  const running = await dealsByKeyNow(platform);
  const deals: readonly RunningDeal[] = dealKeys({ offers: [offer], whole }).flatMap((key) => running.get(key) ?? []);
  const priced = (items: readonly OfferItem[], at: typeof deals = deals) =>
    priceOrder({ ...NOBODY, items: items.map((item) => pricedItem(item, at)), tax: offer.tax, currency: DOLLARS });
  const alone = priced(offer.items);
  const dealOffUsd = alone.items.map((item) => item.dealOffUsd);
  const inBundle = (at: BundleTerms): number =>
    priced(discountItems(offer.items, { ...at, deals }, dealOffUsd)).payableUsd;
  const usd = inBundle(terms);
  return {
    vertical,
    offer,
    now,
    usd,
    usualUsd: deals.some(({ key }) => key === whole) ? inBundle({ offBp: terms.offBp }) : usd,
    aloneUsd: alone.payableUsd,
    wholeUsd: deals.length > 0 ? priced(offer.items, []).payableUsd : alone.payableUsd,
  };
}

/**
 * Returns the percent of tax that is in the price of what is offered, by which what it is for a level follows; null where a level takes nothing
 * off, as of a deposit alone. Items that are taxed by themselves count by the tax of the first.
 */
function memberTaxPercent({ items, tax }: TravelOffer): number | null {
  const lowered = items.find(({ deposit, priceUsd }) => !deposit && priceUsd > 0);
  return lowered ? (lowered.taxBp ?? tax.bp) / 100 : null;
}

/** Returns what a level takes off priced parts, each with the tax that is in it. */
export const memberPartsOf = (parts: readonly PricedPart[]): MemberPart[] =>
  parts.flatMap(({ offer, usd }) => {
    const taxPercent = memberTaxPercent(offer);
    return taxPercent === null ? [] : [{ usd, taxPercent }];
  });

/** A priced part as it is shown. */
export function shownPart(
  part: PricedPart,
  { lang, currency }: { readonly lang: Locale; readonly currency: CurrencyRule },
): {
  subject: TravelSubject;
  service: ServiceTime;
  alone: Price;
  price: Price;
  memberTaxPercent: number | null;
  policy: PolicyStep[];
} {
  const { vertical, offer, usd, aloneUsd, wholeUsd, now } = part;
  return {
    subject: vertical.describe(offer.snapshot, lang),
    service: frozenTimes(offer).service,
    alone: toPrice(aloneUsd, currency),
    price: toPrice(usd, currency),
    memberTaxPercent: memberTaxPercent(offer),
    policy: policyView(frozenPolicy(offer.policy, { usd, ofUsd: wholeUsd }), { currency, mostUsd: usd, now }),
  };
}
