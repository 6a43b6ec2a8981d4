import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { BOARDS, FACILITIES } from '@app/contract/verticals/hotels/facts';
import type { HotelFacets } from '@app/contract/verticals/hotels/views';
import {
  choicesOf,
  FilterPrices,
  type FilterSection,
  FilterSections,
  FilterSheet,
  FilterSwitches,
  useFilterDraft,
  usePriceRange,
} from '../../../widgets/travel/search/filter-sheet.tsx';
import { type HotelFilters, hotelFilters, SCORES, STARS } from './search-address.ts';
import type { HotelSearch } from './use-hotel-search.ts';

/** Facilities shown before the rest is asked for. */
const FIRST = 8;

/** What there is to choose from, and how many hotels each leaves. */
function useSections(draft: HotelFilters, facets: HotelFacets | null): FilterSection<HotelFilters>[] {
  const t = useT();
  const { some, one } = choicesOf(draft);
  const areas = facets?.area ?? [];
  return [
    {
      title: t('hotels.stars'),
      choices: some('stars', STARS, facets?.stars, (star) => t('common.stars', { count: star })),
    },
    {
      title: t('hotels.guest_score'),
      choices: one('score', SCORES, facets?.score, (score) => t('hotels.score_up', { score })),
    },
    { title: t('hotels.meals'), choices: some('board', BOARDS, facets?.board, (board) => t(`hotels.board.${board}`)) },
    {
      title: t('hotels.facilities'),
      choices: some('facilities', FACILITIES, facets?.facility, (facility) => t(`hotels.facility.${facility}`)),
      first: FIRST,
    },
    {
      title: t('hotels.area'),
      choices: one(
        'area',
        areas.map(({ value }) => value),
        areas,
        (area) => areas.find(({ value }) => value === area)?.name,
      ),
    },
  ];
}

/** All filters with how many hotels each leaves; the button says how many there will be. Mount it anew for each opening. */
export function HotelFilterSheet(props: {
  readonly open: boolean;
  readonly search: HotelSearch;
  readonly onClose: () => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { search } = props;
  const draft = useFilterDraft(search.filters);
  const range = usePriceRange(search.filters, search.money);
  const wanted: HotelFilters = { ...draft.values, ...range.ends };
  const trial = useEndpoint(
    hotelEndpoints.hotelSearch,
    { query: { ...search.base, ...hotelFilters.query(wanted), limit: '1' } },
    { enabled: props.open, keepPrevious: true },
  );
  const facets = trial.data?.facets ?? search.facets;
  const nightly = facets?.nightly;
  const sections = useSections(draft.values, facets);
  const free = choicesOf(draft.values).flag('free', t('hotels.free_cancellation'), facets?.freeCancellation);
  return (
    <FilterSheet
      open={props.open}
      onClose={props.onClose}
      title={t('hotels.filters')}
      show={t('hotels.show_stays', { count: trial.data?.total ?? search.total })}
      onClear={() => {
        draft.set(hotelFilters.none);
        range.clear();
      }}
      flawed={range.flawed}
      onApply={() => search.setFilters(wanted)}
    >
      <FilterPrices
        legend={t('hotels.price_a_night', { currency: search.money.currency })}
        range={range}
        span={nightly ? t('hotels.price_span', { min: format.text(nightly.min), max: format.text(nightly.max) }) : null}
      />
      <FilterSwitches tight choices={[free]} onChange={draft.change} />
      <FilterSections sections={sections} onChange={draft.change} />
    </FilterSheet>
  );
}
