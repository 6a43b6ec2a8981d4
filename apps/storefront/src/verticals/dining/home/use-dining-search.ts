import { useFeed } from '@app/client/use-feed';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { DINING_SORTS } from '@app/contract/verticals/dining/facts';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { idIn } from '../../../widgets/id-in-address.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { useSorting } from '../../../widgets/travel/search/sorting.tsx';
import { useChangeSearch, useLatest } from '../../../widgets/travel/search/use-search.ts';
import { type TableAsk, type TableParams, tableOf, tableParams, tableQuery } from '../table-search.ts';
import { type DiningFilters, diningFilters } from './dining-filters.ts';

/** The tab of set meals, as the address names it. */
export const MEALS = 'meals';

/** A search as its address says it: in which city, when, who, how filtered and in which order; and the restaurants. */
export function useDiningSearch() {
  const params = useScreenParams<'city' | 'tab' | 'view' | (keyof TableParams & string)>();
  const setParams = useSetScreenParams();
  const change = useChangeSearch();
  const today = useToday();
  const ask = tableOf(params, today);
  const filters = diningFilters.of(params);
  const sorting = useSorting(DINING_SORTS, 'best');
  const city = idIn(params.city) ?? '';
  const ofMeals = params.tab === MEALS;
  const base = { city, ...tableQuery(ask) };
  const feed = useFeed(
    diningEndpoints.diningSearch,
    { query: { ...base, ...diningFilters.query(filters), sort: sorting.chosen } },
    { keepPrevious: true, enabled: city !== '' && !ofMeals },
  );
  const facets = useLatest(feed.first?.facets);
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
    sorting,
    feed,
    first: feed.first,
    facets,
    total: feed.first?.total ?? 0,
    freeTotal: feed.first?.freeTotal ?? 0,
    setAsk: (next: Partial<TableAsk>) => change(tableParams({ ...ask, ...next })),
    setFilters: (next: DiningFilters) => change(diningFilters.params(next)),
    setTab: (meals: boolean) => change({ tab: meals ? MEALS : null, view: null }),
    setMap: (on: boolean) => setParams({ view: on ? 'map' : null }),
  };
}

export type DiningSearch = ReturnType<typeof useDiningSearch>;
