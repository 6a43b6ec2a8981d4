import { daysBetween, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import type { FlightFilters } from '../search/search-filters.ts';
import { calendarFilters } from '../search/search-filters.ts';
import { type FlightTrip, partyQuery } from '../trip-search.ts';

/** A trip one way, or there and back, whose prices are asked for. */
export type PricedTrip = {
  readonly from: string;
  readonly to: string;
  readonly trip: FlightTrip;
  readonly filters: FlightFilters;
};

/** Days that a trip is away; null one way. Over the date line one may come back before the day of leaving. */
export const awayOf = ({ day, back }: Pick<FlightTrip, 'day' | 'back'>): number | null =>
  back === null ? null : Math.max(0, daysBetween(day, back));

/** What is asked of prices: of the way, or of the trip there and back that is away for so many days. */
export const pricedQuery = ({ from, to, trip, filters }: PricedTrip, away: number | null) => ({
  from,
  to,
  ...calendarFilters(filters),
  ...partyQuery(trip),
  ...(away === null ? {} : { away: String(away) }),
});

/** Days of a trip with their price. */
export type TripDays = { readonly day: LocalDate; readonly back: LocalDate | null };
