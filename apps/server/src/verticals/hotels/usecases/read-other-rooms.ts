import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { RoomParty } from '@app/contract/travel/rooms';
import type { OtherRooms } from '@app/contract/verticals/hotels/views';
import type { Day } from '@app/kernel/local-day';
import { priceIn } from '../../../modules/currencies/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { bookedHotel, isOwnStay, ownRooms } from '../db/change.repo.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { checkDates } from '../domain/stay-dates.ts';
import { readNights } from './price-room.ts';
import { type HotelReader, stayPrice } from './search/show-hotel.ts';

/** Refuses record.not_found for what is no stay of the customer's own. */
export async function checkOwnStay(db: Queryable, of: { orderId: string; customerId: string }): Promise<void> {
  assertThat(await isOwnStay(db, of), 'record.not_found');
}

/**
 * The rooms and plans of a booked stay's hotel that it could be in instead: what it has counts as free, deals do not count. Whose it
 * is, is the caller's to check. Refuses record.not_found, order.not_allowed for what has no rooms, and a check-in that is over or too
 * far ahead.
 */
export async function readOtherRooms(
  platform: Platform,
  of: {
    readonly orderId: string;
    readonly wanted: { readonly checkIn: Day; readonly checkOut: Day; readonly rooms: readonly RoomParty[] };
  },
  given: { readonly lang: Locale; readonly currency: string },
): Promise<OtherRooms> {
  const { wanted, orderId } = of;
  const hotelId = (await bookedHotel(platform.db, orderId)) ?? refuse('record.not_found');
  const own = (await ownRooms(platform.db, orderId)) ?? refuse('order.not_allowed');
  const hotel = (await readHotel(platform.db, hotelId)) ?? refuse('record.not_found');
  checkDates(wanted.checkIn, hotel.zone, platform.clock.now());
  const nights = await readNights(platform.db, hotel, { ...wanted, own });
  const reader: HotelReader = { lang: given.lang, price: await priceIn(platform, given.currency) };
  return hotel.roomTypes
    .filter(({ online, plans }) => online && plans.some((plan) => plan.online))
    .map((room) => ({
      id: room.id,
      name: localize(room.name, given.lang),
      maxGuests: room.maxGuests,
      plans: room.plans
        .filter(({ online }) => online)
        .map((plan) => {
          const { priced, closed, minimumStay } = nights.plan(room, plan);
          return {
            id: plan.id,
            name: localize(plan.name, given.lang),
            board: plan.board,
            price:
              priced && stayPrice(reader, { ...priced, nights: priced.nightlyUsd.length, rooms: wanted.rooms.length }),
            closed,
            minimumStay,
          };
        }),
    }));
}
