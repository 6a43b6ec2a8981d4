import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type TranslationRow = { locale: string; key: string; text: string };

/** Every text that the back office put over the shipped ones. */
export const allTranslations = (db: Queryable): Promise<TranslationRow[]> =>
  db.selectFrom('translation').select(['locale', 'key', 'text']).orderBy('locale').orderBy('key').execute();

/** Sets one text; its version grows by one when it was there. */
export async function storeTranslation(db: Queryable, row: TranslationRow): Promise<void> {
  await sql`
    INSERT INTO translation (locale, key, text) VALUES (${row.locale}, ${row.key}, ${row.text})
    ON CONFLICT (locale, key) DO UPDATE
      SET text = excluded.text, version = translation.version + 1, updated_at = app_now()
  `.execute(db);
}

/** Any number that no other advisory lock of the product uses. */
const REPORTS_LOCK = 7_420_811;

/**
 * Counts keys that a dictionary lacks: a known one is counted up, a new one added while fewer than `most` wait. `place` is
 * the screen it was missed on.
 * Simultaneous reports take turns, so `most` is never passed. Gives how many keys found no room.
 */
export async function countMissing(
  tx: Tx,
  what: { locale: string; keys: readonly string[]; place?: string; most: number },
): Promise<number> {
  // A statement of its own: the next one must see what the report before has committed.
  await sql`SELECT pg_advisory_xact_lock(${REPORTS_LOCK})`.execute(tx);
  const { rows } = await sql<{ left_out: number }>`
    WITH asked AS (SELECT unnest(${what.keys as string[]}::text[]) AS key),
    known AS (
      UPDATE missing_translation m SET times = least(m.times + 1, 1000000000), last_seen = app_now(),
          place = CASE WHEN ${what.place ?? ''} = '' THEN m.place ELSE ${what.place ?? ''} END
        FROM asked WHERE m.locale = ${what.locale} AND m.key = asked.key
      RETURNING m.key
    ),
    fresh AS (
      SELECT key FROM asked WHERE NOT EXISTS (
        SELECT FROM missing_translation m WHERE m.locale = ${what.locale} AND m.key = asked.key
      ) LIMIT greatest(0, ${what.most}::int - (SELECT count(*)::int FROM missing_translation))
    ),
    added AS (
      INSERT INTO missing_translation (locale, key, place) SELECT ${what.locale}, key, ${what.place ?? ''} FROM fresh
      ON CONFLICT DO NOTHING RETURNING key
    )
    SELECT ((SELECT count(*) FROM asked) - (SELECT count(*) FROM known) - (SELECT count(*) FROM added))::int AS left_out
  `.execute(tx);
  return rows[0]?.left_out ?? 0;
}
