import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../platform/testing/chaos.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { everyActorCalls } from './every-actor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test(
  'those who go by turns in the first run meet all the other calls',
  async () => {
    const { wrong, closed, open } = await everyActorCalls(shop, { quarters: [1, 2, 3], actors: 'by turns' });
    expect(wrong).toEqual([]);
    expect(closed).toBeGreaterThan(2_000);
    expect(open).toBeGreaterThan(300);
  },
  patient(400_000),
);
