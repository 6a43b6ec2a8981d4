import { Refusal } from '@app/kernel/assert';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';

/** Runs `work`; when it gives false or refuses, all it changed is undone and the transaction goes on. Gives which. */
export async function undoUnless(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  await sql`SAVEPOINT undo_point`.execute(tx);
  const done = await work().catch((error: unknown) => {
    if (error instanceof Refusal) return false;
    throw error;
  });
  if (!done) await sql`ROLLBACK TO SAVEPOINT undo_point`.execute(tx);
  // Rolling back keeps the savepoint, and one around it has the same name.
  await sql`RELEASE SAVEPOINT undo_point`.execute(tx);
  return done;
}
