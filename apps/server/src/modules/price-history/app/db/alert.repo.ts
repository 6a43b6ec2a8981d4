import type { AlertWish } from '@app/contract/price-history/schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';

/** An alert as stored; money is US cents. */
export type StoredAlert = AlertWish & {
  readonly id: string;
  readonly customerId: string;
  readonly usd: number | null;
  readonly nowUsd: number | null;
  readonly checkedAt: Date;
  readonly notifiedAt: Date | null;
};

const columns = sql`a.id, a.customer_id AS "customerId", a.kind, a.key, a.day::text AS day, a.until::text AS until, a.usd,
  a.now_usd AS "nowUsd", a.checked_at AS "checkedAt", a.notified_at AS "notifiedAt"`;

/** A customer's alerts, the latest first. */
export async function alertsOf(db: Queryable, customerId: string): Promise<StoredAlert[]> {
  const { rows } = await sql<StoredAlert>`
    SELECT ${columns} FROM price_alert a WHERE a.customer_id = ${customerId} ORDER BY a.created_at DESC, a.id`.execute(
    db,
  );
  return rows;
}

/** How many alerts of a customer are still to be sent, apart from one for the same. */
export async function countAlerts(tx: Tx, customerId: string, { key, day, until }: AlertWish): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM price_alert WHERE customer_id = ${customerId} AND notified_at IS NULL
      AND (key, day, until) IS DISTINCT FROM (${key}::text, ${day}::date, ${until}::date)`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Writes an alert; the same again begins anew at the price of now. */
export async function writeAlert(
  tx: Tx,
  of: AlertWish & { readonly id: string; readonly customerId: string; readonly usd: number | null },
): Promise<StoredAlert> {
  const { rows } = await sql<StoredAlert>`
    INSERT INTO price_alert AS a (id, customer_id, kind, key, day, until, usd, now_usd)
    VALUES (${of.id}, ${of.customerId}, ${of.kind}, ${of.key}, ${of.day}, ${of.until}, ${of.usd}, ${of.usd})
    ON CONFLICT (customer_id, key, day, until) DO UPDATE SET usd = excluded.usd, now_usd = excluded.usd,
      checked_at = app_now(), notified_at = NULL, created_at = app_now()
    RETURNING ${columns}`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('an alert was not written');
  return written;
}

/** Deletes an alert of a customer; returns whether there was one. */
export async function deleteAlert(db: Queryable, customerId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM price_alert WHERE id = ${id} AND customer_id = ${customerId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Erases what a customer wanted to hear of. */
export async function eraseAlerts(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM price_alert WHERE customer_id = ${customerId}`.execute(tx);
}

/** Takes alerts that were not looked at for some minutes, the longest waiting first; no other process takes them meanwhile. */
export async function takeDueAlerts(
  db: Queryable,
  of: { readonly minutes: number; readonly limit: number },
): Promise<StoredAlert[]> {
  const { rows } = await sql<StoredAlert>`
    UPDATE price_alert a SET checked_at = app_now() WHERE a.id = ANY(ARRAY(
      SELECT id FROM price_alert WHERE notified_at IS NULL AND checked_at <= app_now() - make_interval(mins => ${of.minutes}::int)
      ORDER BY checked_at, id LIMIT ${of.limit} FOR UPDATE SKIP LOCKED))
    RETURNING ${columns}`.execute(db);
  return rows;
}

/** Writes down what an alert's price is now. */
export async function writeNow(db: Queryable, id: string, usd: number | null): Promise<void> {
  await sql`UPDATE price_alert SET now_usd = ${usd} WHERE id = ${id}`.execute(db);
}

/** Marks an alert as sent; returns false where that was done before, or it is gone. */
export async function markNotified(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE price_alert SET notified_at = app_now() WHERE id = ${id} AND notified_at IS NULL`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Deletes alerts whose day is over wherever it is, and those that were sent long ago; returns how many. */
export async function dropOldAlerts(db: Queryable, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM price_alert WHERE day < (app_now() - interval '12 hours')::date
      OR notified_at < app_now() - make_interval(days => ${days}::int)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
