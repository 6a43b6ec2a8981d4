import type { Queryable } from '../../../platform/db/connect.ts';
import { builtInArticles } from '../data/built-in-articles.ts';
import { writeArticle } from '../db/article.repo.ts';

/** Gives every installation the pages that its screens link to; those already written stay as they are. */
export async function ensureArticles(db: Queryable): Promise<void> {
  for (const article of builtInArticles) await writeArticle(db, article, false);
}
