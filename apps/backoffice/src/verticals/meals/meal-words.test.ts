import { expect, test } from 'vitest';
import { yearDayText } from './meal-words.ts';

test('a day of the year is written in words, and what is no day stays as it was typed', () => {
  expect(yearDayText('en-US', '12-24')).toBe('24 Dec');
  expect(yearDayText('es', '02-29')).toBe('29 feb');
  expect(yearDayText('en-US', '02-30')).toBe('02-30');
  expect(yearDayText('en-US', '13-01')).toBe('13-01');
  expect(yearDayText('en-US', 'Christmas')).toBe('Christmas');
});
