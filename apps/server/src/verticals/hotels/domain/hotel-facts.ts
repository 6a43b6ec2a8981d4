import type { TravelSubject } from '@app/contract/travel/order-views';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { type Fact, type FactWriter, factOf } from '../../../modules/mail/public.ts';

/** What mails say of a stay: days and hours of arrival and departure by the hotel's clock, the room, and where it is. */
export function hotelFacts({ subtitle, place, item }: TravelSubject, writer: FactWriter): Fact[] {
  const { checkIn, checkInFrom, checkOut, checkOutUntil, rooms } = item as HotelItem;
  const people = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
  const { word, day } = writer;
  return [
    { label: word('check_in'), text: word('hour_from', { day: day(checkIn), hour: checkInFrom }) },
    { label: word('check_out'), text: word('hour_until', { day: day(checkOut), hour: checkOutUntil }) },
    ...factOf(word('room'), subtitle),
    { label: word('people'), text: word(people === 1 ? 'people_one' : 'people_other', { count: people }) },
    ...factOf(word('address'), place?.address),
    ...factOf(word('phone'), place?.phone),
  ];
}
