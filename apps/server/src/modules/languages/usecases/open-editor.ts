import { dictionaries } from '@app/contract/core/dictionaries';
import { DEFAULT_LOCALE, type Language } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { StaffTranslation } from '@app/contract/languages/staff-schemas';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type CategoryRow, categoryRows } from '../db/category.repo.ts';
import { draftRows, publishedRows } from '../db/draft.repo.ts';
import { languageRow, languageRows } from '../db/language.repo.ts';
import { type Draft, type Editor, type EditorRow, translationEditor } from '../domain/translation-editor.ts';

type Rows<T> = readonly (T & { readonly locale: string; readonly key: string })[];

const mapOf = <T extends { locale: string; key: string }, V>(
  rows: readonly T[],
  language: Language,
  value: (row: T) => V,
): Map<string, V> => new Map(rows.filter((row) => row.locale === language).map((row) => [row.key, value(row)]));

function editorOf(
  language: Language,
  from: { published: Rows<{ text: string }>; drafts: Rows<Draft>; categories: readonly CategoryRow[] },
): Editor {
  const published = (of: Language) => mapOf([...from.published], of, (row) => row.text);
  const drafts = (of: Language) => mapOf<Rows<Draft>[number], Draft>(from.drafts, of, (row) => row);
  return translationEditor({
    language,
    shipped: dictionaries,
    published: { english: published(DEFAULT_LOCALE), own: published(language) },
    drafts: { english: drafts(DEFAULT_LOCALE), own: drafts(language) },
    categories: from.categories,
  });
}

/** All that is known about one language's texts. Refuses record.not_found for a language nobody added. */
export async function openEditor(db: Queryable, language: Language): Promise<Editor> {
  const known = await languageRow(db, language);
  if (!known) refuse('record.not_found');
  const locales = [language, DEFAULT_LOCALE];
  const published = await publishedRows(db, locales);
  const drafts = await draftRows(db, locales);
  return editorOf(language, { published, drafts, categories: await categoryRows(db) });
}

/** The editors of every language, by tag. */
export async function openAllEditors(db: Queryable): Promise<Map<Language, Editor>> {
  const languages = await languageRows(db);
  const published = await publishedRows(db, null);
  const drafts = await draftRows(db, null);
  const categories = await categoryRows(db);
  return new Map(languages.map(({ code }) => [code, editorOf(code, { published, drafts, categories })]));
}

/** A row as staff are shown it. */
export const shownRow = (language: Language, row: EditorRow): StaffTranslation => ({
  id: row.key,
  language,
  category: row.category,
  source: row.source,
  formerSource: row.formerSource,
  text: row.text,
  published: row.published,
  states: [...row.states],
  version: row.draft?.version ?? 0,
  updatedBy: row.draft?.updatedBy ?? null,
  updatedAt: row.draft?.updatedAt.toISOString() ?? null,
});
