import type { Localized } from '@app/contract/core/locale';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { type Day, indexInMonth, monthOf } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { type Cell, type ChangedCell, cellKey, type DaysFlight } from '../domain/edit-days.ts';

type Place = { readonly id: string; readonly code: string; readonly name: Localized; readonly zone: string };

/** A flight of the calendar as stored; the local today is not the database's to say. */
export type KeptDaysFlight = Omit<DaysFlight, 'today'> & {
  readonly version: number;
  readonly number: string;
  readonly departs: string;
  readonly fromAirport: Place;
  readonly toAirport: Place;
  readonly aircraft: Localized;
  readonly airlineId: string;
  readonly online: boolean;
};

const place = (table: string) => {
  const p = sql.id(table);
  return sql`jsonb_build_object('id', ${p}.id, 'code', ${p}.code, 'name', ${p}.name, 'zone', ${p}.zone)`;
};

/** Flights by their ids, in one order of rows; with `lock`, locked to the end of the transaction. */
export async function daysFlights(db: Queryable, ids: readonly string[], lock = false): Promise<KeptDaysFlight[]> {
  // Bookings refer to the rows meanwhile, which a stronger lock would keep from them.
  const { rows } = await sql<KeptDaysFlight>`
    SELECT f.id, f.days_version AS version, a.code || ' ' || f.number AS number, f.departs, f.weekdays,
      lower(f.valid) AS "validFrom", upper(f.valid) - 1 AS "validUntil", ${place('o')} AS "fromAirport",
      ${place('d')} AS "toAirport", k.name AS aircraft, f.airline_id AS "airlineId", f.online,
      COALESCE((SELECT jsonb_agg(jsonb_build_object('cabin', c.cabin, 'seats', c.seats, 'baseUsd', c.base_usd)
          ORDER BY array_position(ARRAY['economy', 'premium', 'business', 'first'], c.cabin))
        FROM flight_cabin c WHERE c.flight_id = f.id), '[]') AS cabins
    FROM flight f JOIN airline a ON a.id = f.airline_id JOIN aircraft k ON k.id = f.aircraft_id
      JOIN airport o ON o.id = f.from_airport_id JOIN airport d ON d.id = f.to_airport_id
    WHERE f.id = ANY(${[...ids]}::uuid[]) ORDER BY f.id ${lock ? sql`FOR NO KEY UPDATE OF f` : sql``}`.execute(db);
  return rows;
}

/** Flights between the same two airports that are valid in the days of a stretch, by their hour. */
export async function flightsBeside(
  db: Queryable,
  of: { readonly from: string; readonly to: string; readonly first: Day; readonly last: Day; readonly most: number },
): Promise<{ id: string; number: string; departs: string }[]> {
  const { rows } = await sql<{ id: string; number: string; departs: string }>`
    SELECT f.id, a.code || ' ' || f.number AS number, f.departs FROM flight f JOIN airline a ON a.id = f.airline_id
    WHERE f.from_airport_id = ${of.from} AND f.to_airport_id = ${of.to}
      AND f.valid && daterange(${of.first}::date, ${of.last}::date, '[]')
    ORDER BY f.departs, a.code, f.number::int, f.id LIMIT ${of.most}`.execute(db);
  return rows;
}

type Month = { prices: (number | null)[]; stopped: boolean[] };
type KeptMonth = Month & { flightId: string; cabin: Cabin; month: Day };
type KeptSeats = { flightId: string; cabin: Cabin; day: Day; seats: number | null; held: number; sold: number };

/** What days of flights have of their own. */
export type KeptDays = {
  readonly months: ReadonlyMap<string, Month>;
  readonly cellOf: (flightId: string) => (cabin: Cabin, day: Day) => Cell;
};
const NOTHING = { seats: null, held: 0, sold: 0 };
const keyOf = (flightId: string, cabin: Cabin, day: Day): string => `${flightId} ${cellKey(cabin, day)}`;

/** Reads the days of flights between two, both included. */
export async function readDays(
  db: Queryable,
  of: { readonly flightIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<KeptDays> {
  const ids = [...of.flightIds];
  const kept = await sql<KeptMonth>`
    SELECT flight_id AS "flightId", cabin, month, prices, stopped FROM flight_month
    WHERE flight_id = ANY(${ids}::uuid[]) AND month BETWEEN ${monthOf(of.from)}::date AND ${of.to}::date`.execute(db);
  const taken = await sql<KeptSeats>`
    SELECT flight_id AS "flightId", cabin, day, CASE WHEN own THEN total END AS seats, held, sold FROM flight_seats
    WHERE flight_id = ANY(${ids}::uuid[]) AND day BETWEEN ${of.from}::date AND ${of.to}::date`.execute(db);
  const months = new Map(kept.rows.map((row) => [keyOf(row.flightId, row.cabin, row.month), row]));
  const seats = new Map(taken.rows.map((row) => [keyOf(row.flightId, row.cabin, row.day), row]));
  return {
    months,
    cellOf: (flightId) => (cabin, day) => {
      const month = months.get(keyOf(flightId, cabin, monthOf(day)));
      const own = seats.get(keyOf(flightId, cabin, day)) ?? NOTHING;
      const at = indexInMonth(day);
      return {
        usd: month?.prices[at] ?? null,
        stopped: month?.stopped[at] ?? false,
        seats: own.seats,
        held: own.held,
        sold: own.sold,
      };
    },
  };
}

export type FlightCells = { readonly flight: DaysFlight; readonly cells: readonly ChangedCell[] };

const plainMonth = (): Month => ({ prices: Array(31).fill(null), stopped: Array(31).fill(false) });

/** Writes prices and stops, months whole and in the order of their keys. */
export async function writeDayPrices(tx: Tx, of: readonly FlightCells[], { months }: KeptDays): Promise<void> {
  const written = new Map<string, KeptMonth>();
  for (const { flight, cells } of of) {
    for (const { cabin, day, before, after } of cells) {
      if (before.usd === after.usd && before.stopped === after.stopped) continue;
      const key = keyOf(flight.id, cabin, monthOf(day));
      const { prices, stopped } = written.get(key) ?? months.get(key) ?? plainMonth();
      const row = written.get(key) ?? {
        flightId: flight.id,
        cabin,
        month: monthOf(day),
        prices: [...prices],
        stopped: [...stopped],
      };
      row.prices[indexInMonth(day)] = after.usd;
      row.stopped[indexInMonth(day)] = after.stopped;
      written.set(key, row);
    }
  }
  if (written.size === 0) return;
  await sql`
    INSERT INTO flight_month (flight_id, cabin, month, prices, stopped)
    SELECT r."flightId", r.cabin, r.month, r.prices, r.stopped
    FROM jsonb_to_recordset(${json([...written.values()])}::jsonb)
      AS r("flightId" uuid, cabin text, month date, prices int[], stopped boolean[])
    ORDER BY r."flightId", r.cabin, r.month
    ON CONFLICT (flight_id, cabin, month) DO UPDATE SET prices = EXCLUDED.prices, stopped = EXCLUDED.stopped`.execute(
    tx,
  );
}

/**
 * Writes the seats of days in the order that bookings take them. Returns the flights of which a day could not be written,
 * since more has been held meanwhile; days of theirs that could be are written.
 */
export async function writeDaySeats(
  tx: Tx,
  of: readonly FlightCells[],
  terms: 'before' | 'after',
): Promise<ReadonlySet<string>> {
  const rows = of.flatMap(({ flight, cells }) =>
    cells
      .filter(({ before, after }) => before.seats !== after.seats)
      .map((cell) => ({ f: flight.id, c: cell.cabin, d: cell.day, s: cell[terms].seats })),
  );
  if (rows.length === 0) return new Set();
  const left = await sql<{ id: string }>`
    WITH wanted AS MATERIALIZED (
      SELECT c.flight_id, c.cabin, r.d, COALESCE(r.s, c.seats) AS total, c.laps, r.s IS NOT NULL AS own
      FROM jsonb_to_recordset(${json(rows)}::jsonb) AS r(f uuid, c text, d date, s int)
      JOIN flight_cabin c ON c.flight_id = r.f AND c.cabin = r.c),
    written AS (
      INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max, own)
      SELECT flight_id, cabin, d, total, laps, own FROM wanted ORDER BY flight_id, cabin, d
      ON CONFLICT (flight_id, cabin, day) DO UPDATE SET total = EXCLUDED.total, own = EXCLUDED.own
        WHERE flight_seats.held + flight_seats.sold <= EXCLUDED.total
      RETURNING flight_id, cabin, day)
    SELECT DISTINCT w.flight_id AS id FROM wanted w
    WHERE NOT EXISTS (SELECT FROM written x WHERE x.flight_id = w.flight_id AND x.cabin = w.cabin AND x.day = w.d)`.execute(
    tx,
  );
  return new Set(left.rows.map(({ id }) => id));
}

/** Raises the versions of calendars that were changed. */
export async function raiseVersions(tx: Tx, flightIds: readonly string[]): Promise<void> {
  await sql`UPDATE flight SET days_version = days_version + 1 WHERE id = ANY(${[...flightIds]}::uuid[])`.execute(tx);
}
