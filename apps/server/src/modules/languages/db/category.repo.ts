import type { StaffLanguageCategory } from '@app/contract/languages/staff-schemas';
import { sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';

export type CategoryRow = {
  id: string;
  code: string;
  name: StaffLanguageCategory['name'];
  isDefault: boolean;
  enabled: boolean;
  sortWeight: number;
  version: number;
  updatedAt: Date;
};
export type CategoryValues = Pick<CategoryRow, 'code' | 'name' | 'isDefault' | 'enabled' | 'sortWeight'>;

const columns = sql`id, code, name, is_default AS "isDefault", enabled, sort_weight AS "sortWeight", version,
  updated_at AS "updatedAt"`;

/** All groups of keys, heaviest first. */
export async function categoryRows(db: Queryable): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`SELECT ${columns} FROM language_category
    ORDER BY sort_weight DESC, code`.execute(db);
  return rows;
}

export async function categoryRow(db: Queryable, id: string, { lock = false } = {}): Promise<CategoryRow | undefined> {
  const { rows } = await sql<CategoryRow>`SELECT ${columns} FROM language_category WHERE id = ${id}
    ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows[0];
}

export async function categoryCodeTaken(db: Queryable, code: string, exceptId: string): Promise<boolean> {
  const query = db.selectFrom('language_category').select('id').where('code', '=', code).where('id', '!=', exceptId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Takes the mark of the default from whoever has it; its version grows. */
export async function clearDefaultCategory(db: Queryable, exceptId: string): Promise<void> {
  await sql`UPDATE language_category SET is_default = false, version = version + 1, updated_at = app_now()
    WHERE is_default AND id <> ${exceptId}`.execute(db);
}

/** Adds a group, or saves one that exists; then its version grows by one. */
export async function writeCategory(db: Queryable, id: string, values: CategoryValues): Promise<void> {
  await sql`
    INSERT INTO language_category AS c (id, code, name, is_default, enabled, sort_weight)
    VALUES (${id}, ${values.code}, ${json(values.name)}::jsonb, ${values.isDefault}, ${values.enabled},
      ${values.sortWeight})
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, name = excluded.name, is_default = excluded.is_default,
      enabled = excluded.enabled, sort_weight = excluded.sort_weight, version = c.version + 1, updated_at = app_now()
  `.execute(db);
}
