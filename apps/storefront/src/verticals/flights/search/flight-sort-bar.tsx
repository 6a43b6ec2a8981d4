import { useT } from '@app/client/i18n';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Chip } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { useFlightWords } from '../flight-words.ts';
import { FlightFilterSheet } from './flight-filter-sheet.tsx';
import styles from './flight-search.module.css';
import { flightFilterCount } from './search-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

const PRICED = ['best', 'cheapest', 'fastest'] as const;
const PLAIN = ['earliest', 'latest'] as const;

type Sorts = NonNullable<FlightSearch['first']>['sorts'];

/** Filters, and the orders: three of them with the price and duration of their first flight, plain where there is none. */
export function FlightSorts(props: {
  readonly sort: FlightSearch['sort'];
  /** Null where nothing is found; undefined while it is looked for. */
  readonly sorts: Sorts | undefined;
  readonly filters: number;
  readonly onSort: (sort: FlightSearch['sort']) => void;
  readonly onFilters: () => void;
}) {
  const t = useT();
  const short = useShortPrice();
  const words = useFlightWords();
  const { sort: chosen, sorts, filters } = props;
  const priced = sorts === null ? [] : PRICED;
  const plain = sorts === null ? [...PRICED, ...PLAIN] : PLAIN;
  return (
    <fieldset className={`scroll ${styles.sorts}`} aria-label={t('flights.sort_by')}>
      <span className={styles.filter}>
        <Chip selected={filters > 0} onPress={props.onFilters}>
          <Icon as={IconAdjustmentsHorizontal} size="s" />
          {t('flights.filters')}
          {filters > 0 ? (
            <>
              <b aria-hidden="true">{filters}</b>
              <span className="visually-hidden">, {t('catalog.filters_on', { count: filters })}</span>
            </>
          ) : null}
        </Chip>
      </span>
      {priced.map((sort) => (
        <button
          key={sort}
          type="button"
          aria-pressed={chosen === sort}
          className={cx(styles.sort, chosen === sort && styles.chosen)}
          onClick={() => props.onSort(sort)}
        >
          <b className="sub semi">{t(`flights.sort.${sort}`)}</b>
          <span className="cap num">
            {sorts ? `${short.round(sorts[sort].price)} · ${words.minutes(sorts[sort].minutes)}` : ' '}
          </span>
        </button>
      ))}
      {plain.map((sort) => (
        <span key={sort} className={styles.filter}>
          <Chip selected={chosen === sort} onPress={() => props.onSort(sort)}>
            {t(`flights.sort.${sort}`)}
          </Chip>
        </span>
      ))}
    </fieldset>
  );
}

/** The bar above the flights that were found. */
export function FlightSortBar({ search }: { readonly search: FlightSearch }) {
  const asking = useAsking<'filters'>();
  return (
    <>
      <FlightSorts
        sort={search.sort}
        sorts={search.first?.sorts}
        filters={flightFilterCount(search.filters)}
        onSort={search.setSort}
        onFilters={() => asking.ask('filters')}
      />
      <FlightFilterSheet key={asking.times} open={asking.what === 'filters'} search={search} onClose={asking.close} />
    </>
  );
}
