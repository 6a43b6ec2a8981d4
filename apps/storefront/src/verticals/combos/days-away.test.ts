import { expect, test } from 'vitest';
import { daysAway } from './days-away.ts';

const there = { day: '2027-02-10', lastDay: '2027-02-17' };

test('who flies over night leaves the day before the first day there', () => {
  const flight = { from: '2027-02-09', to: '2027-02-17' };
  const stay = { from: '2027-02-10', to: '2027-02-17' };
  expect(daysAway([flight, stay], there)).toEqual({ from: '2027-02-09', to: '2027-02-17', count: 9 });
});

test('who flies home over night is back a day later, and without flights the days are those there', () => {
  expect(daysAway([{ from: '2027-02-10', to: '2027-02-18' }], there)).toMatchObject({ to: '2027-02-18', count: 9 });
  expect(daysAway([], there)).toEqual({ from: there.day, to: there.lastDay, count: 8 });
});
