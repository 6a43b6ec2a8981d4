import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { resolveBy } from '../../../widgets/form-fields.ts';
import sheet from '../../../widgets/tours/choose-sheet.module.css';
import { type BookingValues, flawsOfGuests, guestsOf } from '../../../widgets/travel/booking/booking-form.ts';
import { GuestFields } from '../../../widgets/travel/booking/guest-fields.tsx';
import { DateRangeSheet } from '../../../widgets/travel/dates/date-range-sheet.tsx';
import { addDays } from '../../../widgets/travel/dates/local-date.ts';
import { StayRow } from '../../../widgets/travel/dates/stay-row.tsx';
import { hotelItemOf } from '../stay-words.ts';
import { usePriceMarks } from '../use-price-marks.ts';
import { useFirstNight } from '../use-stay.ts';
import styles from './choose-stay.module.css';
import {
  addedUnits,
  areBooked,
  bookedRooms,
  type ChosenRoom,
  partyThen,
  roomsBody,
  roomsQuery,
  roomsThen,
} from './chosen-rooms.ts';
import { type Nights, ownDeparture, ownMarks } from './own-nights.ts';
import { PlanChoice } from './plan-choice.tsx';
import { RoomRows } from './room-rows.tsx';

/** What is wanted of a stay instead, as the call that prices it takes it. */
export type OtherStay = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly planId: string;
  readonly rooms: ReturnType<typeof roomsBody>;
  readonly guests?: ReturnType<typeof guestsOf>;
};

/** Other days for the rooms that are chosen: the hotel's calendar, in which the nights of one's own are not full. */
function DatesSheet(props: {
  readonly order: TravelOrderDetail;
  readonly rooms: readonly ChosenRoom[];
  readonly nights: Nights;
  readonly open: boolean;
  readonly onChoose: (nights: Nights) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const today = useFirstNight();
  const item = hotelItemOf(props.order);
  const { marks, onMonth, departure, onArrival } = usePriceMarks(
    { hotel: item.hotelId },
    partyThen(props.rooms),
    props.open,
  );
  const hasAll = roomsThen(props.rooms).length <= item.rooms.length;
  const booked: Nights = { from: item.checkIn, to: item.checkOut };
  return (
    <DateRangeSheet
      open={props.open}
      onClose={props.onClose}
      title={t('hotels.change_choose')}
      range={props.nights}
      rules={{
        min: today,
        max: addDays(today, hotelLimits.daysAhead),
        maxNights: hotelLimits.nights,
        ...(departure ? { departure: ownDeparture(departure) } : {}),
      }}
      marks={hasAll ? ownMarks(marks, booked) : marks}
      note={t('hotels.calendar_note')}
      onMonth={onMonth}
      onArrival={onArrival}
      onChoose={props.onChoose}
    />
  );
}

/** Returns how each of the chosen rooms is called: those of the booking by their number, others as new. */
function useRoomTitle(rooms: readonly ChosenRoom[]): (index: number) => string {
  const t = useT();
  const added = rooms.filter(({ was }) => was === null).length;
  return (index) => {
    const was = rooms[index]?.was;
    if (was) return t('hotels.room_of', { index: was });
    const count = rooms.slice(0, index + 1).filter((room) => room.was === null).length;
    return added > 1 ? t('hotels.new_room_of', { index: count }) : t('hotels.new_room');
  };
}

/** The form of the names in rooms that are added; nothing is asked of the others. */
const useNames = (count: number) =>
  useForm<BookingValues>({
    resolver: resolveBy((values) => flawsOfGuests(values, count)),
    // Names are asked for at the end: nothing is wrong with a field that one only passed by.
    mode: 'onSubmit',
    shouldUnregister: false,
  });

/** The names of those who sleep in rooms that are added, one adult each. */
function AddedNames(props: {
  readonly rooms: readonly ChosenRoom[];
  readonly form: ReturnType<typeof useNames>;
  readonly titleOf: (index: number) => string;
}) {
  const t = useT();
  const { rooms } = props;
  const added = rooms.flatMap((room, index) => (room.was === null ? [index] : []));
  if (added.length === 0) return null;
  return (
    <section className={sheet.part}>
      <h3 className={`h3 ${styles.names}`}>{t('hotels.change_names')}</h3>
      {added.map((place, index) => (
        <GuestFields key={place} form={props.form} index={index} title={props.titleOf(place)} />
      ))}
    </section>
  );
}

/** The sheet in which other dates, rooms and people of a stay are chosen. */
export function ChooseStay(props: {
  readonly order: TravelOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (wanted: OtherStay) => void;
}) {
  const t = useT();
  const { order } = props;
  const item = hotelItemOf(order);
  const [nights, setNights] = useState<Nights>({ from: item.checkIn, to: item.checkOut });
  const [rooms, setRooms] = useState<readonly ChosenRoom[]>(() => bookedRooms(item));
  const [planId, setPlanId] = useState(item.planId);
  const [dates, setDates] = useState({ open: false, times: 0 });
  const titleOf = useRoomTitle(rooms);
  const units = addedUnits(rooms);
  const form = useNames(units.length);
  const read = useEndpoint(
    hotelEndpoints.otherRooms,
    { query: { order: order.id, checkIn: nights.from, checkOut: nights.to, rooms: roomsQuery(rooms) } },
    { enabled: props.open, keepPrevious: true },
  );
  const chosen = read.data?.flatMap(({ plans }) => plans).find(({ id }) => id === planId);
  const same =
    nights.from === item.checkIn && nights.to === item.checkOut && planId === item.planId && areBooked(rooms, item);
  const go = form.handleSubmit((values) => {
    const names = guestsOf(values, units.length).map((guest, index) => ({ ...guest, unit: units[index] ?? 1 }));
    props.onChoose({
      checkIn: nights.from,
      checkOut: nights.to,
      planId,
      rooms: roomsBody(rooms),
      ...(names.length > 0 && { guests: names }),
    });
  });
  const nameIn = (was: number): string => {
    const guest = order.guests.find(({ unit }) => unit === was);
    return guest ? `${guest.givenName} ${guest.familyName}`.trim() : '';
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('travel.action.change_dates')}
      footer={
        <Button block disabled={same || !chosen?.price || read.isPlaceholderData} onClick={() => void go()}>
          {t('travel.change_see')}
        </Button>
      }
    >
      <div className={sheet.part}>
        <StayRow
          from={nights.from}
          to={nights.to}
          onPress={() => setDates((now) => ({ open: true, times: now.times + 1 }))}
        />
      </div>
      <RoomRows rooms={rooms} titleOf={titleOf} nameIn={nameIn} onChange={setRooms} />
      {read.data ? (
        <PlanChoice rooms={read.data} own={item.planId} chosen={planId} onChoose={setPlanId} />
      ) : read.error ? (
        <ErrorNote error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonText lines={4} />
      )}
      {read.data && !chosen?.price ? <Note>{t('hotels.change_no_room')}</Note> : null}
      <AddedNames rooms={rooms} form={form} titleOf={titleOf} />
      <DatesSheet
        key={dates.times}
        order={order}
        rooms={rooms}
        nights={nights}
        open={dates.open}
        onClose={() => setDates((now) => ({ ...now, open: false }))}
        onChoose={(wanted) => {
          setNights(wanted);
          setDates((now) => ({ ...now, open: false }));
        }}
      />
    </Sheet>
  );
}
