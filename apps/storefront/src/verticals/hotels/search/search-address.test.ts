import { describe, expect, it } from 'vitest';
import {
  hotelFilterCount,
  hotelFilterParams,
  hotelFilterQuery,
  hotelFiltersOf,
  hotelSortOf,
  noHotelFilters,
} from './search-address.ts';

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
      Object.entries(hotelFilterParams(filters, 'USD')).filter(([, value]) => value !== null),
    ) as Record<string, string>;
    expect(hotelFiltersOf(written, usd)).toEqual(filters);
    expect(hotelFilterCount(filters)).toBe(9);
    expect(hotelFilterQuery(filters)).toMatchObject({ stars: '5,4', scoreMin: '8', facilities: 'wifi,pool' });
  });

  it('forget a price in another currency and what cannot be read', () => {
    expect(hotelFiltersOf({ priceMin: '50', in: 'USD' }, { currency: 'EUR', decimals: 2 }).priceMin).toBeNull();
    expect(hotelFiltersOf({ stars: '9,x', score: '11', board: 'none', facilities: 'moat', area: ' ' }, usd)).toEqual(
      noHotelFilters,
    );
    expect(hotelSortOf({ sort: 'magic' })).toBe('recommended');
    expect(hotelFilterQuery(noHotelFilters)).toEqual({});
    expect(hotelFilterCount(noHotelFilters)).toBe(0);
  });
});
