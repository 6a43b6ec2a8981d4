import { createHmac, randomUUID } from 'node:crypto';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { MINUTE, SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/shop.ts';
import { collected, createCoupon, mine } from '../../coupons/test/fixtures.ts';
import { type Buyer, broken, openShop, orderOf, payOf, readOf, type Shop, walletOf } from './fixtures.ts';

const SECRET = 'the-secret-of-this-test';
const POINTS = 5_000;
let shop: Shop;
let staff: string;
let sandbox: string;
let couponId: string;
beforeAll(async () => {
  shop = await openShop({ DEMO: 'true', SANDBOX_SECRET: SECRET });
  staff = await shop.staff();
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(
    shop.app.platform.db,
  );
  sandbox = rows[0]?.id ?? '';
  couponId = (await createCoupon(shop, staff, { amountUsd: 1_000, limitEach: 3 })).id;
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

/** Delivers the provider's word that a try was paid; gives the HTTP status. */
async function deliver(checkout: string, amount: number): Promise<number> {
  const type = 'checkout.paid';
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type, checkout, amount, currency: 'USD' });
  const time = Math.floor(shop.app.platform.clock.now().getTime() / SECOND);
  const signature = createHmac('sha256', SECRET).update(`${time}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
  return (await shop.app.server.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload })).statusCode;
}

type Item = { variantId: string; quantity: number };

/** An order with a coupon and points whose page at the provider is open when its time runs out; its money comes then. */
async function overdueOrder(stock = 5) {
  const buyer = await shop.buyer({ usd: 50_000, points: POINTS });
  const copy = await collected(shop, buyer, couponId);
  const { variantIds } = await shop.product({ prices: [10_000], stock });
  const item: Item = { variantId: variantIds[0] ?? '', quantity: 1 };
  const placed = await orderOf(shop, buyer, [item], true);
  const begun = await shop.call(paymentEndpoints.pay, {
    token: buyer.token,
    body: { payment: placed.paymentId, channel: sandbox },
  });
  const checkout = /checkout\/([A-Za-z0-9_-]+)/.exec(begun.data.redirect ?? '')?.[1] ?? '';
  const order = await readOf(shop, buyer, placed.orderId);
  const due = order.payable.usd;
  const spent = POINTS - (await walletOf(shop, buyer.id)).points;
  expect(spent).toBeGreaterThan(0);
  expect((await mine(shop, buyer)).list).toMatchObject([{ id: copy, state: 'held' }]);
  await passTime(shop, 31 * MINUTE);
  await shop.app.runJobs('orders.expire');
  expect((await readOf(shop, buyer, placed.orderId)).state).toBe('cancelled');
  expect(await walletOf(shop, buyer.id)).toEqual({ available: 50_000, points: POINTS });
  expect((await mine(shop, buyer)).list).toMatchObject([{ id: copy, state: 'usable' }]);
  const { orderId } = placed;
  return { buyer, copy, item, orderId, due, spent, arrive: () => deliver(checkout, due) };
}

/** The subjects and amounts of the messages to the buyer about the wallet. */
async function noticesOf(buyer: Buyer): Promise<string[]> {
  await shop.app.deliverEvents();
  const { data } = await shop.call(messageEndpoints.messageList, { token: buyer.token, query: {} });
  return data.list.filter(({ type }) => type === 'wallet').map(({ summary }) => summary);
}

async function expectCredited({ buyer, orderId, due }: Awaited<ReturnType<typeof overdueOrder>>, before: number) {
  expect((await readOf(shop, buyer, orderId)).state).toBe('cancelled');
  expect((await walletOf(shop, buyer.id)).available).toBe(before + due);
  const answer = await noticesOf(buyer);
  expect(answer).toHaveLength(1);
  expect(answer[0]).toContain(`$${(due / 100).toFixed(2)}`);
  expect(await broken(shop)).toEqual([]);
}

test('when late money finds coupon, points and stock free, then the order has all of them again, once', async () => {
  const late = await overdueOrder();
  const { buyer, copy, orderId, spent } = late;
  expect(await Promise.all([late.arrive(), late.arrive()])).toEqual([200, 200]);
  expect((await readOf(shop, buyer, orderId)).state).toBe('pending_shipping');
  expect(await walletOf(shop, buyer.id)).toEqual({ available: 50_000, points: POINTS - spent });
  expect((await mine(shop, buyer, 'used')).list).toMatchObject([{ id: copy, state: 'used', saved: { usd: 1_000 } }]);
  expect(await noticesOf(buyer)).toEqual([]);
  expect(await broken(shop)).toEqual([]);
});

test('when the coupon was used meanwhile, then all of the late money goes to the wallet, and no points are taken', async () => {
  const late = await overdueOrder();
  const other = await orderOf(shop, late.buyer, [late.item]);
  expect((await payOf(shop, late.buyer, other.paymentId)).code).toBe(200);
  expect((await mine(shop, late.buyer, 'used')).list).toHaveLength(1);
  const before = (await walletOf(shop, late.buyer.id)).available;
  expect(await late.arrive()).toBe(200);
  expect((await walletOf(shop, late.buyer.id)).points).toBe(POINTS);
  await expectCredited(late, before);
});

test('when the points were spent meanwhile, then the late money goes to the wallet, and the coupon stays free', async () => {
  const late = await overdueOrder();
  const other = await shop.product({ prices: [100], points: POINTS, stock: 1, type: 'points' });
  const spent = await orderOf(shop, late.buyer, [{ variantId: other.variantIds[0] ?? '', quantity: 1 }]);
  await payOf(shop, late.buyer, spent.paymentId);
  const before = await walletOf(shop, late.buyer.id);
  expect(before.points).toBeLessThan(late.spent);
  expect(await late.arrive()).toBe(200);
  expect((await mine(shop, late.buyer)).list).toMatchObject([{ id: late.copy, state: 'usable' }]);
  await expectCredited(late, before.available);
});

test('when the last piece was sold meanwhile, then late money is credited, coupon and points stay', async () => {
  const late = await overdueOrder(1);
  const rival = await shop.buyer({ usd: 50_000 });
  const other = await orderOf(shop, rival, [late.item]);
  expect((await payOf(shop, rival, other.paymentId)).code).toBe(200);
  expect(await late.arrive()).toBe(200);
  expect((await walletOf(shop, late.buyer.id)).points).toBe(POINTS);
  expect((await mine(shop, late.buyer)).list).toMatchObject([{ id: late.copy, state: 'usable' }]);
  await expectCredited(late, 50_000);
});
