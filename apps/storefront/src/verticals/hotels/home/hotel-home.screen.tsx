import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Section } from '../../../ui/page.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { KindDeals } from '../../../widgets/travel/search/kind-deals.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { CityTiles, RecentSearches, TilesSkeleton, TravelHome } from '../../../widgets/travel/search/travel-home.tsx';
import { keepRecent, useRecentSearches } from '../../../widgets/travel/search/use-recent-searches.ts';
import type { Destination } from '../search/destination-sheet.tsx';
import { HotelCard } from '../search/hotel-card.tsx';
import { HotelCardsSkeleton } from '../search/hotel-cards-skeleton.tsx';
import { recentStays } from '../search/recent-stays.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useHotelHome } from '../search/use-hotel-home.ts';
import { type Stay, stayOf, stayParams } from '../stay.ts';

/** The searches of this device. */
function RecentStays() {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  return (
    <RecentSearches
      title={t('hotels.recent')}
      clear={t('hotels.clear_recent')}
      recent={useRecentSearches(recentStays)}
      keyOf={(one) => `${one.city} ${one.checkIn} ${one.checkOut}`}
      hrefOf={(one) => hrefTo('hotelSearch', { city: one.city, ...stayParams(one) })}
      linesOf={(one) => [
        <b key="where" className="semi clip1">
          {one.name}
        </b>,
        date.range(one.checkIn, one.checkOut),
        party.whole(one.party),
      ]}
    />
  );
}

/** Where, when and who; what this device searched for; popular cities; hotels that many book. */
export default function HotelHomeScreen() {
  const t = useT();
  const go = useGo();
  const searchAnew = useInvalidate();
  const home = useHotelHome();
  const today = useToday();
  const short = useShortPrice();
  const [destination, setDestination] = useState<Destination | null>(null);
  const [stay, setStay] = useState<Stay>(() => stayOf({}, today));
  const search = (chosen: Destination) => {
    if (chosen.kind === 'hotel') {
      go.to('hotelDetails', { id: chosen.id, ...stayParams(stay) });
      return;
    }
    void searchAnew(hotelEndpoints.hotelSearch);
    void keepRecent(recentStays, { ...stay, city: chosen.id, name: chosen.name }, today);
    go.to('hotelSearch', { city: chosen.id, ...stayParams(stay) });
  };
  return (
    <TravelHome
      title={t('hotels.title')}
      home={home}
      form={
        <SearchForm
          destination={destination}
          stay={stay}
          today={home.data?.today ?? today}
          onDestination={setDestination}
          onStay={setStay}
          onSearch={search}
        />
      }
      recent={
        <>
          <KindDeals kind="hotel" />
          <RecentStays />
        </>
      }
      ghosts={
        <>
          <TilesSkeleton />
          <HotelCardsSkeleton />
        </>
      }
    >
      {({ cities, hot }) => (
        <>
          <CityTiles
            wraps
            title={t('hotels.popular')}
            cities={cities}
            hrefOf={({ id }) => hrefTo('hotelSearch', { city: id, ...stayParams(stay) })}
            noteOf={({ from, country }) => (from ? t('hotels.from_night', { amount: short.round(from) }) : country)}
          />
          {hot.length > 0 ? (
            <Section title={t('hotels.hot')}>
              {hot.map((hotel) => (
                <HotelCard
                  key={hotel.id}
                  hotel={hotel}
                  dated={false}
                  href={hrefTo('hotelDetails', { id: hotel.id, ...stayParams(stay) })}
                />
              ))}
            </Section>
          ) : null}
        </>
      )}
    </TravelHome>
  );
}
