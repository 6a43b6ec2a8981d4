import { describe, expect, it } from 'vitest';
import {
  asked,
  defineFilters,
  flag,
  flagAs,
  inAddress,
  named,
  oneOf,
  price,
  someOf,
  upTo,
  words,
} from './define-filters.ts';

const filters = defineFilters({
  priceMin: price,
  priceMax: price,
  kinds: someOf(['a', 'b', 'c']),
  score: asked('scoreMin', oneOf([9, 8])),
  direct: inAddress('stops', asked('most', flagAs('0'))),
  free: flag,
  minutes: upTo(600),
  area: named,
  keyword: words,
});
const usd = { currency: 'USD', decimals: 2 };
const some = {
  priceMin: '10',
  priceMax: null,
  kinds: ['a', 'c'],
  score: 8,
  direct: true,
  free: false,
  minutes: 90,
  area: 'old-town',
  keyword: 'sea',
} as const;

describe('filters that are declared', () => {
  it('are written into an address and read back', () => {
    const params = filters.params(some, 'USD');
    expect(params).toMatchObject({ in: 'USD', kinds: 'a,c', stops: '0', free: null, minutes: '90' });
    const written = Object.fromEntries(Object.entries(params).flatMap(([name, text]) => (text ? [[name, text]] : [])));
    expect(filters.of(written, usd)).toEqual(some);
    expect(filters.params(filters.none, 'USD')['in']).toBeNull();
  });

  it('are asked for by the names of the search, those that are off not at all', () => {
    expect(filters.query(some)).toEqual({
      priceMin: '10',
      kinds: 'a,c',
      scoreMin: '8',
      most: '0',
      minutes: '90',
      area: 'old-town',
      keyword: 'sea',
    });
    expect(filters.query(filters.none)).toEqual({});
  });

  it('count each value of a list, and both ends of a price as one', () => {
    expect(filters.count(some)).toBe(8);
    expect(filters.count({ ...filters.none, priceMin: '1', priceMax: '2' })).toBe(1);
    expect(filters.count(filters.none)).toBe(0);
  });

  it('are off where they cannot be read, and prices where they were typed in another currency', () => {
    const params = { kinds: 'x', score: '7', stops: '1', free: 'yes', minutes: '601', area: ' ', keyword: ' ' };
    expect(filters.of({ ...params, priceMax: '5', in: 'EUR' }, usd)).toEqual(filters.none);
    expect(filters.of({ priceMax: '5', in: 'USD' })).toEqual(filters.none);
    expect(filters.of({ priceMax: '5.001', in: 'USD' }, usd)).toEqual(filters.none);
  });

  it('are taken off one by one, a price range as one', () => {
    expect(filters.without(some, 'price').priceMin).toBeNull();
    expect(filters.without(some, 'stops')).toEqual({ ...some, direct: false });
    expect(filters.without(some, 'kinds')).toEqual({ ...some, kinds: [] });
  });
});
