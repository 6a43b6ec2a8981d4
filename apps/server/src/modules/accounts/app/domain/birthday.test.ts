import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthdayFlaw, latestDay } from './birthday.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const YEAR_MS = 365.2425 * 86_400_000;

test('every day of the last 119 years is a birthday, none after today and none beyond 121 years', () => {
  fc.assert(
    fc.property(moment, fc.double({ min: 0, max: 119, noNaN: true }), (now, years) => {
      const day = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(0, 10);
      const today = latestDay(now);
      expect(birthdayFlaw(day(-years * YEAR_MS), today)).toBeNull();
      expect(birthdayFlaw(day(2 * 86_400_000 + years * YEAR_MS), today)).toBe('field.birthday_future');
      expect(birthdayFlaw(day(-(121 + years) * YEAR_MS), today)).toBe('field.birthday_early');
    }),
  );
});

test('today counts, wherever on Earth it already is', () => {
  expect(latestDay(new Date('2026-03-01T09:59:00Z'))).toBe('2026-03-01');
  expect(latestDay(new Date('2026-03-01T10:00:00Z'))).toBe('2026-03-02');
  expect(birthdayFlaw('2026-03-01', '2026-03-01')).toBeNull();
  expect(birthdayFlaw('1906-03-01', '2026-03-01')).toBeNull();
  expect(birthdayFlaw('1906-02-28', '2026-03-01')).toBe('field.birthday_early');
});
