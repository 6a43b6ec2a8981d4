import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';

export type HoldRow = { readonly id: string; readonly ownerId: string; readonly usd: number; readonly state: string };

const columns = sql.raw('id, owner_id AS "ownerId", usd, state');

/** Writes an open hold; gives its id, or null when the key was used before. A rival with the same key is waited for. */
export async function insertHold(
  tx: Tx,
  hold: { readonly key: string; readonly ownerId: string; readonly usd: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO ledger_hold (key, owner_id, usd) VALUES (${hold.key}, ${hold.ownerId}, ${hold.usd})
    ON CONFLICT (key) DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The hold of a key, or null. */
export async function holdOfKey(tx: Tx, key: string): Promise<HoldRow | null> {
  const { rows } = await sql<HoldRow>`SELECT ${columns} FROM ledger_hold WHERE key = ${key}`.execute(tx);
  return rows[0] ?? null;
}

/** Closes an open hold and gives it; null when it is not open any more. Rivals wait for the row and then see it closed. */
export async function closeHold(tx: Tx, id: string, state: 'posted' | 'released'): Promise<HoldRow | null> {
  const { rows } = await sql<HoldRow>`
    UPDATE ledger_hold SET state = ${state}, resolved_at = app_now() WHERE id = ${id} AND state = 'open'
    RETURNING ${columns}`.execute(tx);
  return rows[0] ?? null;
}
