import type { Localized } from '@app/contract/core/locale';
import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { inSubtree } from '../../../modules/agents/core.ts';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';

const orders = travelOrdersAs('o');
const orderRows = travelOrdersAs('t');

export type ReportScope = {
  readonly from: Day;
  readonly to: Day;
  readonly city: string | null;
  readonly hotel: string | null;
  /** Stays of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
};
/** Room nights and cents of one hotel or room type, or of one day. */
export type Counted = {
  readonly roomNights: number;
  readonly booked: number;
  readonly held: number;
  /** Closed by calendars of other sites: not on offer, and not sold here. */
  readonly closed: number;
  readonly revenueUsd: number;
};

/** Rooms of a night that other calendars close; a room that is sold here all the same is on offer. */
const closed = sql`LEAST(n.blocked, n.total - n.booked - n.held)`;

const rooms = (of: ReportScope): RawBuilder<unknown> => sql`
  SELECT r.id, r.hotel_id, r.units FROM hotel_room_type r JOIN hotel h ON h.id = r.hotel_id
  WHERE ${of.hotel === null ? sql`true` : sql`h.id = ${of.hotel}`} AND ${of.city === null ? sql`true` : sql`h.city_id = ${of.city}`}`;

/** Whether a stay `b` is of the customers that are counted. */
const counted = ({ agentId }: ReportScope): RawBuilder<unknown> =>
  agentId === null
    ? sql`true`
    : sql`EXISTS (SELECT 1 FROM ${orders.table} WHERE ${orders.id} = b.order_id AND ${inSubtree(orders.agentId, agentId)})`;

/** Rooms to be had, taken and held on each night of the range that stands in the calendar, by room type. */
const nightly = (of: ReportScope): RawBuilder<unknown> =>
  of.agentId === null
    ? sql`SELECT n.room_type_id, n.night, n.total - ${closed} AS total, ${closed} AS closed, n.booked, n.held FROM hotel_night n JOIN rooms ON rooms.id = n.room_type_id
        WHERE n.night BETWEEN ${of.from} AND ${of.to}`
    : sql`SELECT n.room_type_id, n.night, n.total - ${closed} AS total, ${closed} AS closed, COALESCE(own.booked, 0) AS booked, COALESCE(own.held, 0) AS held
        FROM hotel_night n JOIN rooms ON rooms.id = n.room_type_id LEFT JOIN LATERAL (
          SELECT sum(b.rooms) FILTER (WHERE b.state = 'taken') AS booked, sum(b.rooms) FILTER (WHERE b.state = 'held') AS held
          FROM hotel_booking b WHERE b.room_type_id = n.room_type_id AND b.check_in <= n.night AND b.check_out > n.night
            AND ${counted(of)}) own ON true
        WHERE n.night BETWEEN ${of.from} AND ${of.to}`;

/**
 * What was paid for each night of the range, by room type: the nights of a stay share what its order costs, with the fees of its
 * changes, as their prices are to one another, so that all of them sum to it.
 */
const earned = (of: ReportScope): RawBuilder<unknown> => sql`
  SELECT b.room_type_id, n.night, n.usd
  FROM hotel_booking b JOIN rooms ON rooms.id = b.room_type_id JOIN ${orderRows.table} ON ${orderRows.id} = b.order_id
    CROSS JOIN LATERAL (
      SELECT b.check_in + (w.place - 1)::int AS night,
        (round((${orderRows.payableUsd} + ${orderRows.changeFeeUsd}) * w.until / w.all_usd)
        - round((${orderRows.payableUsd} + ${orderRows.changeFeeUsd}) * (w.until - w.usd) / w.all_usd))::bigint AS usd
      FROM (SELECT p.place, p.usd, sum(p.usd) OVER (ORDER BY p.place) AS until, sum(p.usd) OVER () AS all_usd
        FROM (SELECT r.place, CASE WHEN max(r.usd) OVER () = 0 THEN 1 ELSE r.usd END::numeric AS usd
          FROM unnest(b.nightly_usd) WITH ORDINALITY AS r(usd, place)) p) w) n
  WHERE b.state = 'taken' AND b.check_in <= ${of.to} AND b.check_out > ${of.from}
    AND n.night BETWEEN ${of.from} AND ${of.to} AND ${counted(of)}`;

/** Whether an order `o` has a night on one of these days. */
export const hasNightOn = (from: Day, to: Day): RawBuilder<unknown> =>
  sql`(${orders.serviceFrom} <= ${to}::date AND ${orders.serviceTo} > ${from}::date)`;

/** Counts by hotel, or by room type of one hotel. */
export async function countsByPlace(
  db: Queryable,
  of: ReportScope,
): Promise<(Counted & { readonly id: string; readonly name: Localized })[]> {
  const key = of.hotel === null ? sql`rooms.hotel_id` : sql`rooms.id`;
  const named = of.hotel === null ? sql`hotel` : sql`hotel_room_type`;
  const { rows } = await sql<Counted & { id: string; name: Localized }>`
    WITH rooms AS MATERIALIZED (${rooms(of)}), earned AS (${earned(of)}),
      nights AS (SELECT n.room_type_id, sum(n.total)::int AS total, count(*)::int AS days, sum(n.booked)::int AS booked,
        sum(n.held)::int AS held, sum(n.closed)::int AS closed FROM (${nightly(of)}) n GROUP BY n.room_type_id),
      money AS (SELECT room_type_id, sum(usd)::bigint AS usd FROM earned GROUP BY room_type_id),
      counted AS (SELECT ${key} AS id,
        sum(rooms.units * (${of.to}::date - ${of.from}::date + 1 - COALESCE(nights.days, 0)) + COALESCE(nights.total, 0))::bigint AS "roomNights",
        sum(COALESCE(nights.booked, 0))::bigint AS booked, sum(COALESCE(nights.held, 0))::bigint AS held,
        sum(COALESCE(nights.closed, 0))::bigint AS closed,
        sum(COALESCE(money.usd, 0))::bigint AS "revenueUsd"
        FROM rooms LEFT JOIN nights ON nights.room_type_id = rooms.id LEFT JOIN money ON money.room_type_id = rooms.id
        GROUP BY ${key})
    SELECT counted.*, x.name FROM counted JOIN ${named} x ON x.id = counted.id
    ORDER BY "revenueUsd" DESC, counted.id`.execute(db);
  return rows;
}

/** Counts by day, every day of the range. */
export async function countsByDay(db: Queryable, of: ReportScope): Promise<(Counted & { readonly date: Day })[]> {
  const { rows } = await sql<Counted & { date: Day }>`
    WITH rooms AS MATERIALIZED (${rooms(of)}), earned AS (${earned(of)}),
      nights AS (SELECT n.night, sum(n.total - rooms.units)::int AS more, sum(n.booked)::int AS booked, sum(n.held)::int AS held,
        sum(n.closed)::int AS closed FROM (${nightly(of)}) n JOIN rooms ON rooms.id = n.room_type_id GROUP BY n.night),
      money AS (SELECT night, sum(usd)::bigint AS usd FROM earned GROUP BY night)
    SELECT ${of.from}::date + i AS date, ((SELECT COALESCE(sum(units), 0) FROM rooms) + COALESCE(nights.more, 0))::bigint AS "roomNights",
      COALESCE(nights.booked, 0) AS booked, COALESCE(nights.held, 0) AS held,
      COALESCE(nights.closed, 0) AS closed, COALESCE(money.usd, 0) AS "revenueUsd"
    FROM generate_series(0, ${of.to}::date - ${of.from}::date) i
      LEFT JOIN nights ON nights.night = ${of.from}::date + i LEFT JOIN money ON money.night = ${of.from}::date + i ORDER BY i`.execute(
    db,
  );
  return rows;
}
