import { expect, test } from 'vitest';
import { unitsOf } from './room-units.ts';

test('adults fill the rooms as they are divided, and each child has the room that its age was put into', () => {
  expect(unitsOf({ rooms: 1, adults: 2, childAges: [5] })).toEqual([1, 1, 1]);
  expect(unitsOf({ rooms: 2, adults: 3, childAges: [] })).toEqual([1, 1, 2]);
  // The older child goes to the room with fewer people, the younger to the other one.
  expect(unitsOf({ rooms: 2, adults: 3, childAges: [4, 9] })).toEqual([1, 1, 2, 1, 2]);
  expect(unitsOf({ rooms: 2, adults: 2, childAges: [7, 7] })).toEqual([1, 2, 1, 2]);
});
