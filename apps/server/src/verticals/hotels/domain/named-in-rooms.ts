import type { BookedGuest } from '../../../modules/travel/public.ts';
import type { RoomWanted } from './other-stay.ts';

/** Those named in a room who still sleep there: its first adults, and children by their age. */
function stillIn(guests: readonly BookedGuest[], { adults, childAges }: RoomWanted): BookedGuest[] {
  const open = [...childAges];
  let beds = adults;
  return guests.filter(({ ageType, age }) => {
    if (ageType === 'adult') {
      beds -= 1;
      return beds >= 0;
    }
    const at = age === null ? -1 : open.indexOf(age);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  });
}

/** Returns who is named once a stay has other rooms: those of rooms that stay, under their new number, and whoever is named for the others. */
export function namedInRooms(
  now: readonly BookedGuest[],
  typed: readonly BookedGuest[],
  rooms: readonly RoomWanted[],
): BookedGuest[] {
  return rooms.flatMap((room, index) => {
    const unit = index + 1;
    const stay = stillIn(
      now.filter((guest) => room.was !== null && guest.unit === room.was),
      room,
    );
    return [...stay.map((guest) => ({ ...guest, unit })), ...typed.filter((guest) => guest.unit === unit)];
  });
}
