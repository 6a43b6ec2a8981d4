import { useFeed } from '@app/client/use-feed';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { TOUR_SORTS } from '@app/contract/verticals/tours/facts';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { idIn } from '../../../widgets/id-in-address.ts';
import {
  partyQuery,
  type TourTrip,
  type TripParams,
  tripOf,
  tripParams,
  whenQuery,
} from '../../../widgets/tours/tour-trip.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useSorting } from '../../../widgets/travel/search/sorting.tsx';
import { useChangeSearch, useLatest } from '../../../widgets/travel/search/use-search.ts';
import { useShownMoney } from '../../../widgets/typed-price.ts';
import { type TourFilters, tourFilters } from './search-filters.ts';

/** A search as its address says it: where, when, who, how filtered and in which order; and the tours. */
export function useTourSearch() {
  const params = useScreenParams<'city' | 'keyword' | 'view' | (keyof TripParams & string)>();
  const city = idIn(params.city);
  const setParams = useSetScreenParams();
  const change = useChangeSearch();
  const money = useShownMoney();
  const today = useToday();
  const trip = tripOf(params, today);
  const filters = tourFilters.of(params, money);
  const sorting = useSorting(TOUR_SORTS, 'popular');
  const base = {
    ...(city && { city }),
    ...(params.keyword && { keyword: params.keyword }),
    ...whenQuery(trip.when),
    ...partyQuery(trip.party),
  };
  const feed = useFeed(
    tourEndpoints.tourSearch,
    { query: { ...base, ...tourFilters.query(filters), sort: sorting.chosen } },
    { keepPrevious: true },
  );
  const facets = useLatest(feed.first?.facets);
  return {
    city,
    keyword: params.keyword,
    /** Tours of one city lie near enough to one another for a map. */
    onMap: city !== undefined && params.view === 'map',
    base,
    trip,
    filters,
    sorting,
    money,
    feed,
    facets,
    total: feed.first?.total ?? 0,
    /** Tours that do not take the party; null while that is not known. */
    leftOut: feed.isPlaceholder ? null : (feed.first?.leftOut ?? null),
    setFilters: (next: TourFilters) => change(tourFilters.params(next, money.currency)),
    setTrip: (next: TourTrip) => change(tripParams(next)),
    setMap: (on: boolean) => setParams({ view: on ? 'map' : null }),
  };
}

export type TourSearch = ReturnType<typeof useTourSearch>;
