import { namesText } from '@app/contract/core/list-words';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { addDays, type Day, monthsBetween, nightsOf } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import { citiesAs, type DealSubject, placeWords, type VerticalDeals } from '../../../modules/travel/public.ts';
import { type DayPrice, idOfKey } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsFolded, holdsName } from '../../../platform/db/patterns.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { nightsLeft } from '../db/night.repo.ts';
import { planMonths } from '../db/plan-month.repo.ts';
import { CLOSED, planNights } from '../domain/plan-nights.ts';
import { nightUsd, partyUsd } from '../domain/room-price.ts';
import { staysFrom } from '../domain/stays-from.ts';
import { planTerms, type StoredHotel } from '../domain/stored-hotel.ts';

const cities = citiesAs('c');

/** Who a night is priced for where no one has said who travels. */
const PARTY = { adults: 2, childAges: [] };

/** What deals of a hotel are on: the hotel, one of its rooms, one of its plans. */
export const hotelKeys = {
  hotel: (id: string): string => `hotel:${id}`,
  room: (id: string): string => `room:${id}`,
  plan: (id: string): string => `plan:${id}`,
};

type Row = {
  readonly key: string;
  readonly hotelId: string;
  readonly hotel: Localized;
  readonly cityId: string;
  readonly city: Localized;
  readonly cover: string;
  readonly zone: string;
  readonly taxBp: number;
  readonly room: Localized | null;
  readonly plan: Localized | null;
  readonly online: boolean;
};

/** Hotels, their rooms and their plans as something that a deal can be on, each narrowed by a condition of its own. */
const everything = (which: { hotel: RawBuilder<unknown>; room: RawBuilder<unknown>; plan: RawBuilder<unknown> }) => sql`
  SELECT 'hotel:' || h.id AS key, h.id, NULL::jsonb AS room, NULL::jsonb AS plan, true AS online FROM hotel h WHERE ${which.hotel}
  UNION ALL SELECT 'room:' || r.id, r.hotel_id, r.name, NULL, r.online FROM hotel_room_type r WHERE ${which.room}
  UNION ALL SELECT 'plan:' || p.id, r.hotel_id, r.name, p.name, r.online AND p.online
    FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id WHERE ${which.plan}`;

/** What keys are on. */
function ofKeys(keys: readonly string[]) {
  const ids = (prefix: string) => sql`${keys.flatMap((key) => idOfKey(prefix, key) ?? [])}::uuid[]`;
  return everything({
    hotel: sql`h.id = ANY(${ids('hotel')})`,
    room: sql`r.id = ANY(${ids('room')})`,
    plan: sql`p.id = ANY(${ids('plan')})`,
  });
}

/** Hotels, by a query of their ids, with all that is sold in them. */
const inHotels = (ids: RawBuilder<unknown>) =>
  everything({
    hotel: sql`h.id IN (${ids})`,
    room: sql`r.hotel_id IN (${ids})`,
    plan: sql`r.hotel_id IN (${ids})`,
  });

const columns = sql`x.key, h.id AS "hotelId", h.name AS hotel, ${cities.id} AS "cityId", ${cities.name} AS city, h.cover,
  h.zone, h.tax_bp AS "taxBp", x.room, x.plan,
  h.online AND ${cities.isShown} AND x.online AS online`;

const subject = (row: Row, lang: Locale): DealSubject => ({
  key: row.key,
  name: namesText(
    lang,
    [row.hotel, row.room, row.plan].map((one) => one && localize(one, lang)),
  ),
  place: localize(row.city, lang),
  city: { id: row.cityId, name: localize(row.city, lang) },
  cover: row.cover,
  online: row.online,
  zone: row.zone,
  taxBp: row.taxBp,
  target: { id: row.hotelId },
});

const rowsOf = async (db: Queryable, keys: readonly string[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM (${ofKeys(keys)}) x JOIN hotel h ON h.id = x.id
      JOIN ${cities.table} ON ${cities.id} = h.city_id`.execute(db);
  return rows;
};

/** The hotels that keys are on, or are of something in. */
export async function hotelsOfKeys(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const ours = keys.filter((key) => /^(hotel|room|plan):/.test(key));
  return ours.length === 0 ? new Set() : new Set((await rowsOf(db, ours)).map(({ hotelId }) => hotelId));
}

type Nights = readonly (DayPrice & { readonly stays: readonly number[] })[];

/** The lowest night on which one can arrive. */
const lowestOf = (nights: Nights): number =>
  Math.min(...nights.map(({ usd, stays }) => (stays.length > 0 ? usd : Infinity)));

/**
 * What a room for two costs on each night of a range that is open and has one left, and how many nights can be booked from it on: by the
 * one plan that has the lowest night to arrive on, since a stay is booked by one.
 */
async function nightsOfCheapest(
  db: Queryable,
  hotel: StoredHotel,
  of: { readonly key: string; readonly from: Day; readonly to: Day },
): Promise<Nights> {
  const rooms = hotel.roomTypes.filter(({ online }) => online);
  const end = addDays(of.to, 1 + hotelLimits.nights);
  const planIds = rooms.flatMap(({ plans }) => plans.map(({ id }) => id));
  const [months, left] = await Promise.all([
    planMonths(db, { planIds, months: monthsBetween(of.from, end) }),
    nightsLeft(db, { roomTypeIds: rooms.map(({ id }) => id), from: of.from, to: end }),
  ]);
  const leftAt = new Map(left.map((night) => [`${night.roomTypeId} ${night.night}`, night.left]));
  const offered = rooms.flatMap((room) =>
    room.plans
      .filter(
        ({ id, online }) =>
          online && [hotelKeys.hotel(hotel.id), hotelKeys.room(room.id), hotelKeys.plan(id)].includes(of.key),
      )
      .map((plan) => ({
        room,
        nightOf: planNights(plan, months.get(plan.id) ?? new Map()),
        changeUsd: partyUsd(planTerms(room, plan), { ...PARTY, adults: Math.min(PARTY.adults, room.maxAdults) }),
      })),
  );
  const plans = offered.map(({ room, nightOf, changeUsd }): Nights => {
    const isFree = (night: Day): boolean => (leftAt.get(`${room.id} ${night}`) ?? room.units) > 0;
    return nightsOf(of.from, addDays(of.to, 1)).flatMap((day) => {
      const { usd: calendarUsd, stops } = nightOf(day);
      const usd = isFree(day) && (stops & CLOSED) === 0 ? nightUsd(calendarUsd, changeUsd) : null;
      if (usd === null) return [];
      return [{ day, usd, chargesUsd: 0, stays: staysFrom(nightOf, { day, most: hotelLimits.nights, isFree }) }];
    });
  });
  return plans.reduce((best, one) => (lowestOf(one) < lowestOf(best) ? one : best), []);
}

/** Deals of hotels: each is on the nights of a hotel, of one of its rooms, or of one of its plans. */
export const hotelDeals: VerticalDeals = {
  kind: 'hotel',
  subjects: async (db, keys, lang) => {
    const rows = await rowsOf(db, keys);
    return new Map(rows.map((row) => [row.key, subject(row, lang)]));
  },
  prices: async (db, of) => {
    const [hotelId] = await hotelsOfKeys(db, [of.key]);
    const hotel = hotelId === undefined ? null : await readHotel(db, hotelId);
    return hotel ? nightsOfCheapest(db, hotel, of) : [];
  },
  find: async (db, { word, limit, lang }) => {
    const named = placeWords(word).map(
      (one) => sql`(${holdsFolded(sql`h.searched`, one)} OR ${holdsFolded(cities.searched, one)})`,
    );
    const which = sql.join([sql`h.online AND ${cities.isShown}`, ...named], sql` AND `);
    // A hotel, and what is sold in it.
    const found = sql`SELECT h.id FROM hotel h JOIN ${cities.table} ON ${cities.id} = h.city_id WHERE ${which}
      ORDER BY h.sort_weight DESC, h.id LIMIT ${limit}`;
    const { rows } = await sql<Row>`
      SELECT ${columns} FROM (${inHotels(found)}) x JOIN hotel h ON h.id = x.id
        JOIN ${cities.table} ON ${cities.id} = h.city_id
      WHERE x.online ORDER BY x.plan IS NOT NULL, x.room IS NOT NULL, h.sort_weight DESC, h.id, x.key LIMIT ${limit}`.execute(
      db,
    );
    return rows.map((row) => subject(row, lang));
  },
  keys: async (db, { after, limit }) => {
    const all = everything({ hotel: sql`true`, room: sql`true`, plan: sql`true` });
    const { rows } = await sql<{ key: string }>`
      SELECT x.key FROM (${all}) x JOIN hotel h ON h.id = x.id JOIN ${cities.table} ON ${cities.id} = h.city_id
      WHERE x.online AND h.online AND ${cities.isShown} AND x.key > ${after} COLLATE "C"
        ORDER BY x.key COLLATE "C" LIMIT ${limit}`.execute(db);
    return rows.map(({ key }) => key);
  },
  named: async (db, { keys, words }) => {
    const held = words.map(
      (one) => sql`(${holdsFolded(sql`h.searched`, one)} OR ${holdsFolded(cities.searched, one)}
        OR ${holdsName(sql`x.room`, one)} OR ${holdsName(sql`x.plan`, one)})`,
    );
    const { rows } = await sql<{ key: string }>`
      SELECT x.key FROM (${ofKeys(keys)}) x JOIN hotel h ON h.id = x.id JOIN ${cities.table} ON ${cities.id} = h.city_id
      WHERE ${sql.join(held, sql` AND `)}`.execute(db);
    return rows.map(({ key }) => key);
  },
};
