import { describe, expect, it } from 'vitest';
import { type TourFilters, tourFilters } from './search-filters.ts';

const eur = { currency: 'EUR', decimals: 2 };
const theme = '0197f3a0-0000-7000-8000-000000000001';

describe('filters of tours in an address', () => {
  it('come back as they went in', () => {
    const filters: TourFilters = {
      priceMin: '50',
      priceMax: '200.50',
      themes: [theme],
      length: ['day', 'short'],
      language: ['en', 'pt'],
      difficulty: [2, 3],
      guaranteed: true,
      pickup: true,
      free: true,
      score: 8,
    };
    const written = Object.fromEntries(
      Object.entries(tourFilters.params(filters, 'EUR')).filter(([, value]) => value !== null),
    ) as Record<string, string>;
    expect(tourFilters.of(written, eur)).toEqual(filters);
    expect(tourFilters.count(filters)).toBe(12);
    expect(tourFilters.query(filters)).toMatchObject({ themes: theme, difficulty: '2,3', scoreMin: '8' });
  });

  it('leave out what cannot be read, and a price in another currency', () => {
    const params = {
      themes: 'river',
      length: 'eternal',
      language: 'xx',
      difficulty: '9',
      guaranteed: 'yes',
      score: '3',
    };
    expect(tourFilters.of({ ...params, priceMax: '900', in: 'USD' }, eur)).toEqual(tourFilters.none);
    expect(tourFilters.query(tourFilters.none)).toEqual({});
  });
});
