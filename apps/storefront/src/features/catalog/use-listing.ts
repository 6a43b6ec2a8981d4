import { useFeed } from '@app/client/use-feed';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { ProductSort } from '@app/contract/catalog/schemas';
import { useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useShownMoney } from '../../widgets/typed-price.ts';
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
  const feed = useFeed(catalogEndpoints.productList, { query: listingQuery(params, filters) }, { keepPrevious: true });
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
    setSort: (sort: ProductSort) => change({ sort }),
    setFilters: (next: Filters) => change(filterParams(next, money.currency)),
  };
}

export type Listing = ReturnType<typeof useListing>;
