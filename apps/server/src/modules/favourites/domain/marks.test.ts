import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

const now = { type: 'normal', stock: 'in', online: true, price: { usd: 900 } } as const;

test('when it costs less than on the day it was put on the list, then it is marked', () => {
  expect(marksOf({ price_usd_when_added: 901, was_out: false }, now)).toEqual({ dropped: true, back: false });
  expect(marksOf({ price_usd_when_added: 900, was_out: false }, now)).toEqual({ dropped: false, back: false });
});

test('when it had sold out and can be had again, then it is marked, few pieces or many', () => {
  expect(marksOf({ price_usd_when_added: 1, was_out: true }, now)).toEqual({ dropped: false, back: true });
  expect(marksOf({ price_usd_when_added: 1, was_out: true }, { ...now, stock: 'low' }).back).toBe(true);
  expect(marksOf({ price_usd_when_added: 1, was_out: true }, { ...now, stock: 'out' }).back).toBe(false);
});

test('when it is off sale or costs points, then there is no price to have dropped', () => {
  expect(marksOf({ price_usd_when_added: 999, was_out: true }, { ...now, online: false })).toEqual({
    dropped: false,
    back: false,
  });
  expect(marksOf({ price_usd_when_added: 999, was_out: false }, { ...now, type: 'points' }).dropped).toBe(false);
});
