import { useFeed } from '@app/client/use-feed';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { FLIGHT_SORTS } from '@app/contract/verticals/flights/facts';
import { useEffect } from 'react';
import { useScreenParams, useScreenSteps } from '../../../shell/navigation.ts';
import { addDays } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useSorting } from '../../../widgets/travel/search/sorting.tsx';
import { useChangeSearch, useLatest } from '../../../widgets/travel/search/use-search.ts';
import { useShownMoney } from '../../../widgets/typed-price.ts';
import { partyQuery, type TripParams, tripOf } from '../trip-search.ts';
import { type FlightFilters, flightFilters } from './search-filters.ts';

/** A search as its address says it: between which places, when, who, how filtered and in which order; and the flights. */
export function useFlightSearch() {
  const params = useScreenParams<'from' | 'to' | 'out' | (keyof TripParams & string)>();
  const change = useChangeSearch();
  const steps = useScreenSteps();
  const money = useShownMoney();
  const trip = tripOf(params, useToday());
  const { from = '', to = '' } = params;
  const out = trip.back ? params.out : undefined;
  const filters = flightFilters.of(params, money);
  const sorting = useSorting(FLIGHT_SORTS, 'best');
  const named = from !== '' && to !== '' && from !== to;
  const base = {
    from,
    to,
    day: trip.day,
    ...(trip.back && { back: trip.back }),
    ...(out && { out }),
    ...partyQuery(trip),
  };
  const feed = useFeed(
    flightEndpoints.flightSearch,
    { query: { ...base, ...flightFilters.query(filters), sort: sorting.chosen } },
    { keepPrevious: true, enabled: named },
  );
  const facets = useLatest(feed.first?.facets);
  return {
    named,
    from,
    to,
    out,
    trip,
    base,
    filters,
    sorting,
    money,
    feed,
    first: feed.first,
    facets,
    total: feed.first?.total ?? 0,
    change,
    setFilters: (next: FlightFilters) => change(flightFilters.params(next, money.currency)),
    /** What was chosen of the way out; of its filters those hold for the way back that are of the whole trip. */
    chooseOut: (key: string | null) => {
      const { direct, bag, refundable } = filters;
      const kept = flightFilters.params({ ...flightFilters.none, direct, bag, refundable }, money.currency);
      if (key === null) steps.outOf({ ...kept, out: null });
      else steps.into({ ...kept, out: key });
      window.scrollTo({ top: 0 });
    },
  };
}

/** Moves a search on when the server says that its day is over at the airport: a link may be old, or it is another day there. */
export function useLeavePastDay({ feed, trip, change }: FlightSearch): void {
  const today = useToday();
  const past = feed.error?.fields.day !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not on every drawing
  useEffect(() => {
    if (!past) return;
    const day = addDays(today, 1);
    if (trip.day < day) change({ day, ...(trip.back && trip.back < day && { back: day }), out: null });
  }, [past]);
}

export type FlightSearch = ReturnType<typeof useFlightSearch>;
