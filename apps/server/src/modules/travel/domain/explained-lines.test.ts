import { PRICE_STEPS } from '@app/contract/orders/price-steps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_POSTAGE, priceOrder } from '../../pricing/public.ts';
import { explainedLines, type ListedItem } from './explained-lines.ts';

const currency = fc.constantFrom(
  { code: 'USD', decimals: 2, rate: '1' },
  { code: 'JPY', decimals: 0, rate: '151.37' },
  { code: 'CNY', decimals: 2, rate: '7.1234' },
  { code: 'GBP', decimals: 2, rate: '0.7891' },
  { code: 'KWD', decimals: 3, rate: '0.30712' },
);
const item: fc.Arbitrary<ListedItem> = fc.record({
  label: fc.constant({ 'en-US': 'Adult', es: 'Adulto' }),
  quantity: fc.integer({ min: 1, max: 9 }),
  priceUsd: fc.integer({ min: 0, max: 200_000 }),
  listPriceUsd: fc.option(fc.integer({ min: 0, max: 200_000 })),
});
const items = fc.array(item, { minLength: 1, maxLength: 6 });

const priced = (of: readonly ListedItem[], rule: { code: string; decimals: number; rate: string }) =>
  priceOrder({
    items: of.map(({ label: _, ...one }, index) => ({
      ...one,
      variantId: String(index),
      points: null,
      weightGrams: 0,
      deal: null,
    })),
    currency: rule,
    level: { name: 'Gold', discountBp: 500 },
    points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 0 },
    coupon: null,
    postage: NO_POSTAGE,
    tax: { bp: 1_000, name: 'VAT' },
  });
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('the items of a quote can be checked to the end in any currency: pieces times price, items, steps, what is paid', () => {
  fc.assert(
    fc.property(items, currency, (of, rule) => {
      const { lines, payableShown } = priced(of, rule);
      const shown = explainedLines(lines, { items: of, currency: rule, lang: 'en-US' });
      const list = shown[0];
      expect(list?.items?.map(({ quantity }) => quantity)).toEqual(of.map(({ quantity }) => quantity));
      for (const { each, quantity, amount } of list?.items ?? []) expect(amount.amount).toBe(each.amount * quantity);
      expect(sum((list?.items ?? []).map(({ amount }) => amount.amount))).toBe(list?.amount.amount);
      expect(sum(shown.map(({ amount }) => amount.amount))).toBe(payableShown);
      expect(shown.map(({ step }) => step)).toEqual(PRICE_STEPS);
    }),
  );
});

test('an order that was shown before its pieces were keeps its total, and its rounding line takes up the difference', () => {
  const rule = { code: 'JPY', decimals: 0, rate: '151.37' };
  const of = [{ label: { 'en-US': 'Adult', es: 'Adulto' }, quantity: 7, priceUsd: 333, listPriceUsd: null }];
  const { lines } = priced(of, rule);
  const [list, ...rest] = lines;
  if (!list) throw new Error('a price has lines');
  const before = [{ ...list, amountShown: list.amountShown + 3 }, ...rest];
  const shown = explainedLines(before, { items: of, currency: rule, lang: 'es' });
  expect(shown[0]?.items).toMatchObject([{ label: 'Adulto', each: { amount: 504 }, amount: { amount: 3_528 } }]);
  expect(sum(shown.map(({ amount }) => amount.amount))).toBe(sum(before.map(({ amountShown }) => amountShown)));
});

test('items that do not come to the list price are not shown', () => {
  const rule = { code: 'USD', decimals: 2, rate: '1' };
  const of = [{ label: { 'en-US': 'Adult' }, quantity: 2, priceUsd: 500, listPriceUsd: null }];
  const [first] = of;
  if (!first) throw new Error('one item');
  const shown = explainedLines(priced(of, rule).lines, {
    items: [{ ...first, quantity: 1 }],
    currency: rule,
    lang: 'en-US',
  });
  expect(shown[0]?.items).toBeUndefined();
});
