import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** How far back orders are counted, and how many companions a product keeps. */
const COUNTED_DAYS = 180;
const COMPANIONS = 12;

/**
 * Counts anew which products are bought together in paid orders of the last 180 days; each keeps its twelve most frequent
 * companions. Gives how many pairs changed.
 */
export async function recountPairs(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH counted AS (
      SELECT a.product_id, b.product_id AS other_id, count(DISTINCT a.order_id)::int AS times
      FROM goods_order o
      JOIN goods_order_line a ON a.order_id = o.id
      JOIN goods_order_line b ON b.order_id = o.id AND b.product_id <> a.product_id
      WHERE o.paid_at > app_now() - make_interval(days => ${sql.lit(COUNTED_DAYS)})
      GROUP BY a.product_id, b.product_id
    ),
    ranked AS (
      SELECT *, row_number() OVER (PARTITION BY product_id ORDER BY times DESC, other_id) AS place FROM counted
    ),
    best AS (SELECT product_id, other_id, times FROM ranked WHERE place <= ${sql.lit(COMPANIONS)}),
    gone AS (
      DELETE FROM product_pair p
      WHERE NOT EXISTS (SELECT 1 FROM best b WHERE b.product_id = p.product_id AND b.other_id = p.other_id)
      RETURNING 1
    ),
    written AS (
      INSERT INTO product_pair (product_id, other_id, times) SELECT product_id, other_id, times FROM best
      ON CONFLICT (product_id, other_id) DO UPDATE SET times = excluded.times
        WHERE product_pair.times <> excluded.times
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM gone)::int + (SELECT count(*) FROM written)::int AS n`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** The best companions of a product, the most frequent first. */
export async function companionsOf(db: Queryable, productId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT other_id AS id FROM product_pair WHERE product_id = ${productId}
    ORDER BY times DESC, other_id LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Points each sign of interest gives a product. Bought together weighs most; sales break ties. */
const WEIGHT = { boughtTogether: 6, favouriteCategory: 4, keptCategory: 3, seenCategory: 2 } as const;
const PER_CATEGORY = 12;

/**
 * Products for a customer, the best first: companions of what they bought, kept or looked at; popular goods of their
 * favourite categories, and of those they keep and look at. What they bought lately is left out, and what is sold out.
 */
export async function productsFor(db: Queryable, customerId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH bought AS (
      SELECT DISTINCT l.product_id FROM goods_order o JOIN goods_order_line l ON l.order_id = o.id
      WHERE o.customer_id = ${customerId} AND o.paid_at IS NOT NULL
    ),
    kept AS (SELECT product_id FROM favourite WHERE customer_id = ${customerId} ORDER BY created_at DESC LIMIT 50),
    seen AS (SELECT product_id FROM product_view WHERE customer_id = ${customerId} ORDER BY viewed_at DESC LIMIT 50),
    known AS (SELECT product_id FROM bought UNION SELECT product_id FROM kept UNION SELECT product_id FROM seen),
    liked AS (
      SELECT category_id AS id, ${sql.lit(WEIGHT.favouriteCategory)} AS weight FROM customer_category
        WHERE customer_id = ${customerId}
      UNION ALL SELECT p.category_id, ${sql.lit(WEIGHT.keptCategory)} FROM kept JOIN product p ON p.id = kept.product_id
      UNION ALL SELECT p.category_id, ${sql.lit(WEIGHT.seenCategory)} FROM seen JOIN product p ON p.id = seen.product_id
    ),
    categories AS (
      SELECT c.id, cardinality(c.path) AS depth, max(liked.weight) AS weight FROM liked JOIN category c ON c.id = liked.id
      GROUP BY c.id, c.path ORDER BY max(liked.weight) DESC, c.id LIMIT 20
    ),
    signs AS (
      SELECT pair.other_id AS id, ${sql.lit(WEIGHT.boughtTogether)} AS weight
        FROM known JOIN product_pair pair ON pair.product_id = known.product_id
      UNION ALL
      SELECT best.id, categories.weight FROM categories CROSS JOIN LATERAL (
        SELECT p.id FROM product p WHERE p.online AND p.type = 'normal' AND CASE categories.depth
          WHEN 1 THEN p.category_path[1] = categories.id
          WHEN 2 THEN p.category_path[2] = categories.id
          ELSE p.category_path[3] = categories.id END
        ORDER BY p.popularity DESC, p.id DESC LIMIT ${sql.lit(PER_CATEGORY)}
      ) best
    ),
    scored AS (SELECT id, sum(weight) AS score FROM signs GROUP BY id)
    SELECT p.id FROM scored JOIN product p ON p.id = scored.id
    LEFT JOIN product_stock stock ON stock.product_id = p.id
    WHERE p.online AND p.type = 'normal' AND stock.on_hand > stock.reserved
      AND NOT EXISTS (SELECT 1 FROM bought WHERE bought.product_id = p.id)
    ORDER BY scored.score DESC, p.popularity DESC, p.id DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
