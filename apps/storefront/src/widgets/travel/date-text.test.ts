import { describe, expect, it } from 'vitest';
import { dateText, rangeText, weekdayTexts } from './date-text.ts';

describe('dates in words', () => {
  it('writes the day before the month in English', () => {
    expect(dateText('en-US', 'day', '2026-12-14')).toBe('14 Dec');
    expect(dateText('en-US', 'weekday', '2026-12-14')).toBe('Mon 14 Dec');
    expect(rangeText('en-US', '2026-12-14', '2026-12-17').replaceAll(/\s*–\s*/g, '–')).toBe('14–17 Dec');
  });

  it('writes other languages as they do', () => {
    expect(dateText('zh-cn', 'day', '2026-12-14')).toBe('12月14日');
    expect(rangeText('zh-cn', '2026-12-14', '2026-12-17')).toBe('12月14日–17日');
    expect(rangeText('zh-cn', '2026-12-30', '2027-01-02')).toBe('12月30日–1月2日');
    expect(dateText('es', 'month', '2026-12-14')).toBe('diciembre de 2026');
  });

  it('names the weekdays from the one that weeks begin with', () => {
    expect(weekdayTexts('en-US', 0)[0]?.long).toBe('Sunday');
    expect(weekdayTexts('en-US', 1)[0]?.short).toBe('Mon');
    expect(weekdayTexts('zh-cn', 1)[0]?.short).toBe('一');
  });
});
