import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourDetail } from '@app/contract/verticals/tours/views';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { usePageLink } from '../../../shell/page-link.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { scrollBehaviour } from '../../../ui/motion.ts';
import { Page, Section } from '../../../ui/page.tsx';
import { Price } from '../../../ui/price.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import { PriceWatch } from '../../../widgets/price-history/price-watch.tsx';
import { CancelCard } from '../../../widgets/tours/cancel-card.tsx';
import styles from '../../../widgets/tours/tour-details.module.css';
import { TourDetailsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import { partyOf, partyParams, partyQuery, type TripParams } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import {
  canBook,
  countsOf,
  hasPlaces,
  type TourChoice,
  useTourChoice,
} from '../../../widgets/tours/use-tour-choice.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { addDays, daysBetween } from '../../../widgets/travel/dates/local-date.ts';
import { DetailsPage } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceGallery, picturesOf } from '../../../widgets/travel/place/place-gallery.tsx';
import { Reviews } from '../../../widgets/travel/place/reviews.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { Itinerary } from '../itinerary.tsx';
import { SmallTourCard } from '../search/tour-card.tsx';
import { ChooseSheet } from './choose-sheet.tsx';
import { DepartureCalendar } from './departure-calendar.tsx';
import { Included, MeetingPoints, Questions } from './tour-facts.tsx';
import { TourHead, TourStory } from './tour-head.tsx';
import { WhoComes } from './who-comes.tsx';

const scrollTo = (id: string) =>
  document.getElementById(id)?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });

/** What it costs in all, for when and whom; the way to the days, to the people, or on to the booking. */
function BookBar(props: { readonly tour: TourDetail; readonly choice: TourChoice; readonly unsaid: number }) {
  const t = useT();
  const date = useDateText();
  const words = useTourWords();
  const asking = useAsking<'choose'>();
  const { tour, choice, unsaid } = props;
  const { departure, party } = choice;
  const from = departure ?? tour.next;
  const bookable = departure !== null && canBook(departure) && departure.total !== null;
  const fits = countsOf(tour, party).flaw === null && unsaid === 0;
  const days = (day: string): string =>
    tour.days > 1 ? date.range(day, addDays(day, tour.days - 1)) : date.weekday(day);
  const said = (): string => {
    if (!departure) return t('tours.per_adult');
    if (bookable) return [days(departure.day), words.people(party)].join(t('travel.comma'));
    if (!hasPlaces(departure)) return t(`tours.state.${departure.state}`);
    return departure.seatsLeft === null
      ? t('tours.does_not_fit')
      : t('tours.seats_left', { count: departure.seatsLeft });
  };
  const action = () => {
    if (!departure || !hasPlaces(departure)) {
      return <Button onClick={() => scrollTo('departures')}>{t('tours.choose_date')}</Button>;
    }
    if (!fits || !bookable) return <Button onClick={() => scrollTo('who')}>{t('tours.choose_people')}</Button>;
    return (
      <Button disabled={choice.isStale} onClick={() => asking.ask('choose')} aria-haspopup="dialog">
        {t('tours.book')}
      </Button>
    );
  };
  return (
    <>
      <div className={cx(styles.sum, choice.isStale && styles.stale)} aria-live="polite" aria-busy={choice.isStale}>
        {bookable && departure.total ? (
          <p className={styles.cost}>
            <Price price={departure.total} size="l" deal={departure.totalDeal !== null} />
            <DealTag deal={departure.totalDeal} />
            <MemberPrice price={departure.total} taxPercent={tour.taxPercent} />
          </p>
        ) : from ? (
          <p className={styles.cost}>
            <span className="cap t3">{t('tours.from_word')}</span>
            <Price price={from.adultPrice} size="l" deal={from.deal !== null} />
            <DealTag deal={from.deal} />
            <MemberPrice price={from.adultPrice} taxPercent={tour.taxPercent} />
          </p>
        ) : (
          <p className="sub t2">{t('tours.no_departures')}</p>
        )}
        <p className="cap t3">{said()}</p>
      </div>
      {action()}
      {departure ? (
        <ChooseSheet
          key={asking.times}
          tour={tour}
          choice={choice}
          departure={departure}
          open={asking.what === 'choose'}
          onClose={asking.close}
        />
      ) : null}
    </>
  );
}

/** Everything of a tour that was read. */
function Tour({ tour }: { readonly tour: TourDetail }) {
  const t = useT();
  const pageLink = usePageLink();
  const go = useGo();
  const choice = useTourChoice(tour.id);
  const [unsaid, setUnsaid] = useState(0);
  return (
    <Page header={null} footer={<BookBar tour={tour} choice={choice} unsaid={unsaid} />}>
      <PlaceGallery
        name={tour.name}
        label={t('tours.pictures_of', { name: tour.name })}
        pictures={picturesOf(tour)}
        link={pageLink('tour', tour)}
        onBack={go.back}
      />
      <TourHead tour={tour} />
      <TourStory tour={tour} />
      <Itinerary name={tour.name} days={tour.itinerary} meeting={tour.meeting} from={choice.day} />
      <DepartureCalendar tour={tour} choice={choice} />
      <PriceWatch wish={{ kind: 'tour', key: `tour:${tour.id}`, day: choice.day ?? null, until: null }} />
      {choice.error ? <ErrorNote error={choice.error} onRetry={choice.refetch} /> : null}
      <WhoComes tour={tour} choice={choice} unsaid={unsaid} onUnsaid={setUnsaid} />
      <Included tour={tour} />
      <MeetingPoints tour={tour} start={choice.departure?.start ?? null} day={choice.day} />
      <CancelCard tour={tour} departure={choice.departure} />
      <Questions />
      <RenderWhenNear>
        <Reviews
          kind="tour"
          subjectId={tour.id}
          head={tour}
          days={({ from, to }) => (from === to ? '' : t('tours.days', { count: daysBetween(from, to) + 1 }))}
        />
        {tour.similar.length > 0 ? (
          <Section title={t('tours.similar')}>
            <div className={`scroll ${styles.similar}`}>
              {tour.similar.map((one) => (
                <SmallTourCard
                  key={one.id}
                  tour={one}
                  href={hrefTo('tourDetails', { id: one.id, day: one.next.day, ...partyParams(choice.party) })}
                />
              ))}
            </div>
          </Section>
        ) : null}
      </RenderWhenNear>
    </Page>
  );
}

/** One tour: pictures, facts, its days, departures with prices and places, who comes, what is included, where it begins. */
export default function TourDetailsScreen() {
  const t = useT();
  const { id = '' } = useScreenParams<'id'>();
  const party = partyOf(useScreenParams<keyof TripParams & string>());
  const read = useEndpoint(
    tourEndpoints.tourDetails,
    { query: { id, ...partyQuery(party) } },
    { enabled: id !== '', keepPrevious: true },
  );
  return (
    <DetailsPage
      id={id}
      thing={read.data?.id === id ? read.data : undefined}
      read={read}
      offSale="tour.offline"
      gone={{
        title: t('tours.gone_title'),
        text: t('tours.gone_text'),
        action: <ButtonLink href={hrefTo('tourHome')}>{t('tours.other_search')}</ButtonLink>,
      }}
      ghosts={<TourDetailsSkeleton />}
    >
      {(tour) => <Tour tour={tour} />}
    </DetailsPage>
  );
}
