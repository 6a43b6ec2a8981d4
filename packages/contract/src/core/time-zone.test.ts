import { expect, test } from 'vitest';
import { isTimeZone, zoneToday } from './time-zone.ts';

test.each(['Asia/Shanghai', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12', 'UTC', 'Asia/Calcutta'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(['', 'Mars/Base', '+08:00', '-03:00', 'GMT+8', 'Asia/Shanghai; DROP', 'Asia/', '/', 'Asia/Shanghai/x/y'])(
  '%j is none',
  (name) => expect(isTimeZone(name)).toBe(false),
);

test('zones that were renamed have their name of today, which is the same zone', () => {
  expect(zoneToday('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(zoneToday('Asia/Shanghai')).toBe('Asia/Shanghai');
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(zoneToday(zone)), zone).toBe(true);
});
