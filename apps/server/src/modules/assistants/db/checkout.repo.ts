import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { FrozenQuote } from '../../orders/public.ts';
import type { Buyer, Delivery } from '../domain/destination.ts';
import { type StoredSession, sessionColumns, sessionTable } from './session-table.ts';

export type Checkout = StoredSession & {
  readonly buyer: Buyer;
  readonly delivery: Delivery | null;
  readonly frozen: FrozenQuote;
  /** The cart that it was made of. */
  readonly cartId: string | null;
  /** What their order says of itself. */
  readonly orderState: string | null;
  readonly orderNumber: string | null;
  readonly paid: boolean;
};

type Written = Pick<Checkout, 'id' | 'language' | 'buyer' | 'delivery' | 'frozen'> & { readonly minutes: number };

const table = sessionTable('assistant_checkout');

/** Whom and what address a checkout was for is forgotten. */
const FORGOTTEN = { buyer: '{}', destination: null };

const columnsOf = ({ language, buyer, delivery, frozen }: Written) => ({
  language,
  buyer: json(buyer),
  destination: delivery && json(delivery),
  frozen: json(frozen),
});

/** A checkout with what became of its order; null where there is none. Check first whose it is. */
export async function readCheckout(db: Queryable, id: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`
    SELECT ${sessionColumns}, s.buyer, s.destination AS delivery, s.frozen, s.cart_id AS "cartId", o.state AS "orderState",
      o.number AS "orderNumber", o.paid_at IS NOT NULL AS paid
    FROM assistant_checkout s
    LEFT JOIN order_quote q ON q.id = s.quote_id LEFT JOIN goods_order o ON o.id = s.quote_id
    WHERE s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The checkout that an order came of; null where it came of none. */
export async function checkoutOfOrder(db: Queryable, orderId: string): Promise<Checkout | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM assistant_checkout WHERE quote_id = ${orderId}`.execute(db);
  return rows[0] ? readCheckout(db, rows[0].id) : null;
}

/** Of these orders those that are paid and came of a checkout that was made by a signed call, with the profile of whose it is. */
export async function profilesOfOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<{ orderId: string; profile: string }[]> {
  const { rows } = await sql<{ orderId: string; profile: string }>`SELECT s.quote_id AS "orderId", s.profile
    FROM assistant_checkout s JOIN goods_order o ON o.id = s.quote_id
    WHERE s.quote_id = ANY(${orderIds}::uuid[]) AND s.signed AND o.paid_at IS NOT NULL`.execute(db);
  return rows;
}

/** A checkout as `readCheckout` returns it, locked to the end of the transaction. */
export async function lockCheckout(tx: Tx, id: string): Promise<Checkout | null> {
  await table.lock(tx, id);
  return readCheckout(tx, id);
}

export const insertCheckout = (tx: Tx, one: Written & Pick<Checkout, 'profile' | 'signed' | 'cartId'>): Promise<void> =>
  table.insert(tx, one, { ...columnsOf(one), cart_id: one.cartId });
export const replaceCheckout = (tx: Tx, one: Written): Promise<void> => table.replace(tx, one, columnsOf(one));

/** Hands an open checkout of this version over to a customer; returns whether it did. */
export const handOver = (
  db: Queryable,
  one: Pick<Checkout, 'id' | 'version'> & { readonly customerId: string; readonly quoteId: string },
): Promise<boolean> => table.handOver(db, one, FORGOTTEN);
export const cancelCheckoutRow = (tx: Tx, id: string): Promise<void> => table.cancel(tx, id, FORGOTTEN);
export const { deleteOf: deleteCheckoutsOf, forget: forgetCheckouts } = table;
