import type { Locale } from '@app/contract/core/locale';
import type { ReportGroup } from '@app/contract/verticals/flights/staff-schemas';
import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { inSubtree } from '../../../modules/agents/core.ts';
import type { CountedBy } from '../../../modules/travel/public.ts';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { soldLegs } from './sold-legs.ts';

const orderRows = travelOrdersAs('t');

export type ReportScope = {
  /** Local days of departure. */
  readonly from: Day;
  readonly to: Day;
  readonly by: ReportGroup;
  readonly airlineId: string | null;
  /** Orders of customers below this agent alone; null for everybody's. */
  readonly agentId: string | null;
};

export type CountedFlights = {
  /** Null of all lines together. */
  readonly id: string | null;
  readonly name: string;
  readonly seats: number;
  readonly sold: number;
  readonly fareUsd: number;
  readonly chargesUsd: number;
  readonly extrasUsd: number;
  readonly tickets: number;
  readonly issueP50Seconds: number | null;
  readonly issueP95Seconds: number | null;
  readonly missed: number;
  readonly cancelled: number;
  readonly refundUsd: number;
};

type Sql = RawBuilder<unknown>;

/** What lines are told apart by, and their names, of a fact `x` with its flight `f`, airline `a` and airports `o`, `d`. */
function groupOf(by: ReportGroup, lang: Locale): { key: Sql; name: Sql } {
  const said = (name: Sql) => sql`COALESCE(NULLIF(${name} ->> ${lang}, ''), ${name} ->> 'en-US')`;
  const brand = sql`COALESCE((SELECT ${said(sql`n.name`)} FROM fare_brand n WHERE n.code = x.brand
    ORDER BY n.airline_id NULLS FIRST, n.id LIMIT 1), x.brand)`;
  const route = sql`o.code || ' – ' || d.code`;
  const flight = sql`a.code || ' ' || f.number`;
  const groups: Record<ReportGroup, { key: Sql; name: Sql }> = {
    route: { key: route, name: route },
    airline: { key: sql`a.code`, name: said(sql`a.name`) },
    flight: { key: flight, name: flight },
    brand: { key: sql`x.brand`, name: brand },
    day: { key: sql`x.day::text`, name: sql`x.day::text` },
    month: { key: sql`to_char(x.day, 'YYYY-MM')`, name: sql`to_char(x.day, 'YYYY-MM')` },
  };
  return groups[by];
}

/** Whether an order `t` is of the customers that are counted. */
const counted = ({ agentId }: ReportScope): Sql =>
  agentId === null ? sql`true` : inSubtree(orderRows.agentId, agentId);

/** Seats of every cabin that departs in the range and is not cancelled: those of the day, or of the schedule where nothing was sold yet. */
const offered = ({ from, to }: ReportScope): Sql => sql`
  SELECT c.flight_id, g.day, NULL::text AS brand, COALESCE(s.total, c.seats) AS seats
  FROM flight f JOIN flight_cabin c ON c.flight_id = f.id
    CROSS JOIN LATERAL (SELECT ${from}::date + i AS day FROM generate_series(0, ${to}::date - ${from}::date) i) g
    LEFT JOIN flight_seats s ON s.flight_id = c.flight_id AND s.cabin = c.cabin AND s.day = g.day
  WHERE ((f.online AND f.valid @> g.day AND EXTRACT(isodow FROM g.day)::int = ANY (f.weekdays)) OR s.held + s.sold > 0)
    AND NOT EXISTS (SELECT FROM flight_day n WHERE n.flight_id = f.id AND n.day = g.day AND n.state = 'cancelled')`;

/** Seats sold on each departure, and what was paid for it. */
const sold = (of: ReportScope): Sql => soldLegs(sql`l.day BETWEEN ${of.from} AND ${of.to} AND ${counted(of)}`);

/** Which flights `l` of an order count: all, or the one it begins with. */
const counts = (by: CountedBy): Sql => (by === 'start' ? sql`l.position = 1` : sql`true`);

/** Whether a flight of an order `o`, any or the first, departs on one of these days. */
export const fliesOn = (from: Day, to: Day, by: CountedBy): Sql => sql`EXISTS (SELECT FROM flight_booking_leg l
  WHERE l.order_id = o.id AND l.day BETWEEN ${from} AND ${to} AND ${counts(by)})`;

/** Whether a flight of an order `o`, any or the first, is this airline's. */
export const fliesWith = (
  airlineId: string,
  by: CountedBy,
): Sql => sql`EXISTS (SELECT FROM flight_booking_leg l JOIN flight f ON f.id = l.flight_id
  WHERE l.order_id = o.id AND f.airline_id = ${airlineId} AND ${counts(by)})`;

/** Paid orders with their first departure: tickets, seconds until they were issued, whether late, what went back. */
const orders = (of: ReportScope): Sql => sql`
  SELECT l.flight_id, l.day, l.brand, (SELECT count(*) FROM flight_ticket k WHERE k.order_id = ${orderRows.id}) AS tickets,
    EXTRACT(epoch FROM ${orderRows.confirmedAt} - ${orderRows.paidAt})::float8 AS seconds,
    (${orderRows.overdueAt} IS NOT NULL OR COALESCE(${orderRows.confirmedAt},
      CASE WHEN ${orderRows.state} = 'pending_verification' THEN app_now() END)
      > ${orderRows.confirmBy})::int AS missed,
    (${orderRows.state} = 'cancelled')::int AS cancelled,
      CASE WHEN ${orderRows.state} = 'cancelled' THEN COALESCE(${orderRows.refundUsd}, 0) ELSE 0 END AS refund
  FROM flight_booking_leg l JOIN ${orderRows.table} ON ${orderRows.id} = l.order_id
  WHERE l.position = 1 AND ${orderRows.paidAt} IS NOT NULL AND l.day BETWEEN ${of.from} AND ${of.to} AND ${counted(of)}`;

/** A line each with all of them together last, the ones that earned most first; days and months in their order. */
export async function countFlights(db: Queryable, of: ReportScope, lang: Locale): Promise<CountedFlights[]> {
  const { key, name } = groupOf(of.by, lang);
  const inTime = of.by === 'day' || of.by === 'month';
  const { rows } = await sql<CountedFlights>`
    WITH x AS (
      SELECT flight_id, day, brand, seats, 0 AS sold, 0::bigint AS fare, 0::bigint AS charges, 0::bigint AS extras, 0 AS tickets,
        NULL::float8 AS seconds, 0 AS missed, 0 AS cancelled, 0::bigint AS refund
      FROM (${of.by === 'brand' ? sql`SELECT NULL::uuid AS flight_id, NULL::date AS day, NULL::text AS brand, 0 AS seats WHERE false` : offered(of)}) offered
      UNION ALL SELECT flight_id, day, brand, 0, seats, fare, charges, extras, 0, NULL, 0, 0, 0 FROM (${sold(of)}) sold
      UNION ALL SELECT flight_id, day, brand, 0, 0, 0, 0, 0, tickets, seconds, missed, cancelled, refund FROM (${orders(of)}) orders),
    facts AS (
      SELECT x.*, ${key} AS key, ${name} AS name
      FROM x JOIN flight f ON f.id = x.flight_id JOIN airline a ON a.id = f.airline_id
        JOIN airport o ON o.id = f.from_airport_id JOIN airport d ON d.id = f.to_airport_id
      WHERE ${of.airlineId === null ? sql`true` : sql`a.id = ${of.airlineId}`})
    SELECT key AS id, COALESCE(min(name), '') AS name, COALESCE(sum(seats), 0)::bigint AS seats,
      COALESCE(sum(sold), 0)::bigint AS sold, COALESCE(sum(fare), 0)::bigint AS "fareUsd",
      COALESCE(sum(charges), 0)::bigint AS "chargesUsd", COALESCE(sum(extras), 0)::bigint AS "extrasUsd", COALESCE(sum(tickets), 0)::bigint AS tickets,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds))::int AS "issueP50Seconds",
      round(percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds))::int AS "issueP95Seconds",
      COALESCE(sum(missed), 0)::bigint AS missed, COALESCE(sum(cancelled), 0)::bigint AS cancelled,
      COALESCE(sum(refund), 0)::bigint AS "refundUsd"
    FROM facts GROUP BY GROUPING SETS ((key), ())
    ORDER BY GROUPING(key), ${inTime ? sql`key` : sql`sum(fare) + sum(charges) + sum(extras) DESC, key`}`.execute(db);
  return rows;
}
