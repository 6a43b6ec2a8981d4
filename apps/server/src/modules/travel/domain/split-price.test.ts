import { expect, test } from 'vitest';
import { type BookedItem, splitPrice } from './split-price.ts';

const label = { 'en-US': 'x' };
const same = { key: 'fare', label };
const item = (of: Partial<BookedItem>): BookedItem => ({
  ...{ key: 'fare', label, quantity: 3, priceUsd: 10_000, listPriceUsd: null, paidUsd: 30_000, offUsd: 0 },
  ...of,
});
const order = (lines: Record<string, number>, points = { used: 0, usd: 0 }) => ({
  payableUsd: Object.values(lines).reduce((sum, usd) => sum + usd, 0),
  priceLines: Object.entries(lines).map(([step, amountUsd]) => ({
    step: step as 'tax',
    amountUsd,
    amountShown: amountUsd,
    detail: {},
  })),
  totalUsd: lines.list_price ?? 0,
  pointsUsed: points.used,
  pointsValueUsd: points.usd,
  currency: 'USD',
  currencyDecimals: 2,
  rate: '1',
});
const amounts = (side: ReturnType<typeof splitPrice>['stays']) =>
  Object.fromEntries(side.lines.map(({ step, amountUsd }) => [step, amountUsd]));

test('each side pays what its pieces were paid with, a cent that does not divide stays', () => {
  const paid = order({ list_price: 30_000, member_level: -1_000, tax: 101, rounding: 0 });
  const { stays, moves } = splitPrice(paid, [item({ paidUsd: 29_101 })], [{ moves: 1, stays: same, moved: same }]);
  expect([stays.payableUsd, moves.payableUsd]).toEqual([19_401, 9_700]);
  expect(moves.items).toMatchObject([{ quantity: 1, paidUsd: 9_700 }]);
  expect(Object.values(amounts(moves)).reduce((sum, usd) => sum + usd)).toBe(9_700);
  expect(Object.values(amounts(stays)).reduce((sum, usd) => sum + usd)).toBe(19_401);
});

test('a deal stays with those who stay, and who moves is charged what they paid by it', () => {
  const paid = order({ list_price: 30_000, variant: 0, deal: -6_000, rounding: 0 });
  const items = [item({ paidUsd: 24_000, offUsd: 6_000 })];
  const { stays, moves } = splitPrice(paid, items, [{ moves: 2, stays: same, moved: same }]);
  expect(amounts(stays)).toEqual({ list_price: 10_000, variant: 0, deal: -2_000, rounding: 0 });
  expect(amounts(moves)).toEqual({ list_price: 20_000, variant: -4_000, deal: 0, rounding: 0 });
  expect(moves.items).toMatchObject([{ priceUsd: 8_000, listPriceUsd: 10_000, paidUsd: 16_000 }]);
});

test('points go along by what they paid of', () => {
  const paid = order({ list_price: 30_000, points: -900, rounding: 0 }, { used: 900, usd: 900 });
  const { stays, moves } = splitPrice(paid, [item({ paidUsd: 29_100 })], [{ moves: 1, stays: same, moved: same }]);
  expect([moves.pointsUsed, moves.pointsValueUsd, moves.payableUsd]).toEqual([300, 300, 9_700]);
  expect([stays.pointsUsed, stays.pointsValueUsd, stays.payableUsd]).toEqual([600, 600, 19_400]);
});

test('what is of one guest alone goes whole, by its name on the other side', () => {
  const paid = order({ list_price: 33_000, rounding: 0 });
  const items = [item({}), item({ key: 'bag/3', quantity: 1, priceUsd: 3_000, paidUsd: 3_000 })];
  const { stays, moves } = splitPrice(paid, items, [
    { moves: 1, stays: same, moved: same },
    { moves: 1, stays: same, moved: { key: 'bag/1', label } },
  ]);
  expect(moves.items.map(({ key, paidUsd }) => [key, paidUsd])).toEqual([
    ['fare', 10_000],
    ['bag/1', 3_000],
  ]);
  expect([stays.items.length, stays.payableUsd]).toEqual([1, 20_000]);
});
