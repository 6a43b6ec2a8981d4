import { expect, test } from 'vitest';
import { otherRooms } from './other-rooms.ts';

const plan = (id: string, baseUsd: number, more: object = {}) => ({
  ...{ id, baseUsd, online: true, board: 'room_only' as const },
  ...more,
});
const room = (id: string, ...plans: ReturnType<typeof plan>[]) => ({ id, online: true, plans });
const booked = { roomTypeId: 'double', board: 'breakfast' as const };

test('each other room once, with the booked board where it is sold, the cheapest first', () => {
  const roomTypes = [
    room('double', plan('d', 1)),
    room('suite', plan('s1', 900), plan('s2', 950, { board: 'breakfast' })),
    room('twin', plan('t1', 500), plan('t2', 400)),
  ];
  expect(otherRooms({ roomTypes }, booked)).toEqual(['t2', 's2']);
});

test('what is not on sale is left out, and there are no more than a screen holds', () => {
  const off = [{ ...room('twin', plan('t', 1)), online: false }, room('suite', plan('s', 1, { online: false }))];
  expect(otherRooms({ roomTypes: off }, booked)).toEqual([]);
  const many = Array.from({ length: 9 }, (_, index) => room(`r${index}`, plan(`p${index}`, index)));
  expect(otherRooms({ roomTypes: many }, booked)).toEqual(['p0', 'p1', 'p2']);
});
