import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type {
  FlightChoice,
  StaffAircraft,
  StaffAirline,
  StaffAirport,
  StaffFareBrand,
} from '@app/contract/verticals/flights/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded, holdsText } from '../../../platform/db/patterns.ts';

const cities = citiesAs('c');

type Sql = RawBuilder<unknown>;
export type PageAt = { readonly page: number; readonly limit: number };
export type Listed<T> = { list: T[]; total: number; page: number; limit: number };

/** Rows that staff see of one table: which, how many, in which order. */
type Reading = { readonly columns: Sql; readonly from: Sql; readonly order: Sql };

const allOf = (conditions: readonly (Sql | false | undefined | '')[]): Sql =>
  sql.join([sql`true`, ...conditions.filter((one): one is Sql => typeof one === 'object')], sql` AND `);

async function page<T>(db: Queryable, reading: Reading, where: Sql, at: PageAt): Promise<Listed<T>> {
  const { columns, from, order } = reading;
  const [rows, counted] = await Promise.all([
    sql<T>`SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${at.limit}
      OFFSET ${(at.page - 1) * at.limit}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`.execute(db),
  ]);
  return { list: rows.rows, total: counted.rows[0]?.total ?? 0, page: at.page, limit: at.limit };
}

const named = (keyword: string): Sql => sql`(t.code = ${keyword.toUpperCase()} OR ${holdsText(sql`t.name`, keyword)})`;
const flightsBy = (column: string): Sql =>
  sql`(SELECT count(*)::int FROM flight f WHERE f.${sql.id(column)} = t.id) AS flights`;

const airline: Reading = {
  columns: sql`t.id, t.code, t.ticket_prefix AS "ticketPrefix", t.name, t.colour, t.return_bp AS "returnBp", t.name_letters AS "nameLetters",
    t.enabled, t.version, ${flightsBy('airline_id')}`,
  from: sql`airline t`,
  order: sql`t.code`,
};
const aircraft: Reading = {
  columns: sql`t.id, t.code, t.name, t.version, ${flightsBy('aircraft_id')},
    COALESCE(jsonb_array_length(jsonb_path_query_array(t.seat_map, '$.cabins[*].rows[*].cells[*] ? (@ == "seat")')), 0) AS seats`,
  from: sql`aircraft t`,
  order: sql`t.code`,
};
const airport: Reading = {
  columns: sql`t.id, t.code, t.city_id AS "cityId", t.name, t.zone, t.latitude, t.longitude,
    t.transfer_minutes AS "transferMinutes", t.charge_usd AS "chargeUsd", t.enabled, t.version, ${cities.name} AS city,
    ${flightsBy('from_airport_id')}`,
  from: sql`airport t JOIN ${cities.table} ON ${cities.id} = t.city_id`,
  order: sql`t.code`,
};
const fareBrand: Reading = {
  columns: sql`t.id, t.airline_id AS "airlineId", t.cabin, t.code, t.name, t.price_percent AS "pricePercent",
    t.cabin_bag AS "cabinBag", t.checked_bag AS "checkedBag", t.extra_bags AS "extraBags", t.seat, t.seat_fees AS "seatFees",
    t.meal, t.refund_steps AS "refundSteps", t.change_rule AS "changeRule",
    t.sort_weight AS "sortWeight", t.enabled, t.version,
    CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name) END AS airline`,
  from: sql`fare_brand t LEFT JOIN airline a ON a.id = t.airline_id`,
  order: sql`a.code NULLS FIRST, array_position(ARRAY['economy', 'premium', 'business', 'first'], t.cabin),
    t.sort_weight DESC, t.code`,
};

type InLanguages<T, K extends keyof T> = Omit<T, K> & { [P in K]: Localized };
type KeptChoice = { id: string; code: string; name: Localized };
type AirportRow = InLanguages<StaffAirport, 'city'>;
type BrandRow = Omit<StaffFareBrand, 'airline'> & { airline: KeptChoice | null };

const choice = (kept: KeptChoice, lang: Locale): FlightChoice => ({ ...kept, name: localize(kept.name, lang) });
const airportView = (row: AirportRow, lang: Locale): StaffAirport => ({ ...row, city: localize(row.city, lang) });
const brandView = (row: BrandRow, lang: Locale): StaffFareBrand => ({
  ...row,
  airline: row.airline && choice(row.airline, lang),
});

type Filter = PageAt & { readonly keyword?: string | undefined; readonly enabled?: boolean | undefined };
const enabledIs = (enabled: boolean | undefined) => enabled !== undefined && sql`t.enabled = ${enabled}`;

export const listAirlines = (db: Queryable, filter: Filter): Promise<Listed<StaffAirline>> =>
  page(db, airline, allOf([filter.keyword && named(filter.keyword), enabledIs(filter.enabled)]), filter);

export const listAircraft = (db: Queryable, filter: Filter): Promise<Listed<StaffAircraft>> =>
  page(db, aircraft, allOf([filter.keyword && named(filter.keyword)]), filter);

export async function listAirports(
  db: Queryable,
  filter: Filter & { readonly cityId?: string | undefined },
  lang: Locale,
): Promise<Listed<StaffAirport>> {
  const { keyword, cityId, enabled } = filter;
  const where = allOf([
    keyword && sql`(${holdsFolded(sql`t.searched`, keyword)} OR ${holdsFolded(cities.searched, keyword)})`,
    cityId !== undefined && sql`t.city_id = ${cityId}`,
    enabledIs(enabled),
  ]);
  const found = await page<AirportRow>(db, airport, where, filter);
  return { ...found, list: found.list.map((row) => airportView(row, lang)) };
}

export async function listFareBrands(
  db: Queryable,
  filter: PageAt & { readonly airlineId?: string | undefined; readonly cabin?: Cabin | undefined },
  lang: Locale,
): Promise<Listed<StaffFareBrand>> {
  const where = allOf([
    filter.airlineId !== undefined && sql`t.airline_id = ${filter.airlineId}`,
    filter.cabin !== undefined && sql`t.cabin = ${filter.cabin}`,
  ]);
  const found = await page<BrandRow>(db, fareBrand, where, filter);
  return { ...found, list: found.list.map((row) => brandView(row, lang)) };
}

async function one<T>(db: Queryable, { columns, from }: Reading, id: string, lock: boolean): Promise<T | null> {
  const { rows } =
    await sql<T>`SELECT ${columns} FROM ${from} WHERE t.id = ${id} ${lock ? sql`FOR UPDATE OF t` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Reads one record as staff see it, locked where it is to be saved; null where there is none. */
export const readRecord = {
  airline: (db: Queryable, id: string, _lang: Locale, lock = false) => one<StaffAirline>(db, airline, id, lock),
  aircraft: (db: Queryable, id: string, _lang: Locale, lock = false) => one<StaffAircraft>(db, aircraft, id, lock),
  airport: async (db: Queryable, id: string, lang: Locale, lock = false) => {
    const row = await one<AirportRow>(db, airport, id, lock);
    return row && airportView(row, lang);
  },
  fare_brand: async (db: Queryable, id: string, lang: Locale, lock = false) => {
    const row = await one<BrandRow>(db, fareBrand, id, lock);
    return row && brandView(row, lang);
  },
} as const;

/** Records to choose one, by a part of their name or code. */
export async function choices(
  db: Queryable,
  table: 'airline' | 'airport' | 'aircraft',
  keyword: string | undefined,
  lang: Locale,
): Promise<FlightChoice[]> {
  const { rows } = await sql<KeptChoice>`SELECT t.id, t.code, t.name FROM ${sql.id(table)} t
    WHERE ${allOf([keyword && named(keyword)])} ORDER BY t.code LIMIT 50`.execute(db);
  return rows.map((row) => choice(row, lang));
}

/** Columns of a row as JSON keeps them. */
export type Columns = Readonly<Record<string, unknown>>;

export async function insertRecord(db: Queryable, table: string, id: string, columns: Columns): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  await sql`INSERT INTO ${sql.id(table)} (id, ${names})
    SELECT ${id}::uuid, ${names} FROM jsonb_populate_record(NULL::${sql.id(table)}, ${JSON.stringify(columns)}::jsonb)`.execute(
    db,
  );
}

export async function updateRecord(db: Queryable, table: string, id: string, columns: Columns): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  await sql`UPDATE ${sql.id(table)} t SET (${names}, version) = (
    SELECT ${names}, t.version + 1 FROM jsonb_populate_record(NULL::${sql.id(table)}, ${JSON.stringify(columns)}::jsonb))
    WHERE t.id = ${id}`.execute(db);
}
