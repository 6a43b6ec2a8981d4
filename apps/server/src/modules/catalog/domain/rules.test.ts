import { convert, money } from '@app/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceTags } from './card.ts';
import { inTreeOrder, mayStandUnder } from './category-tree.ts';
import { usdRange } from './price-range.ts';
import { stockLevel } from './stock-level.ts';

test('a price range of another currency holds exactly the prices shown inside it', () => {
  const currency = fc.constantFrom(
    { code: 'USD', decimals: 2, rate: '1' },
    { code: 'JPY', decimals: 0, rate: '149.37' },
    { code: 'KWD', decimals: 3, rate: '0.30725' },
    { code: 'EUR', decimals: 2, rate: '0.9214' },
    { code: 'IDR', decimals: 0, rate: '15850.5' },
  );
  fc.assert(
    fc.property(currency, fc.nat(200_000), fc.nat(200_000), fc.nat(100_000), (rule, a, b, usd) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const typed = (minor: number) => {
        const digits = String(minor).padStart(rule.decimals + 1, '0');
        return rule.decimals === 0 ? digits : `${digits.slice(0, -rule.decimals)}.${digits.slice(-rule.decimals)}`;
      };
      const { min, max } = usdRange({ min: typed(low), max: typed(high) }, rule);
      const shown = convert(money(usd), rule).minor;
      expect(usd >= (min ?? 0) && usd <= (max ?? 0)).toBe(shown >= low && shown <= high);
    }),
    { numRuns: 2_000 },
  );
  expect(usdRange({ min: '1.5', max: undefined }, { code: 'JPY', decimals: 0, rate: '149' })).toEqual({
    min: null,
    max: undefined,
  });
});

test('a deal stands for the price where it is lower, and the higher price is struck', () => {
  const price = (usd: number) => ({ usd, amount: usd, currency: 'USD' });
  const tags = (
    priceUsd: number,
    listPriceUsd: number | null,
    dealUsd: number | null,
    priorUsd: number | null = null,
  ) => {
    const { price: now, listPrice, discountPercent } = priceTags({ priceUsd, listPriceUsd, dealUsd, priorUsd }, price);
    return [now.usd, listPrice?.usd ?? null, discountPercent];
  };
  expect(tags(1_000, null, null)).toEqual([1_000, null, null]);
  expect(tags(1_000, 1_250, null)).toEqual([1_000, 1_250, 20]);
  // A list price that was never asked is no price before a deal; nor is one that was raised for it.
  expect(tags(1_000, 1_250, 800)).toEqual([800, 1_000, 20]);
  expect(tags(1_000, null, 800, 900)).toEqual([800, 900, 11]);
  expect(tags(1_000, 1_250, 800, 800)).toEqual([800, null, null]);
  expect(tags(1_000, 1_250, 800, 500)).toEqual([800, null, null]);
  expect(tags(1_000, null, 800, 1_100)).toEqual([800, 1_000, 20]);
  expect(tags(5, null, 5)).toEqual([5, null, null]);
  expect(tags(15, null, 16)).toEqual([15, null, null]);
  expect(tags(15, null, 13)).toEqual([13, 15, 13]);
});

test('stock has three levels', () => {
  expect([-1, 0, 1, 5, 6].map((available) => stockLevel(available, 5))).toEqual(['out', 'out', 'low', 'low', 'in']);
});

test('a category never hangs below itself nor deeper than three', () => {
  const rows = [
    { id: 'a', parentId: null, path: ['a'] },
    { id: 'c', parentId: 'b', path: ['a', 'b', 'c'] },
    { id: 'b', parentId: 'a', path: ['a', 'b'] },
    { id: 'd', parentId: null, path: ['d'] },
  ];
  const at = (id: string) => rows.find((row) => row.id === id) ?? null;
  expect(mayStandUnder(rows, { id: null }, at('b'))).toBe(true);
  expect(mayStandUnder(rows, { id: null }, at('c'))).toBe(false);
  expect(mayStandUnder(rows, { id: 'a' }, at('c'))).toBe(false);
  expect(mayStandUnder(rows, { id: 'a' }, at('d'))).toBe(false);
  expect(mayStandUnder(rows, { id: 'b' }, at('d'))).toBe(true);
  expect(mayStandUnder(rows, { id: 'b' }, null)).toBe(true);
  expect(inTreeOrder(rows).map((row) => row.id)).toEqual(['a', 'b', 'c', 'd']);
});
