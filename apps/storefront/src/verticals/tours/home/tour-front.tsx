import { useT } from '@app/client/i18n';
import type { TourCard as Tour, TourCity } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import styles from '../../../widgets/tours/tour-home.module.css';
import { TourCardsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { TourTabs } from '../../../widgets/tours/tour-tabs.tsx';
import { partyParams, type TourTrip, tripOf, tripParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { keepRecent, useRecentSearches } from '../../../widgets/travel/search/use-recent-searches.ts';
import { type RecentTour, recentTours } from '../search/recent-tours.ts';
import { SmallTourCard, TourCard } from '../search/tour-card.tsx';
import { TourForm } from '../search/tour-form.tsx';
import type { TourPlaceChoice } from '../search/tour-place-sheet.tsx';
import { useTourHome } from '../search/use-tour-home.ts';

type Recent = ReturnType<typeof useRecentSearches<RecentTour>>;

/** The searches of this device, to be made again with one press. */
function RecentTours({ recent }: { readonly recent: Recent }) {
  const t = useT();
  const words = useTourWords();
  if (recent.list.length === 0) return null;
  return (
    <Section
      title={t('tours.recent')}
      action={<TextButton onClick={recent.clear}>{t('tours.clear_recent')}</TextButton>}
    >
      <ul className="scroll">
        {recent.list.map((one) => (
          <li key={`${one.city} ${one.when?.from} ${one.when?.to}`} className={styles.recent}>
            <a href={hrefTo('tourHome', { list: '1', city: one.city, ...tripParams(one) })}>
              <b className="semi clip1">{one.name || t('tours.anywhere')}</b>
              <span className="cap t2 clip1">{words.when(one.when)}</span>
              <span className="cap t3 clip1">{words.party(one.party)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Themes(props: {
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  readonly trip: TourTrip;
}) {
  const t = useT();
  const go = useGo();
  return (
    <Section title={t('tours.themes')}>
      <div className="scroll">
        {props.themes.map(({ id, name }) => (
          <Chip key={id} onPress={() => go.to('tourHome', { list: '1', themes: id, ...tripParams(props.trip) })}>
            {name}
          </Chip>
        ))}
      </div>
    </Section>
  );
}

function Cities({ cities, trip }: { readonly cities: readonly TourCity[]; readonly trip: TourTrip }) {
  const t = useT();
  const short = useShortPrice();
  return (
    <Section title={t('tours.popular')}>
      <ul className="scroll">
        {cities.map((city) => (
          <li key={city.id} className={styles.city}>
            <a href={hrefTo('tourHome', { list: '1', city: city.id, ...tripParams(trip) })}>
              <Picture src={city.picture} alt="" width={156} />
              <span className={styles.plate}>
                <b className="semi clip1">{city.name}</b>
                <span className="cap t2 clip1">
                  {city.from ? t('tours.from_price', { amount: short.round(city.from) }) : city.country}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const hrefOf = (tour: Tour, trip: TourTrip): string =>
  hrefTo('tourDetails', { id: tour.id, day: tour.next.day, ...partyParams(trip.party) });

const FrontSkeleton = () => (
  <>
    <div className={`scroll ${styles.ghosts}`} aria-hidden="true">
      {['a', 'b', 'c'].map((name) => (
        <Skeleton key={name} width="15.6rem" height="20rem" radius="var(--r-l)" />
      ))}
    </div>
    <TourCardsSkeleton />
  </>
);

/** Where, when and who; what this device searched for; themes; popular cities; what is guaranteed soon; what is new. */
export function TourFront() {
  const t = useT();
  const go = useGo();
  const today = useToday();
  const home = useTourHome();
  const recent = useRecentSearches(recentTours);
  const [place, setPlace] = useState<TourPlaceChoice | null>(null);
  const [trip, setTrip] = useState<TourTrip>(() => tripOf({}, today));
  const { data } = home;
  const search = () => {
    const city = place?.kind === 'city' ? place.id : null;
    void keepRecent(recentTours, { ...trip, city, name: place?.name ?? '' }, today);
    go.to('tourHome', { list: '1', city, ...tripParams(trip) });
  };
  const choose = (chosen: TourPlaceChoice) => {
    if (chosen.kind === 'tour') go.to('tourDetails', { id: chosen.id, ...tripParams(trip) });
    else setPlace(chosen);
  };
  return (
    <Page title={t('tours.title')} onBack={go.back}>
      <TourTabs on="tours" />
      <PullToRefresh onRefresh={async () => void (await home.refetch())}>
        <Card>
          <TourForm place={place} trip={trip} today={today} onPlace={choose} onTrip={setTrip} onSearch={search} />
        </Card>
        <RecentTours recent={recent} />
        {home.isPending ? <FrontSkeleton /> : null}
        {home.error && !data ? <ErrorState error={home.error} onRetry={() => void home.refetch()} /> : null}
        {data && data.themes.length > 0 ? <Themes themes={data.themes} trip={trip} /> : null}
        {data && data.cities.length > 0 ? <Cities cities={data.cities} trip={trip} /> : null}
        {data && data.guaranteedSoon.length > 0 ? (
          <Section title={t('tours.guaranteed_soon')}>
            <div className="scroll">
              {data.guaranteedSoon.map((tour) => (
                <SmallTourCard key={tour.id} tour={tour} href={hrefOf(tour, trip)} />
              ))}
            </div>
          </Section>
        ) : null}
        {data && data.fresh.length > 0 ? (
          <Section title={t('tours.fresh')}>
            {data.fresh.map((tour) => (
              <TourCard key={tour.id} tour={tour} href={hrefOf(tour, trip)} />
            ))}
          </Section>
        ) : null}
      </PullToRefresh>
    </Page>
  );
}
