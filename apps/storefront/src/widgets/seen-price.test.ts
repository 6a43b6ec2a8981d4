import type { PriceStep } from '@app/contract/orders/price-steps';
import { expect, test } from 'vitest';
import { beforePoints, goodsAlone, otherSeen, seenPrice } from './seen-price.tsx';

const price = (amount: number) => ({ amount, currency: 'USD', usd: amount });
const line = (step: PriceStep, amount: number) => ({ step, amount: price(amount), detail: {} });

test('another price than was seen is said; another currency cannot be compared', () => {
  const now = price(20_000);
  expect(otherSeen(seenPrice(price(22_000)), now)).toBe(22_000);
  expect(otherSeen(seenPrice(now), now)).toBeNull();
  expect(otherSeen(seenPrice({ amount: 22_000, currency: 'EUR' }), now)).toBeNull();
  for (const none of ['', '22000', 'x_USD', '-1_USD']) expect([none, otherSeen(none, now)]).toEqual([none, null]);
});

test('a stay is compared before points, goods without what depends on who buys them and on the address', () => {
  const stay = { payable: price(19_000), priceLines: [line('list_price', 20_000), line('points', -1_000)] };
  expect(beforePoints(stay)).toEqual(price(20_000));
  const priceLines = [
    line('list_price', 9_000),
    line('variant', 500),
    line('deal', -1_500),
    line('member_level', -400),
    line('coupon', -300),
    line('points', -100),
    line('postage', 700),
    line('tax', 550),
    line('rounding', -50),
  ];
  expect(goodsAlone({ payable: price(8_400), priceLines })).toEqual(price(8_000));
});
