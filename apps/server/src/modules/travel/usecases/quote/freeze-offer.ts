import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { flushQueue } from '../../../../platform/db/pipeline/queue.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { buyerQueued } from '../../../accounts/core.ts';
import { pointsQueued } from '../../../ledger/core.ts';
import { NO_POSTAGE, type PricedItem, priceOrder } from '../../../pricing/public.ts';
import { parameter } from '../../../settings/public.ts';
import { bestDeal, missedDeal, type RunningDeal, runningDeals } from '../../../travel-deals/core.ts';
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
  readonly who: ReturnType<Awaited<ReturnType<typeof buyerQueued>>>;
  readonly points: ReturnType<Awaited<ReturnType<typeof pointsQueued>>>;
};

/** Reads what a customer is priced by. */
export async function readBuyer(db: Queryable, customerId: string): Promise<Buyer> {
  const who = await buyerQueued(db, customerId);
  const points = await pointsQueued(db, customerId);
  await flushQueue(db);
  return { who: who(), points: points() };
}

/** The discount deals that run now on any item of some offers, with the units of each that a customer can still have. */
export const dealsOn = (
  db: Queryable,
  of: {
    readonly offers: readonly TravelOffer[];
    readonly customerId: string | null;
    /** What deals on the whole of which they are parts are on. */
    readonly whole?: string | undefined;
  },
): Promise<RunningDeal[]> => {
  const keys = of.offers.flatMap(({ items }) => items.flatMap((item) => item.deal?.keys ?? []));
  if (of.whole !== undefined) keys.push(of.whole);
  return runningDeals(db, { keys: [...new Set(keys)], customerId: of.customerId });
};

/** Prices an offer by the one pipeline for a customer, and freezes what they are shown. */
export async function freezeOffer(
  platform: Platform,
  db: Queryable,
  of: {
    customerId: string;
    /** What is known of the customer, where it was read before. */
    buyer?: Buyer;
    offer: TravelOffer;
    currency: CurrencyRule;
    usePoints: boolean;
    /** Points that have been spent on it already: so many can be used, whatever the customer has. */
    pointsSpent?: number;
    /** Points that other parts of a bundle use of what the customer has. */
    pointsTaken?: number;
    /** The discount deals that run, where they were read before; empty where none is to count. */
    deals?: readonly RunningDeal[];
    /** What the policy's fees are of, where something was taken off the items before they were offered. */
    feesOf?: readonly OfferItem[];
  },
): Promise<FrozenTravel> {
  const { offer } = of;
  const [perUsd, maxPercent] = await Promise.all([
    parameter(platform, 'points.per_usd'),
    parameter(platform, 'order.deduction_percent'),
  ]);
  const { who, points } = of.buyer ?? (await readBuyer(db, of.customerId));
  const spendable = of.pointsSpent ?? Math.max(0, points.spendable(who.emailVerified) - (of.pointsTaken ?? 0));
  const policy = {
    level: { name: who.levelName, discountBp: who.levelDiscountBp },
    points: { spendable, wanted: of.usePoints, perUsd, maxPercent },
    coupon: null,
    postage: NO_POSTAGE,
    tax: offer.tax,
  };
  const { code, decimals, rate } = of.currency;
  const currency = { code, decimals, rate };
  const deals = of.deals ?? (await dealsOn(db, { offers: [offer], customerId: of.customerId }));
  const wanted = { ...policy, items: offer.items.map((item) => pricedItem(item, deals)), currency };
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
    lockedReason: points.balance > 0 && spendable === 0 ? 'error.wallet.points_locked' : null,
  };
}
