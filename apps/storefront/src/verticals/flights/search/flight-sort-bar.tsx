import { useT } from '@app/client/i18n';
import type { ReactNode } from 'react';
import { Chip } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { FiltersChip } from '../../../widgets/travel/search/filter-bar.tsx';
import { useFlightWords } from '../flight-words.ts';
import { FlightFilterSheet } from './flight-filter-sheet.tsx';
import styles from './flight-search.module.css';
import { flightFilters } from './search-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

const PRICED = ['best', 'cheapest', 'fastest'] as const;
const PLAIN = ['earliest', 'latest'] as const;

type Sort = FlightSearch['sorting']['chosen'];
type Sorts = NonNullable<FlightSearch['first']>['sorts'];

/** Filters, and the orders: three of them with the price and duration of their first flight, plain where there is none. */
export function FlightSorts(props: {
  readonly sort: Sort;
  /** Null where nothing is found; undefined while it is looked for. */
  readonly sorts: Sorts | undefined;
  /** The chip of all filters. */
  readonly filters: ReactNode;
  readonly onSort: (sort: Sort) => void;
}) {
  const t = useT();
  const short = useShortPrice();
  const words = useFlightWords();
  const { sort: chosen, sorts } = props;
  const priced = sorts === null ? [] : PRICED;
  const plain = sorts === null ? [...PRICED, ...PLAIN] : PLAIN;
  return (
    <fieldset className={`scroll ${styles.sorts}`} aria-label={t('flights.sort_by')}>
      <span className={styles.filter}>{props.filters}</span>
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
  const t = useT();
  return (
    <FlightSorts
      sort={search.sorting.chosen}
      sorts={search.first?.sorts}
      onSort={search.sorting.choose}
      filters={
        <FiltersChip
          label={t('flights.filters')}
          count={flightFilters.count(search.filters)}
          sheet={({ key, ...sheet }) => <FlightFilterSheet key={key} {...sheet} search={search} />}
        />
      }
    />
  );
}
