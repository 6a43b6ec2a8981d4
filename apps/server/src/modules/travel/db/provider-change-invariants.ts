import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must hold for changes that providers make, each a question whose answer is no row. */
export const providerChangeInvariants: Invariant[] = [
  {
    name: 'travel.questions_are_of_bookings',
    promise:
      'Only of a paid booking that is still to be had somebody is asked about a change, and a quarter of an hour after its time it is decided.',
    sql: `SELECT o.number, o.state, c.id, c.decide_by FROM travel_provider_change c JOIN travel_order o ON o.id = c.order_id
      WHERE c.state = 'open' AND (o.state NOT IN ${sqlWords(travelStates('booked'))} OR o.no_show_at IS NOT NULL
        OR c.decide_by < app_now() - interval '15 minutes')`,
  },
  {
    name: 'travel.given_back_whole',
    promise: 'Whoever gives back what its provider has changed gets all money and points, without a fee.',
    sql: `SELECT o.number, o.state, o.payable_usd, o.refund_usd, o.fee_usd, o.points_used, o.points_back
      FROM travel_provider_change c JOIN travel_order o ON o.id = c.order_id
      WHERE c.state = 'refunded' AND (o.state <> 'cancelled' OR o.refund_usd IS DISTINCT FROM o.payable_usd
        OR o.fee_usd IS DISTINCT FROM 0 OR o.points_back <> o.points_used)`,
  },
  {
    name: 'travel.replaced_for_nothing',
    promise:
      'What is taken instead of a change by its provider costs nothing: no fee, nothing to pay, the price that was paid.',
    sql: `SELECT o.number, t.id, t.fee_usd, t.due_usd, t.back_usd, c.state FROM travel_change t
      JOIN travel_order o ON o.id = t.order_id JOIN travel_provider_change c ON c.id = t.provider_change_id
      WHERE t.state <> 'quoted' AND (t.state <> 'done' OR c.state <> 'replaced' OR c.order_id <> t.order_id
        OR t.fee_usd + t.due_usd + t.back_usd > 0
        OR (t.frozen #>> '{pricing,payableUsd}')::bigint <> (t.before ->> 'payableUsd')::bigint)
      UNION ALL SELECT o.number, c.id, NULL, NULL, NULL, c.state FROM travel_provider_change c JOIN travel_order o ON o.id = c.order_id
      WHERE c.state = 'replaced' AND NOT EXISTS (SELECT FROM travel_change t WHERE t.provider_change_id = c.id AND t.state = 'done')`,
  },
];
