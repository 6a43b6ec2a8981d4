import { expect, test } from 'vitest';
import { dealDiscount, type TimedDeal } from './deal-discount.ts';

const deal = (more: Partial<TimedDeal> = {}): TimedDeal => ({
  id: 'd',
  key: 'hotel:1',
  method: 'percent',
  value: 20,
  travelFrom: null,
  travelTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 100,
  startsAt: new Date('2031-05-01T00:00:00Z'),
  endsAt: new Date('2031-05-03T00:00:00Z'),
  ...more,
});
const item = (usd: number, quantity = 1, keys = ['hotel:1']) => ({
  quantity,
  priceUsd: usd,
  deal: { keys, days: [{ day: '2031-06-01', usd }] },
});

test('items are served in their order while there are units; the first deal that ends is named', () => {
  const early = new Date('2031-05-02T00:00:00Z');
  const other = deal({ id: 'e', key: 'hotel:2', value: 50, endsAt: early });
  expect(dealDiscount([item(1_000, 2)], [deal()])).toEqual({ offUsd: 400, endsAt: deal().endsAt });
  expect(dealDiscount([item(1_000), item(500, 1, ['hotel:2'])], [deal(), other])).toEqual({
    offUsd: 450,
    endsAt: early,
  });
  expect(dealDiscount([item(1_000), item(2_000)], [deal({ left: 1 })])).toEqual({ offUsd: 200, endsAt: deal().endsAt });
});

test('without a deal, or with one that takes nothing off, there is none', () => {
  expect(dealDiscount([item(1_000)], [])).toBe(null);
  expect(dealDiscount([item(1_000, 3)], [deal({ left: 2 })])).toBe(null);
  expect(dealDiscount([item(1_000)], [deal({ method: 'fixed', value: 1_000 })])).toBe(null);
  expect(dealDiscount([{ quantity: 1, priceUsd: 1_000 }], [deal()])).toBe(null);
});
