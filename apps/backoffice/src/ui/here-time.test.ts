import { expect, test } from 'vitest';
import { hereTime } from './here-time';

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
