import { expect, test } from 'vitest';
import { lessOff } from './less-off.ts';

const item = { key: 'unit/adult', label: { 'en-US': 'Adult' }, quantity: 2, priceUsd: 9_999, listPriceUsd: null };

test('each piece costs less, and what it costs alone is its list price', () => {
  expect(lessOff([item], 800)).toEqual([{ ...item, priceUsd: 9_199, listPriceUsd: 9_999 }]);
});

test('a list price stays, and no deal is on it any more', () => {
  const [less] = lessOff([{ ...item, listPriceUsd: 12_000, deal: { keys: ['tour:1'], days: [] } }], 1_000);
  expect(less).toEqual({ ...item, priceUsd: 8_999, listPriceUsd: 12_000 });
});
