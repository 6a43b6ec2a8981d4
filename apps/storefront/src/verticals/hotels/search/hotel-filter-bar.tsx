import { useT } from '@app/client/i18n';
import { HOTEL_SORTS } from '@app/contract/verticals/hotels/facts';
import { IconAdjustmentsHorizontal, IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Chip } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import choices from '../../../widgets/choice-list.module.css';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { HotelFilterSheet } from './hotel-filter-sheet.tsx';
import styles from './hotel-search.module.css';
import { hotelFilterCount } from './search-address.ts';
import type { HotelSearch } from './use-hotel-search.ts';

/** From this score on a hotel is very good. */
const HIGH_SCORE = 8;

function SortSheet(props: { readonly open: boolean; readonly search: HotelSearch; readonly onClose: () => void }) {
  const t = useT();
  const { search } = props;
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('hotels.sort_by')}>
      <div className={choices.list}>
        {HOTEL_SORTS.map((sort) => (
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
            <span className={choices.name}>{t(`hotels.sort.${sort}`)}</span>
            {sort === search.sort ? <Icon as={IconCheck} size="m" /> : null}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** Filters, order, and what people filter by most, in one row that stays below the summary. */
export function HotelFilterBar({ search }: { readonly search: HotelSearch }) {
  const t = useT();
  const [sheet, setSheet] = useState<{ what: 'filters' | 'sort' | null; times: number }>({ what: null, times: 0 });
  const { filters, setFilters, sort } = search;
  const count = hotelFilterCount(filters);
  const open = (what: 'filters' | 'sort') => setSheet((now) => ({ what, times: now.times + 1 }));
  const close = () => setSheet((now) => ({ ...now, what: null }));
  return (
    <>
      <fieldset className={`scroll ${styles.bar}`} aria-label={t('catalog.filter')}>
        <Chip selected={count > 0} onPress={() => open('filters')}>
          <Icon as={IconAdjustmentsHorizontal} size="s" />
          {t('hotels.filters')}
          {count > 0 ? (
            <>
              <b aria-hidden="true">{count}</b>
              <span className="visually-hidden">, {t('catalog.filters_on', { count })}</span>
            </>
          ) : null}
        </Chip>
        <Chip selected={sort !== 'recommended'} onPress={() => open('sort')}>
          <Icon as={IconArrowsSort} size="s" />
          {t(`hotels.sort.${sort}`)}
        </Chip>
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
      </fieldset>
      <SortSheet open={sheet.what === 'sort'} search={search} onClose={close} />
      <HotelFilterSheet key={sheet.times} open={sheet.what === 'filters'} search={search} onClose={close} />
    </>
  );
}
