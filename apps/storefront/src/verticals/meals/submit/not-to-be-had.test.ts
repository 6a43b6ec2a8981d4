import { expect, test } from 'vitest';
import { notToBeHad, piecesAsked } from './not-to-be-had.ts';

const refusal = (key: string, data: unknown = null) => ({ key, msg: 'No.', data }) as never;

test('a refusal of set meals says how many could be had, where the server said so', () => {
  expect(notToBeHad(refusal('meal.sold_out', { left: 2 }))).toEqual({ msg: 'No.', left: 2 });
  expect(notToBeHad(refusal('meal.offline'))).toEqual({ msg: 'No.', left: null });
  expect(notToBeHad(refusal('order.quote_expired', { left: 2 }))).toBe(null);
  expect(notToBeHad(null)).toBe(null);
});

test('an address asks for one piece up to the most, and for one where it cannot be read', () => {
  expect([undefined, '', '3', '0', '99', '-1', '1.5', 'two'].map((text) => piecesAsked(text, 20))).toEqual([
    1, 1, 3, 1, 20, 1, 1, 1,
  ]);
});
