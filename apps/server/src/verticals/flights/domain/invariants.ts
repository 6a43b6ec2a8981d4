import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of seats, travellers and tickets. */
export const flightInvariants: readonly Invariant[] = [
  {
    name: 'flights.seats_match_bookings',
    promise: 'Seats held and sold on a departure, and laps, are those of the bookings on it',
    sql: `
      WITH wanted AS (
        SELECT l.flight_id, l.cabin, l.day, sum(b.seats) FILTER (WHERE b.state IN ('held', 'change')) AS held,
          sum(b.seats) FILTER (WHERE b.state = 'taken') AS sold, sum(b.laps) AS laps
        FROM (SELECT order_id, state, seats, laps FROM flight_booking
          UNION ALL SELECT order_id, 'change', seats, laps FROM flight_change) b
        JOIN (SELECT order_id, false AS other, flight_id, cabin, day FROM flight_booking_leg
          UNION ALL SELECT order_id, true, flight_id, cabin, day FROM flight_change_leg WHERE held) l
          ON l.order_id = b.order_id AND l.other = (b.state = 'change')
        WHERE b.state IN ('held', 'taken', 'change') GROUP BY 1, 2, 3)
      SELECT COALESCE(s.flight_id, w.flight_id) AS flight_id, COALESCE(s.cabin, w.cabin) AS cabin, COALESCE(s.day, w.day) AS day,
        s.held, s.sold, s.laps, w.held AS held_by_orders, w.sold AS sold_by_orders, w.laps AS laps_of_orders
      FROM (SELECT * FROM flight_seats WHERE held > 0 OR sold > 0 OR laps > 0) s
        FULL JOIN wanted w ON w.flight_id = s.flight_id AND w.cabin = s.cabin AND w.day = s.day
      WHERE COALESCE(s.held, 0) <> COALESCE(w.held, 0) OR COALESCE(s.sold, 0) <> COALESCE(w.sold, 0)
        OR COALESCE(s.laps, 0) <> COALESCE(w.laps, 0)`,
  },
  {
    name: 'flights.never_oversold',
    promise: 'No departure has more seats held and sold in a cabin than there are, nor more babies than laps',
    sql: `SELECT flight_id, cabin, day, total, held, sold, lap_max, laps FROM flight_seats
      WHERE held + sold > total OR laps > lap_max OR held < 0 OR sold < 0 OR laps < 0`,
  },
  {
    name: 'flights.holds_are_open_orders',
    promise: 'Every unpaid flight order holds its seats, every paid one has them, a cancelled one has none',
    sql: `
      SELECT o.id, o.number, o.state, b.state AS booking
      FROM travel_order o FULL JOIN flight_booking b ON b.order_id = o.id
      WHERE (b.order_id IS NOT NULL OR o.kind = 'flight') AND b.state IS DISTINCT FROM CASE
        WHEN o.state IN ${sqlWords(travelStates('unpaid'))} THEN 'held'
        WHEN o.state = 'cancelled' THEN 'released' WHEN o.id IS NOT NULL THEN 'taken' END`,
  },
  {
    name: 'flights.changes_wait_for_money',
    promise:
      'Seats of another trip are held for a booking exactly while the payment of its change is awaited, with all who stay on board',
    sql: `
      SELECT h.order_id AS held_for, c.order_id AS awaited_for, h.seats, h.laps, t.aboard
      FROM flight_change h FULL JOIN (SELECT c.order_id, c.frozen -> 'snapshot' AS trip FROM travel_change c
        JOIN flight_booking b ON b.order_id = c.order_id WHERE c.state = 'awaiting_payment' AND c.form = 'instead') c ON c.order_id = h.order_id
      CROSS JOIN LATERAL (SELECT count(*) AS missing FROM flight_change_leg l WHERE l.order_id = h.order_id AND l.held
        AND (SELECT count(*) FROM flight_traveller t WHERE t.order_id = l.order_id AND t.flight_id = l.flight_id AND t.day = l.day)
          < h.seats + h.laps) AS t(aboard)
      WHERE h.order_id IS NULL OR c.order_id IS NULL OR t.aboard > 0
        OR h.seats <> (c.trip #>> '{party,adults}')::int + jsonb_array_length(c.trip #> '{party,childAges}')
        OR h.laps <> (c.trip #>> '{party,babies}')::int
        OR (SELECT jsonb_agg(l.flight_id || ' ' || l.day ORDER BY l.position) FROM flight_change_leg l WHERE l.order_id = h.order_id)
          IS DISTINCT FROM (SELECT jsonb_agg((g.leg ->> 'flightId') || ' ' || (g.leg ->> 'day') ORDER BY s.at, g.at)
            FROM jsonb_array_elements(c.trip -> 'slices') WITH ORDINALITY AS s(slice, at)
            CROSS JOIN LATERAL jsonb_array_elements(s.slice -> 'legs') WITH ORDINALITY AS g(leg, at))`,
  },
  {
    name: 'flights.tickets_are_issued',
    promise: 'A confirmed flight order has one living ticket for each traveller and airline, every other order none',
    sql: `
      WITH wanted AS (
        SELECT o.id, g.position AS guest, f.airline_id
        FROM travel_order o JOIN travel_order_guest g ON g.order_id = o.id
        JOIN flight_booking_leg l ON l.order_id = o.id JOIN flight f ON f.id = l.flight_id
        WHERE o.kind = 'flight' AND o.state IN ${sqlWords(travelStates('confirmed_once'))} GROUP BY 1, 2, 3),
      living AS (SELECT order_id, guest, airline_id, number FROM flight_ticket WHERE void_at IS NULL)
      SELECT COALESCE(w.id, t.order_id) AS order_id, COALESCE(w.guest, t.guest) AS guest, t.number
      FROM wanted w FULL JOIN living t ON t.order_id = w.id AND t.guest = w.guest AND t.airline_id = w.airline_id
      WHERE w.id IS NULL OR t.order_id IS NULL`,
  },
  {
    name: 'flights.seats_of_orders',
    promise:
      'Every seat that somebody has is on a flight of their order, in its state or held for its change, and of a traveller who needs one',
    sql: `
      SELECT s.order_id, s.flight_id, s.day, s.seat, s.state, b.state AS booking
      FROM flight_seat s JOIN flight_booking b ON b.order_id = s.order_id
      LEFT JOIN flight_booking_leg l ON l.order_id = s.order_id AND l.position = s.position
        AND l.flight_id = s.flight_id AND l.day = s.day
      LEFT JOIN travel_order_guest g ON g.order_id = s.order_id AND g.position = s.guest AND g.age_type <> 'baby'
      WHERE s.change_position IS NULL AND (l.order_id IS NULL OR g.order_id IS NULL OR (s.state <> b.state AND NOT EXISTS (
        SELECT FROM flight_seat_change c WHERE b.state = 'taken' AND c.order_id = s.order_id AND c.position = s.position
          AND c.guest = s.guest AND c.seat = s.seat)))`,
  },
  {
    name: 'flights.ticketed_are_seated',
    promise:
      'Every traveller with a ticket and a seat of their own has one on each flight, or is counted where its map had none',
    sql: `
      SELECT l.order_id, l.position, b.seats, l.standby, s.count
      FROM flight_booking b JOIN flight_booking_leg l ON l.order_id = b.order_id
      CROSS JOIN LATERAL (SELECT count(*)::int FROM flight_seat s WHERE s.order_id = l.order_id AND s.position = l.position AND s.state = b.state) s
      WHERE EXISTS (SELECT FROM flight_ticket t WHERE t.order_id = l.order_id AND t.void_at IS NULL)
        AND s.count + COALESCE(l.standby, 0) IS DISTINCT FROM b.seats`,
  },
  {
    name: 'flights.seat_changes_wait_for_money',
    promise: 'Other seats are held for a booking only while its change waits for its money',
    sql: `
      SELECT x.order_id, x.position, x.guest, x.seat FROM flight_seat_change x
      WHERE NOT EXISTS (SELECT FROM travel_change c
        WHERE c.order_id = x.order_id AND c.form = 'beside' AND c.state = 'awaiting_payment')`,
  },
  {
    name: 'flights.changes_hold_their_seats',
    promise:
      'The seats that were chosen with another trip are held on its flights, exactly while the payment of that change is awaited',
    sql: `
      WITH chosen AS (
        SELECT c.order_id, (s.seat ->> 'leg')::int AS position, (s.seat ->> 'guest')::int AS guest, s.seat ->> 'seat' AS seat
        FROM travel_change c CROSS JOIN LATERAL jsonb_array_elements(c.wanted -> 'seats') AS s(seat)
        WHERE c.form = 'instead' AND c.state = 'awaiting_payment' AND c.wanted ? 'slices'),
      held AS (
        SELECT s.order_id, s.change_position AS position, s.guest, s.seat FROM flight_seat s
        JOIN flight_change_leg l ON l.order_id = s.order_id AND l.position = s.change_position
          AND l.flight_id = s.flight_id AND l.day = s.day AND l.held)
      SELECT order_id, position, guest, seat, 'not held' AS flaw FROM (SELECT * FROM chosen EXCEPT SELECT * FROM held) c
      UNION ALL SELECT order_id, change_position, guest, seat, 'held for nothing' FROM flight_seat s
      WHERE change_position IS NOT NULL AND NOT EXISTS (SELECT FROM chosen c
        WHERE c.order_id = s.order_id AND c.position = s.change_position AND c.guest = s.guest AND c.seat = s.seat)`,
  },
  {
    name: 'flights.babies_have_laps',
    promise: 'Every baby of a flight order sits on the lap of an adult of their own',
    sql: `
      SELECT o.number, b.position, b.infant_of FROM travel_order o JOIN travel_order_guest b ON b.order_id = o.id
      LEFT JOIN travel_order_guest a ON a.order_id = o.id AND a.position = b.infant_of AND a.age_type = 'adult'
      WHERE o.kind = 'flight' AND b.age_type = 'baby' AND (a.order_id IS NULL OR EXISTS (
        SELECT FROM travel_order_guest c WHERE c.order_id = o.id AND c.infant_of = b.infant_of AND c.position <> b.position))`,
  },
  {
    name: 'flights.cancelled_days_are_empty',
    promise:
      'A quarter of an hour after a departure was cancelled no order that is not over has seats on it, unless its customer is asked',
    sql: `
      SELECT o.number, o.state, l.flight_id, l.day FROM flight_day n
      JOIN flight_booking_leg l ON l.flight_id = n.flight_id AND l.day = n.day
      JOIN flight_booking b ON b.order_id = l.order_id JOIN travel_order o ON o.id = b.order_id
      WHERE n.state = 'cancelled' AND n.changed_at < app_now() - interval '15 minutes' AND b.state IN ('held', 'taken')
        AND o.state IN ${sqlWords(travelStates('open'))} AND NOT EXISTS (SELECT FROM travel_provider_change c WHERE c.order_id = o.id AND c.state = 'open' AND NOT c.stands)`,
  },
  {
    name: 'flights.nobody_twice',
    promise: 'Nobody is on board of a departure twice, and all who travel on an open order are on board of its flights',
    sql: `
      SELECT flight_id, day, count(*) AS travellers, NULL::uuid AS order_id FROM flight_traveller
      WHERE state IN ('held', 'taken') GROUP BY flight_id, day, doc_hash HAVING count(*) > 1
      UNION ALL
      SELECT l.flight_id, l.day, t.count, b.order_id
      FROM flight_booking b JOIN flight_booking_leg l ON l.order_id = b.order_id
      CROSS JOIN LATERAL (SELECT count(*) FROM flight_traveller t
        WHERE t.order_id = b.order_id AND t.flight_id = l.flight_id AND t.day = l.day AND t.state = b.state) t
      WHERE t.count <> b.seats + b.laps`,
  },
];
