import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test.each([
  ['the days of the place count, not those of the reader', '2026-12-14', 'Asia/Tokyo', '2026-12-13T16:00:00Z', 0],
  ['a month ahead', '2026-12-14', 'Europe/Lisbon', '2026-11-21T23:30:00Z', 23],
  ['over a change of the clocks', '2026-10-26', 'Europe/Lisbon', '2026-10-24T22:00:00Z', 2],
  ['begun the day before', '2026-12-14', 'Europe/Lisbon', '2026-12-15T08:00:00Z', -1],
])('%s', (_, from, zone, now, days) => {
  expect(daysUntil({ from, zone }, new Date(now))).toBe(days);
});
