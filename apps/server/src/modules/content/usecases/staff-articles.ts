import type { StaffArticle, shapes } from '@app/contract/content/staff-schemas';
import { LOCALES, type Localized } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { z } from 'zod';
import { cleanLocalizedHtml } from '../../../platform/clean-html.ts';
import { afterCommit, inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { storedText } from '../../catalog/public.ts';
import { type ArticleRow, articleByKey, listArticleRows, lockArticle, writeArticle } from '../db/article.repo.ts';

type Query = z.output<(typeof shapes)['listArticles']['query']>;
type Page = z.output<(typeof shapes)['listArticles']['answer']>;
type Change = z.output<(typeof shapes)['updateArticle']['body']>;

const shown = ({ updated_at, ...row }: ArticleRow): StaffArticle => ({ ...row, updatedAt: updated_at.toISOString() });

/** The static pages, without their texts. */
export async function listArticles(db: Queryable, query: Query): Promise<Page> {
  const { page, limit } = query;
  const { list, total } = await listArticleRows(db, query.title || null, {
    byTime: query.sort === 'updatedAt',
    ascending: query.order === 'asc',
    limit,
    offset: (page - 1) * limit,
  });
  const rows = list.map(({ key, title, languages, version, updated_at }) => ({
    id: key,
    title,
    languages: LOCALES.filter((locale) => languages.includes(locale)),
    version,
    updatedAt: updated_at.toISOString(),
  }));
  return { list: rows, total, page, limit };
}

/** A static page in every language. Refuses record.not_found. */
export async function readStaffArticle(db: Queryable, key: string): Promise<StaffArticle> {
  return shown((await articleByKey(db, key)) ?? refuse('record.not_found'));
}

const words = (html: string): string => html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '');

/** The texts as they are published: cleaned, and a language without a word left to fall back on English. */
function publishable(given: Change['html']): Localized {
  const clean = cleanLocalizedHtml(storedText(given));
  if (words(clean['en-US']) === '') refuseField('html.en-US', 'field.required');
  const kept = Object.entries(clean).map(([locale, html]) => [locale, words(html ?? '') === '' ? '' : html]);
  return storedText(Object.fromEntries(kept));
}

/**
 * Publishes a static page at once. Refuses record.not_found, record.stale with `{current}`, and input.invalid when
 * nothing is left of the English text.
 */
export async function updateArticle(
  platform: Platform,
  by: StaffContext,
  { key, ...change }: Change & { key: string },
): Promise<StaffArticle> {
  const html = publishable(change.html);
  return inTransaction(platform.db, async (tx) => {
    const before = shown((await lockArticle(tx, key)) ?? refuse('record.not_found'));
    assertThat(before.version === change.version, 'record.stale', { current: before });
    await writeArticle(tx, { key, title: storedText(change.title), html }, true);
    const after = await readStaffArticle(tx, key);
    await logOperation(tx, by, { action: 'article.update', record: `article/${key}`, before, after });
    afterCommit(tx, () => platform.cache.drop([`article:${key}`]));
    return after;
  });
}
