import type { RoomParty } from '@app/contract/travel/rooms';
import type { WantedStay } from '@app/contract/verticals/hotels/stay-schemas';
import { keptOf } from './exchanged-rooms.ts';
import type { HotelRequest } from './hotel-request.ts';
import type { HotelSnapshot } from './hotel-snapshot.ts';
import { nightUsd, partyUsd } from './room-price.ts';
import type { StoredHotel } from './stored-hotel.ts';
import { planTerms } from './stored-hotel.ts';

/** A room of the stay that is wanted: its people, and which room it is now, from 1; null for one that is added. */
export type RoomWanted = RoomParty & { readonly was: number | null };

/** The rooms that are wanted; those that are booked where nothing is said of them. */
export const roomsWanted = (booked: readonly RoomParty[], wanted: WantedStay): readonly RoomWanted[] =>
  wanted.rooms ?? booked.map((room, index) => ({ ...room, was: index + 1 }));

const ages = (room: RoomParty): string => [...room.childAges].sort((a, b) => a - b).join();

/** Whether the rooms that are wanted are those that are booked, with the same people in each. */
export const sameRooms = (booked: readonly RoomParty[], wanted: readonly RoomWanted[]): boolean =>
  wanted.length === booked.length &&
  wanted.every(({ was, ...room }) => {
    const before = was === null ? undefined : booked[was - 1];
    return before !== undefined && before.adults === room.adults && ages(before) === ages(room);
  });

/** The request of a stay once it is what is wanted instead. */
export function requestOf(request: HotelRequest, wanted: WantedStay, rooms: readonly RoomWanted[]): HotelRequest {
  const parties = rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
  return {
    ...request,
    planId: wanted.planId ?? request.planId,
    checkIn: wanted.checkIn,
    checkOut: wanted.checkOut,
    rooms: parties.length,
    adults: parties.reduce((sum, { adults }) => sum + adults, 0),
    childAges: parties.flatMap(({ childAges }) => childAges),
    ...(wanted.rooms || request.parties ? { parties } : {}),
  };
}

/** What a night of a room costs with some people under a plan, by its base price. Null where the hotel does not have the plan any more. */
function baseNightUsd(hotel: StoredHotel, planId: string, party: RoomParty): number | null {
  const room = hotel.roomTypes.find(({ plans }) => plans.some(({ id }) => id === planId));
  const plan = room?.plans.find(({ id }) => id === planId);
  return room && plan ? nightUsd(plan.baseUsd, partyUsd(planTerms(room, plan), party)) : null;
}

/** How much of the nights of each wanted room is kept, by what people, plan and type cost at base prices. */
export const keptRooms = (
  hotel: StoredHotel,
  of: { readonly booked: HotelSnapshot; readonly planId: string; readonly rooms: readonly RoomWanted[] },
): { was: number | null; kept: number }[] =>
  of.rooms.map((room) => {
    const before = room.was === null ? undefined : of.booked.rooms[room.was - 1];
    const usd = before && baseNightUsd(hotel, of.booked.planId, before);
    const then = baseNightUsd(hotel, of.planId, room);
    return { was: room.was, kept: keptOf(usd ?? 0, then ?? 0) };
  });
