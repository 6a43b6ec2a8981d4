import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { readTogether } from '../../../../platform/db/read-together.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { buyerReading, type Buyer as PricedBuyer } from '../../../accounts/core.ts';
import { type Points, pointsReading } from '../../../ledger/core.ts';
import { NO_POSTAGE, type PricedItem, type PriceInput, priceOrder } from '../../../pricing/public.ts';
import { parameter } from '../../../settings/public.ts';
import { bestDeal, dealsReading, missedDeal, type RunningDeal, runningDeals } from '../../../travel-deals/core.ts';
import { frozenPolicy } from '../../domain/frozen-policy.ts';
import { type FrozenTravel, frozenTimes } from '../../domain/frozen-travel.ts';
import type { OfferItem, TravelOffer } from '../travel-vertical.ts';

/** The deal of an item: the best that it can have, else the best that has too few units left for it. */
const dealOf = ({ quantity, deal: scope }: OfferItem, deals: readonly RunningDeal[]): PricedItem['deal'] =>
  scope ? (bestDeal({ quantity, scope }, deals) ?? missedDeal({ quantity, scope }, deals)) : null;

/** What is offered as the price pipeline takes it, at the best of the deals that run. */
export const pricedItem = (item: OfferItem, deals: readonly RunningDeal[] = []): PricedItem => ({
  variantId: item.key,
  quantity: item.quantity,
  listPriceUsd: item.listPriceUsd,
  priceUsd: item.priceUsd,
  points: null,
  weightGrams: 0,
  deal: dealOf(item, deals),
  deposit: item.deposit,
  taxBp: item.taxBp,
});

/** What an item takes of the deal that it is bought at. */
const claimed = ({ quantity, priceUsd }: Omit<OfferItem, 'deal'>, deal: NonNullable<PricedItem['deal']>) => ({
  id: deal.id,
  units: deal.units ?? quantity,
  offUsd: (priceUsd - deal.priceUsd) * quantity,
});

/** What is known of a customer who is priced for: their level, their agent, and the points they have. */
export type Buyer = {
  readonly who: PricedBuyer;
  readonly points: Points;
};

const readingsOf = (customerId: string) => ({ who: buyerReading(customerId), points: pointsReading(customerId) });

/** Reads what a customer is priced by. */
export async function readBuyer(db: Queryable, customerId: string): Promise<Buyer> {
  const { who, points } = await readTogether<Buyer>(db, readingsOf(customerId));
  return { who: who(), points: points() };
}

/** What is priced for a customer. */
type Priced = {
  readonly offers: readonly TravelOffer[];
  /** What deals on the whole of which they are parts are on. */
  readonly whole?: string | undefined;
  readonly customerId: string;
};

/** What deals on any item of some offers, or on the whole that they are parts of, are on. */
export function dealKeys({
  offers,
  whole,
}: Pick<Priced, 'whole'> & { readonly offers: readonly Pick<TravelOffer, 'items'>[] }): string[] {
  const keys = offers.flatMap(({ items }) => items.flatMap((item) => item.deal?.keys ?? []));
  return [...new Set(whole === undefined ? keys : [...keys, whole])];
}

/** The discount deals that run now on any item of some offers, with the units of each that a customer can still have. */
const dealsOn = (db: Queryable, of: Priced): Promise<RunningDeal[]> =>
  runningDeals(db, { keys: dealKeys(of), customerId: of.customerId });

/** Reads what a customer is priced by, with the discount deals that run now on what is offered to them. */
export async function readBuyerWithDeals(
  db: Queryable,
  of: Priced,
): Promise<{ readonly buyer: Buyer; readonly deals: RunningDeal[] }> {
  const { customerId } = of;
  const keys = dealKeys(of);
  if (keys.length === 0) return { buyer: await readBuyer(db, customerId), deals: [] };
  const { who, points, deals } = await readTogether<Buyer & { deals: RunningDeal[] }>(db, {
    ...readingsOf(customerId),
    deals: dealsReading({ keys, customerId }),
  });
  return { buyer: { who: who(), points: points() }, deals: deals() };
}

/** What every price of a customer goes by: what is known of them, and what points are worth. */
export type BuyerTerms = {
  readonly buyer: Buyer;
  readonly points: { readonly perUsd: number; readonly maxPercent: number };
};

/** Reads what every price of a customer goes by, but for what is known of them where it was read before. */
export async function buyerTerms(
  platform: Platform,
  db: Queryable,
  of: { readonly customerId: string; readonly buyer?: Buyer | undefined },
): Promise<BuyerTerms> {
  const [perUsd, maxPercent] = await Promise.all([
    parameter(platform, 'points.per_usd'),
    parameter(platform, 'order.deduction_percent'),
  ]);
  return { buyer: of.buyer ?? (await readBuyer(db, of.customerId)), points: { perUsd, maxPercent } };
}

type Offered = {
  readonly offer: Pick<TravelOffer, 'items' | 'tax'>;
  readonly currency: CurrencyRule;
  readonly usePoints: boolean;
  /** Points that have been spent on it already: so many can be used, whatever the customer has. */
  readonly pointsSpent?: number;
  /** Points that other parts of a bundle use of what the customer has. */
  readonly pointsTaken?: number;
};

/** An offer as the price pipeline takes it, at the best of the deals that run. */
export function priceInput({ buyer, points }: BuyerTerms, of: Offered, deals: readonly RunningDeal[]): PriceInput {
  const { who } = buyer;
  const { code, decimals, rate } = of.currency;
  const spendable = of.pointsSpent ?? Math.max(0, buyer.points.spendable(who.emailVerified) - (of.pointsTaken ?? 0));
  return {
    level: { name: who.levelName, discountBp: who.levelDiscountBp },
    points: { spendable, wanted: of.usePoints, ...points },
    coupon: null,
    postage: NO_POSTAGE,
    tax: of.offer.tax,
    items: of.offer.items.map((item) => pricedItem(item, deals)),
    currency: { code, decimals, rate },
  };
}

/** Prices an offer by the one pipeline for a customer, and freezes what they are shown. */
export async function freezeOffer(
  platform: Platform,
  db: Queryable,
  of: Omit<Offered, 'offer'> & {
    customerId: string;
    /** What is known of the customer, where it was read before. */
    buyer?: Buyer;
    offer: TravelOffer;
    /** The discount deals that run, where they were read before; empty where none is to count. */
    deals?: readonly RunningDeal[];
    /** What the policy's fees are of, where something was taken off the items before they were offered. */
    feesOf?: readonly OfferItem[];
  },
): Promise<FrozenTravel> {
  const terms = await buyerTerms(platform, db, of);
  const deals = of.deals ?? (await dealsOn(db, { offers: [of.offer], customerId: of.customerId }));
  return frozenOffer(terms, of, deals);
}

/** An offer as it is frozen for a customer. */
export function frozenOffer(
  terms: BuyerTerms,
  of: Offered & { readonly offer: TravelOffer; readonly feesOf?: readonly OfferItem[] },
  deals: readonly RunningDeal[],
): FrozenTravel {
  const { offer } = of;
  const { who, points } = terms.buyer;
  const wanted = priceInput(terms, of, deals);
  const { items: _items, currency, ...policy } = wanted;
  const { items, ...pricing } = priceOrder(wanted);
  const asOffered = {
    ...wanted,
    items: (of.feesOf ?? offer.items).map((item) => pricedItem(item)),
    level: { name: '', discountBp: 0 },
    points: { ...policy.points, wanted: false },
  };
  const paid = { usd: pricing.payableUsd + pricing.points.deductedUsd, ofUsd: priceOrder(asOffered).payableUsd };
  return {
    subjectId: offer.subjectId,
    snapshot: offer.snapshot,
    ...frozenTimes(offer),
    cancellation: frozenPolicy(offer.policy, paid),
    items: offer.items.map(({ deal: scope, ...item }, index) => {
      const priced = items[index];
      const deal = wanted.items[index]?.deal;
      const at = deal && priced?.dealId === deal.id ? { deal: claimed(item, deal) } : {};
      return { ...item, ...at, ...(scope && { scope }), paidUsd: priced?.paidUsd ?? 0 };
    }),
    currency,
    policy,
    pricing,
    pointsBalance: points.balance,
    agent: who.agentId ? { id: who.agentId, rebateBp: who.agentRebateBp } : null,
    lockedReason: points.balance > 0 && policy.points.spendable === 0 ? 'error.wallet.points_locked' : null,
  };
}
