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
        for (const { name, promise, sql: whole, parts } of slice.invariants ?? []) {
          const begun = performance.now();
          const rows: Record<string, unknown>[] = [];
          for (const text of (await parts?.(tx)) ?? [whole]) {
            const left = OFFENDERS_SHOWN - rows.length;
            if (left <= 0) break;
            const found = await sql
              .raw<Record<string, unknown>>(`SELECT * FROM (${text}) AS offender LIMIT ${left}`)
              .execute(tx);
            rows.push(...found.rows);
          }
          const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
          results.push({ slice: slice.name, name, promise, ok: rows.length === 0, offenders: rows, milliseconds });
        }
      }
      return results;
    });
}
