import {
  DAY_PARTS,
  type DayPart,
  FLIGHT_SORTS,
  type FlightFilter,
  type FlightSort,
} from '@app/contract/verticals/flights/facts';
import { formedOf, joined, knownOf } from '../../../widgets/travel/search/filter-params.ts';
import { type Money, priceInput } from '../../../widgets/typed-price.ts';

/** What the address of a search may carry besides the trip. `in` is the currency in which the price was typed. */
export type FilterParams = {
  readonly [K in
    | 'sort'
    | 'stops'
    | 'airlines'
    | 'departure'
    | 'arrival'
    | 'airports'
    | 'priceMax'
    | 'in'
    | 'minutesMax'
    | 'bag'
    | 'refundable']?: string;
};

export type FlightFilters = {
  readonly direct: boolean;
  readonly airlines: readonly string[];
  readonly departure: readonly DayPart[];
  readonly arrival: readonly DayPart[];
  readonly airports: readonly string[];
  /** Of the whole party, decimal text in the shown currency. */
  readonly priceMax: string | null;
  readonly minutesMax: number | null;
  readonly bag: boolean;
  readonly refundable: boolean;
};

export const noFlightFilters: FlightFilters = {
  direct: false,
  airlines: [],
  departure: [],
  arrival: [],
  airports: [],
  priceMax: null,
  minutesMax: null,
  bag: false,
  refundable: false,
};

const MOST_MINUTES = 10_000;

export const flightSortOf = (params: FilterParams): FlightSort =>
  FLIGHT_SORTS.find((one) => one === params.sort) ?? 'best';

/** The filters in an address. What cannot be read, or was typed in another currency, counts as absent. */
export function flightFiltersOf(params: FilterParams, money: Money): FlightFilters {
  const minutes = /^\d{1,5}$/.test(params.minutesMax ?? '') ? Number(params.minutesMax) : 0;
  return {
    direct: params.stops === '0',
    airlines: formedOf(params.airlines, /^[A-Z0-9]{2}$/),
    departure: knownOf(DAY_PARTS, params.departure),
    arrival: knownOf(DAY_PARTS, params.arrival),
    airports: formedOf(params.airports, /^[A-Z]{3}$/),
    priceMax: params.in === money.currency && params.priceMax ? priceInput(params.priceMax, money.decimals) : null,
    minutesMax: minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null,
    bag: params.bag === '1',
    refundable: params.refundable === '1',
  };
}

/** The filters as parameters of the address. */
export const flightFilterParams = (filters: FlightFilters, currency: string): Record<string, string | null> => ({
  stops: filters.direct ? '0' : null,
  airlines: joined(filters.airlines),
  departure: joined(filters.departure),
  arrival: joined(filters.arrival),
  airports: joined(filters.airports),
  priceMax: filters.priceMax,
  in: filters.priceMax ? currency : null,
  minutesMax: filters.minutesMax === null ? null : String(filters.minutesMax),
  bag: filters.bag ? '1' : null,
  refundable: filters.refundable ? '1' : null,
});

/** The filters as the search takes them. */
export const flightFilterQuery = (filters: FlightFilters) => ({
  ...(filters.direct && { stops: '0' }),
  ...(filters.airlines.length > 0 && { airlines: filters.airlines.join(',') }),
  ...(filters.departure.length > 0 && { departure: filters.departure.join(',') }),
  ...(filters.arrival.length > 0 && { arrival: filters.arrival.join(',') }),
  ...(filters.airports.length > 0 && { airports: filters.airports.join(',') }),
  ...(filters.priceMax && { priceMax: filters.priceMax }),
  ...(filters.minutesMax !== null && { minutesMax: String(filters.minutesMax) }),
  ...(filters.bag && { bag: '1' as const }),
  ...(filters.refundable && { refundable: '1' as const }),
});

/** How many filters are on. */
export const flightFilterCount = (filters: FlightFilters): number =>
  [filters.direct, filters.bag, filters.refundable, filters.priceMax !== null, filters.minutesMax !== null].filter(
    Boolean,
  ).length +
  filters.airlines.length +
  filters.departure.length +
  filters.arrival.length +
  filters.airports.length;

/** What takes one filter of the search's away. */
const LIFTED: Record<FlightFilter, Partial<FlightFilters>> = {
  stops: { direct: false },
  airlines: { airlines: [] },
  departure: { departure: [] },
  arrival: { arrival: [] },
  airports: { airports: [] },
  price: { priceMax: null },
  minutes: { minutesMax: null },
  bag: { bag: false },
  refundable: { refundable: false },
};
export const withoutFilter = (filters: FlightFilters, filter: FlightFilter): FlightFilters => ({
  ...filters,
  ...LIFTED[filter],
});
