import { useT } from '@app/client/i18n';
import type { HotelDetail, RatePlanOffer, RoomTypeOffer } from '@app/contract/verticals/hotels/views';
import { IconBed, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useScreenParams } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyPart } from '../../../ui/states.tsx';
import { StayRow } from '../../../widgets/travel/dates/stay-row.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import type { Stay } from '../stay.ts';
import { type StaySheet, StaySheets } from '../stay-sheets.tsx';
import styles from './hotel-details.module.css';
import { NoRooms } from './no-rooms.tsx';
import { RoomCard } from './room-card.tsx';

type RoomWishes = { readonly free: boolean; readonly meal: boolean };

const fits = (plan: RatePlanOffer, wanted: RoomWishes): boolean =>
  (!wanted.free || plan.freeUntil !== null) && (!wanted.meal || plan.board !== 'room_only');

const cheapest = (plans: readonly RatePlanOffer[]): number =>
  Math.min(...plans.map((plan) => plan.price?.total.usd ?? Number.MAX_SAFE_INTEGER));

/** Rooms with the plans wanted: those that can be booked first, the cheapest at the top. */
function offersOf(rooms: readonly RoomTypeOffer[], wanted: RoomWishes) {
  return rooms
    .map((room) => ({
      room,
      plans: room.plans.filter((plan) => fits(plan, wanted)).sort((a, b) => cheapest([a]) - cheapest([b])),
    }))
    .filter(({ plans }) => plans.length > 0)
    .sort((a, b) => cheapest(a.plans) - cheapest(b.plans));
}

/** When and who, what one wants of a room, and the rooms with their plans. */
export function HotelRooms(props: {
  readonly hotel: HotelDetail;
  readonly stay: Stay;
  /** The answer is for other dates still. */
  readonly stale: boolean;
  readonly onStay: (stay: Stay) => void;
}) {
  const t = useT();
  const partyText = usePartyText();
  const { hotel, stay } = props;
  const asking = useAsking<StaySheet>();
  const { free, meal } = useScreenParams<'free' | 'meal'>();
  // A link of a search that asked for it shows the price that it named.
  const [wanted, setWanted] = useState<RoomWishes>({ free: free === '1', meal: meal === '1' });
  const offers = offersOf(hotel.roomTypes, wanted);
  const filtered = wanted.free || wanted.meal;
  const none = offers.every(({ plans }) => plans.every((plan) => plan.price === null));
  return (
    <section id="rooms" aria-label={t('hotels.rooms')} className={styles.rooms}>
      <h2 className="visually-hidden">{t('hotels.rooms')}</h2>
      <Card flush>
        <StayRow
          from={stay.checkIn}
          to={stay.checkOut}
          checkIn={hotel.checkInFrom}
          checkOut={hotel.checkOutUntil}
          onPress={() => asking.ask('dates')}
        />
      </Card>
      <fieldset className={`scroll ${styles.wishes}`} aria-label={t('catalog.filter')}>
        <button type="button" className={styles.party} aria-haspopup="dialog" onClick={() => asking.ask('party')}>
          {partyText.whole(stay.party)}
          <Icon as={IconChevronDown} size="s" />
        </button>
        <Chip selected={wanted.free} onPress={() => setWanted({ ...wanted, free: !wanted.free })}>
          {t('hotels.free_cancellation')}
        </Chip>
        <Chip selected={wanted.meal} onPress={() => setWanted({ ...wanted, meal: !wanted.meal })}>
          {t('hotels.with_meals')}
        </Chip>
      </fieldset>
      {none ? (
        filtered ? (
          <Card>
            <EmptyPart
              icon={IconBed}
              title={t('hotels.no_such_room')}
              text={t('hotels.no_such_room_text')}
              action={
                <Button kind="soft" size="m" onClick={() => setWanted({ free: false, meal: false })}>
                  {t('hotels.clear_filters')}
                </Button>
              }
            />
          </Card>
        ) : (
          <NoRooms hotel={hotel} stay={stay} onStay={props.onStay} onOtherDates={() => asking.ask('dates')} />
        )
      ) : null}
      <div className={cx(styles.offers, props.stale && styles.stale)} aria-busy={props.stale}>
        {offers.map(({ room, plans }) => (
          <RoomCard key={room.id} hotel={hotel} room={room} plans={plans} stay={stay} />
        ))}
      </div>
      <StaySheets asking={asking} stay={stay} today={hotel.today} hotel={hotel.id} onChange={props.onStay} />
    </section>
  );
}
