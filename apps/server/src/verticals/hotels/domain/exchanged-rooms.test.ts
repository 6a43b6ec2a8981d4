import { expect, test } from 'vitest';
import { exchangedRooms, keptOf, ROOM_NIGHT } from './exchanged-rooms.ts';

const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });
const now = { ...stay('2026-12-14', '2026-12-17'), rooms: 1 };
const whole = (was: number | null) => ({ was, kept: ROOM_NIGHT });
/** Of the exchange in nights of rooms. */
const inNights = ({ part, of, becomes }: ReturnType<typeof exchangedRooms>) =>
  [part, of, becomes].map((count) => count / ROOM_NIGHT);

test.each([
  ['moved by a day', stay('2026-12-15', '2026-12-18'), 1, 3],
  ['a night longer', stay('2026-12-14', '2026-12-18'), 0, 4],
  ['a night earlier too', stay('2026-12-13', '2026-12-18'), 0, 5],
  ['a night shorter', stay('2026-12-14', '2026-12-16'), 1, 2],
  ['elsewhere', stay('2026-12-20', '2026-12-22'), 3, 2],
  ['from the day it ended on', stay('2026-12-17', '2026-12-18'), 3, 1],
])('%s', (_name, wanted, part, becomes) => {
  expect(inNights(exchangedRooms(now, { ...wanted, rooms: [whole(1)] }))).toEqual([part, 3, becomes]);
});

test.each([
  ['one room of two', 2, [whole(2)], 3, 3],
  ['one more', 1, [whole(1), whole(null)], 0, 6],
  ['one instead of another', 2, [whole(1), whole(null)], 3, 6],
  ['a quarter cheaper', 1, [{ was: 1, kept: keptOf(100, 75) }], 0.75, 2.25],
])('rooms: %s', (_name, rooms, wanted, part, becomes) => {
  const same = stay('2026-12-14', '2026-12-17');
  expect(inNights(exchangedRooms({ ...now, rooms }, { ...same, rooms: wanted }))).toEqual([part, rooms * 3, becomes]);
});

test('what costs as much or more is kept whole, and never is more kept than there is', () => {
  expect([keptOf(100, 100), keptOf(100, 250), keptOf(3, 2), keptOf(100, 1)]).toEqual([10_000, 10_000, 6_666, 100]);
});
