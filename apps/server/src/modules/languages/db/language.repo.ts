import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type LanguageRow = {
  code: string;
  name: string;
  title: string;
  is_default: boolean;
  enabled: boolean;
  sort_weight: number;
  version: number;
  updated_at: Date;
};
export type LanguageValues = Pick<LanguageRow, 'name' | 'title' | 'enabled' | 'is_default' | 'sort_weight'>;

/** All languages, or those that are on; heaviest first. */
export async function languageRows(
  db: Queryable,
  only: { enabled?: boolean | undefined } = {},
): Promise<LanguageRow[]> {
  const { rows } = await sql<LanguageRow>`
    SELECT code, name, title, is_default, enabled, sort_weight, version, updated_at FROM language
     WHERE ${only.enabled ?? null}::boolean IS NULL OR enabled = ${only.enabled ?? null}
     ORDER BY sort_weight DESC, code
  `.execute(db);
  return rows;
}

export const languageRow = async (
  db: Queryable,
  code: string,
  { lock = false } = {},
): Promise<LanguageRow | undefined> => {
  const query = db.selectFrom('language').selectAll().where('code', '=', code);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

/** Whether another language has this name. */
export async function languageNameTaken(db: Queryable, name: string, exceptCode: string): Promise<boolean> {
  const query = db.selectFrom('language').select('code').where('name', '=', name).where('code', '!=', exceptCode);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Takes the mark of the default from whoever has it; its version grows. */
export async function clearDefaultLanguage(db: Queryable, exceptCode: string): Promise<void> {
  await sql`UPDATE language SET is_default = false, version = version + 1, updated_at = app_now()
    WHERE is_default AND code <> ${exceptCode}`.execute(db);
}

export async function insertLanguage(db: Queryable, code: string, values: LanguageValues): Promise<boolean> {
  const done = await db
    .insertInto('language')
    .values({ code, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function updateLanguage(db: Queryable, code: string, values: LanguageValues): Promise<void> {
  await sql`UPDATE language SET name = ${values.name}, title = ${values.title}, enabled = ${values.enabled},
    is_default = ${values.is_default}, sort_weight = ${values.sort_weight}, version = version + 1,
    updated_at = app_now() WHERE code = ${code}`.execute(db);
}

export const deleteLanguage = async (db: Queryable, code: string): Promise<void> => {
  await db.deleteFrom('language').where('code', '=', code).execute();
  await db.deleteFrom('translation').where('locale', '=', code).execute();
  await db.deleteFrom('missing_translation').where('locale', '=', code).execute();
};
