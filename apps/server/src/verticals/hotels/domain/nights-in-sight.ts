import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import type { CityFacts, MonthOfCity } from './city-facts.ts';
import { type StayOver, stayOver } from './stay-over.ts';

/** Days from today that are in sight where no dates are given. */
export const DAYS_IN_SIGHT = 30;

type Months = ReadonlyMap<Day, MonthOfCity>;
type InSight = { readonly today: Day; readonly months: Months; readonly nights: readonly StayOver[] };
const kept = new WeakMap<CityFacts, InSight>();

/**
 * The single nights of a city in sight from a day on, found in its months: looked up once for all who search it without dates, and again
 * on another day and where a month was read anew.
 */
export function nightsInSight(city: CityFacts, months: Months, today: Day): readonly StayOver[] {
  const known = kept.get(city);
  if (known?.today === today && [...months].every(([day, month]) => known.months.get(day) === month))
    return known.nights;
  const nights = nightsOf(today, addDays(today, DAYS_IN_SIGHT)).map((night) =>
    stayOver(months, { checkIn: night, checkOut: addDays(night, 1) }),
  );
  kept.set(city, { today, months, nights });
  return nights;
}
