import { expect, test } from 'vitest';
import { lengthOf } from './facts.ts';

test.each([
  [1, 0.5, 'hours'],
  [1, 5, 'hours'],
  [1, 5.5, 'day'],
  [1, null, 'day'],
  [2, null, 'short'],
  [4, null, 'short'],
  [5, null, 'week'],
  [7, null, 'week'],
  [8, null, 'long'],
])('a tour of %d days and %s hours is of the length %s', (days, hours, length) => {
  expect(lengthOf({ days, hours })).toBe(length);
});
