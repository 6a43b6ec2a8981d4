import { DAY_PARTS, type FlightFilter } from '@app/contract/verticals/flights/facts';
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
export const withoutFilter = (filters: FlightFilters, filter: FlightFilter): FlightFilters =>
  flightFilters.without(filters, filter === 'minutes' ? 'minutesMax' : filter);
