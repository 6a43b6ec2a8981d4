/** Who sleeps in one room; `childAges` are years on the day of check-in. */
export type RoomParty = { readonly adults: number; readonly childAges: readonly number[] };

/** Those who travel together, as they are asked for. */
export type Party = { readonly rooms: number; readonly adults: number; readonly childAges: readonly number[] };

/**
 * Divides a party among its rooms: adults as evenly as can be, the first rooms taking what is over; then the children,
 * oldest first, each into the room with the fewest people. Every room has an adult when there are as many as rooms.
 */
export function roomsOf({ rooms, adults, childAges }: Party): RoomParty[] {
  const divided = Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0),
    childAges: [] as number[],
  }));
  for (const age of [...childAges].sort((a, b) => b - a)) {
    const least = Math.min(...divided.map((room) => room.adults + room.childAges.length));
    divided.find((room) => room.adults + room.childAges.length === least)?.childAges.push(age);
  }
  return divided;
}
