import { describe, expect, it } from 'vitest';
import { type FlightFilters, flightFilters, withoutFilter } from './search-filters.ts';

const money = { currency: 'EUR', decimals: 2 };
const given = (params: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null)) as Record<string, string>;

describe('filters of flights in an address', () => {
  it('come back as they went in', () => {
    const filters: FlightFilters = {
      direct: true,
      waitMin: 60,
      waitMax: 240,
      via: ['DOH'],
      airlines: ['MA', '9W'],
      departure: ['morning'],
      arrival: ['night', 'evening'],
      airports: ['LHR'],
      priceMax: '900.50',
      minutesMax: 840,
      bag: true,
      refundable: true,
    };
    expect(flightFilters.of(given(flightFilters.params(filters, 'EUR')), money)).toEqual(filters);
    expect(flightFilters.count(filters)).toBe(14);
  });

  it('leave out what cannot be read, and a price in another currency', () => {
    const params = {
      stops: '3',
      airlines: 'MAX',
      departure: 'noon',
      airports: 'x',
      minutesMax: '0',
      waitMax: '1441',
      via: 'doh',
      bag: 'yes',
    };
    expect(flightFilters.of({ ...params, priceMax: '900', in: 'USD' }, money)).toEqual(flightFilters.none);
  });

  it('lose one limit of a wait, or both', () => {
    const filters = { ...flightFilters.none, waitMin: 60, waitMax: 240, direct: true };
    expect(withoutFilter(filters, 'waitMin')).toEqual({ ...filters, waitMin: null });
    expect(withoutFilter(filters, 'waitMax')).toEqual({ ...filters, waitMax: null });
    expect(withoutFilter(filters, 'wait')).toEqual({ ...filters, waitMin: null, waitMax: null });
  });
});
