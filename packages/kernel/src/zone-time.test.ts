import { expect, test } from 'vitest';
import { dayIn, instantOf, offsetAt, steadyOffset, wallTimeIn } from './zone-time.ts';

const HOUR_MS = 3_600_000;

/** Reads what the runtime itself says that the clock of a zone shows, with seconds. */
function clockOf(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => format.format(at).replace(' ', 'T');
}

test('clocks show what the runtime says in every zone, over a year of its changes', () => {
  const from = Date.parse('2026-12-01T00:00:30.5Z');
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const clock = clockOf(zone);
    for (let hours = 0; hours < 24 * 366; hours += 211) {
      const at = new Date(from + hours * HOUR_MS);
      expect([wallTimeIn(zone, at), dayIn(zone, at)], `${zone} at ${at.toISOString()}`).toEqual([
        clock(at).slice(0, 16),
        clock(at).slice(0, 10),
      ]);
    }
  }
});

test.each([
  ['Europe/Lisbon', '2027-03-28T00:59:59Z', '2027-03-28T00:59', '2027-03-28T01:00:00Z', '2027-03-28T02:00'],
  ['Europe/Lisbon', '2027-10-31T00:59:59Z', '2027-10-31T01:59', '2027-10-31T01:00:00Z', '2027-10-31T01:00'],
  ['Australia/Lord_Howe', '2027-04-03T14:59:59Z', '2027-04-04T01:59', '2027-04-03T15:00:00Z', '2027-04-04T01:30'],
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29T23:59', '2011-12-30T10:00:00Z', '2011-12-31T00:00'],
  ['America/St_Johns', '2010-03-14T03:30:59Z', '2010-03-14T00:00', '2010-03-14T03:31:00Z', '2010-03-14T01:01'],
])('%s changes its clock between two seconds', (zone, last, showsLast, first, showsFirst) => {
  expect(wallTimeIn(zone, new Date(last))).toBe(showsLast);
  expect(wallTimeIn(zone, new Date(first))).toBe(showsFirst);
});

test('an hour that comes twice is meant the first time, one that is left out as far after the change', () => {
  expect(instantOf('2027-10-31', '01:30', 'Europe/Lisbon').toISOString()).toBe('2027-10-31T00:30:00.000Z');
  expect(instantOf('2027-03-28', '01:30', 'Europe/Lisbon').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  expect(instantOf('2027-06-01', '09:00', 'Asia/Kathmandu').toISOString()).toBe('2027-06-01T03:15:00.000Z');
});

test('an hour of a day that exists is shown again at its instant, in every zone', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const day of ['2027-01-15', '2027-07-15']) {
      expect(wallTimeIn(zone, instantOf(day, '12:34', zone)), zone).toBe(`${day}T12:34`);
    }
  }
});

test('a stretch is steady where no instant of it is ahead of UTC by anything else, and never around a change', () => {
  const year = Date.parse('2027-01-01T00:00:00Z');
  let steady = 0;
  for (const zone of [
    'Europe/Lisbon',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
  ]) {
    for (let day = 0; day < 365; day += 1) {
      const [from, to] = [year + day * 24 * HOUR_MS, year + (day + 3) * 24 * HOUR_MS];
      const offsets = new Set(Array.from({ length: 73 }, (_, hour) => offsetAt(zone, from + hour * HOUR_MS)));
      const found = steadyOffset(zone, from, to);
      if (found !== null) expect([found], `${zone} on day ${day}`).toEqual([...offsets]);
      steady += found === null ? 0 : 1;
    }
  }
  expect(steady).toBeGreaterThan(5 * 340);
  expect(steadyOffset('Europe/Lisbon', Date.UTC(1800, 0), Date.UTC(1800, 1))).toBeNull();
});
