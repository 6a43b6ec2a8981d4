import { expect, it } from 'vitest';
import { MEALS, minutesOf, nearestHalfHour } from './meals.ts';

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
