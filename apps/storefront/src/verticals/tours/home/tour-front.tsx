import { useT } from '@app/client/i18n';
import { useInvalidate } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourCard as Tour } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Chip } from '../../../ui/chips.tsx';
import { Section } from '../../../ui/page.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { TourCardsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { TourTabs } from '../../../widgets/tours/tour-tabs.tsx';
import { partyParams, type TourTrip, tripOf, tripParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import { CityTiles, RecentSearches, TilesSkeleton, TravelHome } from '../../../widgets/travel/search/travel-home.tsx';
import { keepRecent, useRecentSearches } from '../../../widgets/travel/search/use-recent-searches.ts';
import { recentTours } from '../search/recent-tours.ts';
import { SmallTourCard, TourCard } from '../search/tour-card.tsx';
import { TourForm } from '../search/tour-form.tsx';
import type { TourPlaceChoice } from '../search/tour-place-sheet.tsx';
import { useTourHome } from '../search/use-tour-home.ts';

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

const hrefOf = (tour: Tour, trip: TourTrip): string =>
  hrefTo('tourDetails', { id: tour.id, day: tour.next.day, ...partyParams(trip.party) });

/** Where, when and who; what this device searched for; themes; popular cities; what is guaranteed soon; what is new. */
export function TourFront() {
  const t = useT();
  const go = useGo();
  const searchAnew = useInvalidate();
  const today = useToday();
  const home = useTourHome();
  const recent = useRecentSearches(recentTours);
  const words = useTourWords();
  const short = useShortPrice();
  const [place, setPlace] = useState<TourPlaceChoice | null>(null);
  const [trip, setTrip] = useState<TourTrip>(() => tripOf({}, today));
  const search = () => {
    const city = place?.kind === 'city' ? place.id : null;
    void searchAnew(tourEndpoints.tourSearch);
    void keepRecent(recentTours, { ...trip, city, name: place?.name ?? '' }, today);
    go.to('tourHome', { list: '1', city, ...tripParams(trip) });
  };
  const choose = (chosen: TourPlaceChoice) => {
    if (chosen.kind === 'tour') go.to('tourDetails', { id: chosen.id, ...tripParams(trip) });
    else setPlace(chosen);
  };
  return (
    <TravelHome
      title={t('tours.title')}
      home={home}
      top={<TourTabs on="tours" />}
      form={<TourForm place={place} trip={trip} today={today} onPlace={choose} onTrip={setTrip} onSearch={search} />}
      recent={
        <RecentSearches
          title={t('tours.recent')}
          clear={t('tours.clear_recent')}
          recent={recent}
          keyOf={(one) => `${one.city} ${one.when?.from} ${one.when?.to}`}
          hrefOf={(one) => hrefTo('tourHome', { list: '1', city: one.city, ...tripParams(one) })}
          linesOf={(one) => [
            <b key="where" className="semi clip1">
              {one.name || t('tours.anywhere')}
            </b>,
            words.when(one.when),
            words.party(one.party),
          ]}
        />
      }
      ghosts={
        <>
          <TilesSkeleton />
          <TourCardsSkeleton />
        </>
      }
    >
      {({ themes, cities, guaranteedSoon, fresh }) => (
        <>
          {themes.length > 0 ? <Themes themes={themes} trip={trip} /> : null}
          <CityTiles
            title={t('tours.popular')}
            cities={cities}
            hrefOf={({ id }) => hrefTo('tourHome', { list: '1', city: id, ...tripParams(trip) })}
            noteOf={({ from, country }) => (from ? t('tours.from_price', { amount: short.round(from) }) : country)}
          />
          {guaranteedSoon.length > 0 ? (
            <Section title={t('tours.guaranteed_soon')}>
              <div className="scroll">
                {guaranteedSoon.map((tour) => (
                  <SmallTourCard key={tour.id} tour={tour} href={hrefOf(tour, trip)} />
                ))}
              </div>
            </Section>
          ) : null}
          {fresh.length > 0 ? (
            <Section title={t('tours.fresh')}>
              {fresh.map((tour) => (
                <TourCard key={tour.id} tour={tour} href={hrefOf(tour, trip)} />
              ))}
            </Section>
          ) : null}
        </>
      )}
    </TravelHome>
  );
}
