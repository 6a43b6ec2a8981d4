import { PRICE_STEPS } from '@app/contract/orders/price-steps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const say = (step: string) => step;
const line = (step: (typeof PRICE_STEPS)[number], amount: number, currency = 'USD', decimals?: number) => ({
  step,
  amount: { usd: amount, amount, currency, ...(decimals === undefined ? {} : { decimals }) },
  detail: {},
});

test('2026-04-08: the price of pieces is the subtotal; what is taken off is below zero; all sum to the total', () => {
  const lines = [
    line('list_price', 5_000),
    line('deal', -500),
    line('coupon', -300),
    line('postage', 899),
    line('tax', 400),
  ];
  expect(totalsOf(lines, { amount: 5_499, currency: 'USD' }, { say })).toEqual([
    { type: 'subtotal', amount: 4_500 },
    { type: 'discount', display_text: 'coupon', amount: -300 },
    { type: 'fulfillment', display_text: 'postage', amount: 899 },
    { type: 'tax', display_text: 'tax', amount: 400 },
    { type: 'total', amount: 5_499 },
  ]);
});

test('a deal is a line of its own where the prices do not have it in', () => {
  const lines = [line('list_price', 5_000), line('deal', -500)];
  const payable = { amount: 4_500, currency: 'USD' };
  expect(totalsOf(lines, payable, { say, dealsApart: true })).toEqual([
    { type: 'subtotal', amount: 5_000 },
    { type: 'discount', display_text: 'deal', amount: -500 },
    { type: 'total', amount: 4_500 },
  ]);
});

test('2026-04-08: of any lines in any decimals exactly one subtotal and one total are made, and the others sum to the total', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -100_000, max: 100_000 }), {
        minLength: PRICE_STEPS.length,
        maxLength: PRICE_STEPS.length,
      }),
      fc.constantFrom(0, 2, 3),
      fc.constantFrom('USD', 'JPY', 'TND'),
      (amounts, decimals, currency) => {
        const lines = PRICE_STEPS.map((step, at) => line(step, amounts[at] ?? 0, currency, decimals));
        const payable = { amount: amounts.reduce((sum, one) => sum + one, 0), currency, decimals };
        const totals = totalsOf(lines, payable, { say });
        for (const one of ['subtotal', 'total']) expect(totals.filter(({ type }) => type === one)).toHaveLength(1);
        const sum = totals.filter(({ type }) => type !== 'total').reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBe(totals.at(-1)?.amount);
        expect(totals.every(({ type, amount }) => type !== 'discount' || amount < 0)).toBe(true);
      },
    ),
  );
});
