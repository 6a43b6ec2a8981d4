import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { type Day, weekday } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { IS_OFF, travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type FlightTimes, localTimes, timesOn } from '../domain/schedule.ts';
import { type DepartureRef, toCallOff } from './flight-day.repo.ts';
import { type FlightFilter, flightConditions } from './staff-flight.repo.ts';

const orders = travelOrdersAs('t');

type KeptChoice = { id: string; code: string; name: Localized; zone: string };
type Row = {
  flightId: string;
  number: string;
  departs: string;
  blockMinutes: number;
  airline: KeptChoice;
  fromAirport: KeptChoice;
  toAirport: KeptChoice;
  aircraft: Localized;
  now: Date;
} & Pick<Departure, 'state' | 'reason' | 'delayMinutes' | 'version' | 'cabins' | 'toIssue' | 'toRefund' | 'asked'>;

const choice = ({ id, code, name }: KeptChoice, lang: Locale) => ({ id, code, name: localize(name, lang) });

function view(row: Row, day: Day, lang: Locale): Departure {
  const { departs: _departs, blockMinutes: _minutes, now, ...rest } = row;
  const localOf = (times: FlightTimes) => {
    const zones = { fromZone: row.fromAirport.zone, toZone: row.toAirport.zone };
    const { minutes: _, ...local } = localTimes({ ...times, ...zones });
    return local;
  };
  const timed = { ...row, from: row.fromAirport, to: row.toAirport };
  const scheduled = localOf(timesOn(timed, day));
  const times = timesOn(timed, day, row.delayMinutes);
  return {
    ...rest,
    ...localOf(times),
    scheduledDeparture: scheduled.localDeparture,
    scheduledArrival: scheduled.localArrival,
    id: `${row.flightId}@${day}`,
    day,
    airline: choice(row.airline, lang),
    fromAirport: choice(row.fromAirport, lang),
    toAirport: choice(row.toAirport, lang),
    aircraft: localize(row.aircraft, lang),
    departsAt: times.departsAt.toISOString(),
    departed: times.departsAt <= now,
  };
}

const from = sql`flight f JOIN airline a ON a.id = f.airline_id JOIN aircraft k ON k.id = f.aircraft_id
  JOIN airport o ON o.id = f.from_airport_id JOIN airport d ON d.id = f.to_airport_id`;

/** Flights that fly on a day, and those that somebody has a seat on or that were changed. */
const thatDay = (day: Day) => sql`((f.valid @> ${day}::date AND ${weekday(day)}::int = ANY(f.weekdays))
  OR EXISTS (SELECT FROM flight_day n WHERE n.flight_id = f.id AND n.day = ${day}::date)
  OR EXISTS (SELECT FROM flight_seats s WHERE s.flight_id = f.id AND s.day = ${day}::date AND s.held + s.sold > 0))`;

/** How many orders of a cancelled departure are not over and meet a condition on the order `o`. */
const calledOff = (day: Day, which: RawBuilder<unknown>) => sql`
  CASE WHEN c.state = 'cancelled' THEN (SELECT count(DISTINCT o.id)::int FROM ${toCallOff}
    WHERE n.flight_id = f.id AND n.day = ${day}::date AND ${which}) ELSE 0 END`;

/** The columns of a flight on a day, with its change as `c`. */
const columns = (
  day: Day,
) => sql`f.id AS "flightId", a.code || ' ' || f.number AS number, f.departs, f.block_minutes AS "blockMinutes",
  jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name) AS airline,
  jsonb_build_object('id', o.id, 'code', o.code, 'name', o.name, 'zone', o.zone) AS "fromAirport",
  jsonb_build_object('id', d.id, 'code', d.code, 'name', d.name, 'zone', d.zone) AS "toAirport", k.name AS aircraft,
  COALESCE(c.state, 'scheduled') AS state, c.reason, COALESCE(c.delay_minutes, 0) AS "delayMinutes",
  COALESCE(c.version, 0) AS version, app_now() AS now,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('cabin', c.cabin, 'seats', COALESCE(s.total, c.seats),
      'held', COALESCE(s.held, 0), 'sold', COALESCE(s.sold, 0), 'laps', COALESCE(s.laps, 0))
      ORDER BY array_position(ARRAY['economy', 'premium', 'business', 'first'], c.cabin))
    FROM flight_cabin c LEFT JOIN flight_seats s ON s.flight_id = c.flight_id AND s.cabin = c.cabin
      AND s.day = ${day}::date WHERE c.flight_id = f.id), '[]') AS cabins,
  (SELECT count(DISTINCT b.order_id)::int FROM flight_booking_leg l JOIN flight_booking b ON b.order_id = l.order_id
    JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE l.flight_id = f.id AND l.day = ${day}::date AND ${orders.state} = 'pending_verification') AS "toIssue",
  ${calledOff(day, sql`NOT ${IS_OFF}`)} AS "toRefund", ${calledOff(day, IS_OFF)} AS asked`;
const withChange = (day: Day) => sql`${from} LEFT JOIN flight_day c ON c.flight_id = f.id AND c.day = ${day}::date`;

/** A departure by its flight and day; null where there is none. */
export async function readDeparture(
  db: Queryable,
  { flightId, day }: DepartureRef,
  lang: Locale,
): Promise<Departure | null> {
  const { rows } = await sql<Row>`SELECT ${columns(day)} FROM ${withChange(day)}
    WHERE f.id = ${flightId} AND ${thatDay(day)}`.execute(db);
  return rows[0] ? view(rows[0], day, lang) : null;
}

/** Departures of a local day by their hour, each with its cabins. */
export async function listDepartures(
  db: Queryable,
  of: FlightFilter & { readonly day: Day; readonly page: number; readonly limit: number },
  lang: Locale,
) {
  const { day, page, limit } = of;
  const where = sql`${flightConditions(of)} AND ${thatDay(day)}`;
  const [found, counted] = await Promise.all([
    sql<Row>`SELECT ${columns(day)} FROM ${withChange(day)} WHERE ${where}
      ORDER BY f.departs, a.code, f.number::int, f.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`.execute(db),
  ]);
  const list = found.rows.map((row) => view(row, day, lang));
  return { list, total: counted.rows[0]?.total ?? 0, page, limit };
}

type Timing = { readonly fromZone: string; readonly toZone: string; readonly blockMinutes: number };

/** How long a flight takes, and the zones of its two places; null where there is none. */
export async function zonesOf(db: Queryable, flightId: string): Promise<Timing | null> {
  const { rows } = await sql<Timing>`
    SELECT o.zone AS "fromZone", d.zone AS "toZone", f.block_minutes AS "blockMinutes"
    FROM ${from} WHERE f.id = ${flightId}`.execute(db);
  return rows[0] ?? null;
}
