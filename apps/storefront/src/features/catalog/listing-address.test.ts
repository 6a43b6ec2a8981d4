import { describe, expect, test } from 'vitest';
import { filterParams, filtersOf, listingQuery, noFilters, priceInput, sortOf, subjectOf } from './listing-address.ts';

const usd = { currency: 'USD', decimals: 2 };

describe('a typed price', () => {
  test.each([
    ['12', 2, '12'],
    [' 12.5 ', 2, '12.5'],
    ['12,50', 2, '12.50'],
    ['0', 2, '0'],
    ['999999999', 2, '999999999'],
    ['12.5', 0, null],
    ['12.345', 2, null],
    ['12.345', 3, '12.345'],
    ['1.2345', 8, null],
    ['1,000.5', 2, null],
    ['-1', 2, null],
    ['1e3', 2, null],
    ['012', 2, null],
    ['.5', 2, null],
    ['1000000000', 2, null],
    ['', 2, null],
  ])('%j with %i decimals gives %j', (typed, decimals, expected) => {
    expect(priceInput(typed, decimals)).toBe(expected);
  });
});

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
