import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

/** The names of goods, listed or not; null where there are none. */
export async function productNames(db: Queryable, id: string): Promise<Localized | null> {
  const row = await db.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst();
  return row ? (row.name as Localized) : null;
}

/** The goods that have a page, as `listedPages` takes them. */
export const listedProducts = sql`SELECT id::text, name, updated_at AS changed_at FROM product WHERE online`;

/** The categories that have a page: shoppers see them and there is something in them. They change as their goods do. */
export const listedCategories = sql`
  SELECT c.id::text, c.name, greatest(c.created_at, max(p.updated_at)) AS changed_at
  FROM category c JOIN product p ON p.online AND c.id = ANY(p.category_path)
  WHERE NOT EXISTS (SELECT FROM category up WHERE up.id = ANY(c.path) AND NOT (up.displayed AND up.enabled)) GROUP BY c.id`;
