import { useFeed } from '@app/client/use-feed';
import { tourComboEndpoints } from '@app/contract/verticals/tours/combo-endpoints';
import type { COMBO_SORTS } from '@app/contract/verticals/tours/combo-schemas';
import { useRef } from 'react';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';

export type ComboSort = (typeof COMBO_SORTS)[number];

/** In the order in which they are offered. */
export const comboSorts = ['popular', 'price_asc', 'price_desc'] as const satisfies readonly ComboSort[];

const sortOf = (text: string | undefined): ComboSort => comboSorts.find((sort) => sort === text) ?? 'popular';

/** The combos as the address says: of a city, in an order. The city is no part of the view, so that its chips stay put. */
export function useComboList() {
  const params = useScreenParams<'place' | 'sort'>();
  const setParams = useSetScreenParams();
  const sort = sortOf(params.sort);
  const feed = useFeed(
    tourComboEndpoints.tourCombos,
    { query: { ...(params.place && { city: params.place }), sort } },
    { keepPrevious: true },
  );
  // Cities come with the first page alone; while another city's combos are under way the former ones stand.
  const cities = useRef(feed.first?.cities ?? null);
  if (feed.first?.cities) cities.current = feed.first.cities;
  const change = (changes: Record<string, string | null>) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
  return {
    feed,
    sort,
    place: params.place ?? null,
    cities: cities.current ?? [],
    total: feed.first?.total ?? 0,
    setSort: (next: ComboSort) => change({ sort: next === 'popular' ? null : next }),
    setPlace: (next: string | null) => change({ place: next }),
  };
}

export type ComboListOnScreen = ReturnType<typeof useComboList>;
