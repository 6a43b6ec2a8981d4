import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import type { FullParty } from '../../../widgets/travel/search/party.ts';

/** Who sleeps in a room. */
export type RoomPeople = { readonly adults: number; readonly childAges: readonly number[] };

/** A room of a stay as it is to be: `was` is its number in the booking, null for one that is added; `gone` for one that is given up. */
export type ChosenRoom = RoomPeople & { readonly was: number | null; readonly gone: boolean };

/** The rooms of a booking as they are. */
export const bookedRooms = (item: HotelItem): ChosenRoom[] =>
  item.rooms.map((room, index) => ({ was: index + 1, gone: false, ...room }));

/** The rooms that there are then. */
export const roomsThen = (rooms: readonly ChosenRoom[]): ChosenRoom[] => rooms.filter(({ gone }) => !gone);

/** Everybody in the rooms that there are then. */
export const partyThen = (rooms: readonly ChosenRoom[]): FullParty => {
  const then = roomsThen(rooms);
  return {
    rooms: then.length,
    adults: then.reduce((sum, { adults }) => sum + adults, 0),
    childAges: then.flatMap(({ childAges }) => [...childAges]),
  };
};

/** How many more people the booking may have beside those of one room. */
export function mostIn(
  rooms: readonly ChosenRoom[],
  room: RoomPeople,
): { readonly adults: number; readonly children: number } {
  const { adults, childAges } = partyThen(rooms);
  return {
    adults: hotelLimits.adults - adults + room.adults,
    children: hotelLimits.children - childAges.length + room.childAges.length,
  };
}

/** Whether one room more can be added. */
export function mayAdd(rooms: readonly ChosenRoom[]): boolean {
  const party = partyThen(rooms);
  return party.rooms < hotelLimits.rooms && party.adults < hotelLimits.adults;
}

/** Whether these are the rooms of a booking with the same people in each. */
export const areBooked = (rooms: readonly ChosenRoom[], item: HotelItem): boolean =>
  rooms.length === item.rooms.length &&
  rooms.every(({ gone, was, adults, childAges }) => {
    const before = was === null ? undefined : item.rooms[was - 1];
    return !gone && before?.adults === adults && before.childAges.join() === childAges.join();
  });

/** The rooms that there are then as the call for what the hotel has takes them: `2,2-5-11`. */
export const roomsQuery = (rooms: readonly ChosenRoom[]): string =>
  roomsThen(rooms)
    .map(({ adults, childAges }) => [adults, ...childAges].join('-'))
    .join(',');

/** The rooms that there are then as the call that prices the change takes them. */
export const roomsBody = (rooms: readonly ChosenRoom[]) =>
  roomsThen(rooms).map(({ was, adults, childAges }) => ({ was, adults, childAges: [...childAges] }));

/** The numbers, among those that there are then, of the rooms that are added. */
export const addedUnits = (rooms: readonly ChosenRoom[]): number[] =>
  roomsThen(rooms).flatMap(({ was }, index) => (was === null ? [index + 1] : []));
