import type { Queryable } from '../../../platform/db/connect.ts';
import type { Category } from '../domain/category-tree.ts';

/** Every category, heavier ones first among siblings. */
export async function allCategories(db: Queryable): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'parent_id', 'path', 'name', 'image', 'displayed', 'enabled', 'sort_weight'])
    .orderBy('sort_weight', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ parent_id: parentId, sort_weight: sortWeight, ...row }) => ({ ...row, parentId, sortWeight }));
}
