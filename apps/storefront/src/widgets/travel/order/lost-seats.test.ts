import { expect, test } from 'vitest';
import { lostSeats } from './lost-seats.ts';

const of = (...seats: [leg: number, guest: number, seat: string][]) => ({
  item: { seats: seats.map(([leg, guest, seat]) => ({ leg, guest, seat })) },
});

test('a seat is lost that its traveller has not on the same flight of the trip any more', () => {
  const before = of([1, 1, '12A'], [1, 2, '12B'], [2, 1, '3C']);
  expect(lostSeats(before, before)).toEqual([]);
  expect(lostSeats(before, of([2, 1, '3C']))).toEqual(['12A', '12B']);
  expect(lostSeats(before, of([1, 1, '12B'], [1, 2, '12B'], [2, 1, '3C']))).toEqual(['12A']);
  expect(lostSeats({ item: {} }, of())).toEqual([]);
});
