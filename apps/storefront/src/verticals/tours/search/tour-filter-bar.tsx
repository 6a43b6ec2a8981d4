import { useT } from '@app/client/i18n';
import { Chip } from '../../../ui/chips.tsx';
import { FilterBar, FiltersChip, OnChip } from '../../../widgets/travel/search/filter-bar.tsx';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { SortChip } from '../../../widgets/travel/search/sorting.tsx';
import { tourFilters } from './search-filters.ts';
import { TourFilterSheet } from './tour-filter-sheet.tsx';
import type { TourSearch } from './use-tour-search.ts';

/** Filters, order, and what people filter by most, in one row that stays below the summary. */
export function TourFilterBar({ search }: { readonly search: TourSearch }) {
  const t = useT();
  const { filters, setFilters } = search;
  const themes = search.facets?.theme.filter(({ value }) => filters.themes.includes(value)) ?? [];
  return (
    <FilterBar sticky>
      <FiltersChip
        label={t('tours.filters')}
        count={tourFilters.count(filters)}
        sheet={({ key, ...sheet }) => <TourFilterSheet key={key} {...sheet} search={search} />}
      />
      <SortChip sorting={search.sorting} title={t('tours.sort_by')} name={(sort) => t(`tours.sort.${sort}`)} />
      {themes.map(({ value, name }) => (
        <OnChip key={value} onPress={() => setFilters({ ...filters, themes: toggled(filters.themes, value) })}>
          {name}
        </OnChip>
      ))}
      {filters.length.map((length) => (
        <OnChip key={length} onPress={() => setFilters({ ...filters, length: toggled(filters.length, length) })}>
          {t(`tours.length.${length}`)}
        </OnChip>
      ))}
      <Chip selected={filters.guaranteed} onPress={() => setFilters({ ...filters, guaranteed: !filters.guaranteed })}>
        {t('tours.guaranteed')}
      </Chip>
      <Chip selected={filters.free} onPress={() => setFilters({ ...filters, free: !filters.free })}>
        {t('tours.free_cancellation')}
      </Chip>
      <Chip selected={filters.pickup} onPress={() => setFilters({ ...filters, pickup: !filters.pickup })}>
        {t('tours.with_pickup')}
      </Chip>
    </FilterBar>
  );
}
