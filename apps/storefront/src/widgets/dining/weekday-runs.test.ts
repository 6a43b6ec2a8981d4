import { expect, test } from 'vitest';
import { weekdayRuns } from './weekday-runs.ts';

test('weekdays that follow each other are one run, whatever their order', () => {
  expect(weekdayRuns([4, 1, 2, 3])).toEqual([[1, 4]]);
  expect(weekdayRuns([7, 1, 3, 5, 6])).toEqual([
    [1, 1],
    [3, 3],
    [5, 7],
  ]);
  expect(weekdayRuns([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 7]]);
  expect(weekdayRuns([])).toEqual([]);
});
