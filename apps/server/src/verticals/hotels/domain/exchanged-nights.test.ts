import { expect, test } from 'vitest';
import { exchanged, newNights } from './exchanged-nights.ts';

const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });
const now = stay('2026-12-14', '2026-12-17');

test.each([
  ['moved by a day', stay('2026-12-15', '2026-12-18'), 1, 1, 3],
  ['a night longer', stay('2026-12-14', '2026-12-18'), 0, 1, 4],
  ['a night earlier too', stay('2026-12-13', '2026-12-18'), 0, 2, 5],
  ['a night shorter', stay('2026-12-14', '2026-12-16'), 1, 0, 2],
  ['elsewhere', stay('2026-12-20', '2026-12-22'), 3, 2, 2],
  ['from the day it ended on', stay('2026-12-17', '2026-12-18'), 3, 1, 1],
])('%s', (_name, wanted, part, fresh, becomes) => {
  expect(exchanged(now, wanted)).toEqual({ part, of: 3, becomes });
  expect(newNights(now, wanted)).toBe(fresh);
});
