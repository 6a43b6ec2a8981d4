import { randomUUID } from 'node:crypto';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { signatureOf } from '../../apps/server/src/modules/payments/domain/webhook-signature.ts';
import { ask, onDatabase, type Product, setting } from './products.ts';
import { staffToken } from './staff.ts';

export type Delivery = { readonly body: string; readonly signature: string };

type Said = { readonly type: string; readonly checkout: string; readonly amount: number };

/** What the card provider would send, signed as it does. */
async function signed(product: Product, said: Said): Promise<Delivery> {
  const { now } = await ask(product, staffEndpoints.readClock, { token: await staffToken(product) });
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, ...said, currency: 'USD' });
  return { body, signature: signatureOf(Buffer.from(body), new Date(now), [setting('SANDBOX_SECRET')]) };
}

/** What the card provider would send once the customer's card was charged for the last try of this payment. */
export async function chargeOf(product: Product, paymentId: string): Promise<Delivery> {
  const found = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ provider_key: string; amount_usd: number }>`
      SELECT a.provider_key, a.amount_usd FROM payment_attempt a
       WHERE a.payment_id = ${paymentId} ORDER BY a.created_at DESC LIMIT 1`.execute(db);
    return rows[0];
  });
  if (!found) throw new Error('the payment has no try');
  return signed(product, { type: 'checkout.paid', checkout: found.provider_key, amount: Number(found.amount_usd) });
}

/** What it would send when it could not carry out the refund of this payment. */
export async function failedRefundOf(product: Product, paymentId: string): Promise<Delivery> {
  const found = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ provider_number: string; amount_usd: number }>`
      SELECT provider_number, amount_usd FROM payment_refund WHERE payment_id = ${paymentId}`.execute(db);
    return rows[0];
  });
  if (!found) throw new Error('the payment has no refund');
  return signed(product, { type: 'refund.failed', checkout: found.provider_number, amount: Number(found.amount_usd) });
}

/** Delivers a webhook; gives the HTTP status of the answer. */
export async function deliver(product: Product, { body, signature }: Delivery): Promise<number> {
  const answer = await fetch(`${product.url}/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
    body,
  });
  return answer.status;
}
