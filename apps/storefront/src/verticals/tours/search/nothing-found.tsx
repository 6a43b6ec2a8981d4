import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from '../../../widgets/tours/tour-results.module.css';
import { TourCardsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { tripParams } from '../../../widgets/tours/tour-trip.ts';
import { NothingFound } from '../../../widgets/travel/search/nothing-found.tsx';
import { noTourFilters, tourFilterParams, tourFilterQuery } from './search-filters.ts';
import type { TourSearch } from './use-tour-search.ts';

const FRESH_MS = 60_000;

/** The filters as the server names them: what each is called, and what takes it away. */
const FILTERS = {
  price: { name: 'travel.filter_price', lifted: { priceMin: null, priceMax: null } },
  themes: { name: 'tours.themes', lifted: { themes: [] } },
  length: { name: 'tours.filter_length', lifted: { length: [] } },
  language: { name: 'tours.filter_language', lifted: { language: [] } },
  difficulty: { name: 'tours.filter_difficulty', lifted: { difficulty: [] } },
  guaranteed: { name: 'tours.guaranteed', lifted: { guaranteed: false } },
  pickup: { name: 'tours.with_pickup', lifted: { pickup: false } },
  free: { name: 'tours.free_cancellation', lifted: { free: false } },
  score: { name: 'tours.filter_score', lifted: { score: null } },
} as const;
const filterOf = (name: string) => FILTERS[name as keyof typeof FILTERS];

/** No tour fits: what the filters removed, days around and cities nearby that have some. */
export function NoTourFound({ search }: { readonly search: TourSearch }) {
  const t = useT();
  const { trip, filters, money, city, keyword } = search;
  const read = useEndpoint(
    tourEndpoints.tourAlternatives,
    { query: { ...search.base, ...tourFilterQuery(filters) } },
    { staleTime: FRESH_MS },
  );
  const hrefOf = (more: Readonly<Record<string, string | null>>, plain: boolean) =>
    hrefTo('tourHome', {
      list: '1',
      city,
      keyword,
      ...tripParams(trip),
      ...tourFilterParams(plain ? noTourFilters : filters, money.currency),
      ...more,
    });
  return (
    <NothingFound
      read={read}
      title={t('tours.none_title')}
      text={t('tours.none_text')}
      filterName={(filter) => t(filterOf(filter).name)}
      onWithout={(filter) => search.setFilters({ ...filters, ...filterOf(filter).lifted })}
      onNoFilters={() => search.setFilters(noTourFilters)}
      hrefOfDays={(when, plain) => hrefOf(tripParams({ ...trip, when }), plain)}
      hrefOfCity={(id, plain) => hrefOf({ city: id, keyword: null }, plain)}
      other={<ButtonLink href={hrefTo('tourHome')}>{t('tours.other_search')}</ButtonLink>}
      ghosts={
        <div className={styles.ghosts}>
          <TourCardsSkeleton count={2} />
        </div>
      }
    />
  );
}
