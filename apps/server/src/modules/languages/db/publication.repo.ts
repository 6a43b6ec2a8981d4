import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type TextChange = { locale: string; key: string; before: string | null; after: string | null };
export type PublicationRow = {
  id: string;
  who: string;
  at: Date;
  changes: number;
  languages: string[];
  undoes: string | null;
  undone: boolean;
};

/** Any number that no other advisory lock of the product uses. */
const PUBLISH_LOCK = 7_420_812;

/** Publications take turns: each compares what stands before it. */
export const lockPublishing = async (tx: Tx): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${PUBLISH_LOCK})`.execute(tx);
};

/** Puts texts over the shipped ones, or takes them off where `after` is null. */
export async function applyChanges(tx: Tx, changes: readonly TextChange[]): Promise<void> {
  const set = changes.filter((change) => change.after !== null);
  const off = changes.filter((change) => change.after === null);
  await sql`INSERT INTO translation AS t (locale, key, text)
    SELECT * FROM unnest(${set.map((one) => one.locale)}::text[], ${set.map((one) => one.key)}::text[],
      ${set.map((one) => one.after)}::text[])
    ON CONFLICT (locale, key) DO UPDATE SET text = excluded.text, version = t.version + 1, updated_at = app_now()
  `.execute(tx);
  await sql`DELETE FROM translation t
    USING unnest(${off.map((one) => one.locale)}::text[], ${off.map((one) => one.key)}::text[]) AS given (locale, key)
    WHERE t.locale = given.locale AND t.key = given.key`.execute(tx);
}

/** Keeps what was published, by whom, with each text before and after. */
export async function insertPublication(
  tx: Tx,
  of: { id: string; staffId: string; who: string; undoes: string | null },
  changes: readonly TextChange[],
): Promise<void> {
  await tx
    .insertInto('translation_publish')
    .values({ id: of.id, staff_id: of.staffId, who: of.who, undoes: of.undoes, changes: changes.length })
    .execute();
  await sql`INSERT INTO translation_publish_change (publish_id, locale, key, before, after)
    SELECT ${of.id}::uuid, * FROM unnest(${changes.map((one) => one.locale)}::text[],
      ${changes.map((one) => one.key)}::text[], ${changes.map((one) => one.before)}::text[],
      ${changes.map((one) => one.after)}::text[])`.execute(tx);
}

const shown = sql`p.id, p.who, p.at, p.changes, p.undoes,
  EXISTS (SELECT FROM translation_publish u WHERE u.undoes = p.id) AS undone,
  ARRAY(SELECT DISTINCT locale FROM translation_publish_change c WHERE c.publish_id = p.id ORDER BY 1) AS languages`;

/** A page of publications, newest first. */
export async function publicationsPage(
  db: Queryable,
  page: { limit: number; offset: number },
): Promise<{ rows: PublicationRow[]; total: number }> {
  const { rows } = await sql<PublicationRow>`SELECT ${shown} FROM translation_publish p
    ORDER BY p.at DESC, p.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  const counted = await sql<{ n: number }>`SELECT count(*)::int AS n FROM translation_publish`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

export async function publicationRow(db: Queryable, id: string): Promise<PublicationRow | undefined> {
  const { rows } = await sql<PublicationRow>`SELECT ${shown} FROM translation_publish p WHERE p.id = ${id}`.execute(db);
  return rows[0];
}

/** What one publication changed. */
export const changesOf = (db: Queryable, id: string, most: number): Promise<TextChange[]> =>
  db
    .selectFrom('translation_publish_change')
    .select(['locale', 'key', 'before', 'after'])
    .where('publish_id', '=', id)
    .orderBy('locale')
    .orderBy('key')
    .limit(most)
    .execute();
