import { expect, test } from 'vitest';
import { dayBefore, lastMonths } from './day-text.ts';

test('when a day begins a month or year, then the day before is of the one before', () => {
  expect(['2026-01-01', '2026-03-01', '2028-03-01'].map(dayBefore)).toEqual(['2025-12-31', '2026-02-28', '2028-02-29']);
});

test('when months are counted back, then a year begins anew', () => {
  expect(lastMonths('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});
