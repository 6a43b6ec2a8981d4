import { expect, test } from 'vitest';
import { byDay } from './view-days.ts';

const at = (viewedAt: string) => ({ viewedAt });

test('when products were looked at on several days, then each day of the zone is one group, in order', () => {
  const items = ['2026-11-21T15:59:00Z', '2026-11-20T16:00:00Z', '2026-11-20T15:00:00Z', '2026-11-18T01:00:00Z'].map(
    at,
  );
  const groups = (timeZone: string) => byDay(items, timeZone).map(({ day, items: seen }) => [day, seen.length]);
  expect(groups('Asia/Shanghai')).toEqual([
    ['2026-11-21', 2],
    ['2026-11-20', 1],
    ['2026-11-18', 1],
  ]);
  expect(groups('UTC')).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
    ['2026-11-18', 1],
  ]);
  expect(byDay([], 'UTC')).toEqual([]);
});
