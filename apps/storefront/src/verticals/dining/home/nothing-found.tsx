import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { hrefTo } from '../../../shell/navigation.ts';
import styles from '../../../widgets/dining/dining-home.module.css';
import { NothingFound } from '../../../widgets/travel/search/nothing-found.tsx';
import { tableParams } from '../table-search.ts';
import { DiningCardsSkeleton } from './dining-cards-skeleton.tsx';
import { diningFilterParams, diningFilterQuery, noDiningFilters } from './dining-filters.ts';
import type { DiningSearch } from './use-dining-search.ts';

const FRESH_MS = 60_000;

/** The filters as the server names them: what each is called, and what takes it away. */
const FILTERS = {
  keyword: { name: 'dining.name_or_area', lifted: { keyword: '' } },
  cuisines: { name: 'travel.filter_cuisines', lifted: { cuisines: [] } },
  levels: { name: 'dining.price_level', lifted: { levels: [] } },
  facilities: { name: 'dining.facilities', lifted: { facilities: [] } },
  area: { name: 'dining.part_of_city', lifted: { area: null } },
  score: { name: 'dining.guest_score', lifted: { score: null } },
  free: { name: 'dining.free_only', lifted: { free: false } },
  open: { name: 'dining.open_now', lifted: { open: false } },
  noDeposit: { name: 'dining.no_deposit', lifted: { noDeposit: false } },
} as const;
const filterOf = (name: string) => FILTERS[name as keyof typeof FILTERS];

/** No restaurant fits: what the filters removed, days around and cities nearby that have some. */
export function NoRestaurantFound({ search }: { readonly search: DiningSearch }) {
  const t = useT();
  const { city, ask, filters } = search;
  const read = useEndpoint(
    diningEndpoints.diningAlternatives,
    { query: { ...search.base, ...diningFilterQuery(filters) } },
    { enabled: city !== '', staleTime: FRESH_MS },
  );
  const hrefOf = (more: Readonly<Record<string, string | null>>, plain: boolean) =>
    hrefTo('diningHome', {
      city,
      ...tableParams(ask),
      ...diningFilterParams(plain ? noDiningFilters : filters),
      ...more,
    });
  return (
    <NothingFound
      read={read}
      title={t('dining.none_title')}
      text={t('dining.none_text')}
      filterName={(filter) => t(filterOf(filter).name)}
      onWithout={(filter) => search.setFilters({ ...filters, ...filterOf(filter).lifted })}
      onNoFilters={() => search.setFilters(noDiningFilters)}
      hrefOfDays={(days, plain) => hrefOf({ day: days?.from ?? null }, plain)}
      hrefOfCity={(id, plain) => hrefOf({ city: id, area: null }, plain)}
      ghosts={
        <div className={styles.ghosts}>
          <DiningCardsSkeleton />
        </div>
      }
    />
  );
}
