import { describe, expect, it } from 'vitest';
import { canPick, type DateRange, endAfter, pickDay, placeIn, type RangeEnd, type RangeRules } from './date-range.ts';

const rules: RangeRules = { min: '2026-12-01', max: '2027-11-30', maxNights: 28 };
const none = { from: null, to: null };

describe('choosing a stay', () => {
  it('begins with one press and ends with the next', () => {
    const first = pickDay(none, '2026-12-14', rules).range;
    expect(first).toEqual({ from: '2026-12-14', to: null });
    expect(pickDay(first, '2026-12-17', rules)).toEqual({
      range: { from: '2026-12-14', to: '2026-12-17' },
      problem: null,
    });
  });

  it('begins anew on the same or an earlier day and after a whole stay', () => {
    const first = { from: '2026-12-14', to: null };
    expect(pickDay(first, '2026-12-14', rules).range).toEqual(first);
    expect(pickDay(first, '2026-12-10', rules).range).toEqual({ from: '2026-12-10', to: null });
    expect(pickDay({ from: '2026-12-14', to: '2026-12-17' }, '2026-12-20', rules).range.to).toBeNull();
  });

  it('allows as many nights as the limit and not one more', () => {
    const first = { from: '2026-12-01', to: null };
    expect(pickDay(first, '2026-12-29', rules).range.to).toBe('2026-12-29');
    expect(pickDay(first, '2026-12-30', rules)).toEqual({
      range: { from: '2026-12-30', to: null },
      problem: 'too_long',
    });
  });

  it('does not stay over a full night, but may leave on its morning', () => {
    const full: RangeRules = { ...rules, isFull: (night) => night === '2026-12-16' };
    const first = { from: '2026-12-14', to: null };
    expect(pickDay(first, '2026-12-16', full).range.to).toBe('2026-12-16');
    expect(pickDay(first, '2026-12-17', full)).toMatchObject({ problem: 'full_between' });
    expect(canPick(none, '2026-12-16', full)).toBe(false);
    expect(canPick(first, '2026-12-16', full)).toBe(true);
  });

  it('begins on no day without arrival, and says so', () => {
    const closed: RangeRules = { ...rules, noArrival: (day) => day === '2026-12-20' };
    expect(canPick(none, '2026-12-20', closed)).toBe(false);
    expect(pickDay(none, '2026-12-20', closed)).toEqual({ range: none, problem: 'no_arrival' });
    const full: RangeRules = { ...rules, isFull: () => true };
    expect(pickDay(none, '2026-12-20', full)).toEqual({ range: none, problem: 'full' });
  });

  it('ends where the rules of its arrival allow, whatever single nights say', () => {
    const problems: Record<string, 'minimum_stay' | 'no_departure' | 'full' | null> = {
      '2026-12-15': 'minimum_stay',
      '2026-12-16': 'no_departure',
      '2026-12-17': null,
      '2026-12-18': 'full',
    };
    const ruled: RangeRules = {
      ...rules,
      isFull: (night) => night === '2026-12-16',
      departure: (_, day) => problems[day],
    };
    const first = { from: '2026-12-14', to: null };
    expect(pickDay(first, '2026-12-15', ruled)).toEqual({ range: first, problem: 'minimum_stay' });
    expect(pickDay(first, '2026-12-16', ruled)).toEqual({ range: first, problem: 'no_departure' });
    expect(pickDay(first, '2026-12-17', ruled).range.to).toBe('2026-12-17');
    expect(pickDay(first, '2026-12-18', ruled)).toEqual({
      range: { from: '2026-12-18', to: null },
      problem: 'full_between',
    });
    expect(['2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'].map((day) => canPick(first, day, ruled))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // Not known yet: nights decide.
    expect(pickDay(first, '2026-12-19', ruled)).toMatchObject({ problem: 'full_between' });
  });

  it('keeps to the first and the last day', () => {
    expect(canPick(none, '2026-11-30', rules)).toBe(false);
    expect(canPick(none, '2027-12-01', rules)).toBe(false);
    expect(canPick({ from: '2027-11-30', to: null }, '2027-12-01', rules)).toBe(true);
    expect(canPick({ from: '2027-11-30', to: null }, '2027-12-02', rules)).toBe(false);
    expect(pickDay(none, '2026-11-30', rules).range).toEqual(none);
  });

  it('places a day at the ends or between', () => {
    const range = { from: '2026-12-14', to: '2026-12-17' };
    expect(['2026-12-13', '2026-12-14', '2026-12-15', '2026-12-17'].map((day) => placeIn(range, day))).toEqual([
      null,
      'from',
      'inside',
      'to',
    ]);
  });
});

describe('changing a range that is chosen', () => {
  const press = (range: DateRange, days: readonly string[], given: RangeRules = { ...rules, sameDay: true }) =>
    days.reduce<{ range: DateRange; end: RangeEnd }>(
      (now, day) => {
        const picked = pickDay(now.range, day, given, now.end);
        return { range: picked.range, end: endAfter(picked, now.end, now.range) };
      },
      { range, end: 'from' },
    ).range;
  const trip = { from: '2026-12-14', to: '2026-12-20' };

  it('moves the return to an earlier day instead of beginning anew', () => {
    expect(press(none, ['2026-12-14', '2026-12-20', '2026-12-18'])).toEqual({ from: '2026-12-14', to: '2026-12-18' });
    expect(press(none, ['2026-12-14', '2026-12-20', '2026-12-27'])).toEqual({ from: '2026-12-14', to: '2026-12-27' });
  });

  it('takes a day before the way out as the new way out, and keeps the return', () => {
    expect(press(none, ['2026-12-14', '2026-12-20', '2026-12-10'])).toEqual({ from: '2026-12-10', to: '2026-12-20' });
    expect(press(none, ['2026-12-14', '2026-12-10', '2026-12-12'])).toEqual({ from: '2026-12-10', to: '2026-12-12' });
  });

  it('keeps the return when a range that was chosen before begins on another day, where it can end then', () => {
    expect(press(trip, ['2026-12-16'])).toEqual({ from: '2026-12-16', to: '2026-12-20' });
    expect(press(trip, ['2026-12-16', '2026-12-18'])).toEqual({ from: '2026-12-16', to: '2026-12-18' });
    expect(press(trip, ['2026-12-24'])).toEqual({ from: '2026-12-24', to: null });
    const unknown: RangeRules = { ...rules, departure: () => undefined };
    expect(press(trip, ['2026-12-16'], unknown)).toEqual({ from: '2026-12-16', to: null });
  });
});
