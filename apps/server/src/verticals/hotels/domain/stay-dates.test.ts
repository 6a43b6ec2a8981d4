import { Refusal } from '@app/kernel/assert';
import { expect, test } from 'vitest';
import { checkDates, firstNight } from './stay-dates.ts';

const refusal = (checkIn: string, now: string): unknown => {
  try {
    checkDates(checkIn, 'America/Edmonton', new Date(now));
    return null;
  } catch (error) {
    return error instanceof Refusal ? (error.data as { fields?: object }).fields : error;
  }
};

test.each([
  // Edmonton stays six hours behind since 2026.
  ['2026-12-05T06:00Z', '2026-12-04'],
  ['2026-12-05T10:59Z', '2026-12-04'],
  ['2026-12-05T11:00Z', '2026-12-05'],
  ['2026-12-06T05:59Z', '2026-12-05'],
])('at %s the first night to be had is that of %s', (now, night) => {
  expect(firstNight('America/Edmonton', new Date(now))).toBe(night);
  expect(refusal(night, now)).toBeNull();
  expect(refusal('2026-12-03', now)).toEqual({ checkIn: 'field.hotel_past' });
});
