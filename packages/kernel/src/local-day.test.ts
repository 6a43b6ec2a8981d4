import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  daysOn,
  indexInMonth,
  monthOf,
  monthsBetween,
  nightsBetween,
  nightsOf,
  weekday,
} from './local-day.ts';
import { dayIn, instantOf } from './zone-time.ts';

/** Thirty zones: whole and part hours, both hemispheres, changes of half an hour, either side of the date line. */
const ZONES = [
  'UTC',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Paris',
  'Europe/Istanbul',
  'Atlantic/Reykjavik',
  'Atlantic/Azores',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Dubai',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Makassar',
  'Asia/Beirut',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
];

/** Days since 1970 by the calendar's own arithmetic (Hinnant); knows no clocks, zones or Date. */
function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const ofEra = y - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}
function dayOfNumber(number: number): string {
  const z = number + 719_468;
  const era = Math.floor(z / 146_097);
  const ofEra = z - era * 146_097;
  const years = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const shifted = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = years + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

const FIRST = dayNumber('2024-01-01');
const LAST = dayNumber('2032-12-31');
const someDay = fc.integer({ min: FIRST, max: LAST }).map(dayOfNumber);
const stay = fc.tuple(someDay, fc.integer({ min: 1, max: 28 }));

/** What an implementation by instants would count: wrong wherever clocks change. */
const nightsByInstants = (checkIn: string, checkOut: string, zone: string): number =>
  (instantOf(checkOut, '12:00', zone).getTime() - instantOf(checkIn, '14:00', zone).getTime()) / 86_400_000;

/** Everything the calendar says of a stay, in one text. */
function saidOf([checkIn, nights]: readonly [string, number]): string {
  const checkOut = addDays(checkIn, nights);
  const list = nightsOf(checkIn, checkOut);
  const place = `${monthOf(checkIn)}+${indexInMonth(checkIn)}`;
  return [checkOut, nightsBetween(checkIn, checkOut), ...list, weekday(checkIn), place].join(' ');
}
/** The same as the oracle says it. */
function oracleOf([checkIn, nights]: readonly [string, number]): string {
  const first = dayNumber(checkIn);
  const list = Array.from({ length: nights }, (_, index) => dayOfNumber(first + index));
  const place = `${checkIn.slice(0, 7)}-01+${Number(checkIn.slice(8)) - 1}`;
  return [dayOfNumber(first + nights), nights, ...list, ((first + 3) % 7) + 1, place].join(' ');
}

test('when 20,000 stays of 2024 to 2032 are counted, then every night is the one of the day-number oracle', () => {
  fc.assert(
    fc.property(stay, (one) => saidOf(one) === oracleOf(one)),
    { numRuns: 20_000 },
  );
  fc.assert(
    fc.property(stay, ([checkIn, nights]) => {
      const checkOut = addDays(checkIn, nights);
      expect(monthsBetween(checkIn, checkOut)).toEqual([
        ...new Set([...nightsOf(checkIn, checkOut), checkOut].map(monthOf)),
      ]);
    }),
    { numRuns: 1_000 },
  );
});

/** What a process of its own says of stays and hours, and how far from UTC it believes to be. */
const SCRIPT = `
const { addDays, nightsOf, weekday, monthsBetween } = await import('./local-day.ts');
const { instantOf, dayIn } = await import('./zone-time.ts');
const days = Array.from({ length: 730 }, (_, day) => addDays('2026-01-01', day));
const zones = ${JSON.stringify(ZONES)};
const said = [
  days.map((day) => [weekday(day), nightsOf(day, addDays(day, 5)), monthsBetween(day, addDays(day, 40))]),
  zones.map((zone) => [dayIn(zone, new Date(1.8e12)), instantOf('2026-03-29', '14:00', zone), instantOf('2026-11-01', '01:30', zone)]),
];
const { createHash } = await import('node:crypto');
console.log(new Date(2026, 0, 1).getTimezoneOffset(), createHash('sha1').update(JSON.stringify(said)).digest('hex'));`;

test('when the process runs in another zone, then nothing of all this changes', () => {
  const all = ['UTC', 'America/New_York', 'Asia/Shanghai', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
  const said = all.map((zone) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    })
      .trim()
      .split(' '),
  );
  expect(new Set(said.map(([offset]) => offset)).size).toBe(6);
  expect(new Set(said.map(([, hash]) => hash)).size).toBe(1);
});

test('when clocks change, then arrival and departure keep their hours in 30 zones, every day of three years', () => {
  let changes = 0;
  const wrong: string[] = [];
  for (const zone of ZONES) {
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    let before = 0;
    for (let number = dayNumber('2025-12-31'); number <= dayNumber('2028-12-31'); number += 1) {
      const day = dayOfNumber(number);
      const arrival = instantOf(day, '14:00', zone);
      const [hour, date] = [shown.format(arrival), dayIn(zone, arrival)];
      if (hour !== '14:00' || date !== day) wrong.push(`${zone} ${day}: ${date} ${hour}`);
      if (before !== 0 && arrival.getTime() - before !== 86_400_000) changes += 1;
      before = arrival.getTime();
    }
  }
  expect(wrong).toEqual([]);
  // Unless changes of the clocks were met, nothing was tried.
  expect(changes).toBeGreaterThan(80);
});

test('when a night is 23 or 25 hours long, then it is one night; counting milliseconds would not say so (canary)', () => {
  // In New York clocks go forward on 2026-03-08 and back on 2026-11-01.
  expect(nightsBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(nightsByInstants('2026-03-07', '2026-03-09', 'America/New_York')).not.toBe(2);
  expect((Date.parse('2026-03-09T00:00:00-04:00') - Date.parse('2026-03-07T00:00:00-05:00')) / 86_400_000).toBeCloseTo(
    1.958,
    3,
  );
  expect(nightsBetween('2026-10-31', '2026-11-02')).toBe(2);
});

test('when an hour comes twice or not at all, then the first and the one after the change are meant', () => {
  expect(instantOf('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  expect(instantOf('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
  expect(instantOf('2026-10-04', '02:15', 'Australia/Lord_Howe').toISOString()).toBe('2026-10-03T15:45:00.000Z');
});

test('when two places ask for the date at one instant, then each gets its own', () => {
  const now = new Date('2026-06-30T11:00:00Z');
  expect(dayIn('Pacific/Kiritimati', now)).toBe('2026-07-01');
  expect(dayIn('Pacific/Honolulu', now)).toBe('2026-06-30');
  expect(dayIn('Etc/GMT+12', now)).toBe('2026-06-29');
});

test('when days of a range are chosen by weekday, then those alone, and all where none is named', () => {
  expect(daysOn('2026-05-01', '2026-05-10', [6, 7])).toEqual(['2026-05-02', '2026-05-03', '2026-05-09', '2026-05-10']);
  expect(daysOn('2028-02-28', '2028-03-01', [])).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysOn('2026-05-02', '2026-05-01', [])).toEqual([]);
});
