import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TourCard as Tour } from '@app/contract/verticals/tours/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { cx } from '../../../ui/class-names.ts';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import styles from '../../../widgets/tours/tour-results.module.css';
import { TourCardsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { partyParams } from '../../../widgets/tours/tour-trip.ts';
import { LeftOutNote } from './left-out-note.tsx';
import { NoTourFound } from './nothing-found.tsx';
import { TourCard } from './tour-card.tsx';
import { TourFilterBar } from './tour-filter-bar.tsx';
import { TourMap } from './tour-map.tsx';
import { TourSearchHeader } from './tour-search-header.tsx';
import { useTourSearch } from './use-tour-search.ts';

/** Cities change when staff edit them, which is seldom. */
const FRESH_MS = 300_000;

/** The city that is searched, by its id; null until it is known, and anywhere. */
function useCity(id: string | undefined) {
  const read = useEndpoint(travelEndpoints.cities, { query: {} }, { enabled: id !== undefined, staleTime: FRESH_MS });
  return read.data?.find((one) => one.id === id) ?? null;
}

/** Tours with a departure that has room; place, days, people, filters, order and map stand in the address. */
export function TourResults() {
  const t = useT();
  const search = useTourSearch();
  const city = useCity(search.city);
  const { feed, trip } = search;
  const place = city?.name ?? (search.city ? (feed.items[0]?.city ?? null) : null);
  const hrefOf = (tour: Tour) => hrefTo('tourDetails', { id: tour.id, day: tour.next.day, ...partyParams(trip.party) });
  return (
    <Page header={<TourSearchHeader search={search} place={place} />}>
      <TourFilterBar search={search} />
      {feed.isPending ? (
        <div className={styles.ghosts}>
          <TourCardsSkeleton count={3} />
        </div>
      ) : null}
      {feed.error && feed.items.length === 0 ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {!feed.isPending && !feed.error && feed.items.length === 0 ? <NoTourFound search={search} /> : null}
      {search.onMap ? null : <LeftOutNote search={search} />}
      {feed.items.length > 0 ? (
        <div className={cx(styles.results, feed.isPlaceholder && styles.stale)} aria-busy={feed.isPlaceholder}>
          {search.onMap ? (
            <TourMap search={search} hrefOf={hrefOf} />
          ) : (
            <>
              <p className={`sub t3 ${styles.count}`} role="status">
                {t('tours.count_line', { count: search.total })}
              </p>
              <InfiniteList feed={feed}>
                {(tours) =>
                  tours.map((tour, index) => (
                    <TourCard key={tour.id} tour={tour} href={hrefOf(tour)} eager={index === 0} />
                  ))
                }
              </InfiniteList>
            </>
          )}
        </div>
      ) : null}
    </Page>
  );
}
