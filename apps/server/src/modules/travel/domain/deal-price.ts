import type { DealMethod } from '@app/contract/deals/deal-facts';
import { type Day, weekday } from '@app/kernel/local-day';

/** How a deal lowers a price, and the days on which it does. */
export type DealTerms = {
  readonly method: DealMethod;
  /** Whole percent, or cents off a unit, or cents that a unit costs. */
  readonly value: number;
  /** Local days that it holds on, both included; null for any. */
  readonly travelFrom: Day | null;
  readonly travelTo: Day | null;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
};

/** A running deal as an offer meets it. */
export type RunningDeal = DealTerms & {
  readonly id: string;
  readonly key: string;
  /** Units that whoever asks can still have. */
  readonly left: number;
};

/** What of an item a deal can be on: keys from the closest to the widest, and what one piece costs on each of its days. */
export type DealScope = {
  readonly keys: readonly string[];
  readonly days: readonly { readonly day: Day; readonly usd: number }[];
};

/** An item at a deal: what a piece costs, and units that all its pieces need. */
export type AtDeal = { readonly id: string; readonly priceUsd: number; readonly units: number; readonly left: number };

/** Whether a deal holds on a local day. */
export const holdsOn = (deal: Pick<DealTerms, 'travelFrom' | 'travelTo' | 'weekdays'>, day: Day): boolean =>
  (deal.travelFrom === null || deal.travelFrom <= day) &&
  (deal.travelTo === null || day <= deal.travelTo) &&
  deal.weekdays.includes(weekday(day));

/** What a unit costs at a deal, in cents: never more than otherwise, percent rounded in the customer's favour by less than a cent. */
export function unitUsd(usd: number, deal: Pick<DealTerms, 'method' | 'value'>): number {
  if (deal.method === 'percent') return usd - Math.ceil((usd * deal.value) / 100);
  return deal.method === 'off' ? Math.max(0, usd - deal.value) : Math.min(usd, deal.value);
}

/** An item at one deal, or null where it holds on none of its days or lowers nothing. Days on which it does not hold cost as ever. */
export function atDeal(
  item: { readonly quantity: number; readonly scope: DealScope },
  deal: RunningDeal,
): AtDeal | null {
  const inside = item.scope.days.filter(({ day }) => holdsOn(deal, day));
  const saved = inside.reduce((sum, { usd }) => sum + usd - unitUsd(usd, deal), 0);
  if (saved <= 0) return null;
  const whole = item.scope.days.reduce((sum, { usd }) => sum + usd, 0);
  return { id: deal.id, priceUsd: whole - saved, units: inside.length * item.quantity, left: deal.left };
}

/** The deal at which an item is cheapest among those that have enough units for it; the closest key wins between equals. Null for none. */
export function bestDeal(
  item: { readonly quantity: number; readonly scope: DealScope },
  deals: readonly RunningDeal[],
): AtDeal | null {
  const near = (deal: RunningDeal): number => item.scope.keys.indexOf(deal.key);
  const found = deals
    .filter((deal) => near(deal) !== -1)
    .sort((a, b) => near(a) - near(b))
    .flatMap((deal) => atDeal(item, deal) ?? [])
    .filter(({ units, left }) => units <= left);
  return found.reduce<AtDeal | null>((best, one) => (best === null || one.priceUsd < best.priceUsd ? one : best), null);
}

/** Deals as others meet them once units of them are claimed. */
export function claimedFrom(
  deals: readonly RunningDeal[],
  claims: readonly { readonly dealId: string; readonly units: number }[],
): RunningDeal[] {
  const unitsOf = (id: string): number =>
    claims.reduce((sum, { dealId, units }) => sum + (dealId === id ? units : 0), 0);
  return deals.map((deal) => ({ ...deal, left: Math.max(0, deal.left - unitsOf(deal.id)) }));
}
