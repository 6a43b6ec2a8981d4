import { createHmac, randomUUID } from 'node:crypto';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Buyer, openShop, orderOf, type Shop } from './fixtures.ts';

const SECRET = 'the-secret-of-this-test';

/** A shop with test cards where customers may have so many orders to be paid. */
export async function openGroupShop(unpaidMax = 30): Promise<Shop> {
  const shop = await openShop({ DEMO: 'true', SANDBOX_SECRET: SECRET });
  const { db, cache } = shop.app.platform;
  await sql`INSERT INTO parameter (key, value) VALUES ('order.unpaid_max', ${String(unpaidMax)}::jsonb)`.execute(db);
  cache.drop(['parameters', '*']);
  return shop;
}

/** Unpaid orders of a buyer, one for each price. */
export async function unpaidOrders(shop: Shop, buyer: Buyer, prices: readonly number[], stock = 5) {
  const placed: { orderId: string; paymentId: string; number: string; variantId: string; usd: number }[] = [];
  for (const price of prices) {
    const { variantIds } = await shop.product({ prices: [price], stock });
    const variantId = variantIds[0] ?? '';
    const { orderId, paymentId, number } = await orderOf(shop, buyer, [{ variantId, quantity: 1 }]);
    const { rows } = await sql<{ usd: number }>`
      SELECT payable_usd AS usd FROM goods_order WHERE id = ${orderId}`.execute(shop.app.platform.db);
    placed.push({ orderId, paymentId, number, variantId, usd: rows[0]?.usd ?? 0 });
  }
  return placed;
}

export const payTogether = (at: TestApp, buyer: Buyer, orderIds: readonly string[], key?: string) =>
  at.call(orderGroupEndpoints.payTogether, {
    token: buyer.token,
    body: { orderIds: [...orderIds] },
    headers: key ? { 'idempotency-key': key } : {},
  });

/** Goes to the page of the test card for a payment; gives the provider's name of the try. */
export async function toCard(shop: Shop, buyer: Buyer, payment: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(
    shop.app.platform.db,
  );
  const body = { payment, channel: rows[0]?.id ?? '' };
  const begun = await shop.call(paymentEndpoints.pay, { token: buyer.token, body });
  if (begun.code !== 200) throw new Error(`to card: ${begun.msg}`);
  return /checkout\/([A-Za-z0-9_-]+)/.exec(begun.data.redirect ?? '')?.[1] ?? '';
}

/** Has the card provider tell that a try was paid; gives the HTTP status. */
export async function cardPaid(at: TestApp, checkout: string, amount: number): Promise<number> {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: 'checkout.paid',
    checkout,
    amount,
    currency: 'USD',
  });
  const time = Math.floor(at.app.platform.clock.now().getTime() / SECOND);
  const signature = createHmac('sha256', SECRET).update(`${time}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
  return (await at.app.server.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload })).statusCode;
}

/** The states of orders, in the order they are given. */
export async function statesOf(shop: Shop, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; state: string }>`
    SELECT id, state FROM goods_order WHERE id = ANY(${orderIds}::uuid[])`.execute(shop.app.platform.db);
  return orderIds.map((id) => rows.find((row) => row.id === id)?.state ?? 'missing');
}

/** How a payment stands. */
export async function paymentOf(shop: Shop, paymentId: string) {
  const { rows } = await sql<{
    state: string;
    amount: number;
    credited: number;
    refunded: number;
    through: string | null;
  }>`
    SELECT state, amount_usd AS amount, credited_late_usd AS credited, refunded_usd AS refunded, paid_through AS through
    FROM payment WHERE id = ${paymentId}`.execute(shop.app.platform.db);
  return rows[0];
}
