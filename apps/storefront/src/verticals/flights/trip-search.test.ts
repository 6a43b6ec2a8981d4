import { describe, expect, it } from 'vitest';
import { partyOf, tripOf, tripParams } from './trip-search.ts';

const TODAY = '2026-11-24';

describe('a trip in an address', () => {
  it('comes back as it went in', () => {
    const trip = {
      day: '2026-12-14',
      back: '2026-12-20',
      party: { adults: 2, childAges: [7, 11], babies: 1 },
      cabin: 'business',
    } as const;
    const params = Object.fromEntries(Object.entries(tripParams(trip)).filter(([, value]) => value !== null));
    expect(tripOf(params as Record<string, string>, TODAY)).toEqual(trip);
  });

  it('is one way without a day back, for one adult in economy', () => {
    expect(tripOf({ day: '2026-12-14' }, TODAY)).toEqual({
      day: '2026-12-14',
      back: null,
      party: { adults: 1, childAges: [], babies: 0 },
      cabin: 'economy',
    });
  });

  it('leaves days that are past, too far or no days', () => {
    for (const day of ['2026-11-22', '2028-01-01', '2026-02-30', 'soon']) {
      expect(tripOf({ day }, TODAY).day).toBe('2026-12-08');
    }
    expect(tripOf({ day: '2026-12-14', back: '2026-12-12' }, TODAY).back).toBe('2026-12-21');
    // Over the date line one lands the day before.
    expect(tripOf({ day: '2026-12-14', back: '2026-12-13' }, TODAY).back).toBe('2026-12-13');
    expect(tripOf({ day: '2026-12-14', back: '2026-12-14' }, TODAY).back).toBe('2026-12-14');
  });

  it('leaves parties that cannot fly together', () => {
    const one = { adults: 1, childAges: [], babies: 0 };
    expect(partyOf({ adults: '9', babies: '1' })).toEqual(one);
    expect(partyOf({ adults: '1', babies: '2' })).toEqual(one);
    expect(partyOf({ adults: '2', childAges: '1,5,12,x' })).toEqual({ adults: 2, childAges: [5], babies: 0 });
  });
});
