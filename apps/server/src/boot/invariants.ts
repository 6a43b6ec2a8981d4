import type { InvariantResult } from '@app/contract/staff/staff-schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/connect.ts';
import { withSavepoint } from '../platform/db/savepoint.ts';
import type { Invariant, Slice } from '../platform/slice.ts';

const OFFENDERS_SHOWN = 20;
/** The longest that a statement may take in a program that answers no request. */
export const PROGRAM_STATEMENT_TIMEOUT = '10min';
/** PostgreSQL's code of a statement that was stopped, here because it took too long. */
const STOPPED = '57014';

/** Rows that offend, at most so many as are shown; null where a statement takes too long. The transaction goes on either way. */
async function offendersOf(tx: Tx, { sql: whole, parts }: Invariant): Promise<Record<string, unknown>[] | null> {
  const rows: Record<string, unknown>[] = [];
  const look = async () => {
    for (const text of (await parts?.(tx)) ?? [whole]) {
      const left = OFFENDERS_SHOWN - rows.length;
      if (left <= 0) return true;
      const found = await sql
        .raw<Record<string, unknown>>(`SELECT * FROM (${text}) AS offender LIMIT ${left}`)
        .execute(tx);
      rows.push(...found.rows);
    }
    return true;
  };
  const done = await withSavepoint(tx, look, (error) => (error as { code?: string }).code === STOPPED);
  return done ? rows : null;
}

/**
 * Runs every invariant of every slice, one after another in one snapshot; a row found is an offender. One whose statement takes
 * longer than `longest` (PostgreSQL's `statement_timeout`) is named as such, and the others are run all the same.
 */
export async function runInvariants(
  db: Db,
  slices: readonly Slice[],
  { longest = '30s' }: { longest?: string } = {},
): Promise<InvariantResult[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`SET TRANSACTION READ ONLY`.execute(tx);
      await sql`SELECT set_config('statement_timeout', ${longest}, true)`.execute(tx);
      const results: InvariantResult[] = [];
      for (const slice of slices) {
        for (const invariant of slice.invariants ?? []) {
          const begun = performance.now();
          const offenders = await offendersOf(tx, invariant);
          results.push({
            slice: slice.name,
            name: invariant.name,
            promise: invariant.promise,
            ok: offenders?.length === 0,
            overTime: offenders === null,
            offenders: offenders ?? [],
            milliseconds: Math.round((performance.now() - begun) * 10) / 10,
          });
        }
      }
      return results;
    });
}
