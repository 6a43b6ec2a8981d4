import { useFeed } from '@app/client/use-feed';
import { tourComboEndpoints } from '@app/contract/verticals/tour-combos/endpoints';
import type { COMBO_SORTS } from '@app/contract/verticals/tour-combos/schemas';
import { useScreenParams } from '../../../shell/navigation.ts';
import { useSorting } from '../../../widgets/travel/search/sorting.tsx';
import { useChangeSearch, useLatest } from '../../../widgets/travel/search/use-search.ts';

/** In the order in which they are offered. */
const SORTS = ['popular', 'price_asc', 'price_desc'] as const satisfies readonly (typeof COMBO_SORTS)[number][];

/** The combos as the address says: of a city, in an order. The city is no part of the view, so that its chips stay put. */
export function useComboList() {
  const params = useScreenParams<'place'>();
  const change = useChangeSearch();
  const sorting = useSorting(SORTS, 'popular');
  const feed = useFeed(
    tourComboEndpoints.tourCombos,
    { query: { ...(params.place && { city: params.place }), sort: sorting.chosen } },
    { keepPrevious: true },
  );
  const cities = useLatest(feed.first?.cities);
  return {
    feed,
    sorting,
    place: params.place ?? null,
    cities: cities ?? [],
    total: feed.first?.total ?? 0,
    setPlace: (next: string | null) => change({ place: next }),
  };
}

export type ComboListOnScreen = ReturnType<typeof useComboList>;
