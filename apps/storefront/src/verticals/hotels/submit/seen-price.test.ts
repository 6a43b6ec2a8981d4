import { expect, test } from 'vitest';
import { otherSeen, seenPrice } from './seen-price.tsx';

const price = (amount: number) => ({ amount, currency: 'USD', usd: amount });
const quote = { payable: price(20_000), priceLines: [] };
const withPoints = {
  payable: price(19_000),
  priceLines: [{ step: 'points' as const, amount: price(-1_000), detail: {} }],
};

test('another price than was seen is said, points left aside; another currency cannot be compared', () => {
  expect(otherSeen(seenPrice(price(22_000)), quote)).toBe(22_000);
  expect(otherSeen(seenPrice(price(20_000)), quote)).toBeNull();
  expect(otherSeen(seenPrice(price(20_000)), withPoints)).toBeNull();
  expect(otherSeen(seenPrice({ amount: 22_000, currency: 'EUR' }), quote)).toBeNull();
  for (const none of ['', '22000', 'x_USD', '-1_USD']) expect([none, otherSeen(none, quote)]).toEqual([none, null]);
});
