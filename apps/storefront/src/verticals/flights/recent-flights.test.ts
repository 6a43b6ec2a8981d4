import { describe, expect, it } from 'vitest';
import { readRecent, withRecent } from '../../widgets/travel/recent-searches.ts';
import { type RecentFlight, recentFlights } from './recent-flights.ts';

const search: RecentFlight = {
  from: { value: 'LHR', name: 'Heathrow', codes: ['LHR'] },
  to: { value: 'HND', name: 'Haneda', codes: ['HND'] },
  day: '2026-12-14',
  back: null,
  party: { adults: 1, childAges: [], babies: 0 },
  cabin: 'economy',
  direct: false,
};

describe('recent flight searches', () => {
  it('stand once for the same places and days', () => {
    const other = { ...search, back: '2026-12-20' };
    expect(withRecent([search, other], { ...search, direct: true }, recentFlights)).toEqual([
      { ...search, direct: true },
      other,
    ]);
  });

  it('forget what is past and what cannot be read', () => {
    expect(readRecent([search], '2026-12-14', recentFlights)).toEqual([search]);
    expect(readRecent([search], '2026-12-15', recentFlights)).toEqual([]);
    const broken = [
      { ...search, party: { adults: 1, childAges: [], babies: 2 } },
      { ...search, cabin: 'deck' },
      { ...search, from: null },
      null,
    ];
    expect(readRecent(broken, '2026-01-01', recentFlights)).toEqual([]);
  });
});
