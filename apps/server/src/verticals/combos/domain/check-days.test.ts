import { expect, test } from 'vitest';
import { bestFrom, checkDays } from './check-days.ts';

const day = (n: number, missing: readonly string[]) => ({
  day: `2027-03-0${n}`,
  usd: missing.length === 0 ? 1_000 : null,
  missing,
});

test('days are counted that can be had, and those that each slot is missing on, most first', () => {
  const prices = [day(1, []), day(2, ['tour']), day(3, ['hotel', 'tour']), day(4, [])];
  expect(checkDays(prices)).toEqual({
    days: 4,
    had: 2,
    missing: [
      { slot: 'tour', days: 2, first: '2027-03-02' },
      { slot: 'hotel', days: 1, first: '2027-03-03' },
    ],
  });
});

test('a combo that can be had on every day misses nothing', () => {
  expect(checkDays([day(1, []), day(2, [])])).toEqual({ days: 2, had: 2, missing: [] });
});

test('the city with most days is taken, the likelier one of equals, and none of none', () => {
  const all = checkDays([day(1, []), day(2, [])]);
  const some = checkDays([day(1, ['flight']), day(2, [])]);
  expect(
    bestFrom([
      { from: 'a', result: some },
      { from: 'b', result: all },
      { from: 'c', result: all },
    ])?.from,
  ).toBe('b');
  expect(bestFrom([])).toBeNull();
});
