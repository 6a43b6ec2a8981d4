import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TourCardsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { tripParams } from '../../../widgets/tours/tour-trip.ts';
import { NothingFound } from '../../../widgets/travel/search/nothing-found.tsx';
import { GhostsBelowBar } from '../../../widgets/travel/search/results.tsx';
import { tourFilters } from './search-filters.ts';
import type { TourSearch } from './use-tour-search.ts';

const FRESH_MS = 60_000;

/** No tour fits: what the filters removed, days around and cities nearby that have some. */
export function NoTourFound({ search }: { readonly search: TourSearch }) {
  const t = useT();
  const { trip, city, keyword } = search;
  const read = useEndpoint(
    tourEndpoints.tourAlternatives,
    { query: { ...search.base, ...tourFilters.query(search.filters) } },
    { staleTime: FRESH_MS },
  );
  const hrefOf = (more: Readonly<Record<string, string | null>>) =>
    hrefTo('tourHome', { list: '1', city, keyword, ...tripParams(trip), ...more });
  return (
    <NothingFound
      read={read}
      filters={tourFilters}
      search={search}
      title={t('tours.none_title')}
      text={t('tours.none_text')}
      names={{
        price: t('travel.filter_price'),
        themes: t('tours.themes'),
        length: t('tours.filter_length'),
        language: t('tours.filter_language'),
        difficulty: t('tours.filter_difficulty'),
        guaranteed: t('tours.guaranteed'),
        pickup: t('tours.with_pickup'),
        free: t('tours.free_cancellation'),
        score: t('tours.filter_score'),
      }}
      hrefOfDays={(when, kept) => hrefOf({ ...kept, ...tripParams({ ...trip, when }) })}
      hrefOfCity={(id, kept) => hrefOf({ ...kept, city: id, keyword: null })}
      other={<ButtonLink href={hrefTo('tourHome')}>{t('tours.other_search')}</ButtonLink>}
      ghosts={
        <GhostsBelowBar>
          <TourCardsSkeleton count={2} />
        </GhostsBelowBar>
      }
    />
  );
}
