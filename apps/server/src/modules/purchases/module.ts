import { defineSlice } from '../../platform/slice.ts';
import { staffRoutes } from './http/staff.routes.ts';

export default defineSlice((platform) => ({
  name: 'purchases',
  owns: ['stock_purchase', 'stock_purchase_line'],
  reads: [
    'after_sale_case',
    'after_sale_line',
    'goods_order',
    'goods_order_line',
    'goods_order_sheet',
    'product_search',
  ],
  endpoints: staffRoutes(platform),
  invariants: [
    {
      name: 'purchases.sums',
      promise: 'A purchase from a supplier says exactly what its lines add up to.',
      sql: `
        SELECT b.id AS purchase, b.pieces, b.total_usd FROM stock_purchase b
        LEFT JOIN LATERAL (SELECT sum(quantity) AS pieces, sum(quantity * cost_usd) AS total
          FROM stock_purchase_line WHERE purchase_id = b.id) l ON true
        WHERE (b.pieces, b.total_usd) IS DISTINCT FROM (l.pieces, l.total)`,
    },
  ],
}));
