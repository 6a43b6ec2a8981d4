import { expect, test } from 'vitest';
import { byDay } from './view-days.ts';

const at = (day: number, hour: number) => ({ viewedAt: new Date(2026, 10, day, hour).toISOString() });

test('when products were looked at on several days, then each local day is one group, in order', () => {
  const days = byDay([at(21, 23), at(21, 0), at(20, 12), at(18, 1)]);
  expect(days.map(({ day, items }) => [day, items.length])).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
    ['2026-11-18', 1],
  ]);
  expect(byDay([])).toEqual([]);
});
