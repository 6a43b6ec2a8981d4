import { useFeed } from '@app/client/use-feed';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { DiningSort } from '@app/contract/verticals/dining/facts';
import { useRef } from 'react';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { type TableAsk, type TableParams, tableOf, tableParams, tableQuery } from '../table-search.ts';
import {
  type DiningFilters,
  diningFilterParams,
  diningFilterQuery,
  diningFiltersOf,
  diningSortOf,
  type FilterParams,
} from './dining-filters.ts';

/** The tab of set meals, as the address names it. */
export const MEALS = 'meals';

/** A search as its address says it: in which city, when, who, how filtered and in which order; and the restaurants. */
export function useDiningSearch() {
  const params = useScreenParams<
    'city' | 'tab' | 'view' | (keyof FilterParams & string) | (keyof TableParams & string)
  >();
  const setParams = useSetScreenParams();
  const today = useToday();
  const ask = tableOf(params, today);
  const filters = diningFiltersOf(params);
  const sort = diningSortOf(params);
  const { city = '' } = params;
  const ofMeals = params.tab === MEALS;
  const base = { city, ...tableQuery(ask) };
  const feed = useFeed(
    diningEndpoints.diningSearch,
    { query: { ...base, ...diningFilterQuery(filters), sort } },
    { keepPrevious: true, enabled: city !== '' && !ofMeals },
  );
  // Facets come with the first page alone; while the next search is under way the former ones stand.
  const facets = useRef(feed.first?.facets ?? null);
  if (feed.first?.facets) facets.current = feed.first.facets;
  const change = (changes: Record<string, string | null>) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
  return {
    city,
    /** Set meals are looked for instead of tables. */
    ofMeals,
    ask,
    /** The day and hour that are looked at: those of the address, else what the server took instead. */
    day: ask.day ?? feed.first?.day ?? today,
    time: ask.time ?? feed.first?.time ?? null,
    today: feed.first?.today ?? today,
    onMap: params.view === 'map',
    base,
    filters,
    sort,
    feed,
    first: feed.first,
    facets: facets.current,
    total: feed.first?.total ?? 0,
    freeTotal: feed.first?.freeTotal ?? 0,
    setAsk: (next: Partial<TableAsk>) => change(tableParams({ ...ask, ...next })),
    setSort: (next: DiningSort) => change({ sort: next === 'best' ? null : next }),
    setFilters: (next: DiningFilters) => change(diningFilterParams(next)),
    setTab: (meals: boolean) => change({ tab: meals ? MEALS : null, view: null }),
    setMap: (on: boolean) => setParams({ view: on ? 'map' : null }),
  };
}

export type DiningSearch = ReturnType<typeof useDiningSearch>;
