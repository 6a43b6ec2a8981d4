import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';

export type ArticleRow = { key: string; title: Localized; html: Localized; updated_at: Date };

/** A static page by its key; null when there is none. */
export async function articleByKey(db: Queryable, key: string): Promise<ArticleRow | null> {
  const row = await db
    .selectFrom('article')
    .select(['key', 'title', 'html', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
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
