import type { Cabin } from '@app/contract/verticals/flights/facts';
import { type RawBuilder, sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { NetworkFacts, ScheduledFlight } from '../domain/network/network.ts';
import type { DayTexts } from '../domain/network/packed-days.ts';
import type { SeatRow } from '../domain/network/packed-seats.ts';

const cities = citiesAs('c');

/** Airlines, airports and aircraft, on sale or not. */
export async function readNetworkFacts(db: Queryable): Promise<NetworkFacts> {
  const { rows } = await sql<NetworkFacts>`
    SELECT
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name, 'colour', a.colour,
        'returnBp', a.return_bp, 'online', a.enabled)), '[]') FROM airline a) AS airlines,
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name)), '[]') FROM aircraft k) AS aircraft,
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('airportId', p.id, 'code', p.code, 'name', p.name, 'zone', p.zone,
          'latitude', p.latitude, 'longitude', p.longitude, 'transferMinutes', p.transfer_minutes, 'chargeUsd', p.charge_usd,
          'cityId', ${cities.id}, 'city', ${cities.name}, 'country', ${cities.countryCode}, 'picture', ${cities.picture},
          'online', p.enabled AND ${cities.isShown})), '[]')
        FROM airport p JOIN ${cities.table} ON ${cities.id} = p.city_id) AS airports`.execute(db);
  return rows[0] ?? { airlines: [], aircraft: [], airports: [] };
}

/** Flights of the schedule that are on sale, or those of some ids that are. */
export async function readSchedule(db: Queryable, ids: readonly string[] | 'all'): Promise<ScheduledFlight[]> {
  const which = ids === 'all' ? sql`` : sql`AND f.id = ANY(${[...ids]}::uuid[])`;
  const { rows } = await sql<ScheduledFlight>`
    SELECT f.id, f.number, f.airline_id AS "airlineId", f.operated_by AS "operatedBy", f.from_airport_id AS "fromAirportId",
      f.to_airport_id AS "toAirportId", f.departs, f.block_minutes AS "blockMinutes", to_jsonb(f.weekdays) AS weekdays,
      lower(f.valid) AS "validFrom", upper(f.valid) - 1 AS "validUntil", f.aircraft_id AS "aircraftId",
      f.from_terminal AS "fromTerminal", f.to_terminal AS "toTerminal",
      COALESCE((SELECT jsonb_agg(jsonb_build_object('cabin', c.cabin, 'seats', c.seats, 'laps', c.laps, 'baseUsd', c.base_usd,
        'childPercent', c.child_percent, 'babyPercent', c.baby_percent)) FROM flight_cabin c WHERE c.flight_id = f.id), '[]') AS cabins
    FROM flight f WHERE f.online AND upper(f.valid) > ${SINCE} ${which}`.execute(db);
  return rows;
}

/** Days before it are over everywhere, whatever the clock of the product is moved to. */
const SINCE = sql`(LEAST(app_now(), statement_timestamp()) - interval '3 days')::date`;

/** Prices of a month, 0 on days of which sale is stopped. */
const offered = sql`CASE WHEN true = ANY(m.stopped) THEN (
  SELECT array_agg(CASE WHEN stopped THEN 0 ELSE price END ORDER BY n)
  FROM unnest(m.prices, m.stopped) WITH ORDINALITY AS of_day(price, stopped, n)) ELSE m.prices END`;

const daysSince = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`${column} - '1970-01-01'::date`;

/** What days of flights have of their own, by the flight: prices, and what became of them. */
export async function readDayTexts(db: Queryable, ids: readonly string[]): Promise<Map<string, DayTexts>> {
  const { rows } = await sql<DayTexts & { id: string }>`
    SELECT w.id,
      COALESCE((SELECT jsonb_agg(m.cabin || ' ' || (EXTRACT(year FROM m.month) - 1970) * 12 + EXTRACT(month FROM m.month) - 1
          || ' ' || array_to_string(${offered}, ',', '')) FROM flight_month m
        WHERE m.flight_id = w.id AND m.month > ${SINCE} - 31), '[]') AS months,
      COALESCE((SELECT jsonb_agg(${daysSince(sql`n.day`)} || ' ' || n.state || ' ' || n.delay_minutes) FROM flight_day n
        WHERE n.flight_id = w.id AND n.day >= ${SINCE}), '[]') AS changes
    FROM unnest(${[...ids]}::uuid[]) w(id)`.execute(db);
  return new Map(rows.map(({ id, ...texts }) => [id, texts]));
}

/** Orders that hold seats of a departure, each with its time by which it has to be paid. */
const holds = sql`(SELECT jsonb_agg(jsonb_build_array(h.until, h.seats, h.laps)) FROM (
  SELECT floor(EXTRACT(epoch FROM b.expires_at) * 1000) AS until, b.seats, b.laps
  FROM flight_booking_leg l JOIN flight_booking b ON b.order_id = l.order_id
  WHERE l.flight_id = s.flight_id AND l.cabin = s.cabin AND l.day = s.day AND b.state = 'held' AND b.expires_at IS NOT NULL
  UNION ALL SELECT floor(EXTRACT(epoch FROM c.expires_at) * 1000), c.seats, c.laps
  FROM flight_change_leg l JOIN flight_change c ON c.order_id = l.order_id
  WHERE l.flight_id = s.flight_id AND l.cabin = s.cabin AND l.day = s.day AND l.held) h)`;

/** Seats of flights on days on which any were held or sold, by the flight. */
export async function readSeatRows(db: Queryable, ids: readonly string[]): Promise<Map<string, SeatRow[]>> {
  const { rows } = await sql<SeatRow & { id: string; cabin: Cabin }>`
    SELECT s.flight_id AS id, s.cabin, ${daysSince(sql`s.day`)} AS day, s.total - s.sold - s.held AS seats, s.lap_max - s.laps AS laps,
      CASE WHEN s.held > 0 THEN ${holds} END AS holds
    FROM flight_seats s WHERE s.flight_id = ANY(${[...ids]}::uuid[]) AND s.day >= ${SINCE}`.execute(db);
  const found = new Map<string, SeatRow[]>(ids.map((id) => [id, []]));
  for (const { id, ...row } of rows) found.get(id)?.push(row);
  return found;
}
