import { sql } from 'kysely';
import { batched } from '../../../platform/db/batched.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueue } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { FrozenQuote } from '../domain/frozen-quote.ts';

export type QuoteRow = {
  readonly id: string;
  readonly fromCart: boolean;
  readonly frozen: FrozenQuote;
  readonly expiresAt: Date;
  readonly expired: boolean;
  /** The order it became, which has its id. */
  readonly orderId: string | null;
};

export type NewQuote = {
  readonly id: string;
  readonly customerId: string;
  readonly fromCart: boolean;
  readonly frozen: FrozenQuote;
  readonly minutes: number;
};

/** In the order of customers, whose rows the foreign key locks; returns when each ends. */
async function insertQuotes(db: Queryable, quotes: readonly NewQuote[]): Promise<Date[]> {
  const sorted = [...quotes].sort((a, b) => (a.customerId < b.customerId ? -1 : 1));
  const { rows } = await staticSql<{ id: string; expires_at: Date }>`
    INSERT INTO order_quote (id, customer_id, from_cart, address_id, use_points, frozen, payable_usd, expires_at)
    SELECT id, customer_id, from_cart, address_id, use_points, frozen::json, payable_usd,
      app_now() + minutes * interval '1 minute'
    FROM unnest(${sorted.map(({ id }) => id)}::uuid[], ${sorted.map(({ customerId }) => customerId)}::uuid[],
      ${sorted.map(({ fromCart }) => fromCart)}::boolean[],
      ${sorted.map(({ frozen }) => frozen.address?.id ?? null)}::uuid[],
      ${sorted.map(({ frozen }) => frozen.policy.points.wanted)}::boolean[],
      ${sorted.map(({ frozen }) => json(frozen))}::text[],
      ${sorted.map(({ frozen }) => frozen.pricing.payableUsd)}::bigint[],
      ${sorted.map(({ minutes }) => minutes)}::int[])
      AS q(id, customer_id, from_cart, address_id, use_points, frozen, payable_usd, minutes)
    RETURNING id, expires_at`.execute(db);
  const ends = new Map(rows.map((row) => [row.id, row.expires_at]));
  return quotes.map(({ id }) => ends.get(id) as Date);
}

/** Keeps a quote for so many minutes, in one statement with those kept at the same time. Gives when it ends. */
export const insertQuote = batched(insertQuotes);

/** Freezes a quote anew for so many minutes; gives when it ends. */
export async function replaceQuote(tx: Tx, quote: { id: string; frozen: FrozenQuote }, minutes: number): Promise<Date> {
  const { frozen } = quote;
  const { rows } = await sql<{ expires_at: Date }>`
    UPDATE order_quote SET frozen = ${json(frozen)}, payable_usd = ${frozen.pricing.payableUsd},
      use_points = ${frozen.policy.points.wanted}, address_id = ${frozen.address?.id ?? null},
      expires_at = app_now() + ${minutes}::int * interval '1 minute'
    WHERE id = ${quote.id} RETURNING expires_at`.execute(tx);
  return rows[0]?.expires_at as Date;
}

const columns = sql`id, from_cart AS "fromCart", frozen, expires_at AS "expiresAt",
  expires_at <= app_now() AS expired, (SELECT o.id FROM goods_order o WHERE o.id = order_quote.id) AS "orderId"`;

/** A customer's own quote, or null. */
export async function readQuoteRow(db: Queryable, customerId: string, id: string): Promise<QuoteRow | null> {
  const { rows } = await staticSql<QuoteRow>`
    SELECT ${columns} FROM order_quote WHERE id = ${id} AND customer_id = ${customerId}`.execute(db);
  return rows[0] ?? null;
}

/** A customer's own quote, locked to the end of the transaction, or null. */
export async function lockQuote(tx: Tx, customerId: string, id: string): Promise<QuoteRow | null> {
  // The row is locked first: who waited for its order to be placed must read that order.
  await enqueue(tx, sql`SELECT 1 FROM order_quote WHERE id = ${id} AND customer_id = ${customerId} FOR UPDATE`);
  return readQuoteRow(tx, customerId, id);
}

/** Removes quotes that ended a day ago and became no order; gives how many. */
export async function pruneQuotes(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM order_quote WHERE id = ANY(ARRAY(
      SELECT id FROM order_quote WHERE expires_at < app_now() - interval '1 day'
      ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Removes a quote. */
export const deleteQuote = (tx: Tx, id: string): Promise<unknown> =>
  sql`DELETE FROM order_quote WHERE id = ${id}`.execute(tx);

/** Whether an order was placed by a quote, which is stored longer than the quote itself. */
export async function isOrdered(db: Queryable, quoteId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM goods_order WHERE id = ${quoteId}`.execute(db);
  return rows.length > 0;
}
