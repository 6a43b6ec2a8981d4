import { refuseField } from '@app/contract/core/refuse';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { RoomParty } from '@app/contract/travel/rooms';

function assertField(condition: unknown, field: string, key: string): asserts condition {
  if (!condition) refuseField(field, key);
}

/**
 * Refuses guests that do not fit the rooms: `guests: field.hotel_guest_per_room` where a room has no adult named,
 * `guests: field.hotel_guests` where a room or its people do not exist, `guests.N.age: field.child_age` where a child's
 * age is missing or another than was booked.
 */
export function checkGuests(
  rooms: readonly RoomParty[],
  guests: readonly Pick<GuestInput, 'unit' | 'ageType' | 'age'>[],
): void {
  const adults = rooms.map(() => 0);
  const ages = rooms.map(({ childAges }) => [...childAges]);
  for (const [index, guest] of guests.entries()) {
    const room = guest.unit - 1;
    const open = ages[room];
    assertField(open, 'guests', 'field.hotel_guests');
    if (guest.ageType === 'adult') {
      adults[room] = (adults[room] ?? 0) + 1;
      continue;
    }
    const at = guest.age === null ? -1 : open.indexOf(guest.age);
    assertField(at >= 0, `guests.${index}.age`, 'field.child_age');
    open.splice(at, 1);
  }
  assertField(
    adults.every((named) => named > 0),
    'guests',
    'field.hotel_guest_per_room',
  );
  assertField(
    adults.every((named, room) => named <= (rooms[room]?.adults ?? 0)),
    'guests',
    'field.hotel_guests',
  );
}
