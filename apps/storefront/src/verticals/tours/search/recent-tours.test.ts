import { describe, expect, it } from 'vitest';
import { readRecent, withRecent } from '../../../widgets/travel/search/recent-searches.ts';
import { type RecentTour, recentTours } from './recent-tours.ts';

const search = (city: string | null, when: RecentTour['when']): RecentTour => ({
  city,
  name: 'Porto',
  when,
  party: { adults: 2, seniors: 0, childAges: [] },
});

describe('the tour searches of a device', () => {
  it('are of use until their days are over, and at any time', () => {
    const old = search('a', { from: '2026-10-01', to: '2026-10-31' });
    const ahead = search('b', { from: '2026-11-01', to: '2026-11-30' });
    const any = search(null, null);
    expect(readRecent([old, ahead, any, { city: 1 }], '2026-11-25', recentTours)).toEqual([ahead, any]);
  });

  it('stand once for the same place and days', () => {
    const one = search('a', null);
    const crowd = { ...one, party: { adults: 5, seniors: 0, childAges: [3] } };
    expect(withRecent([one], crowd, recentTours)).toEqual([crowd]);
  });
});
