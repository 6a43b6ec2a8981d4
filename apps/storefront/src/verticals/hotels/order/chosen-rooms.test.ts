import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { expect, test } from 'vitest';
import {
  addedUnits,
  areBooked,
  bookedRooms,
  type ChosenRoom,
  mayAdd,
  mostIn,
  partyThen,
  roomsBody,
  roomsQuery,
} from './chosen-rooms.ts';

const item = {
  rooms: [
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [4, 9] },
  ],
} as unknown as HotelItem;
const booked = bookedRooms(item);
const added: ChosenRoom = { was: null, gone: false, adults: 2, childAges: [] };
const [first, last] = booked as [ChosenRoom, ChosenRoom];

test('rooms that are given up count no more, and those that come after them move up', () => {
  const rooms = [{ ...first, gone: true }, last, added];
  expect(partyThen(rooms)).toEqual({ rooms: 2, adults: 3, childAges: [4, 9] });
  expect(roomsQuery(rooms)).toBe('1-4-9,2');
  expect(roomsBody(rooms)).toEqual([
    { was: 2, adults: 1, childAges: [4, 9] },
    { was: null, adults: 2, childAges: [] },
  ]);
  expect(addedUnits(rooms)).toEqual([2]);
});

test('the rooms of a booking are its own until one of them differs', () => {
  expect(areBooked(booked, item)).toBe(true);
  for (const rooms of [
    [first],
    [first, { ...last, childAges: [4] }],
    [{ ...first, adults: 1 }, last],
    [...booked, added],
  ])
    expect(areBooked(rooms, item)).toBe(false);
});

test('no more people and rooms than one booking may have', () => {
  expect(mostIn(booked, last)).toEqual({ adults: 14, children: 8 });
  const many = Array.from({ length: 8 }, () => added);
  expect([mayAdd(booked), mayAdd(many), mayAdd(many.slice(1))]).toEqual([true, false, true]);
});
