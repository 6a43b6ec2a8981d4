import { expect, test } from 'vitest';
import { type ChosenSpan, dayFlaw, daysLeftOpen, departureFlaw } from './combo-limits.ts';

const span = (day: string, days: number, hours?: readonly [string, string]): ChosenSpan => ({
  name: 'Tiles',
  day,
  days,
  startsAt: hours?.[0] ?? null,
  endsAt: hours?.[1] ?? null,
});
const whys = (days: number, others: readonly ChosenSpan[], dates: readonly string[], windowDays = 7) =>
  dates.map((day) => dayFlaw({ day, days }, others, windowDays)?.why ?? null);

test('a day is free while nothing else is chosen', () => {
  expect(dayFlaw({ day: '2027-03-04', days: 9 }, [], 0)).toBeNull();
});

test('the window holds on both sides, its own ends included', () => {
  const others = [span('2027-03-10', 1)];
  expect(whys(1, others, ['2027-03-02', '2027-03-03', '2027-03-17', '2027-03-18'])).toEqual([
    'window',
    null,
    null,
    'window',
  ]);
  expect(dayFlaw({ day: '2027-03-18', days: 1 }, others, 7)).toEqual({ why: 'window', days: 7, name: 'Tiles' });
});

test('of several chosen ones each is near enough', () => {
  const others = [span('2027-03-10', 1), span('2027-03-15', 1)];
  expect(whys(1, others, ['2027-03-07', '2027-03-08', '2027-03-17', '2027-03-18'])).toEqual([
    'window',
    null,
    null,
    'window',
  ]);
});

test('days that overlap at whatever hour are closed; where one ends as the other begins, the hours decide', () => {
  const others = [span('2027-03-10', 3)];
  expect(whys(1, others, ['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13'])).toEqual([
    null,
    null,
    'overlap',
    null,
    null,
  ]);
  expect(whys(3, others, ['2027-03-07', '2027-03-08', '2027-03-09', '2027-03-10', '2027-03-12'])).toEqual([
    null,
    null,
    'overlap',
    'overlap',
    null,
  ]);
  expect(whys(5, [span('2027-03-10', 1)], ['2027-03-06', '2027-03-07', '2027-03-10'])).toEqual([null, 'overlap', null]);
});

test('departures on one day are told apart by their hours', () => {
  const others = [span('2027-03-10', 1, ['2027-03-10T09:00:00.000Z', '2027-03-10T12:00:00.000Z'])];
  const at = (from: string, to: string) =>
    departureFlaw({ startsAt: `2027-03-10T${from}:00.000Z`, endsAt: `2027-03-10T${to}:00.000Z` }, others);
  expect(at('11:30', '14:00')).toEqual({ why: 'overlap', name: 'Tiles' });
  expect(at('08:00', '13:00')).toEqual({ why: 'overlap', name: 'Tiles' });
  expect(at('12:00', '14:00')).toBeNull();
  expect(at('07:00', '09:00')).toBeNull();
  expect(
    departureFlaw({ startsAt: '2027-03-10T09:00:00.000Z', endsAt: '2027-03-10T10:00:00.000Z' }, [
      span('2027-03-10', 1),
    ]),
  ).toBeNull();
});

test('the window leaves days around all that are chosen, none of them past', () => {
  expect(daysLeftOpen([], 7, '2027-03-01')).toEqual({ from: '2027-03-01', to: null });
  const others = [span('2027-03-06', 1), span('2027-03-04', 1)];
  expect(daysLeftOpen(others, 7, '2027-02-01')).toEqual({ from: '2027-02-27', to: '2027-03-11' });
  expect(daysLeftOpen(others, 7, '2027-03-03').from).toBe('2027-03-03');
});
