import { useT } from '@app/client/i18n';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Chip } from '../../ui/chips.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShortPrice } from '../../widgets/short-price.ts';
import { useAsking } from '../../widgets/travel/use-asking.ts';
import { FlightFilterSheet } from './flight-filter-sheet.tsx';
import styles from './flight-search.module.css';
import { useFlightWords } from './flight-words.ts';
import { flightFilterCount } from './search-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

const PRICED = ['best', 'cheapest', 'fastest'] as const;
const PLAIN = ['earliest', 'latest'] as const;

/** Filters, and the orders: three of them with the price and duration of their first flight. */
export function FlightSortBar({ search }: { readonly search: FlightSearch }) {
  const t = useT();
  const short = useShortPrice();
  const words = useFlightWords();
  const asking = useAsking<'filters'>();
  const count = flightFilterCount(search.filters);
  const sorts = search.first?.sorts;
  return (
    <>
      <fieldset className={`scroll ${styles.sorts}`} aria-label={t('flights.sort_by')}>
        <span className={styles.filter}>
          <Chip selected={count > 0} onPress={() => asking.ask('filters')}>
            <Icon as={IconAdjustmentsHorizontal} size="s" />
            {t('flights.filters')}
            {count > 0 ? (
              <>
                <b aria-hidden="true">{count}</b>
                <span className="visually-hidden">, {t('catalog.filters_on', { count })}</span>
              </>
            ) : null}
          </Chip>
        </span>
        {PRICED.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={search.sort === sort}
            className={cx(styles.sort, search.sort === sort && styles.chosen)}
            onClick={() => search.setSort(sort)}
          >
            <b className="sub semi">{t(`flights.sort.${sort}`)}</b>
            <span className="cap num">
              {sorts ? `${short.whole(sorts[sort].price)} · ${words.minutes(sorts[sort].minutes)}` : ' '}
            </span>
          </button>
        ))}
        {PLAIN.map((sort) => (
          <span key={sort} className={styles.filter}>
            <Chip selected={search.sort === sort} onPress={() => search.setSort(sort)}>
              {t(`flights.sort.${sort}`)}
            </Chip>
          </span>
        ))}
      </fieldset>
      <FlightFilterSheet key={asking.times} open={asking.what === 'filters'} search={search} onClose={asking.close} />
    </>
  );
}
