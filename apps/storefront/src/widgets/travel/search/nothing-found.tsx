import { useT } from '@app/client/i18n';
import type { SearchAlternatives } from '@app/contract/travel/search-alternatives';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorNote } from '../../../ui/states.tsx';
import type { Money } from '../../typed-price.ts';
import { useDateText } from '../dates/date-text.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { type Alternative, AlternativeGroups, type AlternativesGroup } from './alternative-groups.tsx';
import styles from './nothing-found.module.css';

type Read = {
  readonly data: SearchAlternatives | undefined;
  readonly isPending: boolean;
  readonly error: Parameters<typeof ErrorNote>[0]['error'];
  readonly refetch: () => unknown;
};

type Days = { readonly from: LocalDate; readonly to: LocalDate };
type TakenOff = Readonly<Record<string, string | null>>;

/** What can be done with the filters of a search (`defineFilters`). */
type FilterSet<F> = {
  readonly none: F;
  readonly params: (filters: F, currency?: string) => TakenOff;
  readonly without: (filters: F, name: string) => F;
};
type Filtered<F> = {
  readonly filters: F;
  readonly money?: Money;
  readonly setFilters: (next: F) => void;
};

type Props<F> = {
  readonly read: Read;
  readonly filters: FilterSet<F>;
  readonly search: Filtered<F>;
  readonly title: string;
  /** Said where there is nothing anywhere. */
  readonly text: string;
  /** What each filter is called, by the name that the server has for it. */
  readonly names: { readonly [filter: string]: string };
  /** Addresses that carry these parameters of filters. */
  readonly hrefOfDays: (days: Days | null, kept: TakenOff) => string;
  /** For what has rooms. */
  readonly hrefOfRooms?: (rooms: number, kept: TakenOff) => string;
  readonly hrefOfCity: (id: string, kept: TakenOff) => string;
  /** The way on where there is nothing anywhere. */
  readonly other?: ReactNode;
  readonly ghosts: ReactNode;
};

/** Where there is something instead, in groups. */
function useInstead<F>(props: Props<F>): AlternativesGroup[] {
  const t = useT();
  const date = useDateText();
  const { read, search } = props;
  const { all = 0, filters = [], days = [], rooms = [], cities = [] } = read.data ?? {};
  const plain = all === 0;
  const kept = props.filters.params(plain ? props.filters.none : search.filters, search.money?.currency);
  const value = ({ count }: { readonly count: number }) => t('travel.found', { count });
  return [
    {
      title: t('travel.instead_filters'),
      ways: filters.map(
        ({ filter, ...one }): Alternative => ({
          key: filter,
          title: t('travel.without_filter', { filter: props.names[filter] ?? '' }),
          value: value(one),
          onPress: () => search.setFilters(props.filters.without(search.filters, filter)),
        }),
      ),
    },
    {
      title: t('travel.instead_days'),
      ways: days.map(
        ({ from, to, ...one }): Alternative => ({
          key: `${from} ${to}`,
          title: from && to ? (from === to ? date.weekday(from) : date.range(from, to)) : t('travel.any_day'),
          value: value(one),
          href: props.hrefOfDays(from && to ? { from, to } : null, kept),
        }),
      ),
    },
    {
      title: t('travel.instead_rooms'),
      ways: rooms.map(
        ({ rooms: count, ...one }): Alternative => ({
          key: String(count),
          title: t('travel.rooms', { count }),
          value: value(one),
          href: props.hrefOfRooms?.(count, kept) ?? '',
        }),
      ),
    },
    {
      title: t('travel.instead_cities'),
      ways: cities.map(
        ({ id, name, kilometres, ...one }): Alternative => ({
          key: id,
          title: name,
          note: kilometres === null ? undefined : t('travel.kilometres_away', { distance: kilometres }),
          value: value(one),
          href: props.hrefOfCity(id, kept),
        }),
      ),
    },
  ];
}

/**
 * A search that found nothing, with where it has something: without one of its filters, on other days, in other cities. `read`
 * is what the server found there; addresses keep the filters or leave them out, as the searches behind them did.
 */
export function NothingFound<F>(props: Props<F>) {
  const t = useT();
  const { read, search } = props;
  const { all = 0 } = read.data ?? {};
  const plain = all === 0;
  const groups = useInstead(props);
  const some = groups.some(({ ways }) => ways.length > 0);
  return (
    <>
      <EmptyState
        art="/art/search.webp"
        leadsOn={some || read.isPending}
        title={props.title}
        text={
          plain
            ? some
              ? t('travel.none_instead')
              : read.data
                ? props.text
                : undefined
            : t('travel.none_of', { count: all })
        }
        action={
          plain ? (
            some || read.isPending ? undefined : (
              props.other
            )
          ) : (
            <Button onClick={() => search.setFilters(props.filters.none)}>
              {t('travel.show_all', { count: all })}
            </Button>
          )
        }
      />
      {read.isPending ? props.ghosts : null}
      {read.error ? (
        <div className={styles.note}>
          <ErrorNote error={read.error} onRetry={() => void read.refetch()} />
        </div>
      ) : null}
      <AlternativeGroups groups={groups} />
    </>
  );
}
