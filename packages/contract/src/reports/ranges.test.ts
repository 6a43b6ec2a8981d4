import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayCount, periodBefore, QUICK_RANGES, rangeDays, STEPS, stepStart, stepsOf } from './ranges.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1990-01-01', n));
const days = fc.tuple(day, fc.integer({ min: 0, max: 900 })).map(([from, n]) => ({ from, to: addDays(from, n) }));

test.each([
  ['2026-03-31', 'last_month', '2026-02-01', '2026-02-28'],
  ['2028-03-01', 'last_month', '2028-02-01', '2028-02-29'],
  ['2026-01-01', 'last_month', '2025-12-01', '2025-12-31'],
  ['2026-01-01', 'yesterday', '2025-12-31', '2025-12-31'],
  ['2026-11-22', 'this_week', '2026-11-16', '2026-11-22'],
  ['2026-11-23', 'this_week', '2026-11-23', '2026-11-23'],
  ['2026-11-23', 'last_week', '2026-11-16', '2026-11-22'],
  ['2026-11-30', 'this_month', '2026-11-01', '2026-11-30'],
] as const)('when today is %s, then %s is %s to %s', (today, range, from, to) => {
  expect(rangeDays(range, today)).toEqual({ from, to });
});

test.each([
  ['2026-03-31', 'this_month', '2026-02-01', '2026-02-28'],
  ['2026-03-05', 'this_month', '2026-02-01', '2026-02-05'],
  ['2026-03-31', 'last_month', '2026-01-01', '2026-01-31'],
  ['2026-11-25', 'this_week', '2026-11-16', '2026-11-18'],
  ['2026-11-25', 'today', '2026-11-24', '2026-11-24'],
] as const)('when today is %s, then %s is compared with %s to %s', (today, range, from, to) => {
  expect(periodBefore(rangeDays(range, today), range)).toEqual({ from, to });
});

test('when a free range is compared, then with as many days that end the day before it', () => {
  fc.assert(
    fc.property(days, (range) => {
      const before = periodBefore(range, null);
      expect(dayCount(before)).toBe(dayCount(range));
      expect(addDays(before.to, 1)).toBe(range.from);
    }),
  );
});

test('when today is any day, then a quick range ends today or before and the period before ends before it begins', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...QUICK_RANGES), (today, key) => {
      const range = rangeDays(key, today);
      expect(range.from <= range.to && range.to <= today).toBe(true);
      expect(periodBefore(range, key).to < range.from).toBe(true);
    }),
  );
});

test('when a range is put into steps, then each of its days is in one step and no other day is in any', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...STEPS), (range, step) => {
      const steps = stepsOf(range, step);
      expect(steps.map(dayCount).reduce((sum, n) => sum + n, 0)).toBe(dayCount(range));
      expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([range.from, range.to]);
      for (const { from, to } of steps) expect(stepStart(from, step)).toBe(stepStart(to, step));
      expect(new Set(steps.map(({ from }) => stepStart(from, step))).size).toBe(steps.length);
    }),
  );
});
