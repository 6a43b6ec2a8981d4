import { HOUR } from '@app/kernel/clock';
import { expect, test } from 'vitest';
import { departureMoments } from './departure-moments.ts';

// Clocks in Lisbon go from 1:00 to 2:00 on 28 March 2027 and from 2:00 back to 1:00 on 31 October.
const tour: Parameters<typeof departureMoments>[0] = { zone: 'Europe/Lisbon', days: 1, hours: 4, goDays: 1 };
const of = (day: string, start = '10:00', more: Partial<typeof tour> = {}) => {
  const { startsAt, endsAt, decidesAt } = departureMoments({ ...tour, ...more }, { day, start, minPeople: 2 });
  return [startsAt, endsAt, decidesAt].map((at) => at?.toISOString().slice(0, 16));
};

test.each([
  ['the day before spring', '2027-03-27', '10:00', '2027-03-27T10:00', '2027-03-26T18:00'],
  ['the day of spring', '2027-03-28', '10:00', '2027-03-28T09:00', '2027-03-27T18:00'],
  ['the day after spring', '2027-03-29', '10:00', '2027-03-29T09:00', '2027-03-28T17:00'],
  ['the hour that spring leaves out', '2027-03-28', '01:30', '2027-03-28T01:30', '2027-03-27T18:00'],
  ['the day of autumn', '2027-10-31', '10:00', '2027-10-31T10:00', '2027-10-30T17:00'],
  ['the first of the hour that comes twice', '2027-10-31', '01:30', '2027-10-31T00:30', '2027-10-30T17:00'],
  ['the day after autumn', '2027-11-01', '10:00', '2027-11-01T10:00', '2027-10-31T18:00'],
])('on %s it starts and is decided by clocks of the place', (_, day, start, starts, decides) => {
  const [startsAt, , decidesAt] = of(day, start);
  expect([startsAt, decidesAt]).toEqual([starts, decides]);
});

test.each([
  ['2027-03-27', '22:00', 8],
  ['2027-10-30', '22:00', 8],
  ['2027-06-01', '10:00', 0.5],
])('a tour of %s at %s lasts its %d hours, whatever clocks do meanwhile', (day, start, hours) => {
  const { startsAt, endsAt } = departureMoments({ ...tour, hours }, { day, start, minPeople: 0 });
  expect(endsAt.getTime() - startsAt.getTime()).toBe(hours * HOUR);
});

test.each([
  [1, '2027-03-27', '2027-03-28T00:00'],
  [2, '2027-03-27', '2027-03-28T23:00'],
  [3, '2027-10-30', '2027-11-02T00:00'],
])('a tour without hours, of %d days from %s, ends when its last day does', (days, day, ends) => {
  expect(of(day, '09:00', { days, hours: null })[1]).toBe(ends);
});

test('the zone is that of the tour, days of the decision are days of its calendar', () => {
  expect(of('2027-03-15', '08:00', { zone: 'Pacific/Auckland', goDays: 7 })).toEqual([
    '2027-03-14T19:00',
    '2027-03-14T23:00',
    '2027-03-08T05:00',
  ]);
});

test('what takes place whoever comes is never decided', () => {
  expect(departureMoments(tour, { day: '2027-03-28', start: '10:00', minPeople: 0 }).decidesAt).toBeNull();
});

// Changed for good in 2026, which older copies of the IANA database do not know.
test.each([
  ['Africa/Casablanca', '2026-12-10T09:00', '2026-12-09T18:00'],
  ['America/Edmonton', '2026-12-10T15:00', '2026-12-10T00:00'],
])('in %s a departure is by the clock of now', (zone, starts, decides) => {
  const [startsAt, , decidesAt] = of('2026-12-10', '09:00', { zone });
  expect([startsAt, decidesAt]).toEqual([starts, decides]);
});
