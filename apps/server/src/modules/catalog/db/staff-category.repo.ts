import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

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
