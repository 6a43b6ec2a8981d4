import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

// The text of the machine, never of a person, goes into these statements.
const quoted = (text: string): string => `'${text}'`;
const edges = travelOrderMachine.transitions.flatMap((rule) =>
  rule.from.flatMap((from) => rule.by.map((actor) => `(${[from, rule.on, rule.to, actor].map(quoted).join(', ')})`)),
);

/** What a policy as JSON costs up to `m.moment`, null being for ever. */
const feeBefore = (policy: string): string =>
  `(SELECT (p.step ->> 'feeUsd')::bigint AS fee FROM jsonb_array_elements(${policy}) WITH ORDINALITY p(step, place)
    WHERE p.step ->> 'until' IS NULL OR p.step ->> 'until' >= m.moment ORDER BY p.place LIMIT 1)`;

/** What must hold for travel orders of any kind, each a question whose answer is no row. */
export const travelInvariants: Invariant[] = [
  {
    name: 'travel.price_lines_sum',
    promise: 'The price lines of a travel order, and the shares of its items, sum to what is charged.',
    sql: `SELECT o.number, o.payable_usd, l.total AS lines, i.total AS items FROM travel_order o
      LEFT JOIN LATERAL (SELECT sum((line ->> 'amountUsd')::bigint)::bigint AS total
        FROM jsonb_array_elements(o.price_lines) AS line) l ON true
      LEFT JOIN (SELECT order_id, sum(paid_usd)::bigint AS total FROM travel_order_item GROUP BY order_id) i
        ON i.order_id = o.id
      WHERE l.total IS DISTINCT FROM o.payable_usd OR i.total IS DISTINCT FROM o.payable_usd`,
  },
  {
    name: 'travel.deals_match_claims',
    promise: 'Units claimed of a deal of travel are those of its orders that are not over, and never more than it has.',
    sql: `SELECT d.id, d.claimed, d.quota, COALESCE(c.units, 0) AS claims FROM travel_deal d
      LEFT JOIN (SELECT deal_id, sum(units - returned) AS units FROM travel_deal_claim WHERE state <> 'released' GROUP BY 1) c ON c.deal_id = d.id
      WHERE d.claimed <> COALESCE(c.units, 0) OR d.claimed > d.quota`,
  },
  {
    name: 'travel.deals_are_kept',
    promise:
      'Nobody has more units of a deal than a customer may; unpaid orders hold theirs, paid ones have them but for what went back, cancelled ones none, changed ones what their change stays at.',
    sql: `SELECT c.deal_id, c.customer_id, NULL::text AS number FROM travel_deal_claim c JOIN travel_deal d ON d.id = c.deal_id
      WHERE c.state <> 'released' GROUP BY 1, 2 HAVING sum(c.units - c.returned) > min(d.per_customer)
      UNION ALL SELECT c.deal_id, c.customer_id, o.number FROM travel_deal_claim c LEFT JOIN travel_order o ON o.id = c.order_id
      LEFT JOIN LATERAL (SELECT t.frozen -> 'items' AS items FROM travel_change t
        WHERE t.order_id = o.id AND t.state = 'done' AND t.form = 'instead' ORDER BY t.done_at DESC, t.id DESC LIMIT 1) t ON true
      WHERE c.state IS DISTINCT FROM CASE WHEN o.state = 'cancelled'
          OR (t.items IS NOT NULL AND NOT EXISTS (SELECT FROM jsonb_array_elements(t.items) AS i
            WHERE i ->> 'key' = c.item_key AND i #>> '{deal,id}' = c.deal_id::text AND (i #>> '{deal,units}')::int = c.units)) THEN 'released'
        WHEN o.state IN ${sqlWords(travelStates('unpaid'))} THEN 'held' ELSE 'taken' END
      UNION ALL SELECT c.deal_id, c.customer_id, o.number FROM travel_deal_claim c JOIN travel_order o ON o.id = c.order_id
      WHERE c.state = 'taken' AND c.bundle_id IS NULL AND (c.returned > 0) <> EXISTS (SELECT FROM travel_part_refund r WHERE r.order_id = o.id)`,
  },
  {
    name: 'travel.deals_of_bundles',
    promise:
      'What is booked as one has one unit of a deal on it as long as one of its orders is at it, and all of these are its own.',
    sql: `SELECT c.bundle_id, c.deal_id, sum(c.units) AS units FROM travel_deal_claim c JOIN travel_order o ON o.id = c.order_id
      WHERE c.bundle_id IS NOT NULL GROUP BY 1, 2
      HAVING sum(c.units) FILTER (WHERE c.state <> 'released') <> 1 OR bool_or(o.bundle_id IS DISTINCT FROM c.bundle_id)
      UNION ALL SELECT NULL, c.deal_id, c.units FROM travel_deal_claim c WHERE c.bundle_id IS NULL AND c.units = 0`,
  },
  {
    name: 'travel.deals_take_off',
    promise:
      'What the deals of an order take off its items is what its price says, and all of it is of items at deals.',
    sql: `SELECT o.number, l.off AS line, c.off AS claims FROM travel_order o
      LEFT JOIN LATERAL (SELECT -sum((line ->> 'amountUsd')::bigint) AS off FROM jsonb_array_elements(o.price_lines) AS line
        WHERE line ->> 'step' = 'deal') l ON true
      LEFT JOIN (SELECT order_id, sum(off_usd) AS off FROM travel_deal_claim GROUP BY 1) c ON c.order_id = o.id
      WHERE COALESCE(l.off, 0) <> COALESCE(c.off, 0)`,
  },
  {
    name: 'travel.history_is_a_path',
    promise:
      'The history of a travel order is a path of the transition table, one line a step, ending where the order is.',
    sql: `WITH edge(from_state, event, to_state, actor) AS (VALUES ${edges.join(', ')}),
      step AS (
        SELECT h.*, lag(h.to_state) OVER w AS before, lead(h.id) OVER w AS next, count(*) OVER (PARTITION BY h.order_id) AS steps
        FROM travel_order_history h WINDOW w AS (PARTITION BY h.order_id ORDER BY h.id)
      )
      SELECT o.number, o.state, s.event, s.from_state, s.to_state FROM travel_order o
      LEFT JOIN step s ON s.order_id = o.id
      LEFT JOIN edge e ON e.from_state = s.from_state AND e.event = s.event AND e.to_state = s.to_state
        AND e.actor = s.actor
      WHERE s.id IS NULL
        OR s.from_state IS DISTINCT FROM s.before
        OR (s.before IS NULL AND (s.event <> 'place' OR s.to_state <> '${travelOrderMachine.initial}'))
        OR (s.before IS NOT NULL AND e.event IS NULL)
        OR (s.next IS NULL AND s.to_state <> o.state)
        OR s.steps <> o.version`,
  },
  {
    name: 'travel.payment_matches',
    promise:
      'What was paid for a travel order and for changes of it, without the parts that went back or to an order of some of its guests, is its amount and their fees, and what came back is what it says.',
    sql: `SELECT o.number, o.state, o.payable_usd, p.state AS payment, p.amount_usd, p.refunded_usd, o.refund_usd, c.paid, c.back
      FROM travel_order o JOIN payment p ON p.id = o.payment_id CROSS JOIN LATERAL (
        SELECT COALESCE(sum(c.due_usd), 0) AS paid, COALESCE(sum(c.back_usd), 0) AS back, COALESCE(sum(c.fee_usd), 0) AS fee,
          COALESCE(sum(s.refunded_usd), 0) AS refunded
        FROM travel_change c LEFT JOIN payment s ON s.id = c.payment_id WHERE c.order_id = o.id AND c.state = 'done') c
      CROSS JOIN LATERAL (SELECT COALESCE(sum(r.refund_usd), 0) AS back FROM travel_part_refund r WHERE r.order_id = o.id) part
      CROSS JOIN LATERAL (SELECT COALESCE(sum(s.split_usd), 0) AS usd FROM travel_order s WHERE s.split_from = o.id) gone
      WHERE p.amount_usd + c.paid - c.back - part.back - gone.usd <> o.payable_usd + o.change_fee_usd OR c.fee <> o.change_fee_usd OR p.payable_id <> o.id OR p.payable_kind <> o.kind || '_order'
        OR p.access_key <> o.access_key
        OR (o.payable_usd > 0 AND (o.paid_at IS NOT NULL) <> (p.state IN ('paid', 'partly_refunded', 'refunded')))
        OR (o.state = 'cancelled' AND o.payable_usd > 0 AND (p.state <> 'cancelled') <> (o.paid_at IS NOT NULL))
        OR p.refunded_usd + c.refunded <> COALESCE(o.refund_usd, 0) + c.back + part.back + gone.usd`,
  },
  {
    name: 'travel.splits_are_alike',
    promise:
      'An order that was split off another is of the same kind, customer, currency and rate, and its payment is of what went with it.',
    sql: `SELECT o.number, o.split_usd, p.amount_usd, f.number AS split_from FROM travel_order o
      JOIN travel_order f ON f.id = o.split_from JOIN payment p ON p.id = o.payment_id
      WHERE (o.kind, o.customer_id, o.currency, o.rate) IS DISTINCT FROM (f.kind, f.customer_id, f.currency, f.rate)
        OR p.amount_usd <> o.split_usd OR p.paid_at IS NULL OR o.bundle_id IS NOT NULL OR f.bundle_id IS NOT NULL
        OR NOT EXISTS (SELECT FROM travel_order_history h WHERE h.order_id = f.id AND h.event = 'split' AND h.note = o.number)`,
  },
  {
    name: 'travel.changes_are_paid',
    promise:
      'A change of dates is made once what it costs more is paid, and waits only while its payment is open; the money of one that takes place no more went back.',
    sql: `SELECT o.number, c.id, c.state, c.due_usd, p.state AS payment, p.amount_usd
      FROM travel_change c JOIN travel_order o ON o.id = c.order_id LEFT JOIN payment p ON p.id = c.payment_id
      WHERE (c.payment_id IS NOT NULL AND (p.id IS NULL OR p.amount_usd <> c.due_usd OR p.payable_id <> c.id
          OR p.payable_kind <> o.kind || '_change'))
        OR (c.state = 'awaiting_payment' AND (p.state IS DISTINCT FROM 'pending'
          OR o.state NOT IN ${sqlWords(travelStates('booked'))}))
        OR (c.state = 'done' AND (c.due_usd > 0) <> COALESCE(p.state IN ('paid', 'partly_refunded', 'refunded'), false))
        OR (c.state = 'expired' AND p.state <> 'cancelled') OR (c.state = 'dropped' AND p.state NOT IN ('cancelled', 'refunded'))
        OR (c.state = 'quoted' AND c.payment_id IS NOT NULL)`,
  },
  {
    name: 'travel.changes_keep_the_policy',
    promise:
      'Where a change of dates keeps a part of what was booked, cancelling costs at no moment less than before it, and an order has the policy of its last change, unless some of its guests have their own since.',
    sql: `WITH made AS (
        SELECT c.*, o.number, o.policy, row_number() OVER (PARTITION BY c.order_id ORDER BY c.done_at DESC, c.created_at DESC) AS back,
          (c.before #>> '{exchange,part}')::numeric AS part, (c.before #>> '{exchange,of}')::numeric AS units,
          (c.before #>> '{exchange,becomes}')::numeric AS becomes,
          (c.frozen #>> '{pricing,payableUsd}')::bigint + (c.frozen #>> '{pricing,points,deductedUsd}')::bigint AS worth
        FROM travel_change c JOIN travel_order o ON o.id = c.order_id WHERE c.state = 'done')
      SELECT number, id, m.moment, was.fee AS before, now.fee AS after FROM made
      CROSS JOIN LATERAL (SELECT s ->> 'until' AS moment
        FROM jsonb_array_elements((made.before -> 'policy') || (made.frozen -> 'cancellation')) s) m
      CROSS JOIN LATERAL ${feeBefore("made.before -> 'policy'")} was
      CROSS JOIN LATERAL ${feeBefore("made.frozen -> 'cancellation'")} now
      WHERE NOT waives_fee AND part < units AND now.fee < LEAST(worth, ceil(was.fee * LEAST(becomes, units) / units))
      UNION ALL SELECT number, id, NULL, NULL, NULL FROM made WHERE back = 1 AND policy <> frozen -> 'cancellation'
        AND NOT EXISTS (SELECT FROM travel_order_history h WHERE h.order_id = made.order_id AND h.event = 'split' AND h.created_at >= made.done_at)`,
  },
  {
    name: 'travel.refund_and_fee_are_the_price',
    promise: 'What a cancelled paid order gave back and what it cost to cancel are, together, what it was worth.',
    sql: `SELECT number, payable_usd, refund_usd, fee_usd, points_back, points_used FROM travel_order
      WHERE (state = 'cancelled' AND paid_at IS NOT NULL) <> (refund_usd IS NOT NULL AND fee_usd IS NOT NULL)
        OR refund_usd + fee_usd NOT BETWEEN payable_usd AND payable_usd + points_value_usd`,
  },
  {
    name: 'travel.points_used_match',
    promise: 'Points a travel order costs have left the customer, and are back as far as the order says.',
    sql: `SELECT o.number, o.state, o.points_used, o.points_back, s.spent FROM travel_order o
      LEFT JOIN (
        SELECT t.reference_id, -sum(e.amount)::bigint AS spent
        FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
        JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NOT NULL
        WHERE t.kind IN ('points_spent', 'points_returned') GROUP BY t.reference_id
      ) s ON s.reference_id = o.id::text
      WHERE COALESCE(s.spent, 0) <> CASE WHEN o.state = 'cancelled' AND o.paid_at IS NULL THEN 0
        ELSE o.points_used - o.points_back END`,
  },
  {
    name: 'travel.points_earned_once',
    promise: 'A completed travel order has earned its points once, any other none.',
    sql: `SELECT o.number, o.earn_points, e.earned FROM travel_order o
      LEFT JOIN (
        SELECT t.reference_id, sum(e.amount)::bigint AS earned
        FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
        JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NOT NULL
        WHERE t.kind = 'points_earned' GROUP BY t.reference_id
      ) e ON e.reference_id = o.id::text
      WHERE COALESCE(e.earned, 0) <> CASE WHEN o.completed_at IS NULL THEN 0 ELSE o.earn_points END
        OR o.earn_points <> o.payable_usd / 100 OR (o.completed_at IS NOT NULL) <> (o.state = 'completed')`,
  },
  {
    name: 'travel.rebates_match',
    promise: "An agent's rebate of a travel order is credited once, when it is completed, at the ratio frozen with it.",
    sql: `SELECT o.number, o.agent_id, r.credited FROM travel_order o
      LEFT JOIN (SELECT order_id, sum(amount_usd) AS credited FROM agent_rebate WHERE kind = 'credit' GROUP BY order_id) r
        ON r.order_id = o.id
      WHERE COALESCE(r.credited, 0) <> CASE WHEN o.completed_at IS NULL OR o.agent_id IS NULL THEN 0
        ELSE o.payable_usd * o.agent_rebate_bp / 10000 END
      UNION ALL
      SELECT r.order_id::text, r.agent_id, r.amount_usd FROM agent_rebate r
      LEFT JOIN travel_order o ON o.id = r.order_id AND r.order_kind = o.kind || '_order'
      WHERE r.order_kind <> 'goods_order' AND o.id IS NULL`,
  },
  {
    name: 'travel.keys_are_unique',
    promise:
      'No two travel orders share a key, a number or a voucher, and every confirmed one has its voucher and guests.',
    sql: `SELECT min(number) AS number, count(*) FROM travel_order GROUP BY access_key HAVING count(*) > 1
      UNION ALL SELECT min(number), count(*) FROM travel_order WHERE voucher_code IS NOT NULL
        GROUP BY voucher_code HAVING count(*) > 1
      UNION ALL SELECT o.number, 0 FROM travel_order o
        WHERE NOT EXISTS (SELECT FROM travel_order_guest g WHERE g.order_id = o.id)`,
  },
  {
    name: 'travel.comments_are_of_completed_orders',
    promise: 'A comment belongs to a completed order of its writer.',
    sql: `SELECT c.order_id, o.state FROM travel_comment c JOIN travel_order o ON o.id = c.order_id
      WHERE o.state <> 'completed' OR o.customer_id <> c.customer_id OR o.subject_id <> c.subject_id OR o.kind <> c.kind`,
  },
  {
    name: 'travel.scores_are_of_comments',
    promise: 'A score is that of the comments that are shown.',
    sql: `
      SELECT kind, subject_id, s.rating_sum, s.rating_count, c.stars, c.count FROM travel_score s FULL JOIN (
        SELECT kind, subject_id, sum(rating) AS stars, count(*) AS count FROM travel_comment WHERE NOT hidden GROUP BY 1, 2) c
        USING (kind, subject_id)
      WHERE COALESCE(s.rating_sum, 0) <> COALESCE(c.stars, 0) OR COALESCE(s.rating_count, 0) <> COALESCE(c.count, 0)`,
  },
];
