import { describe, expect, it } from 'vitest';
import { readRecent, withRecent } from '../../../widgets/travel/search/recent-searches.ts';
import { type RecentStay, recentStays } from './recent-stays.ts';

const withRecentStay = (list: readonly RecentStay[], stay: RecentStay) => withRecent(list, stay, recentStays);
const readRecentStays = (kept: unknown, today: string) => readRecent(kept, today, recentStays);

const lisbon: RecentStay = {
  city: 'lisbon',
  name: 'Lisbon',
  checkIn: '2026-12-14',
  checkOut: '2026-12-17',
  party: { rooms: 1, adults: 2, childAges: [] },
};

describe('recent hotel searches', () => {
  it('stand newest first, the same stay once, a few of them', () => {
    const list = withRecentStay(withRecentStay([lisbon], { ...lisbon, city: 'kyoto' }), {
      ...lisbon,
      party: { rooms: 2, adults: 2, childAges: [4] },
    });
    expect(list.map(({ city }) => city)).toEqual(['lisbon', 'kyoto']);
    expect(list[0]?.party.rooms).toBe(2);
    const many = Array.from({ length: 20 }, (_, index) => ({ ...lisbon, city: `c${index}` }));
    expect(many.reduce<RecentStay[]>(withRecentStay, [])).toHaveLength(6);
  });

  it('forget what has begun and what cannot be read', () => {
    expect(readRecentStays([lisbon], '2026-12-14')).toEqual([lisbon]);
    expect(readRecentStays([lisbon], '2026-12-15')).toEqual([]);
    const broken = [null, 4, { ...lisbon, checkIn: 'soon' }, { ...lisbon, party: { rooms: '1' } }];
    expect(readRecentStays(broken, '2026-01-01')).toEqual([]);
    expect(readRecentStays('nonsense', '2026-01-01')).toEqual([]);
  });
});
