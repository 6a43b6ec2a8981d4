import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { DIFFICULTIES, TOUR_LENGTHS } from '@app/contract/verticals/tours/facts';
import type { TourFacets } from '@app/contract/verticals/tours/views';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import {
  choicesOf,
  FilterPrices,
  type FilterSection,
  FilterSections,
  FilterSheet,
  useFilterDraft,
  usePriceRange,
} from '../../../widgets/travel/search/filter-sheet.tsx';
import { SCORES, type TourFilters, tourFilters } from './search-filters.ts';
import type { TourSearch } from './use-tour-search.ts';

/** What there is to choose from, and how many tours each leaves. */
function useSections(draft: TourFilters, facets: TourFacets | null): FilterSection<TourFilters>[] {
  const t = useT();
  const words = useTourWords();
  const { some, one, flag } = choicesOf(draft);
  const { theme: themes = [], language: languages = [] } = facets ?? {};
  return [
    {
      title: t('tours.filter_sure'),
      choices: [
        flag('guaranteed', t('tours.guaranteed'), facets?.guaranteed),
        flag('free', t('tours.free_cancellation'), facets?.freeCancellation),
        flag('pickup', t('tours.with_pickup'), facets?.pickup),
      ],
    },
    {
      title: t('tours.filter_length'),
      choices: some('length', TOUR_LENGTHS, facets?.length, (length) => t(`tours.length.${length}`)),
    },
    {
      title: t('tours.themes'),
      choices: some(
        'themes',
        themes.map(({ value }) => value),
        themes,
        (theme) => themes.find(({ value }) => value === theme)?.name,
      ),
    },
    {
      title: t('tours.filter_language'),
      choices: some(
        'language',
        languages.map(({ value }) => value),
        languages,
        words.language,
      ),
    },
    {
      title: t('tours.filter_difficulty'),
      choices: some('difficulty', DIFFICULTIES, facets?.difficulty, (one) => t(`tours.difficulty.${one}`)),
    },
    {
      title: t('tours.filter_score'),
      choices: one('score', SCORES, facets?.score, (score) => t('tours.score_up', { score })),
    },
  ];
}

/** All filters with how many tours each leaves; the button says how many there will be. Mount it anew for each opening. */
export function TourFilterSheet(props: {
  readonly open: boolean;
  readonly search: TourSearch;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { search } = props;
  const draft = useFilterDraft(search.filters);
  const range = usePriceRange(search.filters, search.money);
  const wanted: TourFilters = { ...draft.values, ...range.ends };
  const trial = useEndpoint(
    tourEndpoints.tourSearch,
    { query: { ...search.base, ...tourFilters.query(wanted), limit: '1' } },
    { enabled: props.open, keepPrevious: true },
  );
  const facets = trial.data?.facets ?? search.facets;
  const adult = facets?.adult;
  const sections = useSections(draft.values, facets);
  return (
    <FilterSheet
      open={props.open}
      onClose={props.onClose}
      title={t('tours.filters')}
      show={t('tours.show_tours', { count: trial.data?.total ?? search.total })}
      onClear={() => {
        draft.set(tourFilters.none);
        range.clear();
      }}
      flawed={range.flawed}
      onApply={() => search.setFilters(wanted)}
    >
      <FilterPrices
        legend={t('tours.filter_price', { currency: search.money.currency })}
        range={range}
        span={adult ? t('tours.price_span', { min: format.text(adult.min), max: format.text(adult.max) }) : null}
      />
      <FilterSections sections={sections} onChange={draft.change} />
    </FilterSheet>
  );
}
