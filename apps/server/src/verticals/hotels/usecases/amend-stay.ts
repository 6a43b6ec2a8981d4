import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { WantedStay } from '@app/contract/verticals/hotels/stay-schemas';
import { invariant } from '@app/kernel/assert';
import type { TravelAmend } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type Booking, type BookingState, lockBooking } from '../db/booking.repo.ts';
import {
  endOtherStay,
  extendOtherStay,
  holdOtherStay,
  type OtherStay,
  otherStayOf,
  ownRooms,
} from '../db/change.repo.ts';
import { hotelOfPlan, readHotel } from '../db/hotel.repo.ts';
import { exchangedRooms } from '../domain/exchanged-rooms.ts';
import { asRequest } from '../domain/hotel-request.ts';
import { asSnapshot, type HotelSnapshot } from '../domain/hotel-snapshot.ts';
import { namedInRooms } from '../domain/named-in-rooms.ts';
import { keptRooms, requestOf, roomsWanted, sameRooms } from '../domain/other-stay.ts';
import { offerStay } from './offer-stay.ts';

/** What is wanted of a booking, with its rooms. Refuses input.invalid where a room is named that it does not have. */
function wantedOf(booked: HotelSnapshot, wanted: WantedStay) {
  const rooms = roomsWanted(booked.rooms, wanted);
  const missing = rooms.findIndex(({ was }) => was !== null && was > booked.rooms.length);
  if (missing >= 0) refuseField(`rooms.${missing}.was`, 'field.invalid');
  const planId = wanted.planId ?? booked.planId;
  const sameNights = wanted.checkIn === booked.checkIn && wanted.checkOut === booked.checkOut;
  assertThat(!sameNights || planId !== booked.planId || !sameRooms(booked.rooms, rooms), 'travel.same_dates');
  return { rooms, planId };
}

const stayIn = (snapshot: HotelSnapshot): OtherStay => ({ ...snapshot, rooms: snapshot.rooms.length });

/** The rooms of an order that is changed, locked, and those it holds to change to. */
async function locked(
  tx: Tx,
  orderId: string,
): Promise<{ booking: (Booking & { state: BookingState }) | null; other: OtherStay | null }> {
  const booking = await lockBooking(tx, orderId);
  return { booking, other: booking && (await otherStayOf(tx, orderId)) };
}

/**
 * Other nights of a stay, other people, another room type or plan of the hotel, rooms more or fewer; `elsewhere`, which no call can ask
 * for, in another hotel, where its own cannot have its guests.
 */
export const amendStay = (platform: Platform): TravelAmend => ({
  quote: async (db, { orderId, request, snapshot, wanted: given, now }) => {
    const { elsewhere = false, ...wanted } = given as WantedStay & { readonly elsewhere?: true };
    const booked = asSnapshot(snapshot);
    const { rooms, planId } = wantedOf(booked, wanted);
    assertThat(elsewhere || (await hotelOfPlan(db, planId)) === booked.hotelId, 'record.not_found');
    const own = (await ownRooms(db, orderId)) ?? refuse('record.not_found');
    const hotel = (await readHotel(db, booked.hotelId)) ?? refuse('record.not_found');
    const next = requestOf(asRequest(request), wanted, rooms);
    return {
      request: next,
      offer: await offerStay(platform, db, { request: next, now, own }),
      exchange: exchangedRooms(
        { ...booked, rooms: booked.rooms.length },
        { ...wanted, rooms: keptRooms(hotel, { booked, planId, rooms }) },
      ),
    };
  },
  named: ({ snapshot, wanted, guests, typed }) =>
    namedInRooms(guests, typed, roomsWanted(asSnapshot(snapshot).rooms, wanted as WantedStay)),
  hold: async (tx, { orderId, snapshot, expiresAt }) => {
    const booking = await lockBooking(tx, orderId);
    invariant(booking?.state === 'taken', `order ${orderId} has no nights`);
    const other = stayIn(asSnapshot(snapshot));
    assertThat(await holdOtherStay(tx, booking, { ...other, expiresAt }), 'travel.unavailable');
  },
  extend: extendOtherStay,
  swap: async (tx, orderId) => {
    const { booking, other } = await locked(tx, orderId);
    invariant(booking?.state === 'taken' && other, `order ${orderId} holds no other nights`);
    await endOtherStay(tx, booking, other, true);
  },
  drop: async (tx, orderId) => {
    const { booking, other } = await locked(tx, orderId);
    if (!booking || !other) return;
    await endOtherStay(tx, booking, other, false);
  },
});
