import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';

/** The highest id a transfer may have been given by now, whether it is committed or not; the next one is higher. */
export async function lastTransferId(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT last_value - CASE WHEN is_called THEN 0 ELSE 1 END AS id FROM ledger_transfer_id_seq`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Transactions that may still write transfers: an INSERT holds this lock from before it takes an id to its end. */
export async function writersOfTransfers(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    SELECT virtualtransaction AS writer FROM pg_locks
    WHERE locktype = 'relation' AND relation = 'ledger_transfer'::regclass AND mode = 'RowExclusiveLock' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND pid <> pg_backend_pid()`.execute(db);
  return rows.map(({ writer }) => writer);
}

/** Seals at most so many of the next transfers up to an id; gives how many. None while somebody else is sealing. */
export async function sealNext(db: Queryable, upTo: number, most: number): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`
    SELECT seal_ledger(${upTo}::bigint, ${most}::integer) AS sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
}
