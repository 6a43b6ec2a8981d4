import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/connect.ts';
import { chances } from '../chances.ts';

/** Flights of a pair of airports, one way. */
const MOST_FLIGHTS = 4;
/** Of twenty cities one is a hub, and of ten routes six touch one. */
const CITIES_A_HUB = 20;
const AT_ONCE = 400;
const EARTH_KM = 6_371;
const KM_A_MINUTE = 13;
const GROUND_MINUTES = 40;

type Airport = { readonly id: string; readonly latitude: number; readonly longitude: number };
type Template = { readonly id: string; readonly airline: string };

/** Cities with that many routes between them: each is flown to from about a sixth of the others. */
const citiesFor = (routes: number): number => Math.ceil(Math.sqrt(routes * 6));

function kilometres(a: Airport, b: Airport): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const height = Math.sin(rad(b.latitude - a.latitude) / 2) ** 2;
  const width =
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, height + width)));
}

/** Copies cities with one airport each until there are `wanted` airports. */
async function copyCities(db: Db, wanted: number): Promise<void> {
  const of = sql`(SELECT a.*, c.name AS city_name, row_number() OVER (ORDER BY a.code) - 1 AS n
    FROM airport a JOIN travel_city c ON c.id = a.city_id)`;
  const copies = sql`(SELECT o.*, g.k, md5(o.id || ' ' || g.k)::uuid AS copy_id, md5(o.city_id || ' ' || g.k)::uuid AS copy_city
    FROM (SELECT count(*)::int AS count FROM airport) x
    CROSS JOIN generate_series(0, greatest(0, ${wanted}::int - x.count) - 1) g(k)
    JOIN ${of} o ON o.n = g.k % x.count)`;
  await sql`
    INSERT INTO travel_city (id, name, country, country_code, zone, picture, latitude, longitude)
    SELECT p.copy_city, jsonb_build_object('en-US', (p.city_name ->> 'en-US') || ' ' || p.k), c.country, c.country_code, c.zone,
      c.picture, greatest(-80, least(80, c.latitude + p.k % 13 - 6)), greatest(-170, least(170, c.longitude + p.k % 17 - 8))
    FROM ${copies} p JOIN travel_city c ON c.id = p.city_id ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    INSERT INTO airport (id, code, city_id, name, zone, latitude, longitude, transfer_minutes)
    SELECT p.copy_id, free.code, p.copy_city, p.name, p.zone, c.latitude, c.longitude, p.transfer_minutes
    FROM ${copies} p JOIN travel_city c ON c.id = p.copy_city
    JOIN (SELECT code, row_number() OVER (ORDER BY code DESC) - 1 AS n FROM (
        SELECT chr(65 + g / 676) || chr(65 + g / 26 % 26) || chr(65 + g % 26) AS code FROM generate_series(0, 17575) g
      ) every WHERE code NOT IN (SELECT code FROM airport)) free ON free.n = p.k`.execute(db);
}

/** Inserts flights, each with the cabins and prices of a flight of the demo. */
async function addFlights(db: Db, flights: readonly object[]): Promise<void> {
  for (let at = 0; at < flights.length; at += AT_ONCE) {
    const rows = sql`jsonb_to_recordset(${JSON.stringify(flights.slice(at, at + AT_ONCE))}::jsonb)
      AS n(id uuid, like_id uuid, number text, from_id uuid, to_id uuid, departs text, minutes int)`;
    await sql`
      INSERT INTO flight (id, airline_id, number, from_airport_id, to_airport_id, departs, block_minutes, weekdays, valid,
        aircraft_id, online)
      SELECT n.id, f.airline_id, n.number, n.from_id, n.to_id, n.departs, n.minutes, f.weekdays, f.valid, f.aircraft_id, true
      FROM ${rows} JOIN flight f ON f.id = n.like_id`.execute(db);
    await sql`
      INSERT INTO flight_cabin (flight_id, cabin, seats, laps, base_usd, child_percent, baby_percent)
      SELECT n.id, c.cabin, c.seats, c.laps, c.base_usd, c.child_percent, c.baby_percent
      FROM ${rows} JOIN flight_cabin c ON c.flight_id = n.like_id`.execute(db);
    await sql`
      INSERT INTO flight_month (flight_id, cabin, month, prices, stopped)
      SELECT n.id, m.cabin, m.month, m.prices, m.stopped
      FROM ${rows} JOIN flight_month m ON m.flight_id = n.like_id`.execute(db);
  }
}

/** Brings a database with the demo to so many routes (pairs of airports, one way), with two or three flights each. */
export async function stockFlights(db: Db, wanted: number, say: (text: string) => void): Promise<void> {
  const { rows: flown } = await sql<{ from: string; to: string }>`
    SELECT DISTINCT from_airport_id AS "from", to_airport_id AS "to" FROM flight`.execute(db);
  if (flown.length >= wanted) return;
  await copyCities(db, citiesFor(wanted));
  const { rows: airports } = await sql<Airport>`
    SELECT a.id, c.latitude, c.longitude FROM airport a JOIN travel_city c ON c.id = a.city_id ORDER BY a.code`.execute(
    db,
  );
  const { rows: templates } = await sql<Template>`
    SELECT id, airline_id AS airline FROM flight f WHERE online AND upper(valid) > (app_now() + interval '200 days')::date
      AND EXISTS (SELECT FROM flight_month m WHERE m.flight_id = f.id) ORDER BY id`.execute(db);
  const chance = chances();
  const hubs = Math.ceil(airports.length / CITIES_A_HUB);
  const routes = new Set(flown.map(({ from, to }) => `${from} ${to}`));
  const numbers = new Map<string, number>();
  const flights: object[] = [];
  while (routes.size < wanted) {
    const from = airports[chance(10) < 3 ? chance(hubs) : chance(airports.length)] as Airport;
    const to = airports[chance(10) < 3 ? chance(hubs) : chance(airports.length)] as Airport;
    if (from.id === to.id || routes.has(`${from.id} ${to.id}`)) continue;
    for (const [start, end] of [
      [from, to],
      [to, from],
    ] as const) {
      routes.add(`${start.id} ${end.id}`);
      for (let more = 1 + chance(MOST_FLIGHTS); more > 0; more -= 1) {
        const like = templates[chance(templates.length)] as Template;
        const key = `${like.airline} ${start.id}`;
        const number = (numbers.get(key) ?? 5_000) + 1;
        numbers.set(key, number);
        const departs = `${String(5 + chance(18)).padStart(2, '0')}:${String(chance(12) * 5).padStart(2, '0')}`;
        const minutes = Math.min(1_200, GROUND_MINUTES + Math.round(kilometres(start, end) / KM_A_MINUTE));
        flights.push({
          id: crypto.randomUUID(),
          like_id: like.id,
          number: String(number),
          from_id: start.id,
          to_id: end.id,
          departs,
          minutes,
        });
      }
    }
  }
  say(`${flights.length} more flights on ${routes.size} routes`);
  await addFlights(db, flights);
  await sql`ANALYZE`.execute(db);
}
