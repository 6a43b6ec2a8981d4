import { comboLimits } from '@app/contract/verticals/combos/limits';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';

/** When a combo is sold and when one travels on it, as staff wrote it; null for no bound. */
export type ComboWindows = {
  readonly bookFrom: Date | null;
  readonly bookUntil: Date | null;
  /** The first and the last day on which it may begin, at its place. */
  readonly travelFrom: Day | null;
  readonly travelUntil: Day | null;
  /** Stretches of days, both ends included, that no trip touches. */
  readonly blackout: readonly { readonly from: Day; readonly to: Day }[];
};

type Sold = ComboWindows & { readonly zone: string; readonly days: number };
export type Range = { readonly first: Day; readonly last: Day };

/** The days on which any combo of a zone may begin: from tomorrow on, so far ahead. */
export function daysAhead(zone: string, now: Date): Range {
  const today = dayIn(zone, now);
  return { first: addDays(today, 1), last: addDays(today, comboLimits.daysAhead) };
}

/** Whether a combo is offered with this first day: inside its window, and none of its days is blacked out. */
export function isOffered({ days, travelFrom, travelUntil, blackout }: Omit<Sold, 'zone'>, day: Day): boolean {
  if (travelFrom !== null && day < travelFrom) return false;
  if (travelUntil !== null && day > travelUntil) return false;
  const last = addDays(day, days - 1);
  return blackout.every(({ from, to }) => last < from || day > to);
}

/** The first and the last day on which a combo is offered, among those ahead; null where that is none of them. */
export function offeredDays(combo: Sold, now: Date): Range | null {
  const ahead = daysAhead(combo.zone, now);
  let { first, last } = ahead;
  while (first <= last && !isOffered(combo, first)) first = addDays(first, 1);
  while (last > first && !isOffered(combo, last)) last = addDays(last, -1);
  return first <= last ? { first, last } : null;
}

/** Whether customers find a combo: its sale is not over, and it can begin on some day ahead. */
export const isSoldStill = (combo: Sold, now: Date): boolean =>
  (combo.bookUntil === null || combo.bookUntil > now) && offeredDays(combo, now) !== null;

/** When a combo is sold from; null where that has come. */
export const soldFrom = ({ bookFrom }: Pick<ComboWindows, 'bookFrom'>, now: Date): Date | null =>
  bookFrom !== null && bookFrom > now ? bookFrom : null;
