import { sql } from 'kysely';
import type { Tx } from './connect.ts';

/**
 * Runs `work` behind a savepoint. When it returns false, or throws an error that `undoes` accepts, all it changed is undone
 * and the transaction goes on. Returns whether its changes stand; throws every other error.
 */
export async function withSavepoint(
  tx: Tx,
  work: () => Promise<boolean>,
  undoes: (error: unknown) => boolean = () => false,
): Promise<boolean> {
  await sql`SAVEPOINT undo_point`.execute(tx);
  const done = await work().catch((error: unknown) => {
    if (undoes(error)) return false;
    throw error;
  });
  if (!done) await sql`ROLLBACK TO SAVEPOINT undo_point`.execute(tx);
  // Rolling back keeps the savepoint, and one around it has the same name.
  await sql`RELEASE SAVEPOINT undo_point`.execute(tx);
  return done;
}
