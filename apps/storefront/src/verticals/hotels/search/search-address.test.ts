import { describe, expect, it } from 'vitest';
import { hotelFilters } from './search-address.ts';

const usd = { currency: 'USD', decimals: 2 };

describe('the filters of a hotel search', () => {
  it('stand in the address and come back', () => {
    const filters = {
      priceMin: '50',
      priceMax: '200.50',
      stars: [5, 4],
      score: 8,
      board: ['breakfast' as const],
      free: true,
      facilities: ['wifi' as const, 'pool' as const],
      area: 'alfama',
    };
    const written = Object.fromEntries(
      Object.entries(hotelFilters.params(filters, 'USD')).filter(([, value]) => value !== null),
    ) as Record<string, string>;
    expect(hotelFilters.of(written, usd)).toEqual(filters);
    expect(hotelFilters.count(filters)).toBe(9);
    expect(hotelFilters.query(filters)).toMatchObject({ stars: '5,4', scoreMin: '8', facilities: 'wifi,pool' });
  });

  it('forget a price in another currency and what cannot be read', () => {
    expect(hotelFilters.of({ priceMin: '50', in: 'USD' }, { currency: 'EUR', decimals: 2 }).priceMin).toBeNull();
    expect(hotelFilters.of({ stars: '9,x', score: '11', board: 'none', facilities: 'moat', area: ' ' }, usd)).toEqual(
      hotelFilters.none,
    );
    expect(hotelFilters.query(hotelFilters.none)).toEqual({});
    expect(hotelFilters.count(hotelFilters.none)).toBe(0);
  });
});
