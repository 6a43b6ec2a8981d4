import { expect, test } from 'vitest';
import { leftAt, leftOn, packSeats } from './packed-seats.ts';

const packed = packSeats([
  { cabin: 'business', day: 20_800, seats: 1, laps: 0, holds: null },
  {
    cabin: 'economy',
    day: 20_801,
    seats: 0,
    laps: 1,
    holds: [
      [2_000, 2, 0],
      [1_000, 1, 1],
    ],
  },
  { cabin: 'economy', day: 20_800, seats: 4, laps: 2, holds: null },
]);
const on = (now: number, day = 20_801) => leftOn(leftAt(packed, now), 'economy', day);

test('days on which anything was held or sold have what is left of their cabin; others nothing of their own', () => {
  const left = leftAt(packed, 0);
  expect(leftOn(left, 'economy', 20_800)).toEqual([4, 2]);
  expect(leftOn(left, 'business', 20_800)).toEqual([1, 0]);
  expect([leftOn(left, 'business', 20_801), leftOn(left, 'economy', 20_799), leftOn(left, 'first', 20_800)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('what is held is free from its time on, and held again before it, whenever that is asked for', () => {
  expect([999, 1_000, 1_999, 2_000, 9_999, 1_500, 0].map((now) => on(now))).toEqual([
    [0, 1],
    [1, 2],
    [1, 2],
    [3, 2],
    [3, 2],
    [1, 2],
    [0, 1],
  ]);
  expect(on(9_999, 20_800)).toEqual([4, 2]);
});

test('what is left is the same object until the next hold runs out', () => {
  expect(leftAt(packed, 1_000)).toBe(leftAt(packed, 1_999));
  expect(leftAt(packed, 1_000)).not.toBe(leftAt(packed, 2_000));
});
