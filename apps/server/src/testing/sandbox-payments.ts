import { createHmac, randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Shop } from './shop.ts';

const SECRET = 'the-secret-of-this-test';
/** The environment of a product that takes the sandbox provider's money. */
export const SANDBOX = { DEMO: 'true', SANDBOX_SECRET: SECRET } as const;

/** Begins to pay a payment at the sandbox provider; returns the provider's key of the try. */
export async function beginAtSandbox(shop: Shop, token: string, paymentId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(
    shop.app.platform.db,
  );
  const body = { payment: paymentId, channel: rows[0]?.id ?? '' };
  const begun = await shop.call(paymentEndpoints.pay, { token, body });
  return /checkout\/([\w-]+)/.exec(String(begun.data.redirect))?.[1] ?? '';
}

/** The provider says that a try was paid, with USD cents; returns the HTTP status of the answer. */
export async function deliverPaid({ app }: Shop, checkout: string, amount: number): Promise<number> {
  const event = { id: `evt_${randomUUID()}`, type: 'checkout.paid', checkout, amount, currency: 'USD' };
  const payload = JSON.stringify(event);
  const time = Math.floor(app.platform.clock.now().getTime() / SECOND);
  const signature = createHmac('sha256', SECRET).update(`${time}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
  return (await app.server.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload })).statusCode;
}
