import { useT } from '@app/client/i18n';
import type { HotelCard as Hotel } from '@app/contract/verticals/hotels/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { InfiniteList } from '../../../ui/infinite-list.tsx';
import { Page } from '../../../ui/page.tsx';
import { CountLine, GhostsBelowBar, Results } from '../../../widgets/travel/search/results.tsx';
import { useCity } from '../../../widgets/travel/search/use-city.ts';
import { stayParams } from '../stay.ts';
import { useLeavePast } from '../use-stay.ts';
import { HotelCard } from './hotel-card.tsx';
import { HotelCardsSkeleton } from './hotel-cards-skeleton.tsx';
import { HotelFilterBar } from './hotel-filter-bar.tsx';
import { HotelMap } from './hotel-map.tsx';
import { HotelSearchHeader } from './hotel-search-header.tsx';
import { NoHotelFound } from './nothing-found.tsx';
import { useHotelSearch } from './use-hotel-search.ts';

/** Hotels of a city for a stay; filters, order, stay and map stand in the address. */
export default function HotelSearchScreen() {
  const t = useT();
  const search = useHotelSearch();
  const city = useCity(search.city);
  const { feed } = search;
  useLeavePast(feed.error, search.stay);
  const place = city?.name ?? feed.items[0]?.city ?? search.keyword ?? null;
  const hrefOf = (hotel: Hotel) => hrefTo('hotelDetails', { id: hotel.id, ...stayParams(search.stay) });
  return (
    <Page
      title={place === null ? t('hotels.title') : t('hotels.stays_in', { place })}
      header={<HotelSearchHeader search={search} place={place} />}
    >
      {search.asks ? <HotelFilterBar search={search} /> : null}
      <Results
        feed={feed}
        asks={search.asks}
        ghosts={
          <GhostsBelowBar>
            <HotelCardsSkeleton count={3} />
          </GhostsBelowBar>
        }
        none={<NoHotelFound search={search} />}
      >
        {search.onMap ? (
          <HotelMap
            search={search}
            centre={city ? { lat: city.latitude, lng: city.longitude, name: city.name } : null}
            hrefOf={hrefOf}
          />
        ) : (
          <>
            <CountLine>{t('hotels.count_line', { count: search.total, currency: search.money.currency })}</CountLine>
            <InfiniteList feed={feed}>
              {(hotels) =>
                hotels.map((hotel, index) => (
                  <HotelCard key={hotel.id} hotel={hotel} href={hrefOf(hotel)} dated eager={index === 0} />
                ))
              }
            </InfiniteList>
          </>
        )}
      </Results>
    </Page>
  );
}
