import { addDays } from '@app/kernel/local-day';
import { instantOf, wallTimeIn } from '@app/kernel/zone-time';
import { expect, test } from 'vitest';
import { isOpenAt, quarterOf, quartersOf, stayOf, timeAt, timeOf, timesOn } from './table-times.ts';

const hours = (weekday: number, opens: string, closes: string, lastSeating: string) => ({
  weekday,
  opens,
  closes,
  lastSeating,
});
const rules = (of: Partial<Parameters<typeof timesOn>[0]> = {}) => ({
  zone: 'Europe/Lisbon',
  stepMinutes: 30,
  hours: [hours(5, '12:00', '15:00', '13:30'), hours(5, '19:00', '02:00', '00:30')],
  closedDays: [],
  ...of,
});
/** A Friday. */
const FRIDAY = '2026-12-04';
const at = (day: string, time: string, of = rules()) => {
  const found = timeOf(of, day, time);
  return typeof found === 'string' ? found : found.startsAt.toISOString();
};

test('times go on past midnight, on the night of the day that began', () => {
  const times = timesOn(rules(), FRIDAY);
  expect(times.map(({ time }) => time).join(' ')).toBe(
    '12:00 12:30 13:00 13:30 19:00 19:30 20:00 20:30 21:00 21:30 22:00 22:30 23:00 23:30 00:00 00:30',
  );
  expect(times.at(-1)).toMatchObject({ day: FRIDAY, nextDay: true });
  expect(at(FRIDAY, '00:30')).toBe('2026-12-05T00:30:00.000Z');
  expect(timesOn(rules(), '2026-12-05')).toEqual([]);
});

test('each hour that is not to be had says why', () => {
  expect(at(FRIDAY, '13:30')).toBe('2026-12-04T13:30:00.000Z');
  expect(at(FRIDAY, '14:00')).toBe('last_seating');
  expect(at(FRIDAY, '01:00')).toBe('last_seating');
  expect(at(FRIDAY, '15:00')).toBe('closed_hour');
  expect(at(FRIDAY, '16:00')).toBe('closed_hour');
  expect(at(FRIDAY, '19:10')).toBe('closed_hour');
  expect(at('2026-12-05', '20:00')).toBe('closed_day');
  expect(at(FRIDAY, '20:00', rules({ closedDays: [FRIDAY] }))).toBe('closed_day');
});

test('in a night of changed clocks an hour that is left out is not offered, one that comes twice is offered once', () => {
  const night = (day: string, weekday: number) =>
    timesOn(
      { zone: 'Europe/Berlin', stepMinutes: 30, closedDays: [], hours: [hours(weekday, '23:00', '05:00', '04:00')] },
      day,
    );
  // Clocks go from 02:00 to 03:00 on 28 March 2027, a Sunday.
  const spring = night('2027-03-27', 6);
  expect(spring.map(({ time }) => time).join(' ')).toBe('23:00 23:30 00:00 00:30 01:00 01:30 03:00 03:30 04:00');
  const quarters = spring.map(({ startsAt }) => quarterOf(startsAt));
  expect(quarters.map((quarter, index) => quarter - (quarters[index - 1] ?? quarter - 2))).toEqual(Array(9).fill(2));
  // Clocks go from 03:00 back to 02:00 on 31 October 2027.
  const autumn = night('2027-10-30', 6);
  expect(autumn.map(({ time }) => time).join(' ')).toBe(
    '23:00 23:30 00:00 00:30 01:00 01:30 02:00 02:30 03:00 03:30 04:00',
  );
  const [half, three] = autumn.filter(({ time }) => time === '02:30' || time === '03:00');
  expect((three?.startsAt.getTime() ?? 0) - (half?.startsAt.getTime() ?? 0)).toBe(90 * 60_000);
});

test('a stay is the first turn that reaches the party, and takes every quarter it touches', () => {
  const turns = [
    { upTo: 4, minutes: 120 },
    { upTo: 2, minutes: 90 },
  ];
  expect([1, 2, 3, 4, 9].map((people) => stayOf({ turns }, people))).toEqual([90, 90, 120, 120, 120]);
  expect(quartersOf({ turns, bufferMinutes: 15 }, 2)).toBe(7);
  expect(quartersOf({ turns, bufferMinutes: 10 }, 2)).toBe(7);
});

test('a restaurant is open from its first minute until before its last, also past midnight', () => {
  const open = (instant: string) => isOpenAt(rules(), new Date(instant));
  expect(open('2026-12-04T11:59:59Z')).toBe(false);
  expect(open('2026-12-04T12:00:00Z')).toBe(true);
  expect(open('2026-12-04T15:00:00Z')).toBe(false);
  expect(open('2026-12-05T01:59:00Z')).toBe(true);
  expect(open('2026-12-05T02:00:00Z')).toBe(false);
});

// Changed for good in 2026, which older copies of the IANA database do not know.
test.each([
  ['Africa/Casablanca', '2026-12-05T00:30:00.000Z'],
  ['America/Edmonton', '2026-12-05T06:30:00.000Z'],
])('in %s a table is by the clock of now', (zone, startsAt) => {
  expect(at(FRIDAY, '00:30', rules({ zone }))).toBe(startsAt);
  expect(isOpenAt(rules({ zone }), new Date(Date.parse(startsAt) + 89 * 60_000))).toBe(true);
  expect(isOpenAt(rules({ zone }), new Date(Date.parse(startsAt) + 90 * 60_000))).toBe(false);
});

test('so many minutes after midnight are what clocks of the zone say, on every day of a year', () => {
  let leftOut = 0;
  for (const zone of [
    'Europe/Lisbon',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kathmandu',
  ]) {
    for (let day = '2027-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      for (const minutes of [0, 90, 150, 720, 1_425, 1_440 + 90, 1_440 + 150, 1_440 + 300]) {
        const date = addDays(day, Math.floor(minutes / 1_440));
        const hour = new Date(minutes * 60_000).toISOString().slice(11, 16);
        const startsAt = instantOf(date, hour, zone);
        const exists = wallTimeIn(zone, startsAt) === `${date}T${hour}`;
        leftOut += exists ? 0 : 1;
        expect(timeAt(zone, day, minutes)).toEqual(
          exists ? { day, time: hour, nextDay: minutes >= 1_440, startsAt } : null,
        );
      }
    }
  }
  expect(leftOut).toBeGreaterThan(3);
});
