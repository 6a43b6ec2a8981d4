import { type RawBuilder, sql } from 'kysely';

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
  FROM flight_booking_leg l JOIN flight_booking b ON b.order_id = l.order_id JOIN travel_order t ON t.id = l.order_id
    CROSS JOIN LATERAL (SELECT count(*) AS legs, count(*) FILTER (WHERE e.position < l.position) AS place
      FROM flight_booking_leg e WHERE e.order_id = l.order_id AND e.slice = l.slice) w
    CROSS JOIN LATERAL (SELECT COALESCE(sum(i.paid_usd) FILTER (WHERE i.key LIKE 'slice-%' AND i.key NOT LIKE '%/charges'), 0)::bigint AS fare,
        COALESCE(sum(i.paid_usd) FILTER (WHERE i.key LIKE 'slice-%/charges'), 0)::bigint AS charges,
        COALESCE(sum(i.paid_usd) FILTER (WHERE i.key LIKE 'bag/%'), 0)::bigint AS bags,
        COALESCE(sum(i.paid_usd) FILTER (WHERE i.key LIKE 'seat/%'), 0)::bigint AS seat
      FROM travel_order_item i WHERE i.order_id = l.order_id
        AND (i.key LIKE 'slice-' || l.slice || '/%' OR i.key LIKE 'bag/' || l.slice || '/%'
          OR i.key LIKE 'seat/' || l.position || '/%')) m
  WHERE b.state = 'taken' AND ${where}`;
