import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of tables. */
export const diningInvariants: readonly Invariant[] = [
  {
    name: 'dining.never_overbooked',
    promise: 'No quarter of an hour has more tables of a kind held and taken than there are',
    sql: `SELECT area_id, quarter, total, held, taken FROM dining_quarter WHERE held + taken > total OR held < 0 OR taken < 0`,
  },
  {
    name: 'dining.quarters_match_bookings',
    promise:
      'Tables held and taken in a quarter of an hour are those of the bookings over it, of changes that wait to be paid, of tables that are offered to those who wait, of guests who walked in, and of blocks',
    sql: `
      WITH had AS (
        SELECT area_id, starts_quarter, quarters, CASE WHEN state = 'held' THEN tables END AS held,
          CASE WHEN state = 'taken' THEN tables END AS taken
        FROM dining_booking WHERE state IN ('held', 'taken')
        UNION ALL SELECT offer_area_id, offer_quarter, offer_quarters, offer_tables, NULL FROM dining_wait
          WHERE state = 'offered'
        UNION ALL SELECT area_id, starts_quarter, quarters, NULL, tables FROM dining_block WHERE lifted_at IS NULL),
      each_of AS (
        SELECT h.area_id, q AS quarter, h.held, h.taken
        FROM had h, generate_series(h.starts_quarter, h.starts_quarter + h.quarters - 1) q
        UNION ALL
        SELECT c.area_id, q, GREATEST(0, c.tables - CASE WHEN b.area_id = c.area_id AND q >= b.starts_quarter
          AND q < b.starts_quarter + b.quarters THEN b.tables ELSE 0 END), NULL
        FROM dining_change c JOIN dining_booking b ON b.order_id = c.order_id,
          generate_series(c.starts_quarter, c.starts_quarter + c.quarters - 1) q),
      wanted AS (
        SELECT area_id, quarter, COALESCE(sum(held), 0) AS held, COALESCE(sum(taken), 0) AS taken FROM each_of GROUP BY 1, 2)
      SELECT COALESCE(d.area_id, w.area_id) AS area_id, COALESCE(d.quarter, w.quarter) AS quarter,
        d.held, d.taken, w.held AS held_by_orders, w.taken AS taken_by_orders
      FROM (SELECT * FROM dining_quarter WHERE held > 0 OR taken > 0) d
        FULL JOIN wanted w ON w.area_id = d.area_id AND w.quarter = d.quarter
      WHERE COALESCE(d.held, 0) <> COALESCE(w.held, 0) OR COALESCE(d.taken, 0) <> COALESCE(w.taken, 0)`,
  },
  {
    name: 'dining.pace_matches_arrivals',
    promise:
      'People who arrive in a quarter of an hour are those of the bookings that begin with it, of changes that wait to be paid and of offers to those who wait, and no more than may',
    sql: `
      WITH wanted AS (
        SELECT restaurant_id, quarter, sum(covers) AS covers FROM (
          SELECT restaurant_id, starts_quarter AS quarter, covers FROM dining_booking WHERE state IN ('held', 'taken')
          UNION ALL
          SELECT restaurant_id, offer_quarter, adults + cardinality(child_ages) FROM dining_wait WHERE state = 'offered'
          UNION ALL
          SELECT b.restaurant_id, c.starts_quarter,
            GREATEST(0, c.covers - CASE WHEN b.starts_quarter = c.starts_quarter THEN b.covers ELSE 0 END)
          FROM dining_change c JOIN dining_booking b ON b.order_id = c.order_id) each_of
        GROUP BY 1, 2)
      SELECT COALESCE(p.restaurant_id, w.restaurant_id) AS restaurant_id, COALESCE(p.quarter, w.quarter) AS quarter,
        p.covers, p.most, w.covers AS covers_of_orders
      FROM (SELECT * FROM dining_pace WHERE covers > 0) p
        FULL JOIN wanted w ON w.restaurant_id = p.restaurant_id AND w.quarter = p.quarter
      WHERE COALESCE(p.covers, 0) <> COALESCE(w.covers, 0) OR p.covers > p.most`,
  },
  {
    name: 'dining.holds_are_open_orders',
    promise: 'Every unpaid table order holds its table, every paid one has it, a cancelled one has none',
    sql: `
      SELECT o.id, o.number, o.state, b.state AS booking
      FROM travel_order o FULL JOIN dining_booking b ON b.order_id = o.id
      WHERE (b.order_id IS NOT NULL OR o.kind = 'dining') AND b.state IS DISTINCT FROM CASE
        WHEN o.state IN ${sqlWords(travelStates('unpaid'))} THEN 'held'
        WHEN o.state = 'cancelled' THEN 'released' WHEN o.id IS NOT NULL THEN 'taken' END`,
  },
  {
    name: 'dining.tables_are_their_orders',
    promise: 'A table is booked for the hour and of the kind its order is of, and for the people it names',
    sql: `
      SELECT o.number, o.starts_at, b.starts_quarter, b.covers, b.tables FROM dining_booking b JOIN travel_order o ON o.id = b.order_id
      WHERE o.starts_at <> to_timestamp(b.starts_quarter::bigint * 900) OR o.subject_id <> b.restaurant_id
        OR b.covers <> (o.snapshot ->> 'adults')::int + jsonb_array_length(o.snapshot -> 'childAges')
        OR b.area_id <> (o.snapshot ->> 'areaId')::uuid OR b.tables <> (o.snapshot ->> 'tables')::int
        OR b.quarters <> (o.snapshot ->> 'quarters')::int`,
  },
  {
    name: 'dining.changes_wait_for_money',
    promise: 'Another table is held for a booking exactly while its payment is awaited',
    sql: `
      SELECT h.order_id AS held_for, c.order_id AS awaited_for, h.starts_quarter, c.snapshot ->> 'startsQuarter' AS wanted
      FROM dining_change h FULL JOIN (SELECT c.order_id, c.frozen -> 'snapshot' AS snapshot FROM travel_change c
        JOIN dining_booking b ON b.order_id = c.order_id WHERE c.state = 'awaiting_payment') c ON c.order_id = h.order_id
      WHERE h.order_id IS NULL OR c.order_id IS NULL OR h.starts_quarter <> (c.snapshot ->> 'startsQuarter')::int
        OR h.area_id <> (c.snapshot ->> 'areaId')::uuid OR h.tables <> (c.snapshot ->> 'tables')::int
        OR h.covers <> (c.snapshot ->> 'adults')::int + jsonb_array_length(c.snapshot -> 'childAges')`,
  },
];
