import { expect, test } from 'vitest';
import { isSomething, mayLeave, mayPart, NOTHING, withLeaving, withMoving, withWay } from './wanted-trip.ts';

const guests = [
  { ageType: 'adult' as const, infantOf: null },
  { ageType: 'adult' as const, infantOf: null },
  { ageType: 'baby' as const, infantOf: 2 },
];
const way = (slice: number) => ({ slice, cabin: 'economy' as const, brand: 'light', legs: [], seat: 'free' as const });

test('a way that is chosen again takes the place of the one before; the booked one takes it away', () => {
  const both = withWay(withWay(NOTHING, 2, way(2)), 1, way(1));
  expect(both.ways.map(({ slice }) => slice)).toEqual([1, 2]);
  expect(withWay(both, 2, { ...way(2), brand: 'flex' }).ways.map(({ brand }) => brand)).toEqual(['light', 'flex']);
  expect(withWay(both, 1, null).ways.map(({ slice }) => slice)).toEqual([2]);
});

test('a baby leaves with the lap it sits on, alone where only it does, and takes the lap back along', () => {
  const together = withLeaving(NOTHING, guests, { guest: 2, leaves: true });
  expect(together.leaving).toEqual([2, 3]);
  expect(withLeaving(together, guests, { guest: 3, leaves: false }).leaving).toEqual([]);
  expect(withLeaving(NOTHING, guests, { guest: 3, leaves: true }).leaving).toEqual([3]);
});

test('the last adult does not leave', () => {
  expect(mayLeave(NOTHING, guests, 1)).toBe(true);
  const gone = withLeaving(NOTHING, guests, { guest: 2, leaves: true });
  expect(mayLeave(gone, guests, 1)).toBe(false);
});

test('a baby changes with the lap it sits on, whichever of both is chosen', () => {
  expect(withMoving([], guests, { guest: 2, moves: true })).toEqual([2, 3]);
  expect(withMoving([], guests, { guest: 3, moves: true })).toEqual([2, 3]);
  expect(withMoving([1, 2, 3], guests, { guest: 3, moves: false })).toEqual([1]);
});

test('a party is parted with somebody grown up on either side, and only for another flight', () => {
  expect(mayPart([2, 3], guests)).toBe(true);
  expect(mayPart([], guests)).toBe(false);
  expect(mayPart([1, 2, 3], guests)).toBe(false);
  expect(isSomething({ ...NOTHING, moving: [1] }, guests)).toBe(false);
  expect(isSomething({ ...NOTHING, ways: [way(1)], moving: [1] }, guests)).toBe(true);
  expect(isSomething({ ...NOTHING, ways: [way(1)], moving: [] }, guests)).toBe(false);
});
