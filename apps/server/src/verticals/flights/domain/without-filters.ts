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
  waitMin: { waitMin: null },
  waitMax: { waitMax: null },
  via: { via: [] },
  bag: { bag: false },
  refundable: { refundable: false },
};

type Lifted = { filter: FlightFilter; count: number };
const LIMITS_OF_WAIT: readonly FlightFilter[] = ['waitMin', 'waitMax'];

/** Without a limit of a wait that is the only one there is what there is without any; both together are offered where that finds more. */
function distinctWaits(without: readonly Lifted[], { waitMin, waitMax }: Filters): readonly Lifted[] {
  if (waitMin === null || waitMax === null) return without.filter(({ filter }) => !LIMITS_OF_WAIT.includes(filter));
  const one = Math.max(0, ...without.flatMap(({ filter, count }) => (LIMITS_OF_WAIT.includes(filter) ? count : [])));
  return without.filter(({ filter, count }) => filter !== 'wait' || count > one);
}

/** Of results that filters remove all: how many there are without them, and without each one alone, the most first. */
export function withoutFilters(resultsAt: ResultsAt, filters: Filters): { all: number; without: Lifted[] } {
  const without = FLIGHT_FILTERS.map((filter) => ({
    filter,
    count: filterFlights(resultsAt, { ...filters, ...LIFTED[filter] }).found.length,
  }));
  return {
    all: resultsAt(ANY_FARE).length,
    without: distinctWaits(without, filters)
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
  };
}
