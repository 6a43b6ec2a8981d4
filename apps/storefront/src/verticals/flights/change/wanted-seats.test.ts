import { expect, test } from 'vitest';
import { newLegs, partyThen, seatsThen, travelling, withSeats } from './wanted-seats.ts';
import { NOTHING, type WantedTrip, type WantedWay } from './wanted-trip.ts';

const leg = (flightId: string, day = '2030-05-02') => ({ flightId, day }) as WantedWay['legs'][number];
const fare = { brand: 'light' };
const item = {
  slices: [
    { cabin: 'economy', legs: [leg('out')], fare },
    { cabin: 'economy', legs: [leg('back')], fare },
  ],
  party: { adults: 2, childAges: [7, 4], babies: 1 },
} as unknown as Parameters<typeof newLegs>[1] & Parameters<typeof partyThen>[2];
const guests = (['adult', 'adult', 'child', 'child', 'baby'] as const).map((ageType) => ({ ageType }));
const way = (slice: number, more: Partial<WantedWay> = {}): WantedWay => ({
  ...{ slice, cabin: 'economy', brand: 'flex', legs: [leg('via'), leg('on')], seat: 'free' },
  ...more,
});
const wanted: WantedTrip = { ...NOTHING, ways: [way(1)] };

test('seats are chosen on flights that are new to the booking, counted over the changed trip', () => {
  expect(newLegs(wanted, item).map(({ leg: one, position }) => [one.flightId, position])).toEqual([
    ['via', 1],
    ['on', 2],
  ]);
  expect(newLegs({ ...NOTHING, ways: [way(2)] }, item).map(({ position }) => position)).toEqual([2, 3]);
  // In a fare without a choice, and on a flight that only its fare changes of, none is.
  expect(newLegs({ ...NOTHING, ways: [way(1, { seat: 'none' })] }, item)).toEqual([]);
  expect(newLegs({ ...NOTHING, ways: [way(1, { legs: [leg('out')] })] }, item)).toEqual([]);
});

test('who has the changed trip: all, those who change alone, or those who do not leave', () => {
  expect(travelling(wanted, guests)).toEqual([1, 2, 3, 4, 5]);
  expect(travelling({ ...wanted, moving: [2, 4, 5] }, guests)).toEqual([2, 4, 5]);
  expect(partyThen({ ...wanted, moving: [2, 4, 5] }, guests, item)).toEqual({ adults: 1, childAges: [4], babies: 1 });
  expect(partyThen({ ...wanted, leaving: [3] }, guests, item)).toEqual({ adults: 2, childAges: [4], babies: 1 });
});

test('a seat stays with its traveller and its flight, whoever else changes and whatever is looked at between', () => {
  const moving = { ...wanted, moving: [2, 4] };
  const chosen = withSeats(moving, { guests, item, seats: [{ leg: 2, guest: 2, seat: '12A' }] });
  expect(seatsThen(chosen, guests, item)).toEqual([{ leg: 2, guest: 2, seat: '12A' }]);
  expect(seatsThen({ ...chosen, moving: null }, guests, item)).toEqual([{ leg: 2, guest: 4, seat: '12A' }]);
  expect(seatsThen({ ...chosen, moving: [2] }, guests, item)).toEqual([]);
  const elsewhere = { ...chosen, ways: [way(1, { legs: [leg('other')] })] };
  expect(seatsThen(elsewhere, guests, item)).toEqual([]);
  const there = withSeats(elsewhere, { guests, item, seats: [{ leg: 1, guest: 1, seat: '3C' }] });
  expect(seatsThen({ ...there, ways: wanted.ways }, guests, item)).toEqual([{ leg: 2, guest: 2, seat: '12A' }]);
  expect(withSeats(chosen, { guests, item, seats: [] }).seats).toEqual([]);
});
