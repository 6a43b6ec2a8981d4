import { goodsStates } from '@app/contract/orders/goods-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must hold for coupons, each a question whose answer is no row. */
export const couponInvariants: Invariant[] = [
  {
    name: 'coupons.collected_within_limits',
    promise:
      'A coupon has given out as many copies as were collected, never more than its limits in all and per person.',
    sql: `SELECT c.id, c.collected, c.limit_total, k.n, k.most FROM coupon c
      LEFT JOIN (SELECT coupon_id, count(*)::int AS n, max(nth) AS most FROM customer_coupon GROUP BY coupon_id) k
        ON k.coupon_id = c.id
      WHERE c.collected <> COALESCE(k.n, 0) OR c.collected > c.limit_total OR COALESCE(k.most, 0) > c.limit_each`,
  },
  {
    name: 'coupons.one_use_at_a_time',
    promise: 'A collected coupon belongs to the one order that was priced with it: held while unpaid, used once paid.',
    sql: `SELECT k.id, k.state, k.order_id, o.number, o.state AS order_state FROM customer_coupon k
      LEFT JOIN goods_order o ON o.id = k.order_id
      WHERE k.order_id IS NOT NULL AND (o.id IS NULL OR o.coupon_id <> k.id OR o.customer_id <> k.customer_id
        OR k.state <> CASE WHEN o.paid_at IS NULL THEN 'held' ELSE 'used' END)
      UNION ALL
      SELECT o.coupon_id, k.state, k.order_id, o.number, o.state FROM goods_order o
      JOIN customer_coupon k ON k.id = o.coupon_id
      WHERE k.order_id IS DISTINCT FROM o.id AND o.refund_usd IS NULL
        AND o.state NOT IN ${sqlWords(['cancelled', ...goodsStates('refunding')])}
        AND NOT (o.state = 'user_deleted' AND o.paid_at IS NULL)`,
  },
];
