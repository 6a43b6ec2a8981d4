import type { Locale } from '@app/contract/core/locale';
import { READ_AS } from '@app/contract/core/name-order';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

const COLLATIONS: Readonly<Record<Locale | 'any', string>> = {
  'en-US': 'names_en',
  'zh-cn': 'names_zh',
  es: 'names_es',
  pt: 'names_pt',
  any: 'names_any',
};

const asRead = (name: Sql): Sql =>
  READ_AS.reduce((text, [written, sounds]) => sql`replace(${text}, ${sql.lit(written)}, ${sql.lit(sounds)})`, name);

/** What rows are sorted by their names by, as `compareNames` does; without a language for names that are in none. */
export function nameOrder(name: Sql, lang: Locale | 'any' = 'any'): Sql {
  const read = lang === 'zh-cn' || lang === 'any' ? asRead(name) : name;
  return sql`name_order(${read}) COLLATE ${sql.ref(COLLATIONS[lang])}`;
}

/** The same of a `jsonb` column of localised names, as it is shown in a language. */
export const localNameOrder = (names: Sql, lang: Locale): Sql =>
  nameOrder(sql`COALESCE(NULLIF(${names} ->> ${sql.lit(lang)}, ''), ${names} ->> 'en-US')`, lang);
