import { expect, test } from 'vitest';
import { dealGone } from './deal-gone.ts';
import type { TravelChange } from './order-views.ts';

const dollars = (usd: number) => ({ usd, amount: usd, currency: 'USD', decimals: 2 });
const side = (...lines: [string, number][]) =>
  ({
    priceLines: lines.map(([step, usd]) => ({ step, amount: dollars(usd), detail: {} })),
  }) as never as TravelChange['before'];
const dealt = side(['list_price', 20_000], ['deal', -4_000]);
const usual = side(['list_price', 20_000]);

test.each([
  ['a deal that does not hold any more', dealt, usual, dollars(4_000)],
  ['a deal of what is kept', dealt, dealt, null],
  ['no deal', usual, usual, null],
  ['a deal that took nothing off', side(['list_price', 20_000], ['deal', 0]), usual, null],
])('%s', (_, before, after, gone) => {
  expect(dealGone({ before, after })).toEqual(gone);
});
