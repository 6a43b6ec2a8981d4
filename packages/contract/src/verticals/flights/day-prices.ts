import { divideHalfEven, wholeBasisPoints } from '@app/kernel/money';

/** US cents that an adult may be asked for a flight in the cheapest brand. */
export const FARE_LEAST = 1;
export const FARE_MOST = 10_000_000;

/** How the price of a day is changed: set, by a percent or an amount of what stands, or back to that of the cabin. */
export type PriceChange =
  | { readonly kind: 'set'; readonly usd: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'add'; readonly usd: number }
  | { readonly kind: 'base' };

/** How the seats of a day are changed: set, or back to those of the cabin. */
export type SeatsChange = { readonly kind: 'set'; readonly seats: number } | { readonly kind: 'base' };

/** What is changed of days; what is left out stays as it is. */
export type DayChange = {
  readonly price?: PriceChange | undefined;
  readonly seats?: SeatsChange | undefined;
  readonly stopped?: boolean | undefined;
};

/** A day of a cabin as it stands: null for what it has none of its own of. */
export type DayTerms = { readonly usd: number | null; readonly seats: number | null; readonly stopped: boolean };

/** A percent of a price in whole dollars, halves to the even one. */
const byPercent = (usd: number, percent: number): number =>
  Number(divideHalfEven(BigInt(usd) * BigInt(100 + percent), 10_000n)) * 100;

/** A day's own price after a change; null is that of the cabin. The bounds are the caller's to check. */
export function changedUsd(own: number | null, baseUsd: number, change: PriceChange): number | null {
  if (change.kind === 'base') return null;
  if (change.kind === 'set') return change.usd;
  const usd = own ?? baseUsd;
  return change.kind === 'add' ? usd + change.usd : byPercent(usd, change.percent);
}

/** What an adult pays for a flight in a brand that costs so many percent of the cabin's price, in US cents without charges. */
export const brandUsd = (usd: number, percent: number): number => wholeBasisPoints(usd, percent * 100);

/** Whether a day's own price lies within the bounds of prices. */
export const isFare = (usd: number | null): boolean => usd === null || (usd >= FARE_LEAST && usd <= FARE_MOST);

/** A day of a cabin after a change. */
export function changedTerms(terms: DayTerms, baseUsd: number, change: DayChange): DayTerms {
  const { price, seats, stopped } = change;
  return {
    usd: price ? changedUsd(terms.usd, baseUsd, price) : terms.usd,
    seats: seats ? (seats.kind === 'base' ? null : seats.seats) : terms.seats,
    stopped: stopped ?? terms.stopped,
  };
}

/** Whether two days of a cabin are the same. */
export const sameTerms = (a: DayTerms, b: DayTerms): boolean =>
  a.usd === b.usd && a.seats === b.seats && a.stopped === b.stopped;
