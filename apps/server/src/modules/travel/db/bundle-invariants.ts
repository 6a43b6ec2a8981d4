import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must hold for travel orders that were booked as one, each a question whose answer is no row. */
export const bundleInvariants: Invariant[] = [
  {
    name: 'travel.bundles_never_dearer',
    promise: 'What a bundle came to when it was placed is never more than what its parts would have cost alone.',
    sql: 'SELECT b.number, b.alone_usd, b.total_usd FROM travel_bundle b WHERE b.total_usd > b.alone_usd',
  },
  {
    name: 'travel.parts_never_dearer',
    promise:
      'What a part of a bundle costs, with the points that paid some of it, is never more than what it would cost alone, changed or not.',
    sql: `SELECT b.number, o.number AS part, o.payable_usd, o.points_value_usd, o.alone_usd FROM travel_bundle b
      JOIN travel_order o ON o.bundle_id = b.id WHERE o.payable_usd + o.points_value_usd > o.alone_usd`,
  },
  {
    name: 'travel.bundles_sum',
    promise: 'What a bundle came to is what its payment is of, and the payments of its orders sum to that.',
    sql: `SELECT b.number, b.total_usd, p.amount_usd, o.parts FROM travel_bundle b JOIN payment p ON p.id = b.payment_id
      CROSS JOIN LATERAL (SELECT count(*) AS orders, COALESCE(sum(own.amount_usd), 0) AS parts
        FROM travel_order o JOIN payment own ON own.id = o.payment_id WHERE o.bundle_id = b.id) o
      WHERE p.amount_usd <> b.total_usd OR o.parts <> b.total_usd OR o.orders = 0 OR p.payable_id <> b.id
        OR p.payable_kind <> b.kind || '_order' OR p.access_key <> b.access_key OR p.customer_id <> b.customer_id`,
  },
  {
    name: 'travel.bundles_are_whole',
    promise: 'Orders of a bundle wait for one payment until one moment, and all of them are paid with it, or none.',
    sql: `SELECT b.number, p.state, o.unpaid, o.paid, o.orders FROM travel_bundle b JOIN payment p ON p.id = b.payment_id
      CROSS JOIN LATERAL (SELECT count(*) AS orders, count(o.paid_at) AS paid,
          count(*) FILTER (WHERE o.state IN ${sqlWords(travelStates('unpaid'))}) AS unpaid,
          count(DISTINCT o.expires_at) FILTER (WHERE o.state = 'pending_payment') AS ends,
          count(*) FILTER (WHERE own.amount_usd > 0 AND o.paid_at IS NOT NULL AND own.paid_through IS DISTINCT FROM b.payment_id) AS elsewhere,
          count(*) FILTER (WHERE o.customer_id <> b.customer_id) AS others
        FROM travel_order o JOIN payment own ON own.id = o.payment_id WHERE o.bundle_id = b.id) o
      WHERE o.paid NOT IN (0, o.orders) OR o.unpaid NOT IN (0, o.orders) OR o.ends > 1 OR o.others > 0
        OR (p.amount_usd > 0 AND (o.elsewhere > 0 OR (o.paid > 0) <> (p.state = 'paid')))
        OR (o.unpaid > 0 AND p.amount_usd > 0 AND p.state <> 'pending')`,
  },
  {
    name: 'travel.core_parts_together',
    promise:
      'Orders of a bundle that are cancelled only together were never cancelled by their customer while another one is left, but for what their provider changed.',
    sql: `SELECT b.number, gone.number AS cancelled, left_over.number AS left_over FROM travel_bundle b
      JOIN travel_order gone ON gone.bundle_id = b.id AND gone.core AND gone.state = 'cancelled'
      JOIN travel_order left_over ON left_over.bundle_id = b.id AND left_over.core
        AND left_over.state IN ${sqlWords(travelStates('booked'))}
      WHERE (SELECT h.actor FROM travel_order_history h WHERE h.order_id = gone.id ORDER BY h.id DESC LIMIT 1) = 'customer'
        AND NOT EXISTS (SELECT FROM travel_provider_change c WHERE c.order_id = gone.id AND c.state = 'refunded')`,
  },
];
