import { describe, expect, test } from 'vitest';
import { filterParams, filtersOf, listingQuery, noFilters, sortOf, subjectOf } from './listing-address.ts';

const usd = { currency: 'USD', decimals: 2 };

describe('an address', () => {
  test('names what is listed, the closest first', () => {
    expect(subjectOf({ keyword: ' tea ', category: 'c' })).toEqual({ kind: 'keyword', value: 'tea' });
    expect(subjectOf({ category: 'c', flag: 'new' })).toEqual({ kind: 'category', value: 'c' });
    expect(subjectOf({ flag: 'deal', type: 'points' })).toEqual({ kind: 'flag', value: 'deal' });
    expect(subjectOf({ flag: 'other', type: 'points' })).toEqual({ kind: 'type', value: 'points' });
    expect(subjectOf({ keyword: ' ' })).toEqual({ kind: 'all' });
  });

  test('sorts by popularity unless it says otherwise; new arrivals by age', () => {
    expect(sortOf({})).toBe('popular');
    expect(sortOf({ sort: 'cheap' })).toBe('popular');
    expect(sortOf({ flag: 'new' })).toBe('new');
    expect(sortOf({ flag: 'new', sort: 'price_asc' })).toBe('price_asc');
  });

  test('gives its filters back', () => {
    const filters = { priceMin: '5', priceMax: '9.99', inStock: true, ratingMin: 4, type: 'points' as const };
    const params = filterParams(filters, 'USD');
    expect(params.in).toBe('USD');
    expect(filtersOf(Object.fromEntries(Object.entries(params).filter(([, value]) => value)), usd)).toEqual(filters);
    expect(Object.values(filterParams(noFilters, 'USD')).every((value) => value === null)).toBe(true);
  });

  test('loses what cannot be read and prices of another currency', () => {
    expect(filtersOf({ priceMin: 'x', ratingMin: '9', inStock: 'yes', type: 'gold', in: 'USD' }, usd)).toEqual(
      noFilters,
    );
    expect(filtersOf({ priceMin: '5', in: 'EUR' }, usd).priceMin).toBeNull();
  });

  test('becomes a query without empty parts', () => {
    expect(listingQuery({ keyword: ' tea ', sort: 'rating' }, { ...noFilters, inStock: true })).toEqual({
      sort: 'rating',
      keyword: 'tea',
      inStock: '1',
    });
  });
});
