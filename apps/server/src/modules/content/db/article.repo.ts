import type { Locale, Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

export type ArticleRow = { key: string; title: Localized; html: Localized; version: number; updated_at: Date };

/** A static page by its key; null when there is none. */
export async function articleByKey(db: Queryable, key: string): Promise<ArticleRow | null> {
  const row = await db
    .selectFrom('article')
    .select(['key', 'title', 'html', 'version', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockArticle(tx: Tx, key: string): Promise<ArticleRow | null> {
  const row = await tx.selectFrom('article').selectAll().where('key', '=', key).forNoKeyUpdate().executeTakeFirst();
  return row ?? null;
}

export type ArticleSummary = {
  key: string;
  title: Localized;
  languages: Locale[];
  version: number;
  updated_at: Date;
};

/** Static pages for staff, without their texts: those whose title in any language holds what is searched for. */
export async function listArticleRows(
  db: Queryable,
  title: string | null,
  at: { byTime: boolean; ascending: boolean; limit: number; offset: number },
): Promise<{ list: ArticleSummary[]; total: number }> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const order = at.byTime ? sql`updated_at` : sql`key`;
  const { rows } = await sql<ArticleSummary & { total: number }>`
    SELECT key, title, version, updated_at, count(*) OVER () AS total,
           ARRAY(SELECT h.key FROM jsonb_each_text(html) h WHERE h.value <> '') AS languages
      FROM article
     WHERE ${title}::text IS NULL OR EXISTS (
       SELECT FROM jsonb_each_text(title) t WHERE ${holdsText(sql`t.value`, title ?? '')})
     ORDER BY ${order} ${direction}, key LIMIT ${at.limit} OFFSET ${at.offset}
  `.execute(db);
  return { list: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Writes a page; `replace` false leaves one that is there as it is. */
export async function writeArticle(
  db: Queryable,
  article: { key: string; title: Localized; html: Localized },
  replace: boolean,
): Promise<void> {
  await sql`
    INSERT INTO article (key, title, html)
    VALUES (${article.key}, ${json(article.title)}::jsonb, ${json(article.html)}::jsonb)
    ON CONFLICT (key) DO UPDATE
      SET title = excluded.title, html = excluded.html, version = article.version + 1, updated_at = app_now()
    WHERE ${replace}
  `.execute(db);
}
