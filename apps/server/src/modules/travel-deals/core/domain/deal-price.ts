import type { DealMethod } from '@app/contract/deals/deal-facts';
import { percentLess } from '@app/contract/travel/bundled-piece';
import type { DealHours } from '@app/contract/travel-deals/schemas';
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
  /** Hours that it holds at, of what is had at an hour; without them any. */
  readonly sitting?: DealHours | null | undefined;
};

/** A running deal as an offer meets it. */
export type RunningDeal = DealTerms & {
  readonly id: string;
  readonly key: string;
  /** Units that whoever asks can still have. */
  readonly left: number;
  /** No unit of it is left. */
  readonly soldOut?: boolean;
};

/** A day of an item and what a piece costs on it; `minutes` from its midnight of what is had at an hour, more than a day's past midnight. */
export type DealDay = { readonly day: Day; readonly usd: number; readonly minutes?: number };

/** What of an item a deal can be on: keys from the closest to the widest, and what one piece costs on each of its days. */
export type DealScope = {
  readonly keys: readonly string[];
  readonly days: readonly DealDay[];
  /** It is a part of what is booked as one, which is one unit: the part needs none of its own, but one has to be left. */
  readonly share?: true;
};

/** An item at a deal: what a piece costs, and units that all its pieces need. */
export type AtDeal = { readonly id: string; readonly priceUsd: number; readonly units: number; readonly left: number };

/** Whether a deal holds on a local day. */
export const holdsOn = (deal: Pick<DealTerms, 'travelFrom' | 'travelTo' | 'weekdays'>, day: Day): boolean =>
  (deal.travelFrom === null || deal.travelFrom <= day) &&
  (deal.travelTo === null || day <= deal.travelTo) &&
  deal.weekdays.includes(weekday(day));

const DAY_MINUTES = 1_440;
const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** Whether a deal holds at an hour: any where nothing is said of hours. */
export function holdsAt({ sitting }: Pick<DealTerms, 'sitting'>, minutes: number | undefined): boolean {
  if (!sitting || minutes === undefined) return true;
  const [from, to] = [minutesOf(sitting.from), minutesOf(sitting.to)];
  const end = to < from ? to + DAY_MINUTES : to;
  // Past midnight of an evening is also early on the day after.
  return [minutes, minutes % DAY_MINUTES].some((at) => from <= at && at <= end);
}

/** What a unit costs at a deal, in cents: never more than otherwise, percent rounded in the customer's favour by less than a cent. */
export function unitUsd(usd: number, deal: Pick<DealTerms, 'method' | 'value'>): number {
  if (deal.method === 'percent') return percentLess(usd, deal.value);
  return deal.method === 'off' ? Math.max(0, usd - deal.value) : Math.min(usd, deal.value);
}

/** An item at one deal, or null where it holds on none of its days or lowers nothing. Days on which it does not hold cost as ever. */
export function atDeal(
  item: { readonly quantity: number; readonly scope: DealScope },
  deal: RunningDeal,
): AtDeal | null {
  let days = 0;
  let wholeUsd = 0;
  let savedUsd = 0;
  for (const { day, usd, minutes } of item.scope.days) {
    wholeUsd += usd;
    if (!holdsOn(deal, day) || !holdsAt(deal, minutes)) continue;
    days += 1;
    savedUsd += usd - unitUsd(usd, deal);
  }
  if (savedUsd <= 0) return null;
  return {
    id: deal.id,
    priceUsd: wholeUsd - savedUsd,
    units: item.scope.share ? 0 : days * item.quantity,
    left: deal.left,
  };
}

/** Units that have to be left for an item at a deal. */
const needed = ({ units }: Pick<AtDeal, 'units'>): number => Math.max(1, units);

/** The deal at which an item is cheapest among those that have enough units for it; the closest key wins between equals. Null for none. */
export function bestDeal(
  item: { readonly quantity: number; readonly scope: DealScope },
  deals: readonly RunningDeal[],
): AtDeal | null {
  let best: AtDeal | null = null;
  let bestNear = Number.POSITIVE_INFINITY;
  for (const deal of deals) {
    const near = item.scope.keys.indexOf(deal.key);
    const at = near === -1 ? null : atDeal(item, deal);
    if (!at || needed(at) > at.left) continue;
    if (best && (at.priceUsd > best.priceUsd || (at.priceUsd === best.priceUsd && near >= bestNear))) continue;
    best = at;
    bestNear = near;
  }
  return best;
}

/**
 * The deal at which an item would be cheapest if those that are not sold out had units enough for it, with the units that it really
 * has: the price pipeline says that it is missed. Null for none.
 */
export const missedDeal = (
  item: { readonly quantity: number; readonly scope: DealScope },
  deals: readonly RunningDeal[],
): AtDeal | null => {
  const inFull = deals.filter(({ soldOut }) => !soldOut).map((deal) => ({ ...deal, left: Number.POSITIVE_INFINITY }));
  const at = bestDeal(item, inFull);
  return at && { ...at, left: deals.find(({ id }) => id === at.id)?.left ?? 0 };
};

/** Deals as others meet them once units of them are claimed. */
export function claimedFrom(
  deals: readonly RunningDeal[],
  claims: readonly { readonly dealId: string; readonly units: number }[],
): RunningDeal[] {
  const unitsOf = (id: string): number =>
    claims.reduce((sum, { dealId, units }) => sum + (dealId === id ? units : 0), 0);
  return deals.map((deal) => ({ ...deal, left: Math.max(0, deal.left - unitsOf(deal.id)) }));
}
