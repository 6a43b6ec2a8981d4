import { expect, test } from 'vitest';
import { canPick, pickDay } from '../../../widgets/travel/dates/date-range.ts';
import { addDays } from '../../../widgets/travel/dates/local-date.ts';
import { ownDeparture, ownMarks } from './own-nights.ts';

test('the nights of one’s own are not full; others are', () => {
  const marks = new Map([
    ['2026-12-14', { full: true }],
    ['2026-12-15', { price: '$90', full: false }],
    ['2026-12-16', { full: true }],
  ]);
  const mine = ownMarks(marks, { from: '2026-12-14', to: '2026-12-16' });
  expect([...mine.values()].map(({ full }) => full)).toEqual([false, false, true]);
});

test('that a night is full is asked of the marks, every other reason stays', () => {
  const problems = { '2026-12-16': 'full', '2026-12-17': 'minimum_stay', '2026-12-18': null } as const;
  const departure = ownDeparture((_from, day) => problems[day as keyof typeof problems]);
  expect(departure('2026-12-14', '2026-12-16')).toBeUndefined();
  expect(departure('2026-12-14', '2026-12-17')).toBe('minimum_stay');
  expect(departure('2026-12-14', '2026-12-18')).toBeNull();
  const full = new Set<string>();
  const rules = {
    min: '2026-12-01',
    max: addDays('2026-12-01', 60),
    maxNights: 28,
    isFull: (night: string) => full.has(night),
    departure,
  };
  const range = { from: '2026-12-14', to: null };
  expect(canPick(range, '2026-12-16', rules)).toBe(true);
  expect(pickDay(range, '2026-12-16', rules).problem).toBeNull();
});
