import type { Invariant } from '../../../../platform/slice.ts';

export const dealInvariants: Invariant[] = [
  {
    name: 'deals stay within their quota',
    promise: 'Never more pieces at a deal than it has, and none that no order accounts for is missing.',
    sql: `SELECT d.id AS deal, d.claimed, d.quota, coalesce(a.pieces, 0) AS in_orders
      FROM flash_deal d LEFT JOIN (SELECT deal_id, sum(deal_quantity) AS pieces FROM stock_allocation
        WHERE deal_id IS NOT NULL AND state IN ('held', 'taken') GROUP BY deal_id) a ON a.deal_id = d.id
      WHERE d.claimed > d.quota OR d.claimed < coalesce(a.pieces, 0)`,
  },
  {
    name: 'deals.items_hold_with_their_deal',
    promise: 'A variant is on a deal exactly as long as its deal is on, and of the product the deal is about.',
    sql: `
        SELECT i.deal_id AS deal, i.variant_id AS variant FROM flash_deal_item i
        JOIN flash_deal f ON f.id = i.deal_id JOIN product_variant v ON v.id = i.variant_id
        WHERE v.product_id <> f.product_id
          OR i.live IS DISTINCT FROM CASE WHEN f.enabled THEN tstzrange(f.starts_at, f.ends_at) END`,
  },
];
