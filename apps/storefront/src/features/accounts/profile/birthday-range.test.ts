import { expect, test } from 'vitest';
import { birthdayRange } from './birthday-range.ts';

test('a birthday lies between 120 years ago and today', () => {
  expect(birthdayRange(new Date(2026, 10, 21, 23, 59))).toEqual({ min: '1906-11-21', max: '2026-11-21' });
  expect(birthdayRange(new Date(2024, 1, 29, 0, 1))).toEqual({ min: '1904-02-29', max: '2024-02-29' });
  expect(birthdayRange(new Date(2020, 1, 29))).toEqual({ min: '1900-03-01', max: '2020-02-29' });
});
