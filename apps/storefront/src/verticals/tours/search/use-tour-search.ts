import { useFeed } from '@app/client/use-feed';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourSort } from '@app/contract/verticals/tours/facts';
import { useRef } from 'react';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import {
  partyQuery,
  type TourTrip,
  type TripParams,
  tripOf,
  tripParams,
  whenQuery,
} from '../../../widgets/tours/tour-trip.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useShownMoney } from '../../../widgets/typed-price.ts';
import {
  type FilterParams,
  type TourFilters,
  tourFilterParams,
  tourFilterQuery,
  tourFiltersOf,
  tourSortOf,
} from './search-filters.ts';

/** A search as its address says it: where, when, who, how filtered and in which order; and the tours. */
export function useTourSearch() {
  const params = useScreenParams<
    'city' | 'keyword' | 'view' | (keyof FilterParams & string) | (keyof TripParams & string)
  >();
  const setParams = useSetScreenParams();
  const money = useShownMoney();
  const today = useToday();
  const trip = tripOf(params, today);
  const filters = tourFiltersOf(params, money);
  const sort = tourSortOf(params);
  const base = {
    ...(params.city && { city: params.city }),
    ...(params.keyword && { keyword: params.keyword }),
    ...whenQuery(trip.when),
    ...partyQuery(trip.party),
  };
  const feed = useFeed(
    tourEndpoints.tourSearch,
    { query: { ...base, ...tourFilterQuery(filters), sort } },
    { keepPrevious: true },
  );
  // Facets come with the first page alone; while the next search is under way the former ones stand.
  const facets = useRef(feed.first?.facets ?? null);
  if (feed.first?.facets) facets.current = feed.first.facets;
  const change = (changes: Record<string, string | null>) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
  return {
    city: params.city,
    keyword: params.keyword,
    /** Tours of one city lie near enough to one another for a map. */
    onMap: params.city !== undefined && params.view === 'map',
    base,
    trip,
    filters,
    sort,
    money,
    feed,
    facets: facets.current,
    total: feed.first?.total ?? 0,
    /** Tours that do not take the party; null while that is not known. */
    leftOut: feed.isPlaceholder ? null : (feed.first?.leftOut ?? null),
    setSort: (next: TourSort) => change({ sort: next === 'popular' ? null : next }),
    setFilters: (next: TourFilters) => change(tourFilterParams(next, money.currency)),
    setTrip: (next: TourTrip) => change(tripParams(next)),
    setMap: (on: boolean) => setParams({ view: on ? 'map' : null }),
  };
}

export type TourSearch = ReturnType<typeof useTourSearch>;
