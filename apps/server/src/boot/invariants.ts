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

/** Returns rows that offend, at most so many as are shown. */
async function offendersOf(tx: Tx, { sql: whole, parts }: Invariant): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (const text of (await parts?.(tx)) ?? [whole]) {
    const left = OFFENDERS_SHOWN - rows.length;
    if (left <= 0) break;
    const found = await sql
      .raw<Record<string, unknown>>(`SELECT * FROM (${text}) AS offender LIMIT ${left}`)
      .execute(tx);
    rows.push(...found.rows);
  }
  return rows;
}

type OfSlice = { readonly slice: string; readonly invariant: Invariant };

/**
 * Runs them one after another and puts what each says into `results`, until one takes too long. What was asked before it stands: a
 * savepoint around each of them would be two statements more for each.
 */
async function askUntilStopped(tx: Tx, asked: readonly OfSlice[], results: InvariantResult[]): Promise<void> {
  let begun = performance.now();
  const resultOf = ({ slice, invariant }: OfSlice, offenders: Record<string, unknown>[] | null): InvariantResult => ({
    slice,
    name: invariant.name,
    promise: invariant.promise,
    ok: offenders?.length === 0,
    overTime: offenders === null,
    offenders: offenders ?? [],
    milliseconds: Math.round((performance.now() - begun) * 10) / 10,
  });
  const askAll = async (): Promise<boolean> => {
    for (const one of asked) {
      begun = performance.now();
      results.push(resultOf(one, await offendersOf(tx, one.invariant)));
    }
    return true;
  };
  const before = results.length;
  if (await withSavepoint(tx, askAll, (error) => (error as { code?: string }).code === STOPPED)) return;
  const late = asked[results.length - before];
  if (late) results.push(resultOf(late, null));
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
      const all = slices.flatMap(({ name: slice, invariants = [] }) =>
        invariants.map((invariant) => ({ slice, invariant })),
      );
      const results: InvariantResult[] = [];
      while (results.length < all.length) await askUntilStopped(tx, all.slice(results.length), results);
      return results;
    });
}
