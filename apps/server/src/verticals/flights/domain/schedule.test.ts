import { addDays } from '@app/kernel/local-day';
import { expect, test } from 'vitest';
import { isOvernight } from './flight-snapshot.ts';
import { addMonths, firstDay, fliesOn, localTimes, timesOn } from './schedule.ts';

const flying = (from: string, to: string, departs: string, blockMinutes: number) => (day: string) => {
  const times = timesOn({ departs, blockMinutes, from: { zone: from }, to: { zone: to } }, day);
  return { ...localTimes({ ...times, fromZone: from, toZone: to }), ...times };
};

test('over the date line a flight lands the day before, or two days after', () => {
  const east = flying('Asia/Tokyo', 'Pacific/Honolulu', '21:00', 450)('2027-01-02');
  expect(east).toMatchObject({ localArrival: '2027-01-02T09:30', dayShift: 0, minutes: 450 });
  const early = flying('Pacific/Auckland', 'Pacific/Tahiti', '08:00', 300)('2027-01-02');
  expect(early).toMatchObject({ localArrival: '2027-01-01T14:00', dayShift: -1, minutes: 300 });
  const west = flying('Pacific/Honolulu', 'Pacific/Auckland', '22:30', 540)('2027-01-01');
  expect(west).toMatchObject({ localArrival: '2027-01-03T06:30', dayShift: 2, minutes: 540 });
});

test('in nights of changed clocks the minutes stay those of the flight, and the clocks show what they show', () => {
  const night = flying('America/New_York', 'America/New_York', '23:30', 300);
  // Clocks go forward on 14 March 2027 and back on 7 November.
  expect(night('2027-03-13')).toMatchObject({ localArrival: '2027-03-14T05:30', minutes: 300, dayShift: 1 });
  expect(night('2027-11-06')).toMatchObject({ localArrival: '2027-11-07T03:30', minutes: 300, dayShift: 1 });
  expect(night('2027-05-01')).toMatchObject({ localArrival: '2027-05-02T04:30', minutes: 300, dayShift: 1 });
  // An hour that is left out: the clocks show the one after it.
  expect(flying('America/New_York', 'America/New_York', '02:30', 60)('2027-03-14').localDeparture).toBe(
    '2027-03-14T03:30',
  );
});

test('a flight flies on its weekdays while it is valid, both ends included', () => {
  const rule = { weekdays: [1, 3], validFrom: '2027-01-05', validUntil: '2027-01-13' };
  const days = Array.from({ length: 14 }, (_, index) => addDays('2027-01-01', index));
  expect(days.filter((day) => fliesOn(rule, day))).toEqual(['2027-01-06', '2027-01-11', '2027-01-13']);
  expect(firstDay(rule)).toBe('2027-01-06');
  expect(firstDay({ ...rule, validUntil: '2027-01-05' })).toBe('2027-01-05');
});

test('six months after a day end on the last of a shorter month', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(addMonths('2027-01-15', 6)).toBe('2027-07-15');
  expect(addMonths('2027-03-31', 6)).toBe('2027-09-30');
});

test('a wait is overnight when it takes in midnight to five', () => {
  expect(isOvernight('2027-01-01T22:00', '2027-01-02T05:00')).toBe(true);
  expect(isOvernight('2027-01-01T22:00', '2027-01-02T04:59')).toBe(false);
  expect(isOvernight('2027-01-01T00:00', '2027-01-01T06:00')).toBe(true);
  expect(isOvernight('2027-01-01T00:10', '2027-01-01T09:00')).toBe(false);
});

// Changed for good in 2026, which older copies of the IANA database do not know.
test('between zones whose clocks were changed for good a flight is by the clocks of now', () => {
  const flight = flying('Africa/Casablanca', 'America/Edmonton', '10:00', 600)('2026-12-10');
  expect(flight.departsAt.toISOString()).toBe('2026-12-10T10:00:00.000Z');
  expect(flight).toMatchObject({ localDeparture: '2026-12-10T10:00', localArrival: '2026-12-10T14:00', dayShift: 0 });
});
