import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of departures and their bookings. */
export const tourInvariants: readonly Invariant[] = [
  {
    name: 'tours.places_match_bookings',
    promise: 'Places held and sold on a departure are those of the bookings on it, and of changes that wait to be paid',
    sql: `
      SELECT d.id, d.held, d.sold, b.held AS held_by_orders, b.sold AS sold_by_orders FROM tour_departure d
      LEFT JOIN (SELECT departure_id, sum(held) AS held, sum(sold) AS sold FROM (
          SELECT departure_id, CASE WHEN state = 'held' THEN seats END AS held, CASE WHEN state = 'taken' THEN seats END AS sold
          FROM tour_booking WHERE state <> 'released'
          UNION ALL SELECT departure_id, held, NULL FROM tour_change) had GROUP BY 1) b ON b.departure_id = d.id
      WHERE d.held <> COALESCE(b.held, 0) OR d.sold <> COALESCE(b.sold, 0)`,
  },
  {
    name: 'tours.never_oversold',
    promise: 'No departure has more places held and sold than there are',
    sql: `SELECT id, capacity, held, sold FROM tour_departure WHERE held + sold > capacity OR held < 0 OR sold < 0`,
  },
  {
    name: 'tours.holds_are_open_orders',
    promise: 'Every unpaid tour order holds its places, every paid one has them, a cancelled one has none',
    sql: `
      SELECT o.id, o.number, o.state, b.state AS booking
      FROM travel_order o FULL JOIN tour_booking b ON b.order_id = o.id
      WHERE (b.order_id IS NOT NULL OR o.kind = 'tour') AND b.state IS DISTINCT FROM CASE
        WHEN o.state IN ${sqlWords(travelStates('unpaid'))} THEN 'held'
        WHEN o.state = 'cancelled' THEN 'released' WHEN o.id IS NOT NULL THEN 'taken' END`,
  },
  {
    name: 'tours.places_are_the_party',
    promise: 'A booking has as many places as the people of its order that take one',
    sql: `
      SELECT o.number, b.seats, o.snapshot ->> 'seats' AS sold_as FROM tour_booking b JOIN travel_order o ON o.id = b.order_id
      WHERE b.seats <> (o.snapshot ->> 'seats')::int OR b.departure_id <> (o.snapshot ->> 'departureId')::uuid`,
  },
  {
    name: 'tours.changes_wait_for_money',
    promise: 'Other places are held for a booking exactly while the payment of its change is awaited',
    sql: `
      SELECT h.order_id AS held_for, c.order_id AS awaited_for, h.departure_id, h.seats, c.frozen -> 'snapshot' ->> 'seats' AS wanted
      FROM tour_change h FULL JOIN (SELECT c.order_id, c.frozen FROM travel_change c
        JOIN tour_booking b ON b.order_id = c.order_id WHERE c.state = 'awaiting_payment') c ON c.order_id = h.order_id
      WHERE h.order_id IS NULL OR c.order_id IS NULL OR h.seats <> (c.frozen -> 'snapshot' ->> 'seats')::int
        OR h.departure_id <> (c.frozen -> 'snapshot' ->> 'departureId')::uuid`,
  },
  {
    name: 'tours.enough_is_guaranteed',
    promise: 'A departure that enough have paid for is guaranteed, unless it was cancelled',
    sql: `SELECT id, sold, min_people FROM tour_departure
      WHERE guaranteed_at IS NULL AND cancelled_at IS NULL AND sold >= min_people`,
  },
  {
    name: 'tours.confirmed_are_guaranteed',
    promise: 'No order is confirmed on a departure that is not guaranteed',
    sql: `
      SELECT o.number, o.state, d.id FROM tour_departure d JOIN tour_booking b ON b.departure_id = d.id
      JOIN travel_order o ON o.id = b.order_id
      WHERE d.guaranteed_at IS NULL AND o.state IN ${sqlWords(travelStates('confirmed_once'))}`,
  },
  {
    name: 'tours.orders_begin_with_departures',
    promise: 'A quarter of an hour after a departure was moved every order on it that is not over begins when it does',
    sql: `
      SELECT o.number, o.state, o.starts_at, d.starts_at AS departs_at FROM tour_departure d
      JOIN tour_booking b ON b.departure_id = d.id AND b.state <> 'released' JOIN travel_order o ON o.id = b.order_id
      WHERE o.starts_at <> d.starts_at AND d.cancelled_at IS NULL AND o.state IN ${sqlWords(travelStates('open'))}
        AND (d.moved_at IS NULL OR d.moved_at < app_now() - interval '15 minutes')`,
  },
  {
    name: 'tours.cancelled_are_empty',
    promise:
      'A quarter of an hour after a departure was cancelled no order that is not over is on it, unless its customer is asked',
    sql: `
      SELECT o.number, o.state, d.id FROM tour_departure d JOIN tour_booking b ON b.departure_id = d.id
      JOIN travel_order o ON o.id = b.order_id
      WHERE d.cancelled_at < app_now() - interval '15 minutes'
        AND o.state IN ${sqlWords(travelStates('open'))} AND NOT EXISTS (SELECT FROM travel_provider_change c WHERE c.order_id = o.id AND c.state = 'open' AND NOT c.stands)`,
  },
];
