import { useT } from '@app/client/i18n';
import type { PopularCity } from '@app/contract/verticals/hotels/views';
import { useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { KindDeals } from '../../../widgets/travel/search/kind-deals.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { keepRecent, useRecentSearches } from '../../../widgets/travel/search/use-recent-searches.ts';
import type { Destination } from '../search/destination-sheet.tsx';
import { HotelCard } from '../search/hotel-card.tsx';
import { HotelCardsSkeleton } from '../search/hotel-cards-skeleton.tsx';
import { type RecentStay, recentStays } from '../search/recent-stays.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useHotelHome } from '../search/use-hotel-home.ts';
import { type Stay, stayOf, stayParams } from '../stay.ts';
import styles from './hotel-home.module.css';

type Recent = ReturnType<typeof useRecentSearches<RecentStay>>;

/** The searches of this device, to be made again with one press. */
function RecentStays({ recent }: { readonly recent: Recent }) {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  if (recent.list.length === 0) return null;
  return (
    <Section
      title={t('hotels.recent')}
      action={<TextButton onClick={recent.clear}>{t('hotels.clear_recent')}</TextButton>}
    >
      <ul className="scroll">
        {recent.list.map((one) => (
          <li key={`${one.city} ${one.checkIn} ${one.checkOut}`} className={styles.recent}>
            <a href={hrefTo('hotelSearch', { city: one.city, ...stayParams(one) })}>
              <b className="semi clip1">{one.name}</b>
              <span className="cap t2 clip1">{date.range(one.checkIn, one.checkOut)}</span>
              <span className="cap t3 clip1">{party.whole(one.party)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PopularCities({ cities, stay }: { readonly cities: readonly PopularCity[]; readonly stay: Stay }) {
  const t = useT();
  const short = useShortPrice();
  return (
    <Section title={t('hotels.popular')}>
      <ul className="scroll">
        {cities.map((city) => (
          <li key={city.id} className={styles.city}>
            <a href={hrefTo('hotelSearch', { city: city.id, ...stayParams(stay) })}>
              <Picture src={city.picture} alt="" width={156} />
              <span className={styles.plate}>
                <b className="semi clip1">{city.name}</b>
                <span className="cap t2">
                  {city.from ? t('hotels.from_night', { amount: short.round(city.from) }) : city.country}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const CitiesSkeleton = () => (
  <div className={`scroll ${styles.ghosts}`} aria-hidden="true">
    {['a', 'b', 'c'].map((name) => (
      <Skeleton key={name} width="15.6rem" height="20rem" radius="var(--r-l)" />
    ))}
  </div>
);

/** Where, when and who; what this device searched for; popular cities; hotels that many book. */
export default function HotelHomeScreen() {
  const t = useT();
  const go = useGo();
  const home = useHotelHome();
  const today = useToday();
  const recent = useRecentSearches(recentStays);
  const [destination, setDestination] = useState<Destination | null>(null);
  const [stay, setStay] = useState<Stay>(() => stayOf({}, today));
  const search = (chosen: Destination) => {
    if (chosen.kind === 'hotel') {
      go.to('hotelDetails', { id: chosen.id, ...stayParams(stay) });
      return;
    }
    void keepRecent(recentStays, { ...stay, city: chosen.id, name: chosen.name }, today);
    go.to('hotelSearch', { city: chosen.id, ...stayParams(stay) });
  };
  const data = home.data;
  return (
    <Page title={t('hotels.title')} onBack={go.back}>
      <PullToRefresh onRefresh={async () => void (await home.refetch())}>
        <Card>
          <SearchForm
            destination={destination}
            stay={stay}
            today={data?.today ?? today}
            onDestination={setDestination}
            onStay={setStay}
            onSearch={search}
          />
        </Card>
        <KindDeals kind="hotel" />
        <RecentStays recent={recent} />
        {home.isPending ? (
          <>
            <CitiesSkeleton />
            <HotelCardsSkeleton />
          </>
        ) : null}
        {home.error && !data ? <ErrorState error={home.error} onRetry={() => void home.refetch()} /> : null}
        {data && data.cities.length > 0 ? <PopularCities cities={data.cities} stay={stay} /> : null}
        {data && data.hot.length > 0 ? (
          <Section title={t('hotels.hot')}>
            {data.hot.map((hotel) => (
              <HotelCard
                key={hotel.id}
                hotel={hotel}
                dated={false}
                href={hrefTo('hotelDetails', { id: hotel.id, ...stayParams(stay) })}
              />
            ))}
          </Section>
        ) : null}
      </PullToRefresh>
    </Page>
  );
}
