import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of rooms and nights. */
export const hotelInvariants: readonly Invariant[] = [
  {
    name: 'hotels.never_oversold',
    promise: 'No night of a room type has more rooms held and sold than there are',
    sql: `SELECT room_type_id, night, total, held, booked FROM hotel_night WHERE booked + held > total OR held < 0 OR booked < 0`,
  },
  {
    name: 'hotels.nights_match_bookings',
    promise: 'Rooms held and sold in a night are those of the bookings over it, and of changes that wait to be paid',
    sql: `
      WITH had AS (
        SELECT b.room_type_id, b.check_in + i AS night, CASE WHEN b.state = 'held' THEN b.rooms END AS held,
          CASE WHEN b.state = 'taken' THEN b.rooms END AS booked
        FROM hotel_booking b, generate_series(0, b.check_out - b.check_in - 1) i WHERE b.state IN ('held', 'taken')
        UNION ALL
        SELECT c.room_type_id, c.check_in + i, NULLIF(GREATEST(c.rooms - CASE WHEN b.room_type_id = c.room_type_id
          AND c.check_in + i >= b.check_in AND c.check_in + i < b.check_out THEN b.rooms ELSE 0 END, 0), 0), NULL
        FROM hotel_change c JOIN hotel_booking b ON b.order_id = c.order_id, generate_series(0, c.check_out - c.check_in - 1) i),
      wanted AS (SELECT room_type_id, night, sum(held) AS held, sum(booked) AS booked FROM had GROUP BY 1, 2)
      SELECT COALESCE(n.room_type_id, w.room_type_id) AS room_type_id, COALESCE(n.night, w.night) AS night,
        n.held, n.booked, w.held AS held_by_orders, w.booked AS booked_by_orders
      FROM (SELECT * FROM hotel_night WHERE held > 0 OR booked > 0) n
        FULL JOIN wanted w ON w.room_type_id = n.room_type_id AND w.night = n.night
      WHERE COALESCE(n.held, 0) <> COALESCE(w.held, 0) OR COALESCE(n.booked, 0) <> COALESCE(w.booked, 0)`,
  },
  {
    name: 'hotels.blocks_match_feeds',
    promise: 'Rooms that a night has closed for other sites are those that their calendars take in it',
    sql: `
      WITH taken AS (
        SELECT f.room_type_id, b.first + i AS night, sum(b.rooms)::int AS rooms
        FROM hotel_block b JOIN hotel_feed f ON f.id = b.feed_id, generate_series(0, b.until - b.first - 1) i GROUP BY 1, 2)
      SELECT COALESCE(n.room_type_id, t.room_type_id) AS room_type_id, COALESCE(n.night, t.night) AS night, n.blocked, t.rooms AS by_calendars
      FROM (SELECT * FROM hotel_night WHERE blocked > 0) n
        FULL JOIN taken t ON t.room_type_id = n.room_type_id AND t.night = n.night
      WHERE COALESCE(n.blocked, 0) <> COALESCE(t.rooms, 0)`,
  },
  {
    name: 'hotels.holds_are_open_orders',
    promise: 'Every unpaid hotel order holds its nights, every paid one has them, a cancelled one has none',
    sql: `
      SELECT o.id, o.number, o.state, b.state AS booking
      FROM travel_order o FULL JOIN hotel_booking b ON b.order_id = o.id
      WHERE (b.order_id IS NOT NULL OR (o.kind = 'hotel' AND EXISTS (SELECT FROM hotel h WHERE h.id = o.subject_id)))
        AND b.state IS DISTINCT FROM CASE
        WHEN o.state IN ${sqlWords(travelStates('unpaid'))} THEN 'held'
        WHEN o.state = 'cancelled' THEN 'released' WHEN o.id IS NOT NULL THEN 'taken' END`,
  },
  {
    name: 'hotels.changes_wait_for_money',
    promise: 'Other nights and rooms are held for a booking exactly while their payment is awaited',
    sql: `
      SELECT h.order_id AS held_for, c.order_id AS awaited_for, h.check_in, h.rooms, c.frozen -> 'snapshot' AS wanted
      FROM hotel_change h FULL JOIN (SELECT c.order_id, c.frozen FROM travel_change c
        JOIN hotel_booking b ON b.order_id = c.order_id WHERE c.state = 'awaiting_payment') c ON c.order_id = h.order_id
      WHERE h.order_id IS NULL OR c.order_id IS NULL OR h.check_in::text <> c.frozen -> 'service' ->> 'from'
        OR h.room_type_id::text <> c.frozen -> 'snapshot' ->> 'roomTypeId'
        OR h.rooms <> jsonb_array_length(c.frozen -> 'snapshot' -> 'rooms')`,
  },
  {
    name: 'hotels.stays_are_their_orders',
    promise: 'The nights and rooms of a booking are those its order is of',
    sql: `
      SELECT o.number, o.service_from, o.service_to, b.check_in, b.check_out, b.rooms, o.snapshot -> 'rooms' AS parties
      FROM hotel_booking b JOIN travel_order o ON o.id = b.order_id
      WHERE b.check_in <> o.service_from OR b.check_out <> o.service_to
        OR b.room_type_id::text <> o.snapshot ->> 'roomTypeId' OR b.plan_id::text <> o.snapshot ->> 'planId'
        OR b.rooms <> jsonb_array_length(o.snapshot -> 'rooms')`,
  },
  {
    name: 'hotels.nights_sum_to_items',
    promise: 'The nights of a booking cost what the rooms of its order cost before anything was taken off',
    sql: `
      SELECT b.order_id, (SELECT sum(usd) FROM unnest(b.nightly_usd) usd) AS nights, i.items
      FROM hotel_booking b JOIN LATERAL (
        SELECT sum(quantity * coalesce(list_price_usd, unit_price_usd)) AS items FROM travel_order_item
        WHERE order_id = b.order_id) i ON true
      WHERE i.items IS DISTINCT FROM (SELECT sum(usd) FROM unnest(b.nightly_usd) usd)`,
  },
];
