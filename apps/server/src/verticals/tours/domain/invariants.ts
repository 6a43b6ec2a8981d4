import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of departures and their bookings. */
export const tourInvariants: readonly Invariant[] = [
  {
    name: 'tours.places_match_bookings',
    promise: 'Places held and sold on a departure are those of the bookings on it',
    sql: `
      SELECT d.id, d.held, d.sold, b.held AS held_by_orders, b.sold AS sold_by_orders FROM tour_departure d
      LEFT JOIN (SELECT departure_id, COALESCE(sum(seats) FILTER (WHERE state = 'held'), 0) AS held,
          COALESCE(sum(seats) FILTER (WHERE state = 'taken'), 0) AS sold
        FROM tour_booking WHERE state <> 'released' GROUP BY 1) b ON b.departure_id = d.id
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
    name: 'tours.cancelled_are_empty',
    promise: 'A quarter of an hour after a departure was cancelled no order that is not over is on it',
    sql: `
      SELECT o.number, o.state, d.id FROM tour_departure d JOIN tour_booking b ON b.departure_id = d.id
      JOIN travel_order o ON o.id = b.order_id
      WHERE d.cancelled_at < app_now() - interval '15 minutes'
        AND o.state IN ${sqlWords(travelStates('open'))}`,
  },
];
