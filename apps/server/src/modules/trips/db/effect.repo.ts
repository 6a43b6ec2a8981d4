import type { EffectKind, TripEffect } from '@app/contract/trips/effects';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { KnockOn } from '../domain/knock-on.ts';

export type StoredEffect = KnockOn & { readonly id: string };

const columns = sql`id, order_id AS "orderId", cause_id AS "causeId", kind, arrives`;

/** What changes of bookings do to others of a customer, the oldest first. */
export async function effectsOf(db: Queryable, customerId: string): Promise<StoredEffect[]> {
  const { rows } = await sql<StoredEffect>`
    SELECT ${columns} FROM trip_effect WHERE customer_id = ${customerId} ORDER BY created_at, id`.execute(db);
  return rows;
}

/** Some of them by their ids, in their order. */
export async function effectsByIds(db: Queryable, ids: readonly string[]): Promise<StoredEffect[]> {
  const { rows } = await sql<StoredEffect>`
    SELECT ${columns} FROM trip_effect WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY created_at, id`.execute(db);
  return rows;
}

/** What the place of an order hears of others: not of what is about the order itself. */
export async function notesOfOrder(db: Queryable, orderId: string): Promise<TripEffect[]> {
  const { rows } = await sql<{ kind: EffectKind; arrives: string | null }>`
    SELECT kind, arrives FROM trip_effect WHERE order_id = ${orderId} AND cause_id <> order_id
    ORDER BY created_at, id`.execute(db);
  return rows;
}

/** Writes an effect, or when one lands by now. The customer must be locked. */
export async function writeEffect(tx: Tx, of: StoredEffect & { readonly customerId: string }): Promise<void> {
  await sql`
    INSERT INTO trip_effect (id, customer_id, order_id, cause_id, kind, arrives)
    VALUES (${of.id}, ${of.customerId}, ${of.orderId}, ${of.causeId}, ${of.kind}, ${of.arrives})
    ON CONFLICT (order_id, cause_id, kind) DO UPDATE SET arrives = EXCLUDED.arrives`.execute(tx);
}

export async function deleteEffects(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM trip_effect WHERE id = ANY(${[...ids]}::uuid[])`.execute(tx);
}
