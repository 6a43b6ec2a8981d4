import { type Party, roomsOf } from '@app/contract/travel/rooms';

/** The room (from 1) of each of a party: of the adults first, then of the children as their ages stand. */
export function unitsOf(party: Party): number[] {
  const rooms = roomsOf(party);
  const adults = rooms.flatMap((room, index) => Array<number>(room.adults).fill(index + 1));
  const open = rooms.map(({ childAges }) => [...childAges]);
  const children = party.childAges.map((age) => {
    const room = open.findIndex((ages) => ages.includes(age));
    open[room]?.splice(open[room].indexOf(age), 1);
    return room + 1;
  });
  return [...adults, ...children];
}
