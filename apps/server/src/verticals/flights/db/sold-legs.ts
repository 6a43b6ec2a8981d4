import { type RawBuilder, sql } from 'kysely';
import { travelItemsAs, travelOrdersAs } from '../../../modules/travel/public.ts';

const items = travelItemsAs('i');
const orders = travelOrdersAs('t');

type Sql = RawBuilder<unknown>;

/**
 * Seats sold on each departure with cabin and brand, and what was paid for them in US cents, fare, charges and what is bought beside them apart: the flights of
 * a way share its sums in equal parts, the first ones a cent more where they do not divide; a seat is of its own flight. `where` says which legs `l` of orders `t`
 * count.
 */
export const soldLegs = (where: Sql): Sql => sql`
  SELECT l.flight_id, l.cabin, l.day, l.brand, b.seats,
    m.fare / w.legs + (w.place < m.fare % w.legs)::int AS fare, m.charges / w.legs + (w.place < m.charges % w.legs)::int AS charges,
    m.bags / w.legs + (w.place < m.bags % w.legs)::int + m.seat AS extras
  FROM flight_booking_leg l JOIN flight_booking b ON b.order_id = l.order_id
    JOIN ${orders.table} ON ${orders.id} = l.order_id
    CROSS JOIN LATERAL (SELECT count(*) AS legs, count(*) FILTER (WHERE e.position < l.position) AS place
      FROM flight_booking_leg e WHERE e.order_id = l.order_id AND e.slice = l.slice) w
    CROSS JOIN LATERAL (SELECT COALESCE(sum(${items.paidUsd}) FILTER (WHERE ${items.key} LIKE 'slice-%'
      AND ${items.key} NOT LIKE '%/charges'), 0)::bigint AS fare,
        COALESCE(sum(${items.paidUsd}) FILTER (WHERE ${items.key} LIKE 'slice-%/charges'), 0)::bigint AS charges,
        COALESCE(sum(${items.paidUsd}) FILTER (WHERE ${items.key} LIKE 'bag/%'), 0)::bigint AS bags,
        COALESCE(sum(${items.paidUsd}) FILTER (WHERE ${items.key} LIKE 'seat/%'), 0)::bigint AS seat
      FROM ${items.table} WHERE ${items.orderId} = l.order_id
        AND (${items.key} LIKE 'slice-' || l.slice || '/%' OR ${items.key} LIKE 'bag/' || l.slice || '/%'
          OR ${items.key} LIKE 'seat/' || l.position || '/%')) m
  WHERE b.state = 'taken' AND ${where}`;
