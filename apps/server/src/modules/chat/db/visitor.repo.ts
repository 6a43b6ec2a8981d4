import { sql } from 'kysely';
import type { Db, Queryable, Tx } from '../../../platform/db/connect.ts';

export async function insertVisitor(db: Queryable, visitor: { id: string; tokenHash: Buffer }): Promise<void> {
  await db.insertInto('chat_visitor').values({ id: visitor.id, token_hash: visitor.tokenHash }).execute();
}

export async function visitorByToken(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ id: string; customerId: string | null } | null> {
  const row = await db
    .selectFrom('chat_visitor')
    .select(['id', 'customer_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? { id: row.id, customerId: row.customer_id } : null;
}

/** Notes that the visitor was here; false once they have become a customer. */
export async function touchVisitor(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_visitor')
    .set({ seen_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .where('customer_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes the visitor's talks the customer's; from now on the device's token opens nothing. */
export async function giveToCustomer(tx: Tx, visitorId: string, customerId: string): Promise<void> {
  await sql`UPDATE chat_talk SET customer_id = ${customerId} WHERE visitor_id = ${visitorId} AND customer_id IS NULL`.execute(
    tx,
  );
  await sql`UPDATE chat_visitor SET customer_id = ${customerId} WHERE id = ${visitorId}`.execute(tx);
}

/** Forgets devices that never wrote and were not seen for a while. Gives how many. */
export async function forgetSilentVisitors(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM chat_visitor WHERE id = ANY(ARRAY(
      SELECT v.id FROM chat_visitor v
      WHERE v.seen_at < app_now() - interval '30 days'
        AND NOT EXISTS (SELECT 1 FROM chat_talk t WHERE t.visitor_id = v.id)
      LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
