import type { Locale, Localized } from '@app/contract/core/locale';
import type { MealSetInput } from '@app/contract/verticals/meals/staff-input';
import type { StaffMealSet } from '@app/contract/verticals/meals/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { storedText } from '../../../modules/catalog/public.ts';
import { inMerchantScope } from '../../../modules/merchants/core.ts';
import { citiesAs, countOnSale } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { localNameOrder } from '../../../platform/db/name-order.ts';
import { holdsFolded } from '../../../platform/db/patterns.ts';
import { restaurantsAs } from '../../dining/public.ts';

const restaurantRows = restaurantsAs('r');
const cities = citiesAs('c');

type Sql = RawBuilder<unknown>;
export type SetSort = 'createdAt' | 'name' | 'usd' | 'sold' | 'sortWeight';
export type SetFilter = {
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly restaurant?: string | undefined;
  readonly online?: boolean | undefined;
  /** Set meals that this merchant's restaurants serve; null for all. */
  readonly asking: string | null;
};
export type SetLine = {
  id: string;
  name: Localized;
  cover: string;
  places: Localized[];
  people: number;
  usd: number;
  valueUsd: number;
  stock: number;
  held: number;
  sold: number;
  used: number;
  expired: number;
  online: boolean;
  sortWeight: number;
  createdAt: Date;
  version: number;
};

const columnsIn = (lang: Locale): Record<SetSort, Sql> => ({
  createdAt: sql`s.created_at`,
  name: localNameOrder(sql`s.name`, lang),
  usd: sql`s.usd`,
  sold: sql`s.sold`,
  sortWeight: sql`s.sort_weight`,
});

/** Whether a set `s` is served by a restaurant of the merchant; null is any. */
export const servedBy = (merchantId: string | null): Sql =>
  inMerchantScope(
    merchantId,
    (
      id,
    ) => sql`EXISTS (SELECT FROM dining_set_place l JOIN ${restaurantRows.table} ON ${restaurantRows.id} = l.restaurant_id
        WHERE l.set_id = s.id AND ${restaurantRows.merchantId} = ${id})`,
  );

function conditions(filter: SetFilter): Sql {
  const all: Sql[] = [servedBy(filter.asking)];
  const served = (where: Sql) =>
    sql`EXISTS (SELECT FROM dining_set_place l JOIN ${restaurantRows.table} ON ${restaurantRows.id} = l.restaurant_id
      WHERE l.set_id = s.id AND ${where})`;
  if (filter.name) all.push(holdsFolded(sql`s.searched`, filter.name));
  if (filter.city) all.push(served(sql`${restaurantRows.cityId} = ${filter.city}`));
  if (filter.restaurant) all.push(served(sql`${restaurantRows.id} = ${filter.restaurant}`));
  if (filter.online !== undefined) all.push(sql`s.online = ${filter.online}`);
  return sql.join(all, sql` AND `);
}

/** One page of set meals for staff. */
export async function staffSets(
  db: Queryable,
  filter: SetFilter,
  at: { sort: SetSort; ascending: boolean; limit: number; offset: number; lang: Locale },
): Promise<SetLine[]> {
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const column = columnsIn(at.lang)[at.sort];
  const { rows } = await sql<SetLine>`
    SELECT s.id, s.name, s.cover, s.people, s.usd, s.value_usd AS "valueUsd", s.stock, s.held, s.sold, s.online,
      s.sort_weight AS "sortWeight", s.created_at AS "createdAt", s.version, p.places, c.used, c.expired
    FROM (SELECT s.*, ${column} AS key FROM dining_set s WHERE ${conditions(filter)}
      ORDER BY ${column} ${direction}, s.id ${direction} LIMIT ${at.limit} OFFSET ${at.offset}) s
    CROSS JOIN LATERAL (SELECT COALESCE(jsonb_agg(${restaurantRows.name} ORDER BY l.position), '[]') AS places
      FROM dining_set_place l JOIN ${restaurantRows.table} ON ${restaurantRows.id} = l.restaurant_id WHERE l.set_id = s.id) p
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE d.state = 'used')::int AS used,
        count(*) FILTER (WHERE d.state = 'expired')::int AS expired
      FROM dining_set_booking b JOIN dining_code d ON d.order_id = b.order_id WHERE b.set_id = s.id) c
    ORDER BY s.key ${direction}, s.id ${direction}`.execute(db);
  return rows;
}

/** How many set meals pass a filter. */
export async function countSets(db: Queryable, filter: SetFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM dining_set s WHERE ${conditions(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many set meals there are, on sale and not; of a merchant who asks, those their restaurants serve. */
export const setTabs = (db: Queryable, asking: string | null) =>
  countOnSale(db, sql`FROM dining_set s WHERE ${servedBy(asking)}`);

/** Set meals by a part of their name, to choose one; of a merchant who asks, those their restaurants serve. */
export async function setChoices(
  db: Queryable,
  { keyword, asking, lang }: { readonly keyword: string; readonly asking: string | null; readonly lang: Locale },
): Promise<{ id: string; name: Localized }[]> {
  const { rows } = await sql<{ id: string; name: Localized }>`
    SELECT s.id, s.name FROM dining_set s WHERE ${servedBy(asking)} ${keyword === '' ? sql`` : sql`AND ${holdsFolded(sql`s.searched`, keyword)}`}
    ORDER BY ${localNameOrder(sql`s.name`, lang)}, s.id LIMIT 100`.execute(db);
  return rows;
}

export type SetRecord = Omit<StaffMealSet, 'places' | 'createdAt'> & { readonly createdAt: Date };

/** One set as staff write it, with all restaurants that serve it; null also where none of them is of the merchant who asks. */
export async function setRecord(db: Queryable, id: string, asking: string | null): Promise<SetRecord | null> {
  const { rows } = await sql<SetRecord>`
    SELECT s.id, s.name, s.story, s.cover, s.gallery, s.courses, s.people, s.value_usd AS "valueUsd", s.usd, s.stock,
      s.per_customer AS "perCustomer", s.per_table AS "perTable", s.valid_days AS "validDays",
      s.valid_until::text AS "validUntil", s.usable, s.blackout, s.needs_table AS "needsTable", s.refund,
      s.refund_at_expiry AS "refundAtExpiry", s.online, s.sort_weight AS "sortWeight", s.held, s.sold, s.version,
      s.created_at AS "createdAt",
      ARRAY(SELECT l.restaurant_id FROM dining_set_place l WHERE l.set_id = s.id ORDER BY l.position) AS restaurants
    FROM dining_set s WHERE s.id = ${id} AND ${servedBy(asking)}`.execute(db);
  return rows[0] ?? null;
}

/** Names and cities of the restaurants that serve a set, in their order. */
export async function placesOfSet(
  db: Queryable,
  id: string,
): Promise<{ id: string; name: Localized; city: Localized }[]> {
  const { rows } = await sql<{ id: string; name: Localized; city: Localized }>`
    SELECT ${restaurantRows.id}, ${restaurantRows.name}, ${cities.name} AS city FROM dining_set_place l
      JOIN ${restaurantRows.table} ON ${restaurantRows.id} = l.restaurant_id
        JOIN ${cities.table} ON ${cities.id} = ${restaurantRows.cityId}
    WHERE l.set_id = ${id} ORDER BY l.position`.execute(db);
  return rows;
}

/** A set's columns from what staff wrote. */
const setColumns = (input: MealSetInput) => ({
  name: storedText(input.name),
  story: storedText(input.story),
  courses: input.courses.map(({ name, choose, of }) => ({
    name: storedText(name),
    choose,
    of: of.map((dish) => ({ name: storedText(dish.name), valueUsd: dish.valueUsd })),
  })),
  people: input.people,
  value_usd: input.valueUsd,
  usd: input.usd,
  stock: input.stock,
  per_customer: input.perCustomer,
  per_table: input.perTable,
  valid_days: input.validDays,
  valid_until: input.validUntil,
  usable: input.usable,
  blackout: input.blackout,
  needs_table: input.needsTable,
  refund: input.refund,
  refund_at_expiry: input.refundAtExpiry,
  cover: input.cover,
  gallery: input.gallery,
  online: input.online,
  sort_weight: input.sortWeight,
});
const namesOf = (row: object): Sql => sql.join(Object.keys(row).map((name) => sql.id(name)));

export async function insertSet(tx: Tx, id: string, input: MealSetInput): Promise<void> {
  const row = setColumns(input);
  await sql`INSERT INTO dining_set (id, ${namesOf(row)})
    SELECT ${id}::uuid, ${namesOf(row)} FROM jsonb_populate_record(NULL::dining_set, ${json(row)}::jsonb)`.execute(tx);
}

export async function updateSet(tx: Tx, id: string, input: MealSetInput): Promise<void> {
  const row = setColumns(input);
  await sql`UPDATE dining_set SET (${namesOf(row)}, version) = (
    SELECT ${namesOf(row)}, dining_set.version + 1 FROM jsonb_populate_record(NULL::dining_set, ${json(row)}::jsonb))
    WHERE id = ${id}`.execute(tx);
}

/** Pieces of a set that are held or sold, its row locked to the end of the transaction; null where there is no such set. */
export async function lockSet(tx: Tx, id: string): Promise<number | null> {
  const { rows } = await sql<{ gone: number }>`
    SELECT held + sold AS gone FROM dining_set WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows[0]?.gone ?? null;
}

/** Writes which restaurants serve a set, in their order; returns whether all of them exist. */
export async function writePlaces(tx: Tx, setId: string, restaurants: readonly string[]): Promise<boolean> {
  await sql`DELETE FROM dining_set_place WHERE set_id = ${setId}`.execute(tx);
  const { rows } = await sql`
    INSERT INTO dining_set_place (set_id, restaurant_id, position)
    SELECT ${setId}::uuid, ${restaurantRows.id}, w.position FROM unnest(${[...restaurants]}::uuid[]) WITH ORDINALITY AS w(id,
      position)
      JOIN ${restaurantRows.table} ON ${restaurantRows.id} = w.id
    RETURNING 1`.execute(tx);
  return rows.length === restaurants.length;
}

/** The merchants whose restaurants serve a set. */
export async function merchantsOfSet(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT ${restaurantRows.merchantId} AS id
    FROM dining_set_place l JOIN ${restaurantRows.table} ON ${restaurantRows.id} = l.restaurant_id
    WHERE l.set_id = ${id} AND ${restaurantRows.merchantId} IS NOT NULL`.execute(db);
  return rows.map((row) => row.id);
}
