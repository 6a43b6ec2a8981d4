import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { hrefTo } from '../../../shell/navigation.ts';
import styles from '../../../widgets/dining/dining-home.module.css';
import { NothingFound } from '../../../widgets/travel/search/nothing-found.tsx';
import { tableParams } from '../table-search.ts';
import { DiningCardsSkeleton } from './dining-cards-skeleton.tsx';
import { diningFilters } from './dining-filters.ts';
import type { DiningSearch } from './use-dining-search.ts';

const FRESH_MS = 60_000;

/** No restaurant fits: what the filters removed, days around and cities nearby that have some. */
export function NoRestaurantFound({ search }: { readonly search: DiningSearch }) {
  const t = useT();
  const { city, ask } = search;
  const read = useEndpoint(
    diningEndpoints.diningAlternatives,
    { query: { ...search.base, ...diningFilters.query(search.filters) } },
    { enabled: city !== '', staleTime: FRESH_MS },
  );
  const hrefOf = (more: Readonly<Record<string, string | null>>) =>
    hrefTo('diningHome', { city, ...tableParams(ask), ...more });
  return (
    <NothingFound
      read={read}
      filters={diningFilters}
      search={search}
      title={t('dining.none_title')}
      text={t('dining.none_text')}
      names={{
        keyword: t('dining.name_or_area'),
        cuisines: t('travel.filter_cuisines'),
        levels: t('dining.price_level'),
        facilities: t('dining.facilities'),
        area: t('dining.part_of_city'),
        score: t('dining.guest_score'),
        free: t('dining.free_only'),
        open: t('dining.open_now'),
        noDeposit: t('dining.no_deposit'),
      }}
      hrefOfDays={(days, kept) => hrefOf({ ...kept, day: days?.from ?? null })}
      hrefOfCity={(id, kept) => hrefOf({ ...kept, city: id, area: null })}
      ghosts={
        <div className={styles.ghosts}>
          <DiningCardsSkeleton />
        </div>
      }
    />
  );
}
