import { useT } from '@app/client/i18n';
import { TOUR_SORTS } from '@app/contract/verticals/tours/facts';
import { IconAdjustmentsHorizontal, IconArrowsSort, IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Chip } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import choices from '../../../widgets/choice-list.module.css';
import styles from '../../../widgets/tours/tour-results.module.css';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { tourFilterCount } from './search-filters.ts';
import { TourFilterSheet } from './tour-filter-sheet.tsx';
import type { TourSearch } from './use-tour-search.ts';

function SortSheet(props: { readonly open: boolean; readonly search: TourSearch; readonly onClose: () => void }) {
  const t = useT();
  const { search } = props;
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('tours.sort_by')}>
      <div className={choices.list}>
        {TOUR_SORTS.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={sort === search.sort}
            className={sort === search.sort ? choices.on : undefined}
            onClick={() => {
              props.onClose();
              search.setSort(sort);
            }}
          >
            <span className={choices.name}>{t(`tours.sort.${sort}`)}</span>
            {sort === search.sort ? <Icon as={IconCheck} size="m" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** Filters, order, and what people filter by most, in one row that stays below the summary. */
export function TourFilterBar({ search }: { readonly search: TourSearch }) {
  const t = useT();
  const [sheet, setSheet] = useState<{ what: 'filters' | 'sort' | null; times: number }>({ what: null, times: 0 });
  const { filters, setFilters, sort } = search;
  const count = tourFilterCount(filters);
  const open = (what: 'filters' | 'sort') => setSheet((now) => ({ what, times: now.times + 1 }));
  const close = () => setSheet((now) => ({ ...now, what: null }));
  const themes = search.facets?.theme.filter(({ value }) => filters.themes.includes(value)) ?? [];
  return (
    <>
      <fieldset className={`scroll ${styles.bar}`} aria-label={t('catalog.filter')}>
        <Chip selected={count > 0} onPress={() => open('filters')}>
          <Icon as={IconAdjustmentsHorizontal} size="s" />
          {t('tours.filters')}
          {count > 0 ? (
            <>
              <b aria-hidden="true">{count}</b>
              <span className="visually-hidden">, {t('catalog.filters_on', { count })}</span>
            </>
          ) : null}
        </Chip>
        <Chip selected={sort !== 'popular'} onPress={() => open('sort')}>
          <Icon as={IconArrowsSort} size="s" />
          {t(`tours.sort.${sort}`)}
        </Chip>
        {themes.map(({ value, name }) => (
          <Chip key={value} selected onPress={() => setFilters({ ...filters, themes: toggled(filters.themes, value) })}>
            {name}
            <Icon as={IconX} size="s" />
          </Chip>
        ))}
        {filters.length.map((length) => (
          <Chip
            key={length}
            selected
            onPress={() => setFilters({ ...filters, length: toggled(filters.length, length) })}
          >
            {t(`tours.length.${length}`)}
            <Icon as={IconX} size="s" />
          </Chip>
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
      </fieldset>
      <SortSheet open={sheet.what === 'sort'} search={search} onClose={close} />
      <TourFilterSheet key={sheet.times} open={sheet.what === 'filters'} search={search} onClose={close} />
    </>
  );
}
