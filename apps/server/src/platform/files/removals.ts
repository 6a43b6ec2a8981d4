import { sql } from 'kysely';
import type { Db, Queryable } from '../db/connect.ts';
import type { Storage } from './storage/storage.ts';
import { possibleNames } from './stored-names.ts';

const BATCH = 100;
/** What was given up half-way may still arrive for so long. */
const SETTLED = '2 minutes';

/** Notes that the files of these ids are to be removed: in the transaction that forgets them, so that none of them stays for ever. */
export async function askRemoval(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`INSERT INTO file_removal (file_id) SELECT unnest(${ids}::uuid[]) ON CONFLICT DO NOTHING`.execute(db);
}

type Within = { readonly db: Db; readonly storage: Storage };

/** Removes the files of these ids, and forgets that they are to be. Throws while the storage does not answer. */
export async function removeAsked({ db, storage }: Within, ids: readonly string[]): Promise<void> {
  await storage.remove(ids.flatMap(possibleNames));
  await sql`DELETE FROM file_removal WHERE file_id = ANY(${ids}::uuid[])`.execute(db);
}

/** Removes a batch of what waits to be removed. Returns how many ids that were. */
export async function removeWaiting(within: Within): Promise<number> {
  const { rows } = await sql<{ id: string }>`SELECT file_id AS id FROM file_removal
    WHERE asked_at < clock_timestamp() - ${SETTLED}::interval ORDER BY asked_at LIMIT ${BATCH}`.execute(within.db);
  if (rows.length > 0)
    await removeAsked(
      within,
      rows.map(({ id }) => id),
    );
  return rows.length;
}
