import { sql } from 'kysely';
import type { ErasePort } from '../../accounts/core.ts';

/**
 * Coupons that somebody who leaves never used go back, for others to collect. Copies an order was priced with belong to
 * the books and stay.
 */
export const eraseCoupons: ErasePort = async (tx, { customerId }) => {
  // In the order of their ids, as everybody locks several of them.
  await sql`SELECT 1 FROM coupon WHERE id IN (SELECT coupon_id FROM customer_coupon WHERE customer_id = ${customerId})
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  await sql`
    WITH gone AS (
      DELETE FROM customer_coupon k WHERE k.customer_id = ${customerId} AND k.state = 'usable'
        AND NOT EXISTS (SELECT 1 FROM goods_order o WHERE o.coupon_id = k.id)
      RETURNING k.coupon_id
    )
    UPDATE coupon c SET collected = c.collected - g.n
      FROM (SELECT coupon_id, count(*)::int AS n FROM gone GROUP BY coupon_id) g WHERE c.id = g.coupon_id`.execute(tx);
};
