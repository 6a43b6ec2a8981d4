import { sql } from 'kysely';

/** The names of goods, listed or not. */
export const productNames = (id: string) => sql`SELECT name FROM product WHERE id = ${id}`;

/** The goods that have a page, as `listedPages` takes them. */
export const listedProducts = sql`SELECT id::text, name, updated_at AS changed_at FROM product WHERE online`;

/** The categories that have a page: shoppers see them and there is something in them. They change as their goods do. */
export const listedCategories = sql`
  SELECT c.id::text, c.name, greatest(c.created_at, max(p.updated_at)) AS changed_at
  FROM category c JOIN product p ON p.online AND c.id = ANY(p.category_path)
  WHERE NOT EXISTS (SELECT FROM category up WHERE up.id = ANY(c.path) AND NOT (up.displayed AND up.enabled)) GROUP BY c.id`;
