import { describe, expect, it } from 'vitest';
import { readRecent, withRecent } from '../../../widgets/travel/search/recent-searches.ts';
import { type RecentFlight, recentFlights, recentPlaces } from './recent-flights.ts';

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

describe('recent places', () => {
  const place = (value: string) => ({ value, name: value, codes: [value] });
  const between = (from: string, to: string): RecentFlight => ({ ...search, from: place(from), to: place(to) });

  it('are those searched for last, each once, where one goes before where one starts', () => {
    expect(recentPlaces([between('LIS', 'LHR'), between('LIS', 'NRT')], undefined)).toEqual(['LHR', 'LIS', 'NRT']);
  });

  it('leave the other end out, and are four at most', () => {
    const searches = [between('LIS', 'LHR'), between('OPO', 'NRT'), between('MAD', 'CDG')];
    expect(recentPlaces(searches, 'LIS')).toEqual(['LHR', 'NRT', 'OPO', 'CDG']);
  });

  it('are none where nothing was searched for', () => expect(recentPlaces([], 'LIS')).toEqual([]));
});
