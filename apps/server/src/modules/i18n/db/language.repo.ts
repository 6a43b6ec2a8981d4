import type { Locale } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type LanguageRow = { code: Locale; name: string; title: string; is_default: boolean };

/** Languages that are on, heaviest first. */
export async function enabledLanguages(db: Queryable): Promise<LanguageRow[]> {
  const { rows } = await sql<LanguageRow>`
    SELECT code, name, title, is_default FROM language WHERE enabled ORDER BY sort_weight DESC, code
  `.execute(db);
  return rows;
}
