import { useFeed } from '@app/client/use-feed';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { HOTEL_SORTS } from '@app/contract/verticals/hotels/facts';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { idIn } from '../../../widgets/id-in-address.ts';
import { useSorting } from '../../../widgets/travel/search/sorting.tsx';
import { useChangeSearch, useLatest } from '../../../widgets/travel/search/use-search.ts';
import { useShownMoney } from '../../../widgets/typed-price.ts';
import { type Stay, stayParams, stayQuery } from '../stay.ts';
import { useStay } from '../use-stay.ts';
import { type HotelFilters, hotelFilters } from './search-address.ts';

/** A search as its address says it: where, when, who, how filtered and in which order; and the hotels. */
export function useHotelSearch() {
  const params = useScreenParams<'city' | 'keyword' | 'view'>();
  const city = idIn(params.city);
  const setParams = useSetScreenParams();
  const change = useChangeSearch();
  const money = useShownMoney();
  const stay = useStay();
  const filters = hotelFilters.of(params, money);
  const sorting = useSorting(HOTEL_SORTS, 'recommended');
  const where = { ...(city && { city }), ...(params.keyword && { keyword: params.keyword }) };
  const asks = Object.keys(where).length > 0;
  const base = { ...where, ...stayQuery(stay) };
  const feed = useFeed(
    hotelEndpoints.hotelSearch,
    { query: { ...base, ...hotelFilters.query(filters), sort: sorting.chosen } },
    { keepPrevious: true, enabled: asks },
  );
  const facets = useLatest(feed.first?.facets);
  return {
    where,
    asks,
    city,
    keyword: params.keyword,
    onMap: params.view === 'map',
    base,
    stay,
    filters,
    sorting,
    money,
    feed,
    facets,
    total: feed.first?.total ?? 0,
    setFilters: (next: HotelFilters) => change(hotelFilters.params(next, money.currency)),
    setStay: (next: Stay) => change(stayParams(next)),
    setMap: (on: boolean) => setParams({ view: on ? 'map' : null }),
  };
}

export type HotelSearch = ReturnType<typeof useHotelSearch>;
