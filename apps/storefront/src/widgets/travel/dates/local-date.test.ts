import { describe, expect, it } from 'vitest';
import { addDays, datesFrom, daysBetween, isLocalDate, monthsFrom } from './local-date.ts';

describe('local dates', () => {
  it('knows dates of the calendar only', () => {
    expect(isLocalDate('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-2-1', '20260201', 'tomorrow', '', undefined]) {
      expect(isLocalDate(text)).toBe(false);
    }
  });

  it('counts days over months, leap days and the hour that summer time takes', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
    expect(datesFrom('2026-10-24', '2026-10-27')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(datesFrom('2026-10-24', '2026-10-24')).toEqual([]);
  });

  it('lays out months with weeks that begin where the language begins them', () => {
    const [november, december] = monthsFrom('2026-11-22', '2026-12-05', 1);
    expect(november).toMatchObject({ month: '2026-11', lead: 6 });
    expect(november?.days).toHaveLength(30);
    expect(december).toMatchObject({ month: '2026-12', lead: 1 });
    expect(monthsFrom('2026-11-22', '2026-11-30', 0)[0]?.lead).toBe(0);
  });
});
