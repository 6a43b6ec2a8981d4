import { expect, test } from 'vitest';
import { zoneClock } from './zone-clock.ts';
import { dayBegins, wallTimeIn } from './zone-time.ts';

const DAY_MS = 86_400_000;

test('the list of offsets says in every zone what the clock shows, also about Ramadan', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const { changes, offsets } = zoneClock(zone);
    expect(offsets).toHaveLength(changes.length + 1);
    for (let at = Date.UTC(2020, 0, 1, 5); at < Date.UTC(2041, 0); at += 29 * DAY_MS) {
      const offset = offsets[changes.filter((change) => change.getTime() <= at).length] ?? Number.NaN;
      const shown = new Date(at + offset * 1_000).toISOString().slice(0, 16);
      if (shown !== wallTimeIn(zone, new Date(at))) expect.fail(`${zone} at ${new Date(at).toISOString()}`);
    }
  }
});

test('a change is listed by its second', () => {
  const { changes, offsets } = zoneClock('Europe/Lisbon');
  expect(changes.map((change) => change.toISOString())).toEqual(
    expect.arrayContaining(['2027-03-28T01:00:00.000Z', '2027-10-31T01:00:00.000Z']),
  );
  expect(new Set(offsets)).toEqual(new Set([0, 3_600]));
  expect(zoneClock('Asia/Kathmandu')).toEqual({ changes: [], offsets: [20_700] });
});

test('a zone that stops its clock within a week for Ramadan has both changes', () => {
  const { changes } = zoneClock('Asia/Gaza');
  const gaps = changes.slice(1).map((change, at) => (change.getTime() - (changes[at]?.getTime() ?? 0)) / DAY_MS);
  expect(Math.min(...gaps)).toBeLessThan(8);
});

test('a day begins at its midnight, or when the clock goes past it', () => {
  expect(dayBegins('2026-12-01', 'Asia/Shanghai').toISOString()).toBe('2026-11-30T16:00:00.000Z');
  expect(dayBegins('2026-12-31', 'UTC', 1).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  // In Santiago the midnight before 6 September 2026 is left out.
  expect(dayBegins('2026-09-06', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
  expect(dayBegins('0001-01-01', 'Asia/Shanghai').getUTCFullYear()).toBeLessThan(2);
  expect(dayBegins('9999-12-31', 'Asia/Shanghai', 1).toISOString()).toBe('9999-12-31T16:00:00.000Z');
});

test('a name that this runtime does not know is read as UTC', () => {
  expect(wallTimeIn('Mars/Base', new Date('2026-12-01T10:00:00Z'))).toBe('2026-12-01T10:00');
});
