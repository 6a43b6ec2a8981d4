import { expect, it } from 'vitest';
import { hourBefore } from './hours.ts';

it('an hour is so many minutes before another, also across midnight', () => {
  expect(hourBefore('09:30', 45)).toBe('08:45');
  expect(hourBefore('09:30', 0)).toBe('09:30');
  expect(hourBefore('00:15', 30)).toBe('23:45');
});
