import type { contentEndpoints } from '@app/contract/content/endpoints';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../platform/slice.ts';
import { articleByKey } from '../db/article.repo.ts';

/** A static page in the reader's language. Refuses record.not_found. */
export async function readArticle(
  platform: Platform,
  key: string,
  lang: Locale,
): Promise<AnswerOf<typeof contentEndpoints.article>> {
  const row = (await articleByKey(platform.db, key)) ?? refuse('record.not_found');
  return {
    key: row.key,
    title: localize(row.title, lang),
    html: localize(row.html, lang),
    updatedAt: row.updated_at.toISOString(),
  };
}
