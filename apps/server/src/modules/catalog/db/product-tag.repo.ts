import type { ProductTag } from '@app/contract/catalog/merchandising-schemas';
import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsText } from '../../../platform/db/patterns.ts';

type Row = Omit<ProductTag, 'createdAt'> & { createdAt: Date };
const columns = sql`t.id, t.code, t.name, t.colour, t.version, t.created_at AS "createdAt",
  (SELECT count(*) FROM product p WHERE p.tags @> jsonb_build_array(jsonb_build_object('code', t.code))) AS products`;
const shown = ({ createdAt, ...row }: Row): ProductTag => ({ ...row, createdAt: createdAt.toISOString() });

export type TagFilter = { readonly name: string | null; readonly code: string | null; readonly colour: string | null };

function conditions(filter: TagFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (filter.name) all.push(holdsText(sql`t.name`, filter.name));
  if (filter.code) all.push(holdsText(sql`t.code`, filter.code));
  if (filter.colour) all.push(sql`t.colour = ${filter.colour}`);
  return sql.join(all, sql` AND `);
}

/** One page of tags with how many products bear each, and how many tags there are. */
export async function productTagPage(
  db: Queryable,
  filter: TagFilter,
  at: { ascending: boolean; limit: number; offset: number },
): Promise<{ list: ProductTag[]; total: number }> {
  const way = at.ascending ? sql`ASC` : sql`DESC`;
  const [{ rows }, total] = await Promise.all([
    sql<Row>`SELECT ${columns} FROM product_tag t WHERE ${conditions(filter)}
      ORDER BY t.created_at ${way}, t.id ${way} LIMIT ${sql.lit(at.limit)} OFFSET ${at.offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM product_tag t WHERE ${conditions(filter)}`.execute(db),
  ]);
  return { list: rows.map(shown), total: total.rows[0]?.total ?? 0 };
}

/** One tag, held until the transaction ends; null when there is none. */
export async function lockProductTag(tx: Tx, id: string): Promise<ProductTag | null> {
  const { rows } = await sql<Row>`SELECT ${columns} FROM product_tag t WHERE t.id = ${id} FOR UPDATE OF t`.execute(tx);
  return rows[0] ? shown(rows[0]) : null;
}

type TagInput = { readonly code: string; readonly name: Localized; readonly colour: ProductTag['colour'] };

/** Writes a tag, new or one version on. */
export async function storeProductTag(tx: Tx, id: string, input: TagInput): Promise<ProductTag> {
  const { rows } = await sql<Row>`
    WITH t AS (
      INSERT INTO product_tag (id, code, name, colour) VALUES (${id}, ${input.code}, ${json(input.name)}, ${input.colour})
      ON CONFLICT (id) DO UPDATE SET code = excluded.code, name = excluded.name, colour = excluded.colour,
        version = product_tag.version + 1, updated_at = app_now()
      RETURNING *
    ) SELECT ${columns} FROM t`.execute(tx);
  return shown(rows[0] as Row);
}

export async function deleteProductTagRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('product_tag').where('id', '=', id).execute();
}

/** Writes a tag anew into the products that bear it under its former code; gives those products. */
export async function retagProducts(tx: Tx, formerCode: string, tag: TagInput): Promise<string[]> {
  const written = json({ ...tag.name, code: tag.code, colour: tag.colour });
  const { rows } = await sql<{ id: string }>`
    UPDATE product p SET version = version + 1, updated_at = app_now(), tags = (
      SELECT jsonb_agg(CASE WHEN e.tag ->> 'code' = ${formerCode} THEN ${written}::jsonb ELSE e.tag END ORDER BY e.place)
      FROM jsonb_array_elements(p.tags) WITH ORDINALITY AS e(tag, place))
    WHERE p.tags @> ${json([{ code: formerCode }])}::jsonb RETURNING p.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** The kept tags with these codes, as products repeat them. */
export async function tagsByCode(db: Queryable, codes: readonly string[]): Promise<Map<string, TagInput>> {
  if (codes.length === 0) return new Map();
  const { rows } =
    await sql<TagInput>`SELECT code, name, colour FROM product_tag WHERE code = ANY(${codes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
