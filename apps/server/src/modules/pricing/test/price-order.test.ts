import { PRICE_STEPS } from '@app/contract/orders/price-lines';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustTo, type PricedItem, type PriceInput, priceOrder } from '../public.ts';

const RUNS = 10_000;

const item: fc.Arbitrary<PricedItem> = fc.record({
  variantId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 999 }),
  listPriceUsd: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  priceUsd: fc.integer({ min: 0, max: 5_000_000 }),
  points: fc.option(fc.integer({ min: 1, max: 100_000 }), { freq: 5 }),
  deal: fc.option(
    fc.record({
      id: fc.constantFrom('a', 'b'),
      discountBp: fc.integer({ min: 1, max: 9_000 }),
      left: fc.integer({ min: 1, max: 2_000 }),
    }),
  ),
});

const currency = fc.constantFrom(
  { code: 'USD', decimals: 2, rate: '1' },
  { code: 'JPY', decimals: 0, rate: '151.37' },
  { code: 'KWD', decimals: 3, rate: '0.30712' },
  { code: 'BTC', decimals: 8, rate: '0.000009417' },
  { code: 'EUR', decimals: 2, rate: '0.9214' },
);

const input: fc.Arbitrary<PriceInput> = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 12 }),
  currency,
  level: fc.record({ name: fc.constant('Gold'), discountBp: fc.integer({ min: 0, max: 5_000 }) }),
  points: fc.record({
    spendable: fc.integer({ min: 0, max: 10_000_000 }),
    wanted: fc.boolean(),
    perUsd: fc.integer({ min: 1, max: 100_000 }),
    maxPercent: fc.integer({ min: 0, max: 100 }),
  }),
  postage: fc.record({
    usd: fc.integer({ min: 0, max: 100_000 }),
    freeFromUsd: fc.integer({ min: 0, max: 10_000_000 }),
  }),
  taxBp: fc.integer({ min: 0, max: 5_000 }),
});

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

test('for any order, lines sum exactly to what is charged and shown, every step has its line, nothing is negative', () => {
  fc.assert(
    fc.property(input, (given) => {
      const priced = priceOrder(given);
      expect(priced.lines.map((line) => line.step)).toEqual(PRICE_STEPS);
      expect(sum(priced.lines.map((line) => line.amountUsd))).toBe(priced.payableUsd);
      expect(sum(priced.lines.map((line) => line.amountShown))).toBe(priced.payableShown);
      expect(sum(priced.items.map((line) => line.paidUsd))).toBe(priced.payableUsd);
      expect(priced.payableUsd).toBeGreaterThanOrEqual(0);
      expect(priced.savedUsd).toBeGreaterThanOrEqual(0);
      expect(priced.items.every((line) => line.paidUsd >= 0 && line.unitPriceUsd >= 0)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('for any order, points are never more than the customer has or the part they may cover', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { points, lines } = priceOrder(given);
      const goods = sum(lines.slice(0, 4).map((line) => line.amountUsd));
      expect(points.deducted + points.forGoods).toBeLessThanOrEqual(Math.max(given.points.spendable, points.forGoods));
      expect(points.usableUsd * 100).toBeLessThanOrEqual(goods * given.points.maxPercent);
      expect(points.deductedUsd).toBe(given.points.wanted ? points.usableUsd : 0);
      // Nobody gets more for his points than they are worth.
      expect(points.usableUsd * given.points.perUsd).toBeLessThanOrEqual(points.usable * 100);
    }),
    { numRuns: RUNS },
  );
});

test('for any order and any new amount, the adjusted lines and shares sum exactly to it', () => {
  fc.assert(
    fc.property(input, fc.integer({ min: 0, max: 100_000_000 }), (given, amount) => {
      const priced = priceOrder(given);
      const weights = priced.items.map((line) => line.unitPriceUsd * line.quantity);
      const adjusted = adjustTo({ lines: priced.lines, weights, currency: given.currency }, amount);
      expect(sum(adjusted.lines.map((line) => line.amountUsd))).toBe(amount);
      expect(sum(adjusted.lines.map((line) => line.amountShown))).toBe(adjusted.payableShown);
      expect(sum(adjusted.paidUsd)).toBe(amount);
    }),
    { numRuns: RUNS },
  );
});

const base: PriceInput = {
  items: [],
  currency: { code: 'USD', decimals: 2, rate: '1' },
  level: { name: '', discountBp: 0 },
  points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 10 },
  postage: { usd: 500, freeFromUsd: 6_000 },
  taxBp: 0,
};
const cup: PricedItem = { variantId: 'v', quantity: 1, listPriceUsd: null, priceUsd: 2_000, points: null, deal: null };
const amounts = (given: PriceInput) =>
  Object.fromEntries(priceOrder(given).lines.map((line) => [line.step, line.amountUsd]));

test('each step takes off what it is for', () => {
  const deal = { id: 'd', discountBp: 2_500, left: 2 };
  expect(
    amounts({
      ...base,
      items: [{ ...cup, quantity: 2, listPriceUsd: 2_500, deal }],
      level: { name: 'Gold', discountBp: 1_000 },
      points: { spendable: 5_000, wanted: true, perUsd: 100, maxPercent: 10 },
      taxBp: 1_000,
    }),
  ).toMatchObject({
    list_price: 5_000,
    variant: -1_000,
    deal: -1_000,
    member_level: -300,
    coupon: 0,
    points: -270,
    postage: 500,
    tax: 293,
    rounding: 0,
    adjustment: 0,
  });
});

test('postage is free from the amount on', () => {
  expect(amounts({ ...base, items: [{ ...cup, quantity: 3 }] }).postage).toBe(0);
  expect(amounts({ ...base, items: [{ ...cup, priceUsd: 5_999 }] }).postage).toBe(500);
});

test('a deal with too few pieces left does not hold for the line; the next line may still have them', () => {
  const deal = { id: 'd', discountBp: 5_000, left: 2 };
  const priced = priceOrder({
    ...base,
    items: [
      { ...cup, quantity: 3, deal },
      { ...cup, variantId: 'w', quantity: 2, deal },
    ],
  });
  expect(priced.items.map((line) => [line.dealId, line.unitPriceUsd])).toEqual([
    [null, 2_000],
    ['d', 1_000],
  ]);
});

test('points goods cost points, and their postage money', () => {
  const priced = priceOrder({ ...base, items: [{ ...cup, points: 300, quantity: 2 }] });
  expect(priced).toMatchObject({ payableUsd: 500, points: { forGoods: 600, deducted: 0 } });
});
