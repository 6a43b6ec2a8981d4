import { expect, test } from 'vitest';
import { checkAmount } from '../domain/check-amount.ts';
import { judgeLines, type Offer } from '../domain/line-states.ts';

const offer: Offer = { productId: 'p', online: true, available: 5, limit: null };
const line = (id: string, quantity: number, selected = true) => ({ id, variantId: id, quantity, selected });

test.each([
  ['ok', { ...offer }, 5],
  ['offline', { ...offer, online: false }, 1],
  ['out_of_stock', { ...offer, available: 0 }, 1],
  ['insufficient', { ...offer, available: 4 }, 5],
  ['over_limit', { ...offer, limit: 2 }, 3],
] as const)('a line is %s', (state, of, quantity) => {
  expect(judgeLines([line('a', quantity)], () => of).get('a')?.state).toBe(state);
});

test('a variant nobody knows is offline', () => {
  expect(judgeLines([line('a', 1)], () => undefined).get('a')).toEqual({ state: 'offline', max: 0 });
});

test('lines of one product share its limit, selected ones first', () => {
  const limited = { ...offer, limit: 3 };
  const judged = judgeLines([line('a', 2, false), line('b', 2), line('c', 1)], () => limited);
  expect([...judged].sort()).toEqual([
    ['a', { state: 'over_limit', max: 0 }],
    ['b', { state: 'ok', max: 3 }],
    ['c', { state: 'ok', max: 1 }],
  ]);
});

test.each([
  [{ ...offer, online: false }, 1, 0, 'product.offline'],
  [{ ...offer, available: 0 }, 1, 0, 'stock.out'],
  [{ ...offer, limit: 3 }, 2, 2, 'order.over_limit'],
  [{ ...offer, available: 5_000 }, 1_000, 0, 'order.over_limit'],
  [offer, 6, 0, 'stock.insufficient'],
])('%j refuses %i pieces beside %i with %s', (of, quantity, elsewhere, key) => {
  expect(() => checkAmount(of, quantity, elsewhere)).toThrow(expect.objectContaining({ key }));
});
