import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import type { TripDays } from './priced-way.ts';

type Priced<P> = { readonly date: LocalDate; readonly price: P | null };

/** The days of a month on which the least is paid, the cheapest first and of equal ones the sooner, each with the day of coming back. */
export function cheapestDays<P extends { readonly usd: number }>(
  days: readonly Priced<P>[],
  { month, away, most }: { readonly month: string; readonly away: number | null; readonly most: number },
): (TripDays & { readonly price: P })[] {
  return days
    .flatMap(({ date, price }) => (price && date.startsWith(month) ? [{ date, price }] : []))
    .sort((a, b) => a.price.usd - b.price.usd || (a.date < b.date ? -1 : 1))
    .slice(0, most)
    .map(({ date, price }) => ({ day: date, back: away === null ? null : addDays(date, away), price }));
}
