import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelDetail } from '@app/contract/verticals/hotels/views';
import { nightsBetween } from '@app/kernel/local-day';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { usePageLink } from '../../../shell/page-link.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { scrollBehaviour } from '../../../ui/motion.ts';
import { Page } from '../../../ui/page.tsx';
import { Price } from '../../../ui/price.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { PriceWatch } from '../../../widgets/price-history/price-watch.tsx';
import { DetailsPage } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceGallery, picturesOf } from '../../../widgets/travel/place/place-gallery.tsx';
import { Reviews } from '../../../widgets/travel/place/reviews.tsx';
import { isAbout } from '../nightly.ts';
import { stayParams, stayQuery } from '../stay.ts';
import { useLeavePast, useStay } from '../use-stay.ts';
import styles from './hotel-details.module.css';
import { HotelDetailsSkeleton } from './hotel-details-skeleton.tsx';
import { HotelHead } from './hotel-head.tsx';
import { HotelRooms } from './hotel-rooms.tsx';
import { HotelStory } from './hotel-story.tsx';

/** The cheapest stay there is, and the way to the rooms. */
function RoomsBar({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useT();
  const offers = hotel.roomTypes.flatMap((room) =>
    room.plans.flatMap((plan) => (plan.price ? [{ ...plan.price, deal: plan.deal }] : [])),
  );
  const [best] = [...offers].sort((a, b) => a.total.usd - b.total.usd);
  const show = () => document.getElementById('rooms')?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
  return (
    <>
      <div className={styles.from}>
        {best ? (
          <>
            <p>
              <span className="cap t3">{t('hotels.from_word')} </span>
              <Price price={best.nightly} size="l" deal={best.deal !== null} about={isAbout(best)} />
            </p>
            <p className="cap t3">{t('hotels.night_taxes')}</p>
          </>
        ) : (
          <p className="sub t2">{t('hotels.no_rooms_title')}</p>
        )}
      </div>
      <Button onClick={show}>{t('hotels.choose_room')}</Button>
    </>
  );
}

/** One hotel for a stay: pictures, facts, rooms with their plans, what guests say, its rules. */
export default function HotelDetailsScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const setParams = useSetScreenParams();
  const stay = useStay();
  const pageLink = usePageLink();
  const read = useEndpoint(
    hotelEndpoints.hotelDetails,
    { query: { id, ...stayQuery(stay) } },
    { enabled: id !== '', keepPrevious: true },
  );
  useLeavePast(read.error, stay);
  return (
    <DetailsPage
      id={id}
      thing={read.data?.id === id ? read.data : undefined}
      read={read}
      offSale="hotel.offline"
      gone={{
        title: t('hotels.gone_title'),
        text: t('hotels.gone_text'),
        action: <ButtonLink href={hrefTo('hotelHome')}>{t('hotels.other_search')}</ButtonLink>,
      }}
      ghosts={<HotelDetailsSkeleton />}
    >
      {(hotel) => (
        <Page header={null} footer={<RoomsBar hotel={hotel} />}>
          <PlaceGallery
            name={hotel.name}
            label={t('hotels.pictures_of', { name: hotel.name })}
            pictures={picturesOf(hotel)}
            link={pageLink('hotel', hotel, stayParams(stay))}
            onBack={go.back}
          />
          <HotelHead hotel={hotel} />
          <PriceWatch wish={{ kind: 'hotel', key: `hotel:${hotel.id}`, day: stay.checkIn, until: stay.checkOut }} />
          <HotelRooms
            hotel={hotel}
            stay={stay}
            stale={read.isPlaceholderData}
            onStay={(next) => setParams(stayParams(next))}
          />
          <RenderWhenNear>
            <Reviews
              kind="hotel"
              subjectId={hotel.id}
              head={hotel}
              days={({ from, to }) => t('travel.nights', { count: nightsBetween(from, to) })}
            />
            <HotelStory hotel={hotel} />
          </RenderWhenNear>
        </Page>
      )}
    </DetailsPage>
  );
}
