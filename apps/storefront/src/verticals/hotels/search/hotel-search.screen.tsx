import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { HotelCard as Hotel } from '@app/contract/verticals/hotels/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { cx } from '../../../ui/class-names.ts';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { stayParams } from '../stay.ts';
import { useLeavePast } from '../use-stay.ts';
import { HotelCard } from './hotel-card.tsx';
import { HotelCardsSkeleton } from './hotel-cards-skeleton.tsx';
import { HotelFilterBar } from './hotel-filter-bar.tsx';
import { HotelMap } from './hotel-map.tsx';
import styles from './hotel-search.module.css';
import { HotelSearchHeader } from './hotel-search-header.tsx';
import { NoHotelFound } from './nothing-found.tsx';
import { useHotelSearch } from './use-hotel-search.ts';

/** Cities change when staff edit them, which is seldom. */
const FRESH_MS = 300_000;

/** The city that is searched, by its id; null until it is known, and for a search by keyword. */
function useCity(id: string | undefined) {
  const read = useEndpoint(travelEndpoints.cities, { query: {} }, { enabled: id !== undefined, staleTime: FRESH_MS });
  return read.data?.find((one) => one.id === id) ?? null;
}

/** Hotels of a city for a stay; filters, order, stay and map stand in the address. */
export default function HotelSearchScreen() {
  const t = useT();
  const search = useHotelSearch();
  const city = useCity(search.city);
  const { feed } = search;
  useLeavePast(feed.error, search.stay);
  const place = city?.name ?? feed.items[0]?.city ?? search.keyword ?? null;
  const hrefOf = (hotel: Hotel) => hrefTo('hotelDetails', { id: hotel.id, ...stayParams(search.stay) });
  const nowhere = Object.keys(search.where).length === 0;
  const empty = nowhere || (!feed.isPending && !feed.error && feed.items.length === 0);
  return (
    <Page header={<HotelSearchHeader search={search} place={place} />}>
      {nowhere ? null : <HotelFilterBar search={search} />}
      {feed.isPending && !nowhere ? (
        <div className={styles.ghosts}>
          <HotelCardsSkeleton count={3} />
        </div>
      ) : null}
      {feed.error && feed.items.length === 0 ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {empty ? <NoHotelFound search={search} /> : null}
      {feed.items.length > 0 ? (
        <div className={cx(styles.results, feed.isPlaceholder && styles.stale)} aria-busy={feed.isPlaceholder}>
          {search.onMap ? (
            <HotelMap
              search={search}
              centre={city ? { lat: city.latitude, lng: city.longitude, name: city.name } : null}
              hrefOf={hrefOf}
            />
          ) : (
            <>
              <p className={`sub t3 ${styles.count}`} role="status">
                {t('hotels.count_line', { count: search.total, currency: search.money.currency })}
              </p>
              <InfiniteList feed={feed}>
                {(hotels) =>
                  hotels.map((hotel, index) => (
                    <HotelCard key={hotel.id} hotel={hotel} href={hrefOf(hotel)} dated eager={index === 0} />
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
