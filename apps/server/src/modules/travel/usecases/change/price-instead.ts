import { basisPointsOf, money } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { adjustTo, type Pricing, priceOrder } from '../../../pricing/public.ts';
import { type OwnDeal, ownDeals } from '../../../travel-deals/core.ts';
import { readBundle } from '../../db/bundle.repo.ts';
import { carriedPolicy } from '../../domain/carried-policy.ts';
import {
  addedUsd,
  type ChangeSums,
  changeFee,
  changeSums,
  lostThatStays,
  policyWithout,
  ruledFee,
} from '../../domain/change.ts';
import { aloneItems, discountItems } from '../../domain/discount-items.ts';
import type { FrozenTravel } from '../../domain/frozen-travel.ts';
import { atOwnDeals } from '../../domain/own-deals.ts';
import { frozenCurrency, type TravelRow } from '../../domain/travel-row.ts';
import { type BuyerTerms, buyerTerms, frozenOffer, priceInput } from '../quote/freeze-offer.ts';
import type { AmendOffer, TravelOffer } from '../travel-vertical.ts';

/** What something else instead of an order is priced by. */
export type InsteadTerms = BuyerTerms & {
  /** Basis points that come off as a part of a bundle; null where it is none. */
  readonly offBp: number | null;
  /** Deals that items of the order were bought at and stay at where they hold for what is had instead. */
  readonly own: readonly OwnDeal[];
};

/** Reads what something else instead of an order is priced by. */
export async function insteadTerms(
  platform: Platform,
  db: Queryable,
  order: TravelRow,
  { keepsDeals = false }: { readonly keepsDeals?: boolean } = {},
): Promise<InsteadTerms> {
  const bundle = order.bundleId === null ? null : await readBundle(db, order.bundleId);
  const own = keepsDeals && bundle === null ? await ownDeals(db, order.id) : [];
  return { ...(await buyerTerms(platform, db, order)), offBp: bundle?.offBp ?? null, own };
}

/** What staff had taken off or added to an order before it was paid. */
const adjustmentOf = ({ priceLines }: TravelRow): number =>
  priceLines.find(({ step }) => step === 'adjustment')?.amountUsd ?? 0;

/** Keeps what staff had taken off or added to an order before it was paid. */
function keepAdjustment(order: TravelRow, frozen: FrozenTravel): FrozenTravel {
  const adjustment = adjustmentOf(order);
  if (adjustment === 0) return frozen;
  const { pricing, items } = frozen;
  const payableUsd = Math.max(0, pricing.payableUsd + adjustment);
  const weights = items.map((item) => item.priceUsd * item.quantity);
  const adjusted = adjustTo({ lines: pricing.lines, weights, currency: frozen.currency }, payableUsd);
  return {
    ...frozen,
    items: items.map((item, index) => ({ ...item, paidUsd: adjusted.paidUsd[index] ?? 0 })),
    pricing: { ...pricing, lines: adjusted.lines, payableUsd, payableShown: adjusted.payableShown },
  };
}

/** What of an order is not had any more, such as a chosen seat, and comes back with a change. */
const returnedUsd = ({ rule }: AmendOffer): number =>
  rule ? Math.max(0, rule.lost.allUsd - rule.lost.staysUsd - rule.lost.leavesUsd) : 0;

/** What is had for nothing instead of something costs what that did, and as much of it to be cancelled as it would of its own price. */
function keepPrice(order: TravelRow, frozen: FrozenTravel, offered: AmendOffer): FrozenTravel {
  const { pricing, items, currency } = frozen;
  const returned = Math.min(order.payableUsd, returnedUsd(offered));
  const payableUsd = order.payableUsd - returned;
  const weights = items.map((item) => item.priceUsd * item.quantity);
  const kept = adjustTo({ lines: pricing.lines, weights, currency }, payableUsd, 'kept');
  const points = pricing.points.deductedUsd;
  const [worthUsd, ownUsd] = [payableUsd + points, pricing.payableUsd + points];
  const feeUsd = (usd: number): number =>
    ownUsd === 0 ? 0 : Math.min(worthUsd, Math.round((usd * worthUsd) / ownUsd));
  return {
    ...frozen,
    items: items.map((item, index) => ({ ...item, paidUsd: kept.paidUsd[index] ?? 0 })),
    cancellation: frozen.cancellation.map((step) => ({ ...step, feeUsd: feeUsd(step.feeUsd) })),
    pricing: { ...pricing, lines: kept.lines, payableUsd, payableShown: kept.payableShown },
    // It saves what the other did.
    ...(order.aloneUsd !== null && { aloneUsd: Math.max(worthUsd, order.aloneUsd - returned) }),
  };
}

/** The policy of an order that goes on by the units that are kept. */
export const policyBefore = ({ policy }: TravelRow, { rule }: AmendOffer): TravelRow['policy'] =>
  rule ? policyWithout(policy, rule.lost) : policy;

/** What is bought with a change and never refunded, as much as is paid of it. */
const addedOf = ({ rule, offer }: AmendOffer, worthUsd: number): number =>
  addedUsd(rule, {
    worthUsd,
    offeredUsd: offer.items.reduce(
      (sum, { priceUsd, quantity, taxBp }) =>
        sum + (priceUsd + basisPointsOf(money(priceUsd), taxBp ?? offer.tax.bp).minor) * quantity,
      0,
    ),
  });

/** Has the policy of before go on beside that of what is booked instead. */
function carryPolicy(order: TravelRow, frozen: FrozenTravel, offered: AmendOffer): FrozenTravel {
  const { rule, exchange } = offered;
  const { payableUsd, points } = frozen.pricing;
  const worthUsd = payableUsd + points.deductedUsd;
  const policies = { before: policyBefore(order, offered), after: frozen.cancellation };
  const added = addedOf(offered, worthUsd);
  // While the one of before costs nothing, what is bought with the change is in that of the new alone.
  const beside = rule
    ? lostThatStays(order.policy, rule.lost).map((usd, at) => usd + ((order.policy[at]?.feeUsd ?? 0) > 0 ? added : 0))
    : [];
  return { ...frozen, cancellation: carriedPolicy({ ...policies, exchange, worthUsd, beside }) };
}

/** What a change costs beside its price. */
export function feeOf(
  order: TravelRow,
  offered: AmendOffer,
  { payableUsd, points }: Pick<Pricing, 'payableUsd' | 'points'>,
): number {
  const { rule, exchange } = offered;
  if (!rule) return changeFee(order, exchange);
  const worthUsd = payableUsd + points.deductedUsd;
  const next = { payableUsd, worthUsd, addedUsd: addedOf(offered, worthUsd) };
  return ruledFee(order, { rule, givesUp: exchange, next });
}

/** What is offered, as it is priced instead of an order: with the points that paid it, by no deal. */
const offeredAs = (order: TravelRow, offer: TravelOffer, usePoints = order.pointsUsed > 0) => ({
  offer,
  currency: frozenCurrency(order),
  usePoints,
  pointsSpent: order.pointsUsed,
});

/** Items at the rate of the bundle that the order is a part of. */
const atRate = ({ offBp }: InsteadTerms, { items }: TravelOffer): TravelOffer['items'] =>
  offBp === null ? items : discountItems(items, { offBp });

/** What is offered instead, by the one pipeline: of a part of a bundle at the rate of its bundle. */
function priceOffer(terms: InsteadTerms, order: TravelRow, { offer }: AmendOffer): FrozenTravel {
  // Deals are for what is bought now: what is taken instead costs what it does without, but for those that it stays at.
  const own = atOwnDeals(offer.items, terms.own);
  const freeze = (items: TravelOffer['items'], usePoints?: boolean, deals: readonly OwnDeal[] = []) =>
    frozenOffer(terms, { ...offeredAs(order, { ...offer, items }, usePoints), feesOf: offer.items }, deals);
  if (own.deals.length > 0) {
    const scopes = new Map(offer.items.map(({ key, deal }) => [key, deal]));
    const kept = freeze(own.items, undefined, own.deals);
    return {
      ...kept,
      items: kept.items.map((item) => {
        const scope = scopes.get(item.key);
        return scope ? { ...item, scope } : item;
      }),
    };
  }
  const frozen = freeze(atRate(terms, offer));
  if (terms.offBp === null) return frozen;
  return { ...frozen, aloneUsd: freeze(aloneItems(offer.items, terms.offBp), false).pricing.payableUsd };
}

/** Something else instead of what is booked, with the points that paid it, and the policy of before going on beside that of the new. */
export function priceInstead(
  terms: InsteadTerms,
  of: {
    readonly order: TravelRow;
    readonly offered: AmendOffer;
    readonly waivesFee: boolean;
    readonly keepsPrice: boolean;
  },
): FrozenTravel {
  const { order, offered } = of;
  const priced = priceOffer(terms, order, offered);
  const at = of.keepsPrice ? keepPrice(order, priced, offered) : keepAdjustment(order, priced);
  return of.waivesFee ? at : carryPolicy(order, at, offered);
}

/** Returns what taking something else instead of an order is paid or refunds: what `priceInstead` comes to, without all that is frozen with it. */
export function insteadSums(terms: InsteadTerms, order: TravelRow, offered: AmendOffer): ChangeSums {
  const offer = { ...offered.offer, items: atRate(terms, offered.offer) };
  const { points, ...priced } = priceOrder(priceInput(terms, offeredAs(order, offer), []));
  const payableUsd = Math.max(0, priced.payableUsd + adjustmentOf(order));
  const feeUsd = feeOf(order, offered, { payableUsd, points });
  return changeSums(order, { payableUsd, pointsUsed: points.deducted, feeUsd });
}
