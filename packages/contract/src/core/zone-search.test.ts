import { expect, test } from 'vitest';
import { isTimeZone, zonesToday, zoneToday } from './time-zone.ts';
import { citiesOf } from './zone-cities.ts';
import { findsZone, zoneWords } from './zone-search.ts';

const found = (typed: string): string[] => zonesToday().filter((zone) => findsZone(zoneWords(zone), typed));

test.each([
  ['Kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['mumbai', 'Asia/Kolkata'],
  ['kyiv', 'Europe/Kyiv'],
  ['Kiev', 'Europe/Kyiv'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['katmandu', 'Asia/Kathmandu'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['são paulo', 'America/Sao_Paulo'],
  ['marrakesh', 'Africa/Casablanca'],
  ['US/Pacific', 'America/Los_Angeles'],
])('%s finds %s', (typed, zone) => expect(found(typed)).toEqual([zone]));

test('UTC is found, and nothing finds all', () => {
  expect(found('utc')).toEqual(['UTC']);
  expect(found('  ')).toEqual(zonesToday());
});

test('cities are of zones under their names of today', () => {
  const known = zonesToday().filter((zone) => citiesOf(zone) !== '');
  expect(known.length).toBeGreaterThan(40);
  for (const zone of known) expect(isTimeZone(zone) && zoneToday(zone)).toBe(zone);
});
