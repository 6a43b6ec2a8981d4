import { type Translate, useT } from '@app/client/i18n';
import type { HotelDetail, RatePlanOffer, RoomTypeOffer } from '@app/contract/verticals/hotels/views';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { EnlargeButton } from '../../../ui/enlarge-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { usePictureViewer } from '../../../ui/use-picture-viewer.tsx';
import { nightsOf, type Stay, stayParams } from '../stay.ts';
import { facilityIcons } from './facility-icons.ts';
import { PlanRow } from './plan-row.tsx';
import styles from './room-card.module.css';
import { useRoomFacts } from './room-words.ts';

/** Who fits into a room: how many together, and how many of them at most adults and children. */
const fitsText = (t: Translate, room: RoomTypeOffer): string =>
  room.maxChildren === 0
    ? t('hotels.fits_adults', { count: Math.min(room.maxAdults, room.maxGuests) })
    : t('hotels.fits_of', {
        guests: t('hotels.fits', { count: room.maxGuests }),
        adults: t('travel.adults', { count: room.maxAdults }),
        children: t('travel.children', { count: room.maxChildren }),
      });

/** All of a room: its pictures, what it has, who fits. */
function RoomSheet(props: { readonly room: RoomTypeOffer; readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const facts = useRoomFacts();
  const { room } = props;
  const { view, viewer } = usePictureViewer(room.pictures.map((src) => ({ src, alt: room.name })));
  return (
    <Sheet open={props.open} onClose={props.onClose} title={room.name}>
      {room.pictures.length > 0 ? (
        <div className={styles.roomPictures}>
          <Carousel
            label={t('hotels.pictures_of', { name: room.name })}
            items={room.pictures}
            keyOf={(picture) => picture}
            marker="plate"
          >
            {(picture, index) => (
              <div className={styles.roomFrame}>
                <EnlargeButton onClick={() => view(index)}>
                  <Picture src={picture} alt={room.name} width={343} />
                </EnlargeButton>
              </div>
            )}
          </Carousel>
          {viewer}
        </div>
      ) : null}
      <p className="sub t2">{facts(room)}</p>
      <p className={styles.fits}>
        <Icon as={IconUsers} size="m" className="brand" />
        {fitsText(t, room)}
      </p>
      {room.description ? <p className={styles.story}>{room.description}</p> : null}
      <ul className={styles.roomFacilities}>
        {room.facilities.map((facility) => (
          <li key={facility}>
            <Icon as={facilityIcons[facility]} size="m" className="brand" />
            {t(`hotels.facility.${facility}`)}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A room with the plans it can be booked with. */
export function RoomCard(props: {
  readonly hotel: HotelDetail;
  readonly room: RoomTypeOffer;
  readonly plans: readonly RatePlanOffer[];
  readonly stay: Stay;
}) {
  const facts = useRoomFacts();
  const [open, setOpen] = useState(false);
  const { hotel, room, plans, stay } = props;
  return (
    <article className={styles.card}>
      <button type="button" className={styles.head} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.thumb}>
          <Picture src={room.pictures[0]} alt="" width={104} />
        </span>
        <span className="grow">
          <b className="h3">{room.name}</b>
          <span className={`sub t3 ${styles.facts}`}>{facts(room)}</span>
        </span>
      </button>
      {plans.map((plan) => (
        <PlanRow
          key={plan.id}
          plan={plan}
          zone={hotel.zone}
          nights={nightsOf(stay)}
          rooms={stay.party.rooms}
          taxPercent={hotel.taxPercent}
          bookHref={hrefTo('hotelSubmitOrder', { plan: plan.id, hotel: hotel.id, ...stayParams(stay) })}
        />
      ))}
      <RoomSheet room={room} open={open} onClose={() => setOpen(false)} />
    </article>
  );
}
