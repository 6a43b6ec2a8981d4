import { instantOf } from '@app/kernel/zone-time';
import { expect, test } from 'vitest';
import type { TableRules } from './stored-restaurant.ts';
import { offerEnds, timesBetween } from './waiting.ts';

const zone = 'Europe/Lisbon';
const at = (day: string, hour: string) => instantOf(day, hour, zone);
const dinner = at('2026-12-20', '20:00');

test.each([
  ['by day', '15:00', '15:15'],
  ['just before the night', '21:59', '22:14'],
])('%s an offer stands for its minutes', (_name, now, until) => {
  expect(offerEnds({ zone, minutes: 15, startsAt: dinner }, at('2026-12-10', now))).toEqual(at('2026-12-10', until));
});

test('at night it stands until the morning, for its minutes from then on', () => {
  const of = { zone, minutes: 15, startsAt: dinner };
  expect(offerEnds(of, at('2026-12-10', '23:30'))).toEqual(at('2026-12-11', '08:15'));
  expect(offerEnds(of, at('2026-12-11', '03:00'))).toEqual(at('2026-12-11', '08:15'));
});

test('a table of the same night is not held until the morning, and none beyond its hour', () => {
  const late = { zone, minutes: 15, startsAt: at('2026-12-11', '00:30') };
  expect(offerEnds(late, at('2026-12-10', '23:30'))).toEqual(at('2026-12-10', '23:45'));
  expect(offerEnds({ zone, minutes: 60, startsAt: dinner }, at('2026-12-20', '19:30'))).toEqual(dinner);
});

test('the times of a span are those of the night, past midnight too; hours in the wrong order are none', () => {
  const hours = [{ weekday: 7, opens: '20:00', closes: '02:00', lastSeating: '01:00' }];
  const rules = { zone, stepMinutes: 30, hours, closedDays: [] } as unknown as TableRules;
  const between = (from: string, to: string) =>
    timesBetween(rules, { day: '2026-12-20', from, to }).map(({ time }) => time);
  expect(between('23:00', '00:30')).toEqual(['23:00', '23:30', '00:00', '00:30']);
  expect(between('21:00', '21:00')).toEqual(['21:00']);
  expect([between('00:30', '23:00'), between('21:15', '22:00'), between('12:00', '21:00')]).toEqual([[], [], []]);
});
