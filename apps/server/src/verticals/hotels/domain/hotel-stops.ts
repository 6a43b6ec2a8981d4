import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { addDays } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import type { StopsOf } from '../../../modules/travel/public.ts';

/** A stay with its nights; the desk of an hour before that of check-in closes the day after. */
export const hotelStops: StopsOf = (subject, { startsAt, endsAt, zone }) => {
  const { checkIn, checkOut, checkInFrom, checkInUntil } = subject.item as HotelItem;
  const closes = checkInUntil ?? null;
  const day = closes !== null && closes <= checkInFrom ? addDays(checkIn, 1) : checkIn;
  return [
    {
      what: 'stay',
      startsAt,
      endsAt,
      from: checkIn,
      to: checkOut,
      deskUntil: closes === null ? null : instantOf(day, closes, zone),
    },
  ];
};
