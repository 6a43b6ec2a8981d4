import type { CabinDay, FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import type { DayTerms } from '@app/contract/verticals/flights/day-prices';

/** What days show: prices and seats, seats sold, or what was paid for them. */
export const CALENDAR_VIEWS = ['prices', 'sold', 'income'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Seats that are sold on a day and what was paid for them in US cents without charges, of one brand or of all. */
export function soldOn({ brands }: Pick<CabinDay, 'brands'>, brand: string | null): { seats: number; usd: number } {
  const counted = brands.filter((one) => brand === null || one.brand === brand);
  return {
    seats: counted.reduce((sum, one) => sum + one.seats, 0),
    usd: counted.reduce((sum, one) => sum + one.usd, 0),
  };
}

/**
 * What a change of prices would bring, in US cents at the cabin's price, if every seat that is left of the days it changes were sold; null
 * where no price changes.
 */
export function ifAllSell(
  { cabins }: Pick<FlightCalendarView, 'cabins'>,
  preview: ReadonlyMap<string, DayTerms>,
): { seats: number; usd: number } | null {
  let [seats, usd, changes] = [0, 0, false];
  for (const { cabin, baseUsd, seats: all, days } of cabins) {
    for (const day of days) {
      const next = preview.get(`${cabin} ${day.date}`);
      const more = next ? (next.usd ?? baseUsd) - (day.usd ?? baseUsd) : 0;
      if (!next || more === 0) continue;
      const left = Math.max(0, (next.seats ?? all) - day.held - day.sold);
      changes = true;
      seats += left;
      usd += left * more;
    }
  }
  return changes ? { seats, usd } : null;
}
