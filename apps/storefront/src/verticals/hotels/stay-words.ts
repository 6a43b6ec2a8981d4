import { useT } from '@app/client/i18n';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { GuestView } from '@app/contract/travel/person-schemas';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { daysBetween } from '../../widgets/travel/dates/local-date.ts';
import type { Party } from '../../widgets/travel/search/party.ts';

/** What an order of a stay is of. */
export const hotelItemOf = (order: TravelOrderDetail): HotelItem => order.subject.item as HotelItem;

/** Everybody in all rooms of a stay. */
export const partyOf = (item: HotelItem): Party => ({
  rooms: item.rooms.length,
  adults: item.rooms.reduce((sum, room) => sum + room.adults, 0),
  childAges: item.rooms.flatMap((room) => room.childAges),
});

/** Returns the texts of a booked stay in the language in use. */
export function useStayWords() {
  const t = useT();
  return {
    /** 2 rooms, 3 nights. */
    roomsAndNights: (item: HotelItem): string =>
      t('hotels.list_price', {
        rooms: t('travel.rooms', { count: item.rooms.length }),
        nights: t('travel.nights', { count: daysBetween(item.checkIn, item.checkOut) }),
      }),
    /** Whose name it is: the room's where there are several. */
    guest: (item: HotelItem, guest: GuestView): string =>
      item.rooms.length === 1 ? t('hotels.guest') : t('hotels.room_of', { index: guest.unit }),
  };
}
