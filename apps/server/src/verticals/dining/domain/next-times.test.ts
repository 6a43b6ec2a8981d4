import { expect, test } from 'vitest';
import { momentOf } from './next-times.ts';
import { tonight } from './table-times.ts';

const hours = (opens: string, closes: string, lastSeating: string, weekdays = [1, 2, 3, 4, 5, 6, 7]) =>
  weekdays.map((weekday) => ({ weekday, opens, closes, lastSeating }));
const rules = (...periods: ReturnType<typeof hours>[]) => ({
  zone: 'Europe/Lisbon',
  hours: periods.flat(),
  closedDays: [] as string[],
});
const LATE = rules(hours('12:00', '15:00', '14:00'), hours('19:00', '02:00', '01:00'));
const EARLY = rules(hours('04:30', '10:00', '09:30'));
const FRIDAY = '2026-12-04';

test.each([
  ['an hour past midnight is of the night that began', LATE, '00:30', '2026-12-05T00:30'],
  ['the last hours of a night too', LATE, '01:30', '2026-12-05T01:30'],
  ['also where the evening ends before midnight', rules(hours('19:00', '23:00', '22:00')), '00:30', '2026-12-05T00:30'],
  ['an hour before the first opening is of the morning', LATE, '11:00', '2026-12-04T11:00'],
  ['an hour between two openings is of the day', LATE, '17:00', '2026-12-04T17:00'],
  ['breakfast at half past four is of its own day', EARLY, '04:30', '2026-12-04T04:30'],
  ['an hour of a day on which it is closed is of that day', rules(), '00:30', '2026-12-04T00:30'],
])('%s', (_, of, hour, moment) => {
  expect(new Date(momentOf(of, FRIDAY, hour)).toISOString().slice(0, 16)).toBe(moment);
});

test.each([
  ['2026-12-05T00:10Z', FRIDAY],
  ['2026-12-05T01:00Z', FRIDAY],
  ['2026-12-05T01:01Z', '2026-12-05'],
  ['2026-12-05T12:00Z', '2026-12-05'],
  ['2026-12-04T23:59Z', FRIDAY],
])('at %s the night is that of %s', (now, day) => {
  expect(tonight(LATE, new Date(now))).toBe(day);
  expect(tonight({ ...LATE, closedDays: [FRIDAY] }, new Date(now))).toBe(now < '2026-12-05' ? FRIDAY : '2026-12-05');
});
