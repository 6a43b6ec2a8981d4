import type { SpecTemplate } from '@app/contract/catalog/merchandising-schemas';
import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

type Row = Omit<SpecTemplate, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };
const columns = sql`id, name, "values", version, created_at AS "createdAt", updated_at AS "updatedAt"`;
const shown = ({ createdAt, updatedAt, ...row }: Row): SpecTemplate => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
const named = (name: string | null) => (name ? holdsText(sql`name`, name) : sql`true`);

/** One page of spec templates and how many there are; a name is looked for in every language. */
export async function specTemplatePage(
  db: Queryable,
  name: string | null,
  at: { ascending: boolean; limit: number; offset: number },
): Promise<{ list: SpecTemplate[]; total: number }> {
  const way = at.ascending ? sql`ASC` : sql`DESC`;
  const [{ rows }, total] = await Promise.all([
    sql<Row>`SELECT ${columns} FROM spec_template WHERE ${named(name)}
      ORDER BY created_at ${way}, id ${way} LIMIT ${sql.lit(at.limit)} OFFSET ${at.offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM spec_template WHERE ${named(name)}`.execute(db),
  ]);
  return { list: rows.map(shown), total: total.rows[0]?.total ?? 0 };
}

/** One template, held until the transaction ends; null when there is none. */
export async function lockSpecTemplate(tx: Tx, id: string): Promise<SpecTemplate | null> {
  const { rows } = await sql<Row>`SELECT ${columns} FROM spec_template WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0] ? shown(rows[0]) : null;
}

/** Writes a template, new or one version on. */
export async function storeSpecTemplate(
  tx: Tx,
  id: string,
  input: { name: Localized; values: readonly Localized[] },
): Promise<SpecTemplate> {
  const { rows } = await sql<Row>`
    INSERT INTO spec_template (id, name, "values") VALUES (${id}, ${json(input.name)}, ${json(input.values)})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, "values" = excluded."values",
      version = spec_template.version + 1, updated_at = app_now()
    RETURNING ${columns}`.execute(tx);
  return shown(rows[0] as Row);
}

export async function deleteSpecTemplateRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('spec_template').where('id', '=', id).execute();
}
