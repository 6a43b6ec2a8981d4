import type { Locale, Localized } from '@app/contract/core/locale';
import { localize } from '@app/contract/core/locale';
import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffFlight } from '@app/contract/verticals/flights/staff-schemas';
import { addDays, type Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsCode } from '../../../platform/db/patterns.ts';
import { firstDay, localTimes, timesOn } from '../domain/schedule.ts';

type Sql = RawBuilder<unknown>;
type KeptChoice = { id: string; code: string; name: Localized; zone: string };
type Row = Omit<
  StaffFlight,
  'airline' | 'fromAirport' | 'toAirport' | 'aircraft' | 'arrives' | 'dayShift' | 'createdAt'
> & {
  airline: KeptChoice;
  fromAirport: KeptChoice;
  toAirport: KeptChoice;
  aircraft: Localized;
  createdAt: Date;
};

const choiceOf = (table: Sql, zone: Sql): Sql =>
  sql`jsonb_build_object('id', ${table}.id, 'code', ${table}.code, 'name', ${table}.name, 'zone', ${zone})`;

const columns = sql`f.id, f.version, f.airline_id AS "airlineId", f.number, f.operated_by AS "operatedBy",
  f.from_airport_id AS "fromAirportId", f.to_airport_id AS "toAirportId", f.departs, f.block_minutes AS "blockMinutes",
  f.weekdays, lower(f.valid) AS "validFrom", upper(f.valid) - 1 AS "validUntil", f.aircraft_id AS "aircraftId",
  f.from_terminal AS "fromTerminal", f.to_terminal AS "toTerminal", f.online, f.created_at AS "createdAt",
  ${choiceOf(sql`a`, sql`''`)} AS airline, ${choiceOf(sql`o`, sql`o.zone`)} AS "fromAirport",
  ${choiceOf(sql`d`, sql`d.zone`)} AS "toAirport", k.name AS aircraft,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('cabin', c.cabin, 'seats', c.seats, 'laps', c.laps, 'baseUsd', c.base_usd,
      'childPercent', c.child_percent, 'babyPercent', c.baby_percent)
      ORDER BY array_position(ARRAY['economy', 'premium', 'business', 'first'], c.cabin))
    FROM flight_cabin c WHERE c.flight_id = f.id), '[]') AS cabins`;
const from = sql`flight f JOIN airline a ON a.id = f.airline_id JOIN aircraft k ON k.id = f.aircraft_id
  JOIN airport o ON o.id = f.from_airport_id JOIN airport d ON d.id = f.to_airport_id`;

const choice = ({ id, code, name }: KeptChoice, lang: Locale) => ({ id, code, name: localize(name, lang) });

function view(row: Row, lang: Locale): StaffFlight {
  const times = timesOn({ ...row, from: row.fromAirport, to: row.toAirport }, firstDay(row));
  const local = localTimes({ ...times, fromZone: row.fromAirport.zone, toZone: row.toAirport.zone });
  return {
    ...row,
    airline: choice(row.airline, lang),
    fromAirport: choice(row.fromAirport, lang),
    toAirport: choice(row.toAirport, lang),
    aircraft: localize(row.aircraft, lang),
    arrives: local.localArrival.slice(11),
    dayShift: local.dayShift,
    createdAt: row.createdAt.toISOString(),
  };
}

export type FlightFilter = {
  readonly number?: string | undefined;
  readonly airlineId?: string | undefined;
  readonly fromAirportId?: string | undefined;
  readonly toAirportId?: string | undefined;
  readonly online?: boolean | undefined;
};

/** What staff ask for of flights `f` with their airline `a`. */
export function flightConditions(filter: FlightFilter): Sql {
  const all: Sql[] = [sql`true`];
  if (filter.number) all.push(holdsCode(sql`(a.code || f.number)`, filter.number));
  if (filter.airlineId !== undefined) all.push(sql`f.airline_id = ${filter.airlineId}`);
  if (filter.fromAirportId !== undefined) all.push(sql`f.from_airport_id = ${filter.fromAirportId}`);
  if (filter.toAirportId !== undefined) all.push(sql`f.to_airport_id = ${filter.toAirportId}`);
  if (filter.online !== undefined) all.push(sql`f.online = ${filter.online}`);
  return sql.join(all, sql` AND `);
}

export type FlightOrder = {
  readonly sort: 'number' | 'departs' | 'createdAt';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** One page of the schedule. */
export async function listFlights(db: Queryable, of: FlightFilter & FlightOrder, lang: Locale) {
  const way = of.order === 'asc' ? sql`ASC` : sql`DESC`;
  const keys = {
    number: sql`a.code ${way}, f.number::int ${way}`,
    departs: sql`f.departs ${way}`,
    createdAt: sql`f.created_at ${way}`,
  };
  const where = flightConditions(of);
  const [found, counted] = await Promise.all([
    sql<Row>`SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY ${keys[of.sort]}, f.id ${way}
      LIMIT ${of.limit} OFFSET ${(of.page - 1) * of.limit}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`.execute(db),
  ]);
  const list = found.rows.map((row) => view(row, lang));
  return { list, total: counted.rows[0]?.total ?? 0, page: of.page, limit: of.limit };
}

/** One flight of the schedule, locked where it is to be saved; null where there is none. */
export async function readStaffFlight(
  db: Queryable,
  id: string,
  lang: Locale,
  lock = false,
): Promise<StaffFlight | null> {
  const { rows } =
    await sql<Row>`SELECT ${columns} FROM ${from} WHERE f.id = ${id} ${lock ? sql`FOR NO KEY UPDATE OF f` : sql``}`.execute(
      db,
    );
  return rows[0] ? view(rows[0], lang) : null;
}

/** A flight's own columns from what staff wrote. */
export const flightColumns = (input: FlightInput) => ({
  airline_id: input.airlineId,
  number: input.number,
  operated_by: input.operatedBy,
  from_airport_id: input.fromAirportId,
  to_airport_id: input.toAirportId,
  departs: input.departs,
  block_minutes: input.blockMinutes,
  weekdays: [...input.weekdays].sort((a, b) => a - b),
  valid: `[${input.validFrom},${input.validUntil}]`,
  aircraft_id: input.aircraftId,
  from_terminal: input.fromTerminal,
  to_terminal: input.toTerminal,
  online: input.online,
});

/** Longer ago than this no flight of a day is still to leave, wherever it is and however late. */
const DAYS_BACK = 3;

/** Days of a flight that seats are held or sold on and that it has not left on, however late, each with how many orders have some. */
export async function bookedDays(
  tx: Queryable,
  flightId: string,
  now: Date,
): Promise<{ day: Day; bookings: number }[]> {
  type Booked = {
    day: Day;
    bookings: number;
    departs: string;
    blockMinutes: number;
    zone: string;
    delayMinutes: number;
  };
  const { rows } = await sql<Booked>`
    SELECT l.day, count(DISTINCT l.order_id)::int AS bookings, f.departs, f.block_minutes AS "blockMinutes", o.zone,
      COALESCE(n.delay_minutes, 0) AS "delayMinutes"
    FROM flight f JOIN airport o ON o.id = f.from_airport_id
    JOIN (SELECT g.flight_id, g.day, g.order_id FROM flight_booking_leg g JOIN flight_booking b ON b.order_id = g.order_id
      WHERE b.state IN ('held', 'taken')
      UNION SELECT flight_id, day, order_id FROM flight_change_leg WHERE held) l ON l.flight_id = f.id
    LEFT JOIN flight_day n ON n.flight_id = f.id AND n.day = l.day
    WHERE f.id = ${flightId} AND l.day >= ${addDays(now.toISOString().slice(0, 10), -DAYS_BACK)}::date
    GROUP BY l.day, f.id, o.id, n.delay_minutes ORDER BY l.day`.execute(tx);
  return rows
    .filter(({ day, zone, delayMinutes, ...flight }) => {
      const times = timesOn({ ...flight, from: { zone }, to: { zone } }, day, delayMinutes);
      return times.departsAt > now;
    })
    .map(({ day, bookings }) => ({ day, bookings }));
}

/** Writes the cabins of a flight in place of those it had. */
export async function writeCabins(tx: Tx, flightId: string, cabins: FlightInput['cabins']): Promise<void> {
  await sql`DELETE FROM flight_cabin WHERE flight_id = ${flightId}
    AND cabin <> ALL(${cabins.map(({ cabin }) => cabin)}::text[])`.execute(tx);
  await sql`
    INSERT INTO flight_cabin (flight_id, cabin, seats, laps, base_usd, child_percent, baby_percent)
    SELECT ${flightId}::uuid, c.cabin, c.seats, c.laps, c."baseUsd", c."childPercent", c."babyPercent"
    FROM jsonb_to_recordset(${json(cabins)}::jsonb)
      AS c(cabin text, seats int, laps int, "baseUsd" int, "childPercent" int, "babyPercent" int)
    ON CONFLICT (flight_id, cabin) DO UPDATE SET seats = EXCLUDED.seats, laps = EXCLUDED.laps, base_usd = EXCLUDED.base_usd,
      child_percent = EXCLUDED.child_percent, baby_percent = EXCLUDED.baby_percent`.execute(tx);
}

/**
 * Gives departures to come the seats of their cabins, but those that staff gave their own, and none where the cabin is gone.
 * Returns whether all that is held and sold still has its seat; nothing may be kept otherwise.
 */
export async function resizeSeats(tx: Tx, flightId: string): Promise<boolean> {
  const { rows } = await sql<{ small: boolean }>`
    WITH mine AS MATERIALIZED (
      SELECT s.flight_id, s.cabin, s.day, s.held + s.sold AS seats, s.laps, s.own, s.total AS there FROM flight_seats s
      WHERE s.flight_id = ${flightId} AND s.day >= (app_now() - interval '1 day')::date
      ORDER BY s.flight_id, s.cabin, s.day FOR UPDATE),
    wanted AS (
      SELECT m.*, CASE WHEN m.own AND c.cabin IS NOT NULL THEN m.there ELSE COALESCE(c.seats, 0) END AS total, COALESCE(c.laps, 0) AS lap_max
      FROM mine m LEFT JOIN flight_cabin c ON c.flight_id = m.flight_id AND c.cabin = m.cabin),
    resized AS (
      UPDATE flight_seats s SET total = w.total, lap_max = w.lap_max FROM wanted w
      WHERE s.flight_id = w.flight_id AND s.cabin = w.cabin AND s.day = w.day AND w.seats <= w.total AND w.laps <= w.lap_max)
    SELECT EXISTS (SELECT FROM wanted WHERE seats > total OR laps > lap_max) AS small`.execute(tx);
  return !rows[0]?.small;
}

/** Puts flights on sale or takes them off; returns those that changed, in one order of rows. */
export async function setOnline(tx: Tx, ids: readonly string[], online: boolean): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH mine AS MATERIALIZED (
      SELECT id FROM flight WHERE id = ANY(${[...new Set(ids)]}::uuid[]) AND online <> ${online} ORDER BY id FOR UPDATE)
    UPDATE flight f SET online = ${online}, version = f.version + 1 FROM mine WHERE f.id = mine.id RETURNING f.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id).sort();
}
