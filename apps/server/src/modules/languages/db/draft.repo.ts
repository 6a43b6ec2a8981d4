import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Draft } from '../domain/translation-editor.ts';

export type DraftRow = Draft & { readonly locale: string; readonly key: string };

const columns = sql`locale, key, text, source_text AS "sourceText", reviewed, version, updated_by AS "updatedBy",
  updated_at AS "updatedAt"`;

/** What translators wrote in these languages. */
export async function draftRows(db: Queryable, locales: readonly string[] | null): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`SELECT ${columns} FROM translation_draft
    WHERE ${locales as string[] | null}::text[] IS NULL OR locale = ANY(${locales as string[] | null}::text[])`.execute(
    db,
  );
  return rows;
}

/** Published texts of these languages. */
export async function publishedRows(
  db: Queryable,
  locales: readonly string[] | null,
): Promise<{ locale: string; key: string; text: string }[]> {
  const query = db.selectFrom('translation').select(['locale', 'key', 'text']);
  return (locales ? query.where('locale', 'in', [...locales]) : query).execute();
}

/** The version of a draft, its row locked; zero when there is none. */
export async function lockDraft(tx: Tx, locale: string, key: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM translation_draft
    WHERE locale = ${locale} AND key = ${key} FOR UPDATE`.execute(tx);
  return rows[0]?.version ?? 0;
}

type Written = { key: string; text: string; source: string };

/**
 * Writes drafts of one language; versions grow by one. With `fresh` only those that nobody wrote before. Gives how many
 * were written.
 */
export async function writeDrafts(
  tx: Tx,
  to: { locale: string; reviewed: boolean; by: string; fresh?: boolean },
  texts: readonly Written[],
): Promise<number> {
  const { rows } = await sql<{ key: string }>`
    INSERT INTO translation_draft AS d (locale, key, text, source_text, reviewed, updated_by)
    SELECT ${to.locale}, key, text, source, ${to.reviewed}, ${to.by}
      FROM unnest(${texts.map((one) => one.key)}::text[], ${texts.map((one) => one.text)}::text[],
        ${texts.map((one) => one.source)}::text[]) AS given (key, text, source)
    ON CONFLICT (locale, key) DO UPDATE SET text = excluded.text, source_text = excluded.source_text,
      reviewed = excluded.reviewed, updated_by = excluded.updated_by, updated_at = app_now(), version = d.version + 1
      WHERE NOT ${to.fresh ?? false}
    RETURNING key`.execute(tx);
  return rows.length;
}

/** Marks drafts of one language as reviewed, those that still have the version seen. Gives their keys. */
export async function reviewDrafts(
  tx: Tx,
  locale: string,
  seen: readonly { key: string; version: number }[],
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    UPDATE translation_draft d SET reviewed = true, version = d.version + 1, updated_at = app_now()
      FROM unnest(${seen.map((one) => one.key)}::text[], ${seen.map((one) => one.version)}::int[]) AS seen (key, version)
     WHERE d.locale = ${locale} AND d.key = seen.key AND d.version = seen.version AND NOT d.reviewed
    RETURNING d.key`.execute(tx);
  return rows.map((row) => row.key);
}

/** Asks for another review of these texts. */
export async function reopenDrafts(tx: Tx, texts: readonly { locale: string; key: string }[]): Promise<void> {
  await sql`UPDATE translation_draft d SET reviewed = false, version = d.version + 1, updated_at = app_now()
    FROM unnest(${texts.map((one) => one.locale)}::text[], ${texts.map((one) => one.key)}::text[]) AS given (locale, key)
   WHERE d.locale = given.locale AND d.key = given.key AND d.reviewed`.execute(tx);
}
