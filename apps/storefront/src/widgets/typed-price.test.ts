import { describe, expect, test } from 'vitest';
import { priceInput } from './typed-price.ts';

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
