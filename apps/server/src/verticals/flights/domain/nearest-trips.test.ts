import { describe, expect, it } from 'vitest';
import { nearestTrips, type TripDays } from './nearest-trips.ts';

const bounds = { outFixed: false, first: '2026-12-01', last: '2026-12-31', around: 10 };
const open = (days: Record<string, readonly string[]>) => (trip: TripDays) =>
  days[trip.day]?.includes(trip.back ?? '') ? {} : null;
const near = (trip: TripDays, days: Record<string, readonly string[]>, more: Partial<typeof bounds> = {}) =>
  nearestTrips({ ...bounds, ...more, asked: trip }, 2, open(days)).map(({ day, back }) => `${day}/${back ?? ''}`);

describe('the nearest other days of a trip', () => {
  it('are the nearest on both sides, in their order, within the days on sale', () => {
    const days = { '2026-11-30': [''], '2026-12-03': [''], '2026-12-05': [''], '2026-12-12': [''] };
    expect(near({ day: '2026-12-04', back: null }, days)).toEqual(['2026-12-03/', '2026-12-05/']);
    expect(near({ day: '2026-12-02', back: null }, days)).toEqual(['2026-12-03/', '2026-12-05/']);
    expect(near({ day: '2026-12-20', back: null }, days)).toEqual(['2026-12-12/']);
  });

  it('move both ways where that is what it takes, the length of the stay first', () => {
    const days = { '2026-12-05': ['2026-12-11', '2026-12-12'], '2026-12-06': ['2026-12-10'] };
    expect(near({ day: '2026-12-04', back: '2026-12-10' }, days)).toEqual([
      '2026-12-05/2026-12-11',
      '2026-12-06/2026-12-10',
    ]);
  });

  it('never lead back before the way out, over the date line by a day at most', () => {
    const days = { '2026-12-06': ['2026-12-04', '2026-12-05'] };
    expect(near({ day: '2026-12-05', back: '2026-12-05' }, days)).toEqual(['2026-12-06/2026-12-05']);
  });

  it('leave a chosen way out where it is', () => {
    const days = { '2026-12-04': ['2026-12-12'], '2026-12-05': ['2026-12-10'] };
    expect(near({ day: '2026-12-04', back: '2026-12-10' }, days, { outFixed: true })).toEqual([
      '2026-12-04/2026-12-12',
    ]);
  });
});
