import { useFeed } from '@app/client/use-feed';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { FLIGHT_SORTS } from '@app/contract/verticals/flights/facts';
import { place } from '@app/contract/verticals/flights/trip-schemas';
import { useEffect } from 'react';
import { useScreenParams, useScreenSteps } from '../../../shell/navigation.ts';
import { addDays, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useSorting } from '../../../widgets/travel/search/sorting.tsx';
import { useChangeSearch, useLatest } from '../../../widgets/travel/search/use-search.ts';
import { useShownMoney } from '../../../widgets/typed-price.ts';
import { chosenIn, readWays, type Way, waysText, withDay } from '../several-ways.ts';
import { partyQuery, type TripParams, tripOf } from '../trip-search.ts';
import { type FlightFilters, flightFilters, wholeTripFilters } from './search-filters.ts';

type Several = {
  /** All ways of the trip, of which `before` are chosen and `way` is looked for. */
  readonly ways: readonly Way[];
  readonly before: readonly string[];
  readonly way: Way;
};

/** The trip to several cities in an address; null where it is none. */
function severalOf(
  { ways: text, before }: { readonly ways?: string; readonly before?: string },
  today: LocalDate,
): Several | null {
  const ways = readWays(text, today);
  if (!ways) return null;
  const chosen = chosenIn(before, ways);
  const way = ways[chosen.length];
  return way ? { ways, before: chosen, way } : null;
}

/** Whether an address names two places that are not one. */
const areEnds = (from: string, to: string): boolean =>
  from !== to && place.safeParse(from).success && place.safeParse(to).success;

/** A search as its address says it: between which places, when, who, how filtered and in which order; and the flights. */
export function useFlightSearch() {
  const params = useScreenParams<'from' | 'to' | 'out' | 'ways' | 'before' | (keyof TripParams & string)>();
  const change = useChangeSearch();
  const steps = useScreenSteps();
  const money = useShownMoney();
  const today = useToday();
  const several = severalOf(params, today);
  const { from = '', to = '' } = several?.way ?? params;
  const asked = tripOf(params, today);
  const trip = several ? { ...asked, day: several.way.day, back: null } : asked;
  const out = trip.back ? params.out : undefined;
  const filters = flightFilters.of(params, money);
  const sorting = useSorting(FLIGHT_SORTS, 'best');
  const named = areEnds(from, to) && (several !== null || params.ways === undefined);
  const base = {
    from,
    to,
    day: trip.day,
    ...(trip.back && { back: trip.back }),
    ...(out && { out }),
    ...(several && several.before.length > 0 && { before: several.before.join(',') }),
    ...partyQuery(trip),
  };
  const feed = useFeed(
    flightEndpoints.flightSearch,
    { query: { ...base, ...flightFilters.query(filters), sort: sorting.chosen } },
    { keepPrevious: true, enabled: named },
  );
  const facets = useLatest(feed.first?.facets);
  return {
    /** Whether the address names what is looked for; a link may be cut off. */
    named,
    from,
    to,
    out,
    several,
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
    /** What was chosen of this way, or null for another choice of the one before; of its filters those hold for the next that are of the whole trip. */
    chooseWay: (key: string | null) => {
      const kept = flightFilters.params(wholeTripFilters(filters), money.currency);
      const { before = [] } = several ?? {};
      const next = key === null ? before.slice(0, -1) : [...before, key];
      const chosen = several ? { before: next.join(',') || null } : { out: key };
      if (key === null) steps.outOf({ ...kept, ...chosen });
      else steps.into({ ...kept, ...chosen });
      window.scrollTo({ top: 0 });
    },
  };
}

/** Moves a search on when the server says that its day is over at the airport: a link may be old, or it is another day there. */
export function useLeavePastDay({ feed, trip, several, change }: FlightSearch): void {
  const today = useToday();
  const past = feed.error?.fields.day !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not on every drawing
  useEffect(() => {
    if (!past) return;
    const day = addDays(today, 1);
    if (several) change({ ways: waysText(withDay(several.ways, several.before.length, day)) });
    else if (trip.day < day) change({ day, ...(trip.back && trip.back < day && { back: day }), out: null });
  }, [past]);
}

export type FlightSearch = ReturnType<typeof useFlightSearch>;
