import { DAY_PARTS, type FlightFilter } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import {
  asked,
  codesOf,
  defineFilters,
  type FiltersOf,
  flag,
  flagAs,
  inAddress,
  price,
  someOf,
  upTo,
} from '../../../widgets/travel/search/define-filters.ts';

const MOST_MINUTES = 10_000;

/** What a search of flights is filtered by; the price is of the whole party. */
export const flightFilters = defineFilters({
  direct: inAddress('stops', asked('stops', flagAs('0'))),
  waitMin: upTo(flightLimits.waitMinutes),
  waitMax: upTo(flightLimits.waitMinutes),
  via: codesOf(/^[A-Z]{3}$/),
  airlines: codesOf(/^[A-Z0-9]{2}$/),
  departure: someOf(DAY_PARTS),
  arrival: someOf(DAY_PARTS),
  airports: codesOf(/^[A-Z]{3}$/),
  priceMax: price,
  minutesMax: upTo(MOST_MINUTES),
  bag: flag,
  refundable: flag,
});

export type FlightFilters = FiltersOf<typeof flightFilters>;

/** The filters without one that the search names. */
export function withoutFilter(filters: FlightFilters, filter: FlightFilter): FlightFilters {
  if (filter === 'wait') return { ...filters, waitMin: null, waitMax: null };
  if (filter === 'waitMin' || filter === 'waitMax') return { ...filters, [filter]: null };
  return flightFilters.without(filters, filter === 'minutes' ? 'minutesMax' : filter);
}

/** What of the filters the days around, and charts of prices, go by: what is asked of stops and fares. */
export function calendarFilters({ direct, waitMin, waitMax, via, bag, refundable }: FlightFilters) {
  return flightFilters.query({ ...flightFilters.none, direct, waitMin, waitMax, via, bag, refundable });
}

/** What of the filters the next way of a trip is searched with: what is asked of the whole trip. */
export function wholeTripFilters({ direct, waitMin, waitMax, bag, refundable }: FlightFilters): FlightFilters {
  return { ...flightFilters.none, direct, waitMin, waitMax, bag, refundable };
}
