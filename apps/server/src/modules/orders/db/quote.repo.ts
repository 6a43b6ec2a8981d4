import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { fixed } from '../../../platform/db/fixed.ts';
import { inLine, readInLine } from '../../../platform/db/in-line.ts';
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

/** Keeps a quote for so many minutes, with the commit, after which it can be had when it ends. */
export async function insertQuote(
  tx: Tx,
  quote: { id: string; customerId: string; fromCart: boolean; frozen: FrozenQuote },
  minutes: number,
): Promise<() => Date> {
  const { frozen } = quote;
  const statement = fixed`
    INSERT INTO order_quote (id, customer_id, from_cart, address_id, use_points, frozen, payable_usd, expires_at)
    VALUES (${quote.id}, ${quote.customerId}, ${quote.fromCart}, ${frozen.address?.id ?? null},
      ${frozen.policy.points.wanted}, ${json(frozen)}, ${frozen.pricing.payableUsd},
      app_now() + ${minutes}::int * interval '1 minute')
    RETURNING expires_at`;
  const rows = await readInLine<{ expires_at: Date }>(tx, statement);
  return () => rows()[0]?.expires_at as Date;
}

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
  const { rows } = await fixed<QuoteRow>`
    SELECT ${columns} FROM order_quote WHERE id = ${id} AND customer_id = ${customerId}`.execute(db);
  return rows[0] ?? null;
}

/** A customer's own quote, locked to the end of the transaction, or null. */
export async function lockQuote(tx: Tx, customerId: string, id: string): Promise<QuoteRow | null> {
  // The row is locked first: who waited for its order to be placed must read that order.
  await inLine(tx, sql`SELECT 1 FROM order_quote WHERE id = ${id} AND customer_id = ${customerId} FOR UPDATE`);
  return readQuoteRow(tx, customerId, id);
}

/** Removes quotes that ended a day ago and became no order; gives how many. */
export async function pruneQuotes(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM order_quote WHERE id IN (
      SELECT id FROM order_quote WHERE expires_at < app_now() - interval '1 day'
      ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
