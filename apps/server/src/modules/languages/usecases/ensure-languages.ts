import { LOCALES, type Locale } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { builtInCategories } from '../data/built-in-categories.ts';

const languages: Record<Locale, { name: string; title: string }> = {
  'en-US': { name: 'English', title: 'English' },
  'zh-cn': { name: 'Chinese', title: '简体中文' },
  es: { name: 'Spanish', title: 'Español' },
  pt: { name: 'Portuguese', title: 'Português' },
};

/** The groups of keys, unless there are any. */
async function ensureCategories(db: Queryable): Promise<void> {
  await sql`
    INSERT INTO language_category (id, code, name, is_default, sort_weight)
    SELECT gen_random_uuid(), code, name, weight = 1000, weight
      FROM unnest(${builtInCategories.map((one) => one.code)}::text[],
        ${builtInCategories.map((one) => JSON.stringify(one.name))}::jsonb[],
        ${builtInCategories.map((_, index) => 1000 - index * 10)}::int[]) AS given (code, name, weight)
     WHERE NOT EXISTS (SELECT FROM language_category)
    ON CONFLICT DO NOTHING
  `.execute(db);
}

/** What no installation can do without: languages and groups of keys. */
export async function ensureLanguages(db: Queryable): Promise<void> {
  await ensureCategories(db);
  const codes = [...LOCALES];
  await sql`
    INSERT INTO language (code, name, title, is_default, sort_weight)
    SELECT code, name, title, code = 'en-US' AND NOT EXISTS (SELECT FROM language WHERE is_default), weight
      FROM unnest(
        ${codes}::text[], ${codes.map((code) => languages[code].name)}::text[],
        ${codes.map((code) => languages[code].title)}::text[], ${codes.map((_, index) => 100 - index * 10)}::int[]
      ) AS given (code, name, title, weight)
    ON CONFLICT DO NOTHING
  `.execute(db);
}
