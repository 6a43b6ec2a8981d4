import { sql } from 'kysely';
import type { Db, Queryable } from '../db/connect.ts';
import { staticSql } from '../db/static-sql.ts';

/** A record that was written: its kind and id. */
export type Change = readonly [kind: string, subject: string];

export type ChangesRead = {
  /** What was over when they were read, as `pg_current_snapshot` writes it. */
  readonly snapshot: string;
  /** Changes of transactions that were over now but not in the snapshot before; null where that is not known any more. */
  readonly changes: readonly Change[] | null;
};

/**
 * Reads what was committed since `since`, a snapshot that an earlier call returned; without it nothing. Whatever was committed before the call
 * is in it.
 */
export async function readChanges(db: Queryable, since: string | null): Promise<ChangesRead> {
  // A snapshot of the future is of another database, which was put in the place of this one.
  const { rows } = await staticSql<ChangesRead>`
    SELECT pg_current_snapshot()::text AS snapshot,
      CASE WHEN pg_snapshot_xmin(${since}::text::pg_snapshot) >= f.xid
        AND pg_snapshot_xmax(${since}::text::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
        THEN COALESCE((
          SELECT json_agg(json_build_array(c.kind, c.subject)) FROM search_change c
          WHERE c.xid >= pg_snapshot_xmin(${since}::text::pg_snapshot)
            AND NOT pg_visible_in_snapshot(c.xid, ${since}::text::pg_snapshot)), '[]') END AS changes
    FROM search_change_floor f`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('search_change_floor has no row');
  return read;
}

/** So long are changes there to be read, at least. */
const SHORTEST = '30 minutes';
const BATCH = 5_000;

/** Deletes a batch of changes that every process has read, or reads no more. Returns how many went. */
export async function forgetChanges(db: Db): Promise<number> {
  await sql`UPDATE search_change_floor SET xid = next_xid, next_xid = pg_snapshot_xmin(pg_current_snapshot()),
    moved_at = statement_timestamp() WHERE moved_at < statement_timestamp() - ${SHORTEST}::interval`.execute(db);
  const { numAffectedRows } = await sql`DELETE FROM search_change WHERE ctid = ANY(ARRAY(
    SELECT c.ctid FROM search_change c WHERE c.xid < (SELECT f.xid FROM search_change_floor f)
    ORDER BY c.xid LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Forgets changes that came with a copy of another database, whose transactions count further than those of this one: they would be read as
 * new ones for ever.
 */
export async function forgetChangesOfOthers(db: Queryable): Promise<void> {
  await sql`WITH here AS (SELECT pg_current_snapshot() AS snapshot), others AS (
      DELETE FROM search_change c USING here WHERE c.xid >= pg_snapshot_xmax(here.snapshot))
    UPDATE search_change_floor SET xid = pg_snapshot_xmin(here.snapshot), next_xid = pg_snapshot_xmin(here.snapshot)
    FROM here WHERE GREATEST(xid, next_xid) > pg_snapshot_xmax(here.snapshot)`.execute(db);
}
