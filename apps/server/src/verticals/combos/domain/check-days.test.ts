import { expect, test } from 'vitest';
import { bestFrom, checkDays } from './check-days.ts';

const day = (n: number, missing: readonly string[]) => ({
  day: `2027-03-0${n}`,
  usd: missing.length === 0 ? 1_000 : null,
  missing,
});

test('days are counted that can be had, and those that each slot is missing on, most first', () => {
  const prices = [day(1, []), day(2, ['tour']), day(3, ['hotel', 'tour']), day(4, [])];
  expect(checkDays(prices, () => true)).toEqual({
    days: 4,
    had: 2,
    closed: 0,
    missing: [
      { slot: 'tour', days: 2, first: '2027-03-02' },
      { slot: 'hotel', days: 1, first: '2027-03-03' },
    ],
  });
});

test('a day on which it is not offered can neither be had nor is anything missing on it', () => {
  const prices = [day(1, []), day(2, ['tour']), day(3, [])];
  expect(checkDays(prices, (date) => date === '2027-03-03')).toEqual({ days: 3, had: 1, closed: 2, missing: [] });
});

test('a combo that can be had on every day misses nothing', () => {
  expect(checkDays([day(1, []), day(2, [])], () => true)).toEqual({ days: 2, had: 2, closed: 0, missing: [] });
});

test('the city with most days is taken, the likelier one of equals, and none of none', () => {
  const all = checkDays([day(1, []), day(2, [])], () => true);
  const some = checkDays([day(1, ['flight']), day(2, [])], () => true);
  expect(
    bestFrom([
      { from: 'a', result: some },
      { from: 'b', result: all },
      { from: 'c', result: all },
    ])?.from,
  ).toBe('b');
  expect(bestFrom([])).toBeNull();
});
