import { FLIGHT_FILTERS, type FlightFilter } from '@app/contract/verticals/flights/facts';
import { ANY_FARE } from './pair-itineraries.ts';
import { type Filters, filterFlights, type ResultsAt } from './rank-flights.ts';

/** What takes each filter away; those that several parts of one filter make up go together. */
const LIFTED: Record<FlightFilter, Partial<Filters>> = {
  stops: { stops: null },
  airlines: { airlines: [] },
  departure: { departure: [] },
  arrival: { arrival: [] },
  airports: { airports: [] },
  price: { maxUsd: null },
  minutes: { minutesMax: null },
  wait: { waitMin: null, waitMax: null },
  via: { via: [] },
  bag: { bag: false },
  refundable: { refundable: false },
};

/** Of results that filters remove all: how many there are without them, and without each one alone, the most first. */
export function withoutFilters(
  resultsAt: ResultsAt,
  filters: Filters,
): { all: number; without: { filter: FlightFilter; count: number }[] } {
  const without = FLIGHT_FILTERS.map((filter) => ({
    filter,
    count: filterFlights(resultsAt, { ...filters, ...LIFTED[filter] }).found.length,
  }));
  return {
    all: resultsAt(ANY_FARE).length,
    without: without.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  };
}
