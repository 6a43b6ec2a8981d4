import type { ClosedReason } from '@app/contract/verticals/hotels/facts';
import { type Day, indexInMonth, monthOf } from '@app/kernel/local-day';

/** Bits of a night's stops. */
export const CLOSED = 1;
export const NO_ARRIVAL = 2;
export const NO_DEPARTURE = 4;

/** A month of a plan as stored: 31 entries each, that of the n-th day at n - 1. */
export type PlanMonth = { readonly prices: number[]; readonly stays: number[]; readonly stops: number[] };

/** A month of a plan that nobody has edited. */
export const plainMonth = (plan: { readonly baseUsd: number; readonly minimumStay: number }): PlanMonth => ({
  prices: Array<number>(31).fill(plan.baseUsd),
  stays: Array<number>(31).fill(plan.minimumStay),
  stops: Array<number>(31).fill(0),
});

export type NightTerms = { readonly usd: number; readonly stay: number; readonly stops: number };
export type NightsOfPlan = (day: Day) => NightTerms;

/** A plan's nights, read from its months and the plan itself where a month has none. */
export function planNights(
  plan: { readonly baseUsd: number; readonly minimumStay: number },
  months: ReadonlyMap<Day, PlanMonth>,
): NightsOfPlan {
  return (day) => {
    const month = months.get(monthOf(day));
    const at = indexInMonth(day);
    return {
      usd: month?.prices[at] ?? plan.baseUsd,
      stay: month?.stays[at] ?? plan.minimumStay,
      stops: month?.stops[at] ?? 0,
    };
  };
}

/**
 * Why a plan cannot be booked for `[checkIn, checkOut)` whatever rooms are left, or null: a closed or unpriced night in
 * it, arrival closed on its first day or departure on its last, a stay below the minimum of its first night.
 */
export function closedFor(
  nightOf: NightsOfPlan,
  stay: { readonly nights: readonly Day[]; readonly checkOut: Day },
): ClosedReason | null {
  const terms = stay.nights.map(nightOf);
  const [first] = terms;
  if (!first) return 'no_price';
  if (terms.some(({ stops }) => (stops & CLOSED) !== 0)) return 'closed';
  if (terms.some(({ usd }) => usd === 0)) return 'no_price';
  if ((first.stops & NO_ARRIVAL) !== 0) return 'no_arrival';
  if ((nightOf(stay.checkOut).stops & NO_DEPARTURE) !== 0) return 'no_departure';
  return terms.length < first.stay ? 'minimum_stay' : null;
}

export type PriceRule =
  | { readonly kind: 'set'; readonly usd: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'add'; readonly usd: number };

export type PlanChange = {
  readonly price?: PriceRule | undefined;
  readonly minimumStay?: number | undefined;
  readonly closed?: boolean | undefined;
  readonly closedToArrival?: boolean | undefined;
  readonly closedToDeparture?: boolean | undefined;
};

const MOST_USD = 10_000_000;

/** A night's price after a rule: half cents to the even one, at least a cent; what is not for sale becomes so by `set` only. */
export function ruledUsd(usd: number, rule: PriceRule): number {
  if (rule.kind === 'set') return rule.usd;
  if (usd === 0) return 0;
  const hundredths = rule.kind === 'add' ? (usd + rule.usd) * 100 : usd * rule.percent;
  const down = Math.floor(hundredths / 100);
  const over = hundredths - down * 100;
  const rounded = over > 50 || (over === 50 && down % 2 === 1) ? down + 1 : down;
  return Math.min(MOST_USD, Math.max(1, rounded));
}

const withBit = (stops: number, bit: number, on: boolean | undefined): number =>
  on === undefined ? stops : on ? stops | bit : stops & ~bit;

/** A month with a change on some of its days. */
export function changedMonth(month: PlanMonth, days: readonly Day[], change: PlanChange): PlanMonth {
  const next = { prices: [...month.prices], stays: [...month.stays], stops: [...month.stops] };
  for (const at of days.map(indexInMonth)) {
    const stops = withBit(next.stops[at] ?? 0, CLOSED, change.closed);
    const arrival = withBit(stops, NO_ARRIVAL, change.closedToArrival);
    next.stops[at] = withBit(arrival, NO_DEPARTURE, change.closedToDeparture);
    if (change.price) next.prices[at] = ruledUsd(next.prices[at] ?? 0, change.price);
    if (change.minimumStay !== undefined) next.stays[at] = change.minimumStay;
  }
  return next;
}

/** The prices of nights that a change makes others, as they stand and as they shall be; what was not for sale had none. */
export const nightPriceChanges = (days: readonly Day[], nightOf: NightsOfPlan, { price }: PlanChange) =>
  (price ? days : []).flatMap((day) => {
    const before = nightOf(day).usd;
    const after = price ? ruledUsd(before, price) : before;
    return after === before ? [] : [{ day, field: 'usd' as const, before, after }];
  });
