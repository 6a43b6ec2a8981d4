import { expect, test } from 'vitest';
import { isChangedOn, type Schedule } from './schedule-change.ts';

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
  [{ departs: '10:05' }, true],
  [{ blockMinutes: 95 }, true],
  [{ toAirportId: 'c' }, true],
  [{ weekdays: [1] }, false],
  [{ weekdays: [2, 3] }, true],
  [{ validFrom: DAY, validUntil: DAY }, false],
  [{ validFrom: '2027-03-02' }, true],
  [{ validUntil: '2027-02-28' }, true],
])('whether %o changes a booked day: %s', (change, changed) => {
  expect(isChangedOn(before, { ...before, ...change }, DAY)).toBe(changed);
});
