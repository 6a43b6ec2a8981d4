import { afterEach, expect, test, vi } from 'vitest';
import { hereTime, thisReader } from './here-time';

afterEach(() => vi.restoreAllMocks());

const reader = { locale: 'en-US', timeZone: 'Europe/Madrid' };
const noon = new Date().getFullYear();

test('a time of a place stands by the clock of the reader as well where theirs shows another', () => {
  expect(hereTime('2026-05-14T09:00', '2026-05-14T08:00:00.000Z', reader)).toBe('10:00');
  expect(hereTime('2026-05-14T10:00', '2026-05-14T08:00:00.000Z', reader)).toBeNull();
  const day = hereTime(`${noon}-05-15T07:00`, `${noon}-05-14T22:00:00.000Z`, {
    ...reader,
    timeZone: 'America/New_York',
  });
  expect(day).toBe('14 May, 18:00');
});

test.each([
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
])('a browser that says it is in %s shows the times of %s', (said, timeZone) => {
  vi.stubGlobal('localStorage', { getItem: () => 'en-US' });
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone: said as string,
  });
  expect(thisReader().timeZone).toBe(timeZone);
  vi.unstubAllGlobals();
});
