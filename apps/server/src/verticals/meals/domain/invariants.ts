import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of set meals. */
export const mealInvariants: readonly Invariant[] = [
  {
    name: 'meals.stock_matches',
    promise:
      'Pieces of a set held and sold are those of its unpaid orders and those not given back, and no more than there are',
    sql: `
      WITH had AS (
        SELECT b.set_id, sum(CASE WHEN b.state = 'held' THEN b.pieces ELSE 0 END) AS held,
          sum((SELECT count(*) FROM dining_code c WHERE c.order_id = b.order_id AND c.state <> 'refunded')) AS sold
        FROM dining_set_booking b GROUP BY 1)
      SELECT s.id, s.stock, s.held, s.sold, h.held AS held_by_orders, h.sold AS sold_by_codes
      FROM dining_set s LEFT JOIN had h ON h.set_id = s.id
      WHERE s.held + s.sold > s.stock OR s.held <> COALESCE(h.held, 0) OR s.sold <> COALESCE(h.sold, 0)`,
  },
  {
    name: 'meals.holds_are_open_orders',
    promise:
      'Every unpaid order of set meals holds its pieces, every paid one has a code for each, a cancelled one has none',
    sql: `
      SELECT o.id, o.number, o.state, b.state AS booking, b.pieces, c.codes, c.living
      FROM travel_order o FULL JOIN dining_set_booking b ON b.order_id = o.id
        LEFT JOIN LATERAL (SELECT count(*) AS codes, count(*) FILTER (WHERE state <> 'refunded') AS living
          FROM dining_code WHERE order_id = b.order_id) c ON true
      WHERE (b.order_id IS NOT NULL OR o.kind = 'diningcombo') AND (b.state IS DISTINCT FROM CASE
          WHEN o.state IN ${sqlWords(travelStates('unpaid'))} THEN 'held'
          WHEN o.state = 'cancelled' THEN 'released' WHEN o.id IS NOT NULL THEN 'taken' END
        OR (b.state = 'taken' AND c.codes <> b.pieces) OR (b.state <> 'taken' AND c.living <> 0))`,
  },
  {
    name: 'meals.codes_are_paid',
    promise:
      'What was paid for the pieces of an order that were not given back is what the order costs, in money and points',
    sql: `
      SELECT o.number, o.payable_usd, o.points_used, o.points_value_usd, c.paid, c.points, c.worth
      FROM dining_set_booking b JOIN travel_order o ON o.id = b.order_id
        CROSS JOIN LATERAL (SELECT COALESCE(sum(paid_usd), 0) AS paid, COALESCE(sum(points), 0) AS points,
          COALESCE(sum(points_value_usd), 0) AS worth FROM dining_code WHERE order_id = o.id AND state <> 'refunded') c
      WHERE b.state = 'taken'
        AND (c.paid <> o.payable_usd OR c.points <> o.points_used OR c.worth <> o.points_value_usd)`,
  },
  {
    name: 'meals.deal_units_go_back',
    promise: 'Pieces at a deal that were given back count against the deal no more',
    sql: `
      SELECT o.number, c.units, c.returned, k.back FROM travel_deal_claim c JOIN dining_set_booking b ON b.order_id = c.order_id
        JOIN travel_order o ON o.id = c.order_id
        CROSS JOIN LATERAL (SELECT count(*) AS back FROM dining_code WHERE order_id = b.order_id AND state = 'refunded') k
      WHERE c.state = 'taken' AND c.returned <> k.back`,
  },
  {
    name: 'meals.expired_are_given_back',
    promise: 'A day after its end no piece is usable any more, and none is expired where the set gives back',
    sql: `
      SELECT o.number, c.number AS piece, c.state, c.expires_at FROM dining_code c JOIN travel_order o ON o.id = c.order_id
      WHERE (c.state = 'usable' AND c.expires_at < app_now() - interval '1 day')
        OR (c.state = 'expired' AND (o.snapshot ->> 'refundAtExpiry')::boolean)`,
  },
];
