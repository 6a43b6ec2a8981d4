import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import type { Invariant } from '../../../platform/slice.ts';

// The text of the machine, never of a person, goes into these statements.
const quoted = (text: string): string => `'${text}'`;
const detours = goodsOrderMachine.transitions.filter((rule) => rule.effects?.includes('rememberOrigin'));
const origins = detours.flatMap((rule) => rule.from);
const edges = goodsOrderMachine.transitions.flatMap((rule) =>
  rule.from.flatMap((from) =>
    (rule.to === 'origin' ? origins : [rule.to]).flatMap((to) =>
      rule.by.map((actor) => `(${[from, rule.on, to, actor].map(quoted).join(', ')})`),
    ),
  ),
);

/** An order `o` whose goods have been sold and not given back. */
const SOLD = `o.paid_at IS NOT NULL AND o.refund_usd IS NULL
  AND o.state NOT IN ('refund_approved', 'return_completed')`;

/** What must hold for orders, each a question whose answer is no row. */
export const orderInvariants: Invariant[] = [
  {
    name: 'orders.price_lines_sum',
    promise: 'The price lines of an order sum to what is charged.',
    sql: `SELECT o.number, o.payable_usd, s.total FROM goods_order o
      LEFT JOIN (SELECT order_id, sum(amount_usd)::bigint AS total FROM goods_order_price_line GROUP BY order_id) s
        ON s.order_id = o.id
      WHERE s.total IS DISTINCT FROM o.payable_usd`,
  },
  {
    name: 'orders.line_shares_sum',
    promise: "The shares of an order's lines sum to what is charged.",
    sql: `SELECT o.number, o.payable_usd, s.total FROM goods_order o
      LEFT JOIN (SELECT order_id, sum(paid_usd)::bigint AS total FROM goods_order_line GROUP BY order_id) s
        ON s.order_id = o.id
      WHERE s.total IS DISTINCT FROM o.payable_usd`,
  },
  {
    name: 'orders.history_is_a_path',
    promise: 'The history of an order is a path of the transition table and ends where the order is.',
    sql: `WITH edge(from_state, event, to_state, actor) AS (VALUES ${edges.join(', ')}),
      step AS (
        SELECT h.*, lag(h.to_state) OVER w AS before, lead(h.id) OVER w AS next
        FROM goods_order_history h WINDOW w AS (PARTITION BY h.order_id ORDER BY h.id)
      )
      SELECT o.number, o.state, s.event, s.from_state, s.to_state FROM goods_order o
      LEFT JOIN step s ON s.order_id = o.id
      LEFT JOIN edge e ON e.from_state = s.from_state AND e.event = s.event AND e.to_state = s.to_state
        AND e.actor = s.actor
      WHERE s.id IS NULL
        OR s.from_state IS DISTINCT FROM s.before
        OR (s.before IS NULL AND (s.event <> 'place' OR s.to_state <> '${goodsOrderMachine.initial}'))
        OR (s.before IS NOT NULL AND e.event IS NULL)
        OR (s.next IS NULL AND s.to_state <> o.state)`,
  },
  {
    name: 'orders.stock_matches_state',
    promise: 'A paid order has taken its stock, an unpaid one holds it, and no other holds or has taken any.',
    sql: `WITH wanted AS (
        SELECT o.id, o.number, l.variant_id, sum(l.quantity)::int AS quantity,
          CASE WHEN o.state = 'pending_payment' THEN 'held' WHEN ${SOLD} THEN 'taken' ELSE 'none' END AS state
        FROM goods_order o JOIN goods_order_line l ON l.order_id = o.id
        GROUP BY o.id, l.variant_id
      )
      SELECT w.number, w.variant_id, w.state AS wanted, w.quantity, a.state, a.quantity AS allocated
      FROM wanted w LEFT JOIN stock_allocation a ON a.order_id = w.id AND a.variant_id = w.variant_id
      WHERE CASE w.state WHEN 'none' THEN COALESCE(a.state IN ('held', 'taken'), false)
        ELSE a.state IS DISTINCT FROM w.state OR a.quantity <> w.quantity END`,
  },
  {
    name: 'orders.held_stock_has_an_order',
    promise: 'Held stock belongs to an order that waits for its payment.',
    sql: `SELECT a.order_id, a.variant_id, a.quantity FROM stock_allocation a
      LEFT JOIN goods_order o ON o.id = a.order_id AND o.state = 'pending_payment'
      WHERE a.state = 'held' AND o.id IS NULL`,
  },
  {
    name: 'orders.payment_matches',
    promise:
      "An order's payment is of its amount, paid exactly when the order is, and refunded by no more than was paid.",
    sql: `SELECT o.number, o.state, o.payable_usd, p.state AS payment, p.amount_usd, p.refunded_usd, o.refund_usd
      FROM goods_order o JOIN payment p ON p.id = o.payment_id
      WHERE p.amount_usd <> o.payable_usd
        OR (o.paid_at IS NOT NULL) <> (p.state IN ('paid', 'partly_refunded', 'refunded'))
        OR (o.state = 'cancelled' AND p.state <> 'cancelled')
        OR COALESCE(o.refund_usd, 0) > o.payable_usd
        OR p.refunded_usd <> COALESCE(o.refund_usd, 0)`,
  },
  {
    name: 'orders.rebates_match',
    promise:
      "An agent's rebate is credited once for a completed order, at the frozen ratio, and taken back with a refund.",
    sql: `WITH due AS (
        SELECT o.id, o.number, o.agent_id, o.refund_usd,
          CASE WHEN o.completed_at IS NULL THEN 0 ELSE o.payable_usd * o.agent_rebate_bp / 10000 END AS amount
        FROM goods_order o WHERE o.agent_id IS NOT NULL
      ), got AS (
        SELECT order_id, agent_id, sum(amount_usd) FILTER (WHERE kind = 'credit') AS credited,
          COALESCE(sum(amount_usd) FILTER (WHERE kind = 'reversal'), 0) AS reversed
        FROM agent_rebate GROUP BY order_id, agent_id
      )
      SELECT COALESCE(d.id, g.order_id) AS order_id, d.number, d.amount, g.credited, g.reversed
      FROM due d FULL JOIN got g ON g.order_id = d.id AND g.agent_id = d.agent_id
      WHERE COALESCE(g.credited, 0) <> COALESCE(d.amount, 0)
        OR COALESCE(g.reversed, 0) <> CASE WHEN d.refund_usd IS NULL THEN 0 ELSE COALESCE(d.amount, 0) END`,
  },
  {
    name: 'orders.points_earned_once',
    promise: 'A completed order has earned its points once, an uncompleted one none.',
    sql: `SELECT o.number, o.earn_points, e.earned FROM goods_order o
      LEFT JOIN (
        SELECT t.reference_id, sum(e.amount)::bigint AS earned
        FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
        JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NOT NULL
        WHERE t.reference_kind = 'goods_order' AND t.kind = 'points_earned' GROUP BY t.reference_id
      ) e ON e.reference_id = o.id::text
      WHERE COALESCE(e.earned, 0) <> CASE WHEN o.completed_at IS NULL THEN 0 ELSE o.earn_points END
        OR (o.completed_at IS NOT NULL AND o.earn_points <> o.payable_usd / 100)`,
  },
  {
    name: 'orders.points_used_match',
    promise: 'Points an order costs have left the customer, and are back when the order was cancelled or refunded.',
    sql: `SELECT o.number, o.state, o.points_used, s.spent FROM goods_order o
      LEFT JOIN (
        SELECT t.reference_id, -sum(e.amount)::bigint AS spent
        FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
        JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NOT NULL
        WHERE t.reference_kind = 'goods_order' AND t.kind IN ('points_spent', 'points_returned')
        GROUP BY t.reference_id
      ) s ON s.reference_id = o.id::text
      WHERE COALESCE(s.spent, 0) <> CASE WHEN o.refund_usd IS NOT NULL OR o.state = 'cancelled'
        OR (o.state = 'user_deleted' AND o.paid_at IS NULL) THEN 0 ELSE o.points_used END`,
  },
];
