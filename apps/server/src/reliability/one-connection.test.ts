import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { HOUR } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../platform/testing/chaos.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { bookedCombo, bundleOf, choicesOf, newTrip, payCombo, planOf } from '../verticals/combos/test/fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '1' });
});
afterAll(() => shop.close());

test(
  'with one connection everything is answered: a trip is planned, booked, paid and told of, and the jobs of the clock run',
  async () => {
    const trip = await newTrip(shop);
    const buyer = await shop.buyer({ usd: 1_000_000 });
    const [plan, wallet, choices] = await Promise.all([
      planOf(shop, trip),
      shop.call(walletEndpoints.wallet, { token: buyer.token }),
      choicesOf(shop, trip, 'hotel'),
    ]);
    expect([plan.code, wallet.code, choices.code]).toEqual([200, 200, 200]);
    const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip);
    expect((await payCombo(shop, buyer.token, paymentId)).code).toBe(200);
    // Moving the clock runs every job.
    await shop.app.platform.clock.move({ ms: HOUR, reset: false });
    await shop.app.deliverEvents();
    expect((await bundleOf(shop, buyer.token, bundleId)).parts).toHaveLength(3);
    expect((await shop.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
  },
  patient(60_000),
);
