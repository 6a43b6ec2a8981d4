import { expect, test } from 'vitest';
import { isTimeZone, zonesToday, zoneToday } from './time-zone.ts';
import { citiesOf } from './zone-cities.ts';
import { findsZone, zoneDistance, zoneWords } from './zone-search.ts';

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
  ['上海', 'Asia/Shanghai'],
  ['北京', 'Asia/Shanghai'],
  ['东京', 'Asia/Tokyo'],
  ['孟买', 'Asia/Kolkata'],
  ['澳门', 'Asia/Macau'],
  ['New Delhi', 'Asia/Kolkata'],
  ['Phuket', 'Asia/Bangkok'],
  ['St Petersburg', 'Europe/Moscow'],
  ['St. Petersburg', 'Europe/Moscow'],
  ['Londres', 'Europe/London'],
  ['nueva york', 'America/New_York'],
  ['Tóquio', 'Asia/Tokyo'],
  ['Moscú', 'Europe/Moscow'],
  ['Ginebra', 'Europe/Zurich'],
  ['Nueva Delhi', 'Asia/Kolkata'],
  ['Pequim', 'Asia/Shanghai'],
  ['Munique', 'Europe/Berlin'],
  ['München', 'Europe/Berlin'],
  ['Milão', 'Europe/Rome'],
  ['Ciudad de México', 'America/Mexico_City'],
  ['Cidade do México', 'America/Mexico_City'],
  ['Faaa', 'Pacific/Tahiti'],
  ['US/Pacific', 'America/Los_Angeles'],
])('%s finds %s', (typed, zone) => expect(found(typed)).toEqual([zone]));

test('UTC is found, and nothing finds all', () => {
  expect(found('utc')).toEqual(['UTC']);
  expect(found('  ')).toEqual(zonesToday());
});

test('cities are of zones under their names of today', () => {
  const known = zonesToday().filter((zone) => citiesOf(zone).length > 0);
  expect(known.length).toBeGreaterThan(40);
  for (const zone of known) expect(isTimeZone(zone) && zoneToday(zone)).toBe(zone);
});

test.each([
  ['porto', 'Europe/Lisbon'],
  ['fes', 'Africa/Casablanca'],
  ['rome', 'Europe/Rome'],
  ['nice', 'Europe/Paris'],
  ['porto al', 'America/Sao_Paulo'],
  ['male', 'Indian/Maldives'],
])('a place that is called %s goes before longer names', (typed, zone) => {
  const distance = (one: string) => zoneDistance(zoneWords(one), typed);
  expect(found(typed).sort((a, b) => distance(a) - distance(b))[0]).toBe(zone);
});

test.each(['GMT+5:30', 'gmt+05:30', 'UTC+5:30', 'utc +0530', '+5:30', '+05:30'])(
  'a distance from Greenwich finds the zones beside which it stands, typed as %s',
  (typed) => {
    expect(findsZone(zoneWords('Asia/Kolkata', 'Kolkata GMT+5:30'), typed)).toBe(true);
    expect(findsZone(zoneWords('Europe/Madrid', 'Madrid GMT+1'), typed)).toBe(false);
  },
);

test('hours west of Greenwich are found by a hyphen and by a minus', () => {
  for (const typed of ['UTC-3', 'GMT−03:00', '-0300'])
    expect(findsZone(zoneWords('America/Sao_Paulo', 'Sao Paulo GMT−3'), typed), typed).toBe(true);
});
