import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import type { Localized } from '@app/contract/core/locale';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { searchTokens } from '../domain/search-tokens.ts';

export type StoredCategory = StaffCategory & { readonly path: string[] };

/** Every category with what it holds, heavier ones first among siblings. */
export async function staffCategories(db: Queryable): Promise<StoredCategory[]> {
  const { rows } = await sql<StoredCategory>`
    SELECT c.id, c.parent_id AS "parentId", c.path, c.name, c.image, c.displayed, c.enabled, c.sort_weight AS "sortWeight",
      cardinality(c.path) AS depth, c.version,
      (SELECT count(*) FROM product p WHERE p.category_id = c.id) AS products,
      (SELECT count(*) FROM category b WHERE b.parent_id = c.id) AS children
    FROM category c ORDER BY c.sort_weight DESC, c.created_at, c.id`.execute(db);
  return rows;
}

/** Only one change of the tree at a time: its rules look at more than one row. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`LOCK TABLE category IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
}

/** Moves a category and all below it: their paths and those of their goods. */
export async function movePath(tx: Tx, from: readonly string[], to: readonly string[]): Promise<void> {
  const moved = sql`${to}::uuid[] || path[${sql.lit(from.length + 1)}:]`;
  const id = from.at(-1);
  await sql`UPDATE category SET path = ${moved} WHERE path @> ARRAY[${id}::uuid]`.execute(tx);
  await sql`UPDATE product p SET category_path = c.path FROM category c
    WHERE c.id = p.category_id AND c.path @> ARRAY[${id}::uuid] AND p.category_path <> c.path`.execute(tx);
}

type Found = {
  id: string;
  type: 'normal' | 'points';
  name: Localized;
  description: Localized;
  tags: Localized[];
  category_path: string[];
  category_names: Localized[];
};
const BATCH = 500;

/** Writes anew what searches find the goods of a category (and below) by, after its name or place has changed. */
export async function reindexCategory(tx: Tx, categoryId: string): Promise<void> {
  const inside = sql`p.category_id IN (SELECT id FROM category WHERE path @> ARRAY[${categoryId}::uuid])`;
  await reindex(tx, inside);
}

/** Writes anew what searches find these products by. */
export const reindexProducts = (tx: Tx, ids: readonly string[]): Promise<void> =>
  reindex(tx, sql`p.id = ANY(${ids}::uuid[])`);

async function reindex(tx: Tx, wanted: RawBuilder<unknown>): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<Found>`
      SELECT p.id, p.type, p.name, p.description, p.tags, p.category_path,
        (SELECT jsonb_agg(c.name) FROM category c WHERE c.id = ANY(p.category_path)) AS category_names
      FROM product p WHERE ${wanted} AND p.id > ${last}
      ORDER BY p.id LIMIT ${sql.lit(BATCH)}`.execute(tx);
    const found = rows.map((row) => ({
      id: row.id,
      ...searchTokens({ ...row, categoryPath: row.category_path, categoryNames: row.category_names }),
    }));
    await sql`
      UPDATE product_search s SET name_tokens = ARRAY(SELECT jsonb_array_elements_text(r."nameTokens")),
        tokens = ARRAY(SELECT jsonb_array_elements_text(r.tokens))
      FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS r(id uuid, "nameTokens" jsonb, tokens jsonb)
      WHERE s.product_id = r.id`.execute(tx);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The ids of the categories right below a parent (null: at the top). */
export async function childrenOf(tx: Tx, parentId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM category WHERE parent_id IS NOT DISTINCT FROM ${parentId}::uuid`.execute(tx);
  return rows.map((row) => row.id);
}

/** Gives categories falling weights in this order. */
export async function weighCategories(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`UPDATE category c SET sort_weight = ${ids.length} - o.place + 1, version = version + 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS o(id, place) WHERE c.id = o.id`.execute(tx);
}
