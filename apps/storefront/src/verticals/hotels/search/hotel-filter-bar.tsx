import { useT } from '@app/client/i18n';
import { Chip } from '../../../ui/chips.tsx';
import { FilterBar, FiltersChip } from '../../../widgets/travel/search/filter-bar.tsx';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { SortChip } from '../../../widgets/travel/search/sorting.tsx';
import { HotelFilterSheet } from './hotel-filter-sheet.tsx';
import { hotelFilters } from './search-address.ts';
import type { HotelSearch } from './use-hotel-search.ts';

/** From this score on a hotel is very good. */
const HIGH_SCORE = 8;

/** Filters, order, and what people filter by most, in one row that stays below the summary. */
export function HotelFilterBar({ search }: { readonly search: HotelSearch }) {
  const t = useT();
  const { filters, setFilters } = search;
  return (
    <FilterBar sticky>
      <FiltersChip
        label={t('hotels.filters')}
        count={hotelFilters.count(filters)}
        sheet={({ key, ...sheet }) => <HotelFilterSheet key={key} {...sheet} search={search} />}
      />
      <SortChip sorting={search.sorting} title={t('hotels.sort_by')} name={(sort) => t(`hotels.sort.${sort}`)} />
      <Chip selected={filters.free} onPress={() => setFilters({ ...filters, free: !filters.free })}>
        {t('hotels.free_cancellation')}
      </Chip>
      <Chip
        selected={filters.board.includes('breakfast')}
        onPress={() => setFilters({ ...filters, board: toggled(filters.board, 'breakfast' as const) })}
      >
        {t('hotels.board.breakfast')}
      </Chip>
      <Chip
        selected={filters.score === HIGH_SCORE}
        onPress={() => setFilters({ ...filters, score: filters.score === HIGH_SCORE ? null : HIGH_SCORE })}
      >
        {t('hotels.score_up', { score: HIGH_SCORE })}
      </Chip>
    </FilterBar>
  );
}
