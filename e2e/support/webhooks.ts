import { randomUUID } from 'node:crypto';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { sql } from 'kysely';
import { signatureOf } from '../../apps/server/src/modules/payments/domain/webhook-signature.ts';
import { ask, onDatabase, type Product, setting } from './products.ts';
import { staffToken } from './staff.ts';

export type Delivery = { readonly body: string; readonly signature: string };

/** What the card provider would send once the customer's card was charged for the last try of this payment. */
export async function chargeOf(product: Product, paymentId: string): Promise<Delivery> {
  const { now } = await ask(product, staffEndpoints.readClock, { token: await staffToken(product) });
  const found = await onDatabase(product, async (db) => {
    const { rows } = await sql<{ provider_key: string; amount_usd: number }>`
      SELECT a.provider_key, a.amount_usd FROM payment_attempt a
       WHERE a.payment_id = ${paymentId} ORDER BY a.created_at DESC LIMIT 1`.execute(db);
    return rows[0];
  });
  if (!found) throw new Error('the payment has no try');
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: 'checkout.paid',
    checkout: found.provider_key,
    amount: Number(found.amount_usd),
    currency: 'USD',
  });
  return { body, signature: signatureOf(Buffer.from(body), new Date(now), [setting('SANDBOX_SECRET')]) };
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
