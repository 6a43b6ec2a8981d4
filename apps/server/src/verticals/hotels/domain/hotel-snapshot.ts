import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { RoomParty } from '@app/contract/travel/rooms';
import type { Board } from '@app/contract/verticals/hotels/facts';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { type Day, nightsOf } from '@app/kernel/local-day';
import type { StoredHotel, StoredPlan, StoredRoomType } from './stored-hotel.ts';

/** Everything about a stay that stays as it was booked, with names in every language. */
export type HotelSnapshot = {
  readonly hotelId: string;
  readonly roomTypeId: string;
  readonly planId: string;
  readonly hotel: Localized;
  readonly room: Localized;
  readonly plan: Localized;
  readonly board: Board;
  readonly cover: string;
  readonly address: Localized;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly stars: number;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly checkInFrom: string;
  /** Missing in bookings made before it was stored. */
  readonly checkInUntil?: string | null;
  readonly checkOutUntil: string;
  readonly rooms: readonly RoomParty[];
  /** Cents of each night, all rooms together, without taxes. */
  readonly nightlyUsd: readonly number[];
};

/** A booking is found by its hotel, its room, or where the hotel is. */
export const HOTEL_NAMES = ['hotel', 'room', 'address'] as const satisfies readonly (keyof HotelSnapshot)[];

export const asSnapshot = (kept: Record<string, unknown>): HotelSnapshot => kept as unknown as HotelSnapshot;

export function snapshotOf(of: {
  readonly hotel: StoredHotel;
  readonly room: StoredRoomType;
  readonly plan: StoredPlan;
  readonly stay: { readonly checkIn: Day; readonly checkOut: Day; readonly rooms: readonly RoomParty[] };
  readonly nightlyUsd: readonly number[];
}): HotelSnapshot {
  const { hotel, room, plan, stay } = of;
  return {
    hotelId: hotel.id,
    roomTypeId: room.id,
    planId: plan.id,
    hotel: hotel.name,
    room: room.name,
    plan: plan.name,
    board: plan.board,
    cover: room.pictures[0] ?? hotel.cover,
    address: hotel.address,
    phone: hotel.phone,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    stars: hotel.stars,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    checkInFrom: hotel.checkInFrom,
    checkInUntil: hotel.checkInUntil,
    checkOutUntil: hotel.checkOutUntil,
    rooms: stay.rooms,
    nightlyUsd: of.nightlyUsd,
  };
}

/** What a stay promises beside its price, policy and days: the room, what is eaten, and until when one may stay on the last day. */
export const promisedStay = (kept: Record<string, unknown>) => {
  const { room, board, checkOutUntil } = asSnapshot(kept);
  return [room['en-US'], board, checkOutUntil];
};

function itemOf(snapshot: HotelSnapshot, lang: Locale): HotelItem {
  const nights = nightsOf(snapshot.checkIn, snapshot.checkOut);
  return {
    hotelId: snapshot.hotelId,
    roomTypeId: snapshot.roomTypeId,
    planId: snapshot.planId,
    room: localize(snapshot.room, lang),
    plan: localize(snapshot.plan, lang),
    board: snapshot.board,
    checkIn: snapshot.checkIn,
    checkOut: snapshot.checkOut,
    nights: nights.length,
    rooms: snapshot.rooms.map((room) => ({ adults: room.adults, childAges: [...room.childAges] })),
    checkInFrom: snapshot.checkInFrom,
    checkInUntil: snapshot.checkInUntil ?? null,
    checkOutUntil: snapshot.checkOutUntil,
    stars: snapshot.stars,
    nightly: nights.map((date, index) => ({ date, usd: snapshot.nightlyUsd[index] ?? 0 })),
  };
}

/** What an order or quote is of, in a language; its `item` is the contract's `HotelItem`. */
export function describeHotel(kept: Record<string, unknown>, lang: Locale): TravelSubject {
  const snapshot = asSnapshot(kept);
  const name = localize(snapshot.hotel, lang);
  const room = localize(snapshot.room, lang);
  const { rooms, latitude, longitude, phone } = snapshot;
  return {
    title: name,
    subtitle: rooms.length > 1 ? `${rooms.length} × ${room}` : room,
    cover: snapshot.cover,
    place: { name, address: localize(snapshot.address, lang), latitude, longitude, phone },
    item: itemOf(snapshot, lang),
  };
}
