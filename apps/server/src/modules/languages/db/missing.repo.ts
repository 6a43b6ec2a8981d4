import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

export type MissingRow = {
  locale: string;
  key: string;
  times: number;
  place: string;
  first_seen: Date;
  last_seen: Date;
};

/** A page of the keys that were missed, last seen first. */
export async function missingPage(
  db: Queryable,
  query: { language?: string | undefined; key?: string | undefined; limit: number; offset: number },
): Promise<{ rows: MissingRow[]; total: number }> {
  const where = sql`(${query.language ?? null}::text IS NULL OR locale = ${query.language ?? null})
    AND (${query.key || null}::text IS NULL OR ${holdsText(sql`key`, query.key ?? '')})`;
  const { rows } = await sql<MissingRow>`SELECT locale, key, times, place, first_seen, last_seen
    FROM missing_translation WHERE ${where} ORDER BY last_seen DESC, locale, key
    LIMIT ${query.limit} OFFSET ${query.offset}`.execute(db);
  const counted = await sql<{ n: number }>`SELECT count(*)::int AS n FROM missing_translation WHERE ${where}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** Forgets keys in every language. Gives how many entries that were. */
export async function forgetMissing(tx: Tx, keys: readonly string[]): Promise<number> {
  const done = await tx
    .deleteFrom('missing_translation')
    .where('key', 'in', [...keys])
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
