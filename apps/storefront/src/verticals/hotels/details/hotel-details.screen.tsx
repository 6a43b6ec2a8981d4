import { useT } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import { useEndpoint } from '@app/client/use-endpoint';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelDetail } from '@app/contract/verticals/hotels/views';
import { nightsBetween } from '@app/kernel/local-day';
import { useEffect } from 'react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { scrollBehaviour } from '../../../ui/motion.ts';
import { Page } from '../../../ui/page.tsx';
import { Price } from '../../../ui/price.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { isGone } from '../../../widgets/travel/booking/is-gone.ts';
import { PlaceGallery } from '../../../widgets/travel/place/place-gallery.tsx';
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

/** The hotel's pictures; its cover where there are none. */
function Gallery({ hotel, onBack }: { readonly hotel: HotelDetail; readonly onBack: () => void }) {
  const t = useT();
  const images = hotel.gallery.filter((item) => item.kind === 'image').map((item) => item.url);
  return (
    <PlaceGallery
      name={hotel.name}
      label={t('hotels.pictures_of', { name: hotel.name })}
      pictures={images.length > 0 ? images : [hotel.cover]}
      href={hrefTo('hotelDetails', { id: hotel.id })}
      onBack={onBack}
    />
  );
}

function HotelGone() {
  const t = useT();
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('hotels.gone_title')}
      text={t('hotels.gone_text')}
      action={<ButtonLink href={hrefTo('hotelHome')}>{t('hotels.other_search')}</ButtonLink>}
    />
  );
}

/** One hotel for a stay: pictures, facts, rooms with their plans, what guests say, its rules. */
export default function HotelDetailsScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const setParams = useSetScreenParams();
  const stay = useStay();
  const read = useEndpoint(
    hotelEndpoints.hotelDetails,
    { query: { id, ...stayQuery(stay) } },
    { enabled: id !== '', keepPrevious: true },
  );
  useLeavePast(read.error, stay);
  const hotel = read.data?.id === id ? read.data : undefined;
  const name = hotel?.name;
  useEffect(() => {
    if (name) document.title = `${name} · ${useIdentity.getState().name}`;
  }, [name]);

  if (!hotel) {
    const gone = id === '' || isGone(read.error, 'hotel.offline');
    if (!gone && !read.error) return <HotelDetailsSkeleton onBack={go.back} />;
    return (
      <Page title="" onBack={go.back}>
        {gone ? <HotelGone /> : <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      </Page>
    );
  }
  return (
    <Page header={null} footer={<RoomsBar hotel={hotel} />}>
      <Gallery hotel={hotel} onBack={go.back} />
      <HotelHead hotel={hotel} />
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
  );
}
