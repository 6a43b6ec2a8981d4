import { type Day, indexInMonth, monthOf, nightsOf } from '@app/kernel/local-day';
import type { MonthOfCity } from './city-facts.ts';

/** A place in the month arrays for one night. */
type NightAt = { readonly month: MonthOfCity; readonly day: number };

/** A stay over a city's months, looked up once for all of its hotels. */
export type StayOver = {
  readonly first: NightAt;
  readonly nights: readonly NightAt[];
  readonly leave: NightAt;
  readonly days: readonly Day[];
};

/** Finds the nights of `[checkIn, checkOut)` in the months. Throws when one is missing, or the stay has none. */
export function stayOver(
  months: ReadonlyMap<Day, MonthOfCity>,
  stay: { readonly checkIn: Day; readonly checkOut: Day },
): StayOver {
  const at = (day: Day): NightAt => {
    const month = months.get(monthOf(day));
    if (!month) throw new Error(`no month of ${day}`);
    return { month, day: indexInMonth(day) };
  };
  const days = nightsOf(stay.checkIn, stay.checkOut);
  return { first: at(stay.checkIn), nights: days.map(at), leave: at(stay.checkOut), days };
}
