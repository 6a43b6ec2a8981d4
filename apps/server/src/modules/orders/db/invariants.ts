import { returnRequestStates } from '@app/contract/orders/after-sale/return-request-groups';
import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import { goodsStates } from '@app/contract/orders/goods-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
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

/** What an order `o` had given back before it was completed. */
const REFUNDED_THEN = `COALESCE((SELECT sum(c.refunded_usd) FROM after_sale_case c
  WHERE c.order_id = o.id AND c.state = 'refund_successful' AND c.ended_at <= o.completed_at), 0)::bigint`;

/** An order `o` whose goods have been sold. */
const SOLD = 'o.paid_at IS NOT NULL';

const REFUNDING = goodsStates('refunding');

/** Pieces of lines `l` that came back: of return requests that were refunded, and of those approved or received just now. */
const BACK = `COALESCE((SELECT sum(gone.quantity) FROM after_sale_line gone
  JOIN after_sale_case ended ON ended.id = gone.case_id
  WHERE gone.line_id = l.id AND ended.state IN ${sqlWords(returnRequestStates('came_back'))}), 0)`;

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
    name: 'orders.parts_have_their_order',
    promise: 'Lines, sheets and history belong to an order that exists, and its payment exists.',
    sql: `SELECT p.order_id, p.part FROM (
        SELECT order_id, 'line' AS part FROM goods_order_line UNION ALL
        SELECT order_id, 'sheet' FROM goods_order_sheet UNION ALL
        SELECT order_id, 'history' FROM goods_order_history) p
      WHERE NOT EXISTS (SELECT 1 FROM goods_order o WHERE o.id = p.order_id)
      UNION ALL
      SELECT o.id, 'payment' FROM goods_order o WHERE NOT EXISTS (SELECT 1 FROM payment p WHERE p.id = o.payment_id)
      UNION ALL
      SELECT l.order_id, 'variant' FROM goods_order_line l WHERE NOT EXISTS (
        SELECT 1 FROM product_variant v WHERE v.id = l.variant_id AND v.product_id = l.product_id)`,
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
    name: 'orders.coupon_shares_sum',
    promise: "What a coupon takes off an order's goods is what it takes off its lines; free postage takes off no line.",
    sql: `SELECT o.number, p.amount_usd, s.total FROM goods_order o
      JOIN goods_order_price_line p ON p.order_id = o.id AND p.step = 'coupon'
      JOIN (SELECT order_id, sum(coupon_usd)::bigint AS total FROM goods_order_line GROUP BY order_id) s
        ON s.order_id = o.id
      WHERE s.total <> CASE WHEN p.detail ->> 'kind' = 'postage' THEN 0 ELSE -p.amount_usd END
        OR (p.amount_usd <> 0) <> (o.coupon_id IS NOT NULL)`,
  },
  {
    name: 'orders.deal_shares_sum',
    promise: 'What deals take off an order is what they take off its lines.',
    sql: `SELECT o.number, p.off, l.off AS lines FROM goods_order o
      JOIN (SELECT order_id, sum(deal_off_usd)::bigint AS off FROM goods_order_line GROUP BY order_id) l ON l.order_id = o.id
      LEFT JOIN (SELECT order_id, -sum(amount_usd)::bigint AS off FROM goods_order_price_line WHERE step = 'deal'
        GROUP BY order_id) p ON p.order_id = o.id
      WHERE l.off <> COALESCE(p.off, 0)`,
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
    promise:
      'A paid order has taken its stock but what came back, an unpaid one holds it, and no other holds or has taken any.',
    sql: `WITH wanted AS (
        SELECT o.id, o.number, l.variant_id, sum(l.quantity)::int AS quantity, sum(${BACK})::int AS back,
          CASE WHEN o.state = 'pending_payment' THEN 'held'
            WHEN ${SOLD} AND sum(l.quantity - ${BACK}) > 0 THEN 'taken' ELSE 'none' END AS state
        FROM goods_order o JOIN goods_order_line l ON l.order_id = o.id
        GROUP BY o.id, l.variant_id
      )
      SELECT w.number, w.variant_id, w.state AS wanted, w.quantity, w.back, a.state, a.quantity AS allocated, a.returned
      FROM wanted w LEFT JOIN stock_allocation a ON a.order_id = w.id AND a.variant_id = w.variant_id
      WHERE COALESCE(a.returned, 0) <> w.back
        OR CASE w.state WHEN 'none' THEN COALESCE(a.state IN ('held', 'taken'), false)
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
      "An agent's rebate is credited once for a completed order, at the frozen ratio of what was paid and kept, and taken back with each refund.",
    sql: `WITH due AS (
        SELECT o.id, o.number, o.agent_id, CASE WHEN o.completed_at IS NULL THEN 0
          ELSE (o.payable_usd - ${REFUNDED_THEN}) * o.agent_rebate_bp / 10000 END AS amount,
          CASE WHEN o.completed_at IS NULL THEN 0
            ELSE (o.payable_usd - COALESCE(o.refund_usd, 0)) * o.agent_rebate_bp / 10000 END AS kept
        FROM goods_order o WHERE o.agent_id IS NOT NULL
      ), got AS (
        SELECT order_id, agent_id, sum(amount_usd) FILTER (WHERE kind = 'credit') AS credited,
          COALESCE(sum(amount_usd) FILTER (WHERE kind = 'reversal'), 0) AS reversed
        FROM agent_rebate WHERE order_kind = 'goods_order' GROUP BY order_id, agent_id
      )
      SELECT COALESCE(d.id, g.order_id) AS order_id, d.number, d.amount, d.kept, g.credited, g.reversed
      FROM due d FULL JOIN got g ON g.order_id = d.id AND g.agent_id = d.agent_id
      WHERE COALESCE(g.credited, 0) <> COALESCE(d.amount, 0)
        OR COALESCE(g.credited, 0) - COALESCE(g.reversed, 0) <> COALESCE(d.kept, 0)`,
  },
  {
    name: 'orders.points_earned_once',
    promise: 'A completed order has earned its points once, by what was paid and kept; an uncompleted one none.',
    sql: `SELECT o.number, o.earn_points, e.earned FROM goods_order o
      LEFT JOIN (
        SELECT t.reference_id, sum(e.amount)::bigint AS earned
        FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
        JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NOT NULL
        WHERE t.reference_kind = 'goods_order' AND t.kind = 'points_earned' GROUP BY t.reference_id
      ) e ON e.reference_id = o.id::text
      WHERE COALESCE(e.earned, 0) <> CASE WHEN o.completed_at IS NULL THEN 0
          ELSE (o.payable_usd - ${REFUNDED_THEN}) / 100 END
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
      WHERE COALESCE(s.spent, 0) <> CASE WHEN o.state = 'cancelled'
        OR (o.state = 'user_deleted' AND o.paid_at IS NULL) THEN 0
        ELSE o.points_used - COALESCE((SELECT sum(c.points) FROM after_sale_case c
          WHERE c.order_id = o.id AND c.state = 'refund_successful'), 0) END`,
  },
  {
    name: 'after_sale.open_case_matches_order',
    promise:
      'An order in an after-sale state has one open return request in the same state, and no other order has one.',
    sql: `SELECT o.number, o.state, c.number AS open_case, c.state AS case_state
      FROM goods_order o LEFT JOIN after_sale_case c ON c.order_id = o.id AND c.ended_at IS NULL
      WHERE CASE WHEN o.state IN ${sqlWords(goodsStates('case_open'))} THEN c.state IS DISTINCT FROM o.state
        ELSE c.id IS NOT NULL END`,
  },
  {
    name: 'after_sale.refunds_fit',
    promise:
      "What went back for a line is at most what was paid for it, and an order's refunds are its return requests'.",
    sql: `WITH line AS (
        SELECT l.order_id, l.id FROM goods_order_line l
        JOIN after_sale_line a ON a.line_id = l.id JOIN after_sale_case c ON c.id = a.case_id
        WHERE c.state = 'refund_successful' GROUP BY l.id
        HAVING sum(a.amount_usd) > l.paid_usd OR sum(a.quantity) > l.quantity
      ), paid AS (
        SELECT order_id, sum(refunded_usd) AS usd FROM after_sale_case WHERE state = 'refund_successful' GROUP BY order_id
      )
      SELECT o.number, o.refund_usd, p.usd AS cases, l.id AS line FROM goods_order o
      LEFT JOIN paid p ON p.order_id = o.id LEFT JOIN line l ON l.order_id = o.id
      WHERE o.refund_usd IS DISTINCT FROM p.usd OR o.refund_usd > o.payable_usd OR l.id IS NOT NULL`,
  },
  {
    name: 'after_sale.lines_sum',
    promise:
      "A return request's lines sum to its goods and points, and the open one asks for no piece that has gone back.",
    sql: `SELECT c.number, c.goods_usd, c.points, s.usd, s.points AS line_points FROM after_sale_case c
      LEFT JOIN (SELECT case_id, sum(amount_usd) AS usd, sum(points) AS points FROM after_sale_line GROUP BY case_id) s
        ON s.case_id = c.id
      WHERE c.goods_usd IS DISTINCT FROM s.usd OR c.points IS DISTINCT FROM s.points
      UNION ALL
      SELECT c.number, l.quantity, a.quantity, ${BACK}, 0 FROM after_sale_case c
      JOIN after_sale_line a ON a.case_id = c.id JOIN goods_order_line l ON l.id = a.line_id
      WHERE c.ended_at IS NULL AND c.state NOT IN ${sqlWords(REFUNDING)}
        AND a.quantity + ${BACK} > l.quantity`,
  },
  {
    name: 'after_sale.success_means_everything',
    promise: 'A refunded order has nothing left, and one with nothing left is refunded.',
    sql: `SELECT o.number, o.state, sum(l.quantity) AS bought, sum(${BACK}) AS back
      FROM goods_order o JOIN goods_order_line l ON l.order_id = o.id
      WHERE o.refund_usd IS NOT NULL AND o.state NOT IN ${sqlWords([...REFUNDING, 'user_deleted'])}
      GROUP BY o.id HAVING (sum(l.quantity) = sum(${BACK})) <> (o.state = 'refund_successful')`,
  },
];
