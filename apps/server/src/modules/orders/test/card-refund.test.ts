import { createHmac, randomUUID } from 'node:crypto';
import { staffAfterSaleEndpoints } from '@app/contract/orders/after-sale/staff-endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askBack, broken, decide, openShop, orderOf, type Shop, walletOf } from './fixtures.ts';

const SECRET = 'the-secret-of-this-test';
let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop({ DEMO: 'true', SANDBOX_SECRET: SECRET });
  staff = await shop.staff();
});
afterAll(() => shop.close());

/** Delivers a message of the card provider, signed as it does; gives the HTTP status. */
async function deliver(type: string, checkout: string, amount: number): Promise<number> {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type, checkout, amount, currency: 'USD' });
  const time = Math.floor(shop.app.platform.clock.now().getTime() / SECOND);
  const signature = createHmac('sha256', SECRET).update(`${time}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
  return (await shop.app.server.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload })).statusCode;
}

async function refundedByCard() {
  const { db } = shop.app.platform;
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [6_100], stock: 2 });
  const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(db);
  const begun = await shop.call(paymentEndpoints.pay, {
    token: buyer.token,
    body: { payment: paymentId, channel: rows[0]?.id ?? '' },
  });
  const checkout = /checkout\/([A-Za-z0-9_-]+)/.exec(begun.data.redirect ?? '')?.[1] ?? '';
  expect(await deliver('checkout.paid', checkout, 6_100)).toBe(200);
  const asked = await askBack(shop, buyer, { orderId });
  expect(asked.data.split.to).toBe('card');
  await decide(shop, staff, { orderId, decision: 'approve_refund' });
  const { rows: refunds } = await sql<{ number: string }>`
    SELECT provider_number AS number FROM payment_refund WHERE payment_id = ${paymentId}`.execute(db);
  return { buyer, orderId, caseId: asked.data.id, refund: refunds[0]?.number ?? '' };
}

const toWallet = (id: string, token = staff) =>
  shop.call(staffAfterSaleEndpoints.refundToWallet, { token, params: { id } });

test('a refund that the card provider fails to carry out is noted, and goes to the wallet once', async () => {
  const { buyer, orderId, caseId, refund } = await refundedByCard();
  expect((await walletOf(shop, buyer.id)).available).toBe(0);
  // Nothing has failed yet.
  expect((await toWallet(caseId)).status).toBe(409);
  expect(await deliver('refund.failed', refund, 6_100)).toBe(200);
  expect(await deliver('refund.failed', refund, 6_100)).toBe(200);
  const seen = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: orderId } });
  expect(seen.data.cases[0]?.failedRefund).toMatchObject({ usd: 6_100, settled: false });

  const agent = await shop.staff({ agentId: shop.agentId });
  expect((await toWallet(caseId, agent)).status).toBe(404);
  expect((await toWallet(randomUUID())).status).toBe(404);
  const both = await Promise.all([toWallet(caseId), toWallet(caseId)]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect((await walletOf(shop, buyer.id)).available).toBe(6_100);
  const after = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: orderId } });
  expect(after.data.cases[0]?.failedRefund).toMatchObject({ settled: true });
  expect(await broken(shop)).toEqual([]);
});

test('money that comes when the goods are gone is told with the order', async () => {
  const { db } = shop.app.platform;
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [6_200], stock: 1 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 1 }];
  const { orderId, paymentId } = await orderOf(shop, buyer, items);
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(db);
  const body = { payment: paymentId, channel: rows[0]?.id ?? '' };
  const begun = await shop.call(paymentEndpoints.pay, { token: buyer.token, body });
  await shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId } });
  await orderOf(shop, await shop.buyer(), items);
  const checkout = /checkout\/([A-Za-z0-9_-]+)/.exec(begun.data.redirect ?? '')?.[1] ?? '';
  expect(await deliver('checkout.paid', checkout, 6_200)).toBe(200);
  const order = await shop.call(orderEndpoints.orderDetails, { token: buyer.token, query: { id: orderId } });
  expect(order.data).toMatchObject({ state: 'cancelled', creditedLate: { usd: 6_200 } });
  expect((await walletOf(shop, buyer.id)).available).toBe(6_200);
  expect(await broken(shop)).toEqual([]);
});
