import type { AssistantCheckoutState } from '@app/contract/assistants/assistant-checkout.machine';
import type { Language } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { FrozenQuote } from '../../orders/public.ts';
import type { Buyer, Delivery } from '../domain/destination.ts';

export type Checkout = {
  readonly id: string;
  readonly profile: string;
  /** Its calls are signed by a key of the profile. */
  readonly signed: boolean;
  readonly state: AssistantCheckoutState;
  readonly language: Language;
  readonly buyer: Buyer;
  readonly delivery: Delivery | null;
  readonly frozen: FrozenQuote;
  readonly customerId: string | null;
  readonly quoteId: string | null;
  readonly expiresAt: Date;
  readonly expired: boolean;
  readonly version: number;
  /** Of who took it: until when their quote is stored; null once it is removed. */
  readonly quotedUntil: Date | null;
  /** What their order says of itself. */
  readonly orderState: string | null;
  readonly orderNumber: string | null;
  readonly paid: boolean;
};

type Written = Pick<Checkout, 'language' | 'buyer' | 'delivery' | 'frozen'>;

/** A quote is stored for a day after its price was held. */
const columns = sql`c.id, c.profile, c.signed, c.state, c.language, c.buyer, c.destination AS delivery, c.frozen,
  c.customer_id AS "customerId", c.quote_id AS "quoteId", c.expires_at AS "expiresAt", c.expires_at <= app_now() AS expired,
  c.version, q.expires_at + interval '1 day' AS "quotedUntil", o.state AS "orderState", o.number AS "orderNumber",
  o.paid_at IS NOT NULL AS paid`;

/** A checkout with what became of its order; null where there is none. Check first whose it is. */
export async function readCheckout(db: Queryable, id: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`
    SELECT ${columns} FROM assistant_checkout c
    LEFT JOIN order_quote q ON q.id = c.quote_id LEFT JOIN goods_order o ON o.id = c.quote_id
    WHERE c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The checkout that an order came of; null where it came of none. */
export async function checkoutOfOrder(db: Queryable, orderId: string): Promise<Checkout | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM assistant_checkout WHERE quote_id = ${orderId}`.execute(db);
  return rows[0] ? readCheckout(db, rows[0].id) : null;
}

/** A checkout as `readCheckout` returns it, locked to the end of the transaction. */
export async function lockCheckout(tx: Tx, id: string): Promise<Checkout | null> {
  // The row is locked first: who waited must read what the other wrote.
  await sql`SELECT 1 FROM assistant_checkout WHERE id = ${id} FOR UPDATE`.execute(tx);
  return readCheckout(tx, id);
}

/** Keeps a new checkout for so many minutes. */
export async function insertCheckout(
  tx: Tx,
  one: Written & { readonly id: string; readonly profile: string; readonly signed: boolean; readonly minutes: number },
): Promise<void> {
  await sql`INSERT INTO assistant_checkout (id, profile, signed, language, buyer, destination, frozen, expires_at)
    VALUES (${one.id}, ${one.profile}, ${one.signed}, ${one.language}, ${json(one.buyer)}, ${one.delivery && json(one.delivery)},
      ${json(one.frozen)}, app_now() + ${one.minutes}::int * interval '1 minute')`.execute(tx);
}

/** Writes a locked checkout anew, open for so many minutes: who had taken it takes it again. */
export async function replaceCheckout(
  tx: Tx,
  one: Written & { readonly id: string; readonly minutes: number },
): Promise<void> {
  await sql`UPDATE assistant_checkout SET state = 'open', language = ${one.language}, buyer = ${json(one.buyer)},
      destination = ${one.delivery && json(one.delivery)}, frozen = ${json(one.frozen)}, customer_id = NULL, quote_id = NULL,
      expires_at = app_now() + ${one.minutes}::int * interval '1 minute', version = version + 1
    WHERE id = ${one.id}`.execute(tx);
}

/** Hands an open checkout of this version over to a customer, and forgets whom and what address it was for; returns whether it did. */
export async function handOver(
  db: Queryable,
  one: { readonly id: string; readonly version: number; readonly customerId: string; readonly quoteId: string },
): Promise<boolean> {
  const { rows } = await sql`UPDATE assistant_checkout SET state = 'handed_over', customer_id = ${one.customerId},
      quote_id = ${one.quoteId}, buyer = '{}', destination = NULL, version = version + 1
    WHERE id = ${one.id} AND version = ${one.version} AND state = 'open' AND expires_at > app_now()
    RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Cancels a locked checkout, and forgets whom and what address it was for. */
export async function cancelCheckoutRow(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE assistant_checkout SET state = 'canceled', customer_id = NULL, quote_id = NULL, buyer = '{}',
      destination = NULL, version = version + 1 WHERE id = ${id}`.execute(tx);
}

/** Removes what an account took, when the account goes. */
export async function deleteCheckoutsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM assistant_checkout WHERE customer_id = ${customerId}`.execute(tx);
}

/** Removes a batch of checkouts that ended: a day after their time without a taker, half a year after one was taken; returns how many. */
export async function forgetCheckouts(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM assistant_checkout WHERE id = ANY(ARRAY(
    SELECT id FROM assistant_checkout
    WHERE expires_at < app_now() - CASE WHEN state = 'handed_over' THEN interval '180 days' ELSE interval '1 day' END
    ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
