import type { Invariant } from '../../../platform/slice.ts';

/** What the catalog's rows must obey at any time; each query names the rows that do not. */
export const catalogInvariants: readonly Invariant[] = [
  {
    name: 'stock equals its movements',
    promise: 'A variant has in the house and promised exactly what its inventory log adds up to.',
    sql: `SELECT v.id AS variant, v.sku, v.on_hand, v.reserved, coalesce(m.on_hand, 0) AS on_hand_by_log,
        coalesce(m.reserved, 0) AS reserved_by_log
      FROM product_variant v
      LEFT JOIN (SELECT variant_id, sum(on_hand_change) AS on_hand, sum(reserved_change) AS reserved
        FROM stock_movement GROUP BY variant_id) m ON m.variant_id = v.id
      WHERE v.on_hand <> coalesce(m.on_hand, 0) OR v.reserved <> coalesce(m.reserved, 0)`,
  },
  {
    name: 'movements and allocations have their variant',
    promise: 'What was moved and what is allocated is of a variant that exists.',
    sql: `SELECT s.variant_id FROM (
        SELECT variant_id FROM stock_movement UNION ALL SELECT variant_id FROM stock_allocation) s
      WHERE NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.id = s.variant_id)`,
  },
  {
    name: 'reserved equals held allocations',
    promise: 'Every promised piece belongs to an order that still holds it.',
    sql: `SELECT v.id AS variant, v.sku, v.reserved, coalesce(a.held, 0) AS held
      FROM product_variant v
      LEFT JOIN (SELECT variant_id, sum(quantity) AS held FROM stock_allocation WHERE state = 'held' GROUP BY variant_id) a
        ON a.variant_id = v.id
      WHERE v.reserved <> coalesce(a.held, 0)`,
  },
  {
    name: 'product stock sums its variants',
    promise: 'What lists say of stock agrees with the variants.',
    sql: `SELECT p.id AS product, s.on_hand, s.reserved, coalesce(v.on_hand, 0) AS on_hand_of_variants,
        coalesce(v.reserved, 0) AS reserved_of_variants
      FROM product p LEFT JOIN product_stock s ON s.product_id = p.id
      LEFT JOIN (SELECT product_id, sum(on_hand) AS on_hand, sum(reserved) AS reserved FROM product_variant
        WHERE removed_at IS NULL GROUP BY product_id) v ON v.product_id = p.id
      WHERE (s.on_hand, s.reserved) IS DISTINCT FROM (coalesce(v.on_hand, 0), coalesce(v.reserved, 0))`,
  },
  {
    name: 'product price is its cheapest variant',
    promise: 'Lists are sorted and filtered by the price a shopper can pay.',
    // What has just sold out or come back is written right after it.
    sql: `SELECT p.id AS product, p.min_price_usd, l.price_usd, p.min_points, l.points
      FROM product p JOIN product_leading_price l ON l.product_id = p.id
      WHERE (p.min_price_usd <> l.price_usd OR (p.type = 'points' AND p.min_points IS DISTINCT FROM l.points))
        AND NOT EXISTS (SELECT 1 FROM product_price_due d WHERE d.product_id = p.id)`,
  },
  {
    name: 'products stand below their category',
    promise: 'A product is listed in its category and every one above it.',
    sql: `SELECT p.id AS product, p.category_path, c.path FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.category_path <> c.path`,
  },
];
