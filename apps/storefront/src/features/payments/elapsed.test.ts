import { describe, expect, it } from 'vitest';
import { spanText } from './elapsed.ts';

const minutes = (n: number): number => n * 60_000;

describe('how long something waits', () => {
  it('when it is less than an hour, then minutes, at least one', () => {
    expect(spanText(0, 'en-US')).toBe('1 minute');
    expect(spanText(-minutes(5), 'en-US')).toBe('1 minute');
    expect(spanText(minutes(59.9), 'en-US')).toBe('59 minutes');
  });
  it('when it is longer, then hours, and days from two on', () => {
    expect(spanText(minutes(60), 'en-US')).toBe('1 hour');
    expect(spanText(minutes(47 * 60), 'es')).toBe('47 horas');
    expect(spanText(minutes(48 * 60), 'en-US')).toBe('2 days');
    expect(spanText(minutes(72 * 60), 'zh-CN')).toBe('3天');
  });
});
