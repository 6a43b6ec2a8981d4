import { afterEach, expect, test, vi } from 'vitest';
import { isTimeZone, zoneOfDevice, zonesToday, zoneToday } from './time-zone.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  'Asia/Shanghai',
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+12',
  'UTC',
  'Asia/Calcutta',
  'us/pacific',
  'Japan',
])('%s is a time zone', (name) => expect(isTimeZone(name)).toBe(true));

test.each(['', 'Mars/Base', '+08:00', '-03:00', 'GMT+8', 'Asia/Shanghai; DROP', 'Asia/', '/', 'Asia/Shanghai/x/y'])(
  '%j is none',
  (name) => expect(isTimeZone(name)).toBe(false),
);

test.each(
  'ACT AET AGT ART AST BET BST CAT CET CNT CST CTT EAT ECT EET EST HST IET IST JST MET MST NST PST SST VST WET'.split(
    ' ',
  ),
)('%s is none: it means another place to each program', (name) => expect(isTimeZone(name)).toBe(false));

test.each(['Etc/Unknown', 'SystemV/AST4', 'Factory', 'Etc/GMT+15'])('%s, which is no place, is none', (name) =>
  expect(isTimeZone(name)).toBe(false),
);

test('zones that were renamed have their name of today, which is the same zone', () => {
  expect(zoneToday('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(zoneToday('Asia/Shanghai')).toBe('Asia/Shanghai');
  expect(['Europe/Kiev', 'asia/katmandu', 'US/Pacific', 'Etc/UTC', 'gmt'].map(zoneToday)).toEqual([
    'Europe/Kyiv',
    'Asia/Kathmandu',
    'America/Los_Angeles',
    'UTC',
    'UTC',
  ]);
  for (const zone of zonesToday()) {
    expect(isTimeZone(zone), zone).toBe(true);
    expect(zoneToday(zone), zone).toBe(zone);
  }
});

test('what names no zone stays as it is', () => expect(zoneToday('Mars/Base')).toBe('Mars/Base'));

test('the zones that one chooses among have the names of today', () => {
  expect(zonesToday()).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'Asia/Kathmandu']));
  expect(zonesToday()).not.toEqual(expect.arrayContaining(['Asia/Calcutta']));
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Etc/Unknown', null],
  ['IST', null],
  [undefined, null],
])('a device that says %s is in %s', (said, zone) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone: said as string,
  });
  expect(zoneOfDevice()).toBe(zone);
});
