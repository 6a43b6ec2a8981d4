import { useT } from '@app/client/i18n';
import { DINING_SORTS } from '@app/contract/verticals/dining/facts';
import { IconAdjustmentsHorizontal, IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { TextButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import choices from '../../../widgets/choice-list.module.css';
import styles from '../../../widgets/dining/dining-home.module.css';
import { toggled } from '../../../widgets/travel/search/filter-params.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { DiningFilterSheet } from './dining-filter-sheet.tsx';
import { diningFilterCount } from './dining-filters.ts';
import type { DiningSearch } from './use-dining-search.ts';

/** All filters behind one chip, then the cuisines of the city, the most frequent first. */
export function DiningFilterBar({ search }: { readonly search: DiningSearch }) {
  const t = useT();
  const asking = useAsking<'filters'>();
  const { filters, setFilters, facets } = search;
  const count = diningFilterCount(filters);
  const cuisines = [...(facets?.cuisine ?? [])].sort((a, b) => b.count - a.count).map(({ value }) => value);
  const shown = [...cuisines, ...filters.cuisines.filter((one) => !cuisines.includes(one))];
  return (
    <>
      <fieldset className={`scroll ${styles.bar}`} aria-label={t('catalog.filter')}>
        <Chip selected={count > 0} onPress={() => asking.ask('filters')}>
          <Icon as={IconAdjustmentsHorizontal} size="s" />
          <span className="visually-hidden">{t('dining.filters')}</span>
          {count > 0 ? (
            <>
              <b aria-hidden="true">{count}</b>
              <span className="visually-hidden">, {t('catalog.filters_on', { count })}</span>
            </>
          ) : null}
        </Chip>
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
      </fieldset>
      <DiningFilterSheet key={asking.times} open={asking.what === 'filters'} search={search} onClose={asking.close} />
    </>
  );
}

/** In which order, at the end of the line that counts. */
export function DiningSort({ search }: { readonly search: DiningSearch }) {
  const t = useT();
  const asking = useAsking<'sort'>();
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => asking.ask('sort')}>
        <Icon as={IconArrowsSort} size="s" />
        {t(`dining.sort.${search.sort}`)}
      </TextButton>
      <Sheet open={asking.what === 'sort'} onClose={asking.close} title={t('dining.sort_by')}>
        <div className={choices.list}>
          {DINING_SORTS.map((sort) => (
            <button
              key={sort}
              type="button"
              aria-pressed={sort === search.sort}
              className={sort === search.sort ? choices.on : undefined}
              onClick={() => {
                asking.close();
                search.setSort(sort);
              }}
            >
              <span className={choices.name}>{t(`dining.sort.${sort}`)}</span>
              {sort === search.sort ? <Icon as={IconCheck} size="m" /> : null}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  );
}
