import { instantOf } from '@app/kernel/zone-time';
import { expect, test } from 'vitest';
import { hindranceAt, validityOf } from './validity.ts';

const ZONE = 'Europe/Lisbon';
const at = (day: string, time: string) => instantOf(day, time, ZONE);

test('a piece is valid to the end of its last day, and never beyond the last day of its set', () => {
  const set = { validDays: 30, validUntil: null, zone: ZONE };
  const late = at('2026-03-01', '23:59');
  expect(validityOf(set, late)).toEqual({ from: '2026-03-01', to: '2026-03-31', until: at('2026-04-01', '00:00') });
  expect(validityOf({ ...set, validUntil: '2026-03-10' }, late).to).toBe('2026-03-10');
  expect(validityOf({ ...set, validUntil: '2026-05-10' }, late).to).toBe('2026-03-31');
});

test('hours are those of the restaurant, from the first on and before the last', () => {
  // 2 March 2026 is a Monday.
  const rules = { usable: { weekdays: [1, 2], from: '12:00', to: '14:00' }, blackout: ['03-03'] };
  const why = (day: string, time: string) => hindranceAt(rules, ZONE, at(day, time));
  expect([why('2026-03-02', '11:59'), why('2026-03-02', '12:00'), why('2026-03-02', '14:00')]).toEqual([
    'closed_hour',
    null,
    'closed_hour',
  ]);
  expect([why('2026-03-03', '12:30'), why('2026-03-04', '12:30')]).toEqual(['closed_day', 'closed_day']);
});

test('after midnight it is the night of the day before', () => {
  const rules = { usable: { weekdays: [5], from: '22:00', to: '01:00' }, blackout: [] };
  const why = (day: string, time: string) => hindranceAt(rules, ZONE, at(day, time));
  expect([why('2026-03-06', '23:00'), why('2026-03-07', '00:59'), why('2026-03-07', '01:00')]).toEqual([
    null,
    null,
    'closed_day',
  ]);
  expect(why('2026-03-06', '00:30')).toBe('closed_day');
});
