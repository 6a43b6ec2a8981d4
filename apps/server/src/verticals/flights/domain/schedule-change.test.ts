import { expect, test } from 'vitest';
import { isGoneOn, isRetimed, type Schedule } from './schedule-change.ts';

const before: Schedule = {
  fromAirportId: 'a',
  toAirportId: 'b',
  departs: '10:00',
  blockMinutes: 90,
  weekdays: [1, 2, 3],
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
};
// A Monday.
const DAY = '2027-03-01';

test.each([
  [{}, false],
  [{ departs: '10:05' }, false],
  [{ blockMinutes: 95 }, false],
  [{ toAirportId: 'c' }, true],
  [{ weekdays: [1] }, false],
  [{ weekdays: [2, 3] }, true],
  [{ validFrom: DAY, validUntil: DAY }, false],
  [{ validFrom: '2027-03-02' }, true],
  [{ validUntil: '2027-02-28' }, true],
])('whether with %o a booked day flies no more: %s', (change, gone) => {
  expect(isGoneOn(before, { ...before, ...change }, DAY)).toBe(gone);
});

test('another hour or another time in the air is another time of what flies', () => {
  expect(isRetimed(before, { ...before, departs: '10:05' })).toBe(true);
  expect(isRetimed(before, { ...before, blockMinutes: 95 })).toBe(true);
  expect(isRetimed(before, { ...before, weekdays: [1] })).toBe(false);
});
