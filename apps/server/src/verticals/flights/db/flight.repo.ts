import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import { type DayRows, ownDays } from '../domain/own-days.ts';
import type { FareBrand, StoredFlight } from '../domain/stored-flight.ts';

const originCity = citiesAs('oc');
const destinationCity = citiesAs('dc');

/** What one reading wants of flights: one cabin, and days of departure with both ends. */
export type FlightDays = { readonly cabin: Cabin; readonly first: Day; readonly last: Day };

const placeOf = (port: string, city: string): RawBuilder<unknown> => {
  const p = sql.id(port);
  const c = sql.id(city);
  return sql`jsonb_build_object('airportId', ${p}.id, 'code', ${p}.code, 'name', ${p}.name, 'zone', ${p}.zone,
    'latitude', ${p}.latitude, 'longitude', ${p}.longitude, 'transferMinutes', ${p}.transfer_minutes,
    'chargeUsd', ${p}.charge_usd, 'cityId', ${c}.id, 'city', ${c}.name, 'country', ${c}.country_code, 'picture', ${c}.picture)`;
};

/** What orders hold of a departure beyond their time by the database's clock: free already. */
const heldPastDeadline = (what: 'seats' | 'laps'): RawBuilder<unknown> => sql`COALESCE((
  SELECT sum(b.${sql.id(what)})::int FROM flight_booking_leg l JOIN flight_booking b ON b.order_id = l.order_id
  WHERE l.flight_id = s.flight_id AND l.cabin = s.cabin AND l.day = s.day AND b.state = 'held' AND b.expires_at <= app_now()), 0)
  + COALESCE((SELECT sum(c.${sql.id(what)})::int FROM flight_change_leg l JOIN flight_change c ON c.order_id = l.order_id
  WHERE l.flight_id = s.flight_id AND l.cabin = s.cabin AND l.day = s.day AND l.held AND c.expires_at <= app_now()), 0)`;

const seatsPastDeadline = heldPastDeadline('seats');
const lapsPastDeadline = heldPastDeadline('laps');

/** Prices of a month, 0 on days of which sale is stopped. */
const offered = sql`CASE WHEN true = ANY(m.stopped) THEN (
  SELECT array_agg(CASE WHEN stopped THEN 0 ELSE price END ORDER BY n)
  FROM unnest(m.prices, m.stopped) WITH ORDINALITY AS of_day(price, stopped, n)) ELSE m.prices END`;

async function readFlights(db: Queryable, which: RawBuilder<unknown>, of: FlightDays): Promise<StoredFlight[]> {
  const { rows } = await sql<Omit<StoredFlight, 'days'> & DayRows>`
    SELECT f.id, f.number, jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name, 'colour', a.colour,
        'returnBp', a.return_bp) AS airline,
      COALESCE((SELECT y.name FROM airline y WHERE y.name ->> 'en-US' = f.operated_by ORDER BY y.id LIMIT 1), to_jsonb(f.operated_by))
        AS "operatedBy", k.name AS aircraft, ${placeOf('o', 'oc')} AS "from", ${placeOf('d', 'dc')} AS "to",
      f.departs, f.block_minutes AS "blockMinutes", f.weekdays, lower(f.valid) AS "validFrom", upper(f.valid) - 1 AS "validUntil",
      f.from_terminal AS "fromTerminal", f.to_terminal AS "toTerminal",
      f.online AND a.enabled AND o.enabled AND d.enabled AND ${originCity.isShown} AND ${destinationCity.isShown} AS online,
      CASE WHEN c.cabin IS NOT NULL THEN jsonb_build_object('cabin', c.cabin, 'seats', c.seats, 'laps', c.laps,
        'baseUsd', c.base_usd, 'childPercent', c.child_percent, 'babyPercent', c.baby_percent) END AS cabin,
      COALESCE((SELECT jsonb_object_agg(m.month, ${offered}) FROM flight_month m WHERE m.flight_id = f.id
        AND m.cabin = ${of.cabin} AND m.month > ${of.first}::date - 31 AND m.month <= ${of.last}::date), '{}') AS months,
      COALESCE((SELECT jsonb_object_agg(s.day, jsonb_build_array(
          s.total - s.sold - s.held + CASE WHEN s.held = 0 THEN 0 ELSE ${heldPastDeadline('seats')} END,
          s.lap_max - s.laps + CASE WHEN s.held = 0 THEN 0 ELSE ${heldPastDeadline('laps')} END))
        FROM flight_seats s WHERE s.flight_id = f.id AND s.cabin = ${of.cabin}
          AND s.day BETWEEN ${of.first}::date AND ${of.last}::date), '{}') AS left,
      COALESCE((SELECT jsonb_object_agg(n.day, jsonb_build_object('state', n.state, 'delayMinutes', n.delay_minutes))
        FROM flight_day n WHERE n.flight_id = f.id AND n.day BETWEEN ${of.first}::date AND ${of.last}::date), '{}') AS changes
    FROM flight f
    JOIN airline a ON a.id = f.airline_id JOIN aircraft k ON k.id = f.aircraft_id
    JOIN airport o ON o.id = f.from_airport_id JOIN ${originCity.table} ON ${originCity.id} = o.city_id
    JOIN airport d ON d.id = f.to_airport_id JOIN ${destinationCity.table} ON ${destinationCity.id} = d.city_id
    LEFT JOIN flight_cabin c ON c.flight_id = f.id AND c.cabin = ${of.cabin}
    WHERE ${which}`.execute(db);
  return rows.map(({ months, left, changes, ...flight }) => ({ ...flight, days: ownDays({ months, left, changes }) }));
}

/** Flights by their ids, on sale or not. */
export async function flightsById(
  db: Queryable,
  ids: readonly string[],
  of: FlightDays,
): Promise<Map<string, StoredFlight>> {
  const rows = await readFlights(db, sql`f.id = ANY(${[...new Set(ids)]}::uuid[])`, of);
  return new Map(rows.map((flight) => [flight.id, flight]));
}

/** Seats and laps left of departures, by flight and day; those of which nothing was held or sold are left out. */
export async function seatsLeft(
  db: Queryable,
  of: { readonly cabin: Cabin; readonly legs: readonly { readonly flightId: string; readonly day: Day }[] },
): Promise<Map<string, Record<Day, readonly [seats: number, laps: number]>>> {
  const { rows } = await staticSql<{ flightId: string; day: Day; seats: number; laps: number }>`
    SELECT s.flight_id AS "flightId", s.day,
      s.total - s.sold - s.held + CASE WHEN s.held = 0 THEN 0 ELSE ${seatsPastDeadline} END AS seats,
      s.lap_max - s.laps + CASE WHEN s.held = 0 THEN 0 ELSE ${lapsPastDeadline} END AS laps
    FROM unnest(${of.legs.map(({ flightId }) => flightId)}::uuid[], ${of.legs.map(({ day }) => day)}::date[]) AS w(flight_id, day)
    JOIN flight_seats s ON s.flight_id = w.flight_id AND s.day = w.day AND s.cabin = ${of.cabin}`.execute(db);
  const found = new Map<string, Record<Day, readonly [number, number]>>();
  for (const { flightId, day, seats, laps } of rows) {
    found.set(flightId, { ...found.get(flightId), [day]: [seats, laps] });
  }
  return found;
}

/** Every fare brand, or those that flights of some airlines can have; the cheapest first among equals of weight. */
export async function fareBrands(db: Queryable, airlineIds?: readonly string[]): Promise<FareBrand[]> {
  const ofThese = airlineIds ? sql`WHERE airline_id IS NULL OR airline_id = ANY(${[...airlineIds]}::uuid[])` : sql``;
  const { rows } = await sql<FareBrand>`
    SELECT airline_id AS "airlineId", cabin, code, name, price_percent AS "pricePercent", cabin_bag AS "cabinBag",
      checked_bag AS "checkedBag", extra_bags AS "extraBags", seat, seat_fees AS "seatFees", meal, refund_steps AS "refundSteps", change_rule AS "changeRule",
      sort_weight AS "sortWeight", enabled
    FROM fare_brand ${ofThese} ORDER BY sort_weight DESC, price_percent, code`.execute(db);
  return rows;
}
