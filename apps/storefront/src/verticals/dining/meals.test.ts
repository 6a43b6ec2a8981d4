import { expect, it } from 'vitest';
import { isOver, MEALS, minutesOf, nearestHalfHour } from './meals.ts';

it('offers every half hour of the meals once', () => {
  const all = MEALS.flatMap(({ times }) => times);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('19:30');
  expect(all).toContain('00:30');
});

it('finds the half hour nearest to a time', () => {
  expect(nearestHalfHour('19:20')).toBe('19:30');
  expect(nearestHalfHour('19:14')).toBe('19:00');
  expect(nearestHalfHour('23:50')).toBe('00:00');
  expect(minutesOf('19:30')).toBe(1_170);
});

it('an hour of today that is over cannot be had, one after midnight and one of another day can', () => {
  const now = '2027-03-05T19:40';
  const over = (time: string, day = '2027-03-05') => isOver(time, { day, now });
  expect(over('19:30')).toBe(true);
  expect(over('06:00')).toBe(true);
  expect(over('20:00')).toBe(false);
  expect(over('00:30')).toBe(false);
  expect(over('12:00', '2027-03-06')).toBe(false);
});
