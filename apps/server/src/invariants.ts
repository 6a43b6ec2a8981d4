import type { InvariantResult } from '@app/contract/staff/staff-schemas';
import { sql } from 'kysely';
import type { Db } from './platform/db/connect.ts';
import type { Slice } from './platform/slice.ts';

const OFFENDERS_SHOWN = 20;

/** Runs every invariant of every slice, one after another in one snapshot; a row found is an offender. */
export async function runInvariants(db: Db, slices: readonly Slice[]): Promise<InvariantResult[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`SET TRANSACTION READ ONLY`.execute(tx);
      const results: InvariantResult[] = [];
      for (const slice of slices) {
        for (const { name, promise, sql: text } of slice.invariants ?? []) {
          const begun = performance.now();
          const { rows } = await sql
            .raw<Record<string, unknown>>(`SELECT * FROM (${text}) AS offender LIMIT ${OFFENDERS_SHOWN}`)
            .execute(tx);
          const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
          results.push({ slice: slice.name, name, promise, ok: rows.length === 0, offenders: rows, milliseconds });
        }
      }
      return results;
    });
}
