import { useEndpoint } from '@app/client/use-endpoint';
import { useFeed } from '@app/client/use-feed';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { ProductSort } from '@app/contract/catalog/schemas';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { useShownMoney } from '../../../widgets/typed-price.ts';
import {
  type Filters,
  filterParams,
  filtersOf,
  type ListingParams,
  listingQuery,
  sortOf,
  subjectOf,
} from './listing-address.ts';

/** A listing as its address says it: what it lists, in which order, filtered how, and the goods. */
export function useListing() {
  const params: ListingParams = useScreenParams<keyof ListingParams & string>();
  const setParams = useSetScreenParams();
  const money = useShownMoney();
  const filters = filtersOf(params, money);
  const subject = subjectOf(params);
  const query = listingQuery(params, filters);
  const feed = useFeed(catalogEndpoints.productList, { query }, { keepPrevious: true });
  const { sort: _order, ...narrowed } = query;
  const count = useEndpoint(catalogEndpoints.productCount, { query: narrowed }, { keepPrevious: true });
  const change = (changes: Record<string, string | null>) => {
    setParams(changes);
    window.scrollTo({ top: 0 });
  };
  return {
    subject,
    sort: sortOf(params),
    filters,
    money,
    feed,
    /** How many there are in all; null until it is known. */
    total: count.data?.total ?? null,
    setSort: (sort: ProductSort) => change({ sort }),
    setFilters: (next: Filters) => change(filterParams(next, money.currency)),
  };
}

export type Listing = ReturnType<typeof useListing>;
