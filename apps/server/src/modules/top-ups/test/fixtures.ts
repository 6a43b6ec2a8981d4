import { createHmac, randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { topUpEndpoints } from '@app/contract/top-ups/endpoints';
import { SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { balances } from '../../ledger/core.ts';

const SECRET = 'the-secret-of-these-tests';

export type TopUpShop = Shop & { readonly sandbox: string; readonly env: Record<string, string> };

/** The product with the card sandbox, whose messages the test sends itself. */
export async function openTopUpShop(): Promise<TopUpShop> {
  const env = { DEMO: 'true', SANDBOX_SECRET: SECRET, DATABASE_POOL: '20' };
  const shop = await openShop(env);
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(
    shop.app.platform.db,
  );
  return { ...shop, env, sandbox: rows[0]?.id ?? '' };
}

/** Begins a top-up by the sandbox, or by the channel given. */
export const recharge = (at: TestApp, buyer: Buyer, body: { amount: string; channel: string }, key?: string) =>
  at.call(topUpEndpoints.recharge, { token: buyer.token, body, headers: key ? { 'idempotency-key': key } : {} });

/** Goes to the provider's page; gives its key of the try. */
export async function goToPay(shop: TopUpShop, buyer: Buyer, payment: string, channel = shop.sandbox): Promise<string> {
  const begun = await shop.call(paymentEndpoints.pay, { token: buyer.token, body: { payment, channel } });
  const checkout = /checkout\/([A-Za-z0-9_-]+)/.exec(begun.data.redirect ?? '')?.[1];
  if (!checkout) throw new Error(`no page: ${begun.code} ${begun.msg}`);
  return checkout;
}

/** Delivers a message of the provider, signed as it does. Gives the HTTP status. */
export async function deliver(
  at: TestApp,
  notice: { checkout: string; amount: number; type?: string; id?: string },
): Promise<number> {
  const { checkout, amount, type = 'checkout.paid', id = `evt_${randomUUID()}` } = notice;
  const payload = JSON.stringify({ id, type, checkout, amount, currency: 'USD' });
  const time = Math.floor(at.app.platform.clock.now().getTime() / SECOND);
  const signature = createHmac('sha256', SECRET).update(`${time}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
  return (await at.app.server.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload })).statusCode;
}

/** Lets the time of a top-up run out. */
export const passDeadline = async (shop: Shop, id: string): Promise<void> => {
  const { db } = shop.app.platform;
  await sql`UPDATE top_up SET expires_at = app_now() WHERE id = ${id}`.execute(db);
  await sql`UPDATE payment SET expires_at = app_now() WHERE payable_id = ${id}`.execute(db);
};

export const available = async (shop: Shop, { id }: Buyer): Promise<number> =>
  (await balances(shop.app.platform.db, id)).available;

export const stateOf = async (shop: Shop, buyer: Buyer, id: string) =>
  (await shop.call(topUpEndpoints.rechargeDetails, { token: buyer.token, query: { id } })).data;

/** Every broken promise of the books; empty when all hold. */
export const broken = async (shop: TestApp): Promise<unknown[]> =>
  (await shop.app.verify()).filter((one) => !one.ok).map(({ name, offenders }) => ({ name, offenders }));
