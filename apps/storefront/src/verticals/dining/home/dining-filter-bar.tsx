import { useT } from '@app/client/i18n';
import { Chip } from '../../../ui/chips.tsx';
import styles from '../../../widgets/dining/dining-home.module.css';
import { FilterBar, FiltersChip } from '../../../widgets/travel/search/filter-bar.tsx';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { DiningFilterSheet } from './dining-filter-sheet.tsx';
import { countBesideCuisines } from './dining-filters.ts';
import type { DiningSearch } from './use-dining-search.ts';

/** All filters behind one chip, then the cuisines of the city, the most frequent first. */
export function DiningFilterBar({ search }: { readonly search: DiningSearch }) {
  const t = useT();
  const { filters, setFilters, facets } = search;
  const cuisines = [...(facets?.cuisine ?? [])].sort((a, b) => b.count - a.count).map(({ value }) => value);
  const shown = [...cuisines, ...filters.cuisines.filter((one) => !cuisines.includes(one))];
  return (
    <FilterBar className={styles.bar}>
      <FiltersChip
        quiet
        label={t('dining.filters')}
        count={countBesideCuisines(filters)}
        sheet={({ key, ...sheet }) => <DiningFilterSheet key={key} {...sheet} search={search} />}
      />
      <Chip
        selected={filters.cuisines.length === 0}
        onPress={() => filters.cuisines.length > 0 && setFilters({ ...filters, cuisines: [] })}
      >
        {t('common.all')}
      </Chip>
      {shown.map((cuisine) => (
        <Chip
          key={cuisine}
          selected={filters.cuisines.includes(cuisine)}
          onPress={() => setFilters({ ...filters, cuisines: toggled(filters.cuisines, cuisine) })}
        >
          {t(`dining.cuisine.${cuisine}`)}
        </Chip>
      ))}
    </FilterBar>
  );
}
