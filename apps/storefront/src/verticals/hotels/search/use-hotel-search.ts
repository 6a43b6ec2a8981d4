import { useFeed } from '@app/client/use-feed';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelSort } from '@app/contract/verticals/hotels/facts';
import { useRef } from 'react';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { useShownMoney } from '../../../widgets/typed-price.ts';
import { type Stay, stayParams, stayQuery } from '../stay.ts';
import { useStay } from '../use-stay.ts';
import {
  type HotelFilters,
  hotelFilterParams,
  hotelFilterQuery,
  hotelFiltersOf,
  hotelSortOf,
  type SearchParams,
} from './search-address.ts';

/** A search as its address says it: where, when, who, how filtered and in which order; and the hotels. */
export function useHotelSearch() {
  const params = useScreenParams<'city' | 'keyword' | 'view' | (keyof SearchParams & string)>();
  const setParams = useSetScreenParams();
  const money = useShownMoney();
  const stay = useStay();
  const filters = hotelFiltersOf(params, money);
  const sort = hotelSortOf(params);
  const where = { ...(params.city && { city: params.city }), ...(params.keyword && { keyword: params.keyword }) };
  const base = { ...where, ...stayQuery(stay) };
  const feed = useFeed(
    hotelEndpoints.hotelSearch,
    { query: { ...base, ...hotelFilterQuery(filters), sort } },
    { keepPrevious: true, enabled: Object.keys(where).length > 0 },
  );
  // Facets come with the first page alone; while the next search is under way the former ones stand.
  const facets = useRef(feed.first?.facets ?? null);
  if (feed.first?.facets) facets.current = feed.first.facets;
  const change = (changes: Record<string, string | null>) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
  return {
    where,
    city: params.city,
    keyword: params.keyword,
    onMap: params.view === 'map',
    base,
    stay,
    filters,
    sort,
    money,
    feed,
    facets: facets.current,
    total: feed.first?.total ?? 0,
    setSort: (next: HotelSort) => change({ sort: next === 'recommended' ? null : next }),
    setFilters: (next: HotelFilters) => change(hotelFilterParams(next, money.currency)),
    setStay: (next: Stay) => change(stayParams(next)),
    setMap: (on: boolean) => setParams({ view: on ? 'map' : null }),
  };
}

export type HotelSearch = ReturnType<typeof useHotelSearch>;
