import { sql } from 'kysely';
import { citiesAs, ratingOf } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredHotel, StoredPlan, StoredRoomType } from '../domain/stored-hotel.ts';

const cities = citiesAs('c');
const rating = ratingOf('hotel', sql`h.id`);

/** Hotels with their room types and plans, on sale or not, by their ids. With `lock`, their rows are held to the end. */
export async function readHotels(
  db: Queryable,
  ids: readonly string[],
  lock = false,
): Promise<Map<string, StoredHotel>> {
  const asked = sql`ANY(${[...ids]}::uuid[])`;
  const { rows } = await sql<Omit<StoredHotel, 'roomTypes'>>`
    SELECT h.id, h.city_id AS "cityId", ${cities.name} AS "cityName", ${cities.country}, ${cities.isShown} AS "cityEnabled",
      ${cities.latitude} AS "cityLatitude", ${cities.longitude} AS "cityLongitude", h.name, h.description, h.address, h.area,
        h.stars,
      h.phone, h.latitude, h.longitude, h.zone, h.check_in_from AS "checkInFrom", h.check_in_until AS "checkInUntil",
      h.check_out_until AS "checkOutUntil",
      h.cover, h.gallery, h.facilities, h.policies, h.tax_bp AS "taxBp", h.online, h.hot, h.sort_weight AS "sortWeight",
      ${rating.score}, ${rating.reviews} AS reviews, h.version, h.created_at AS "createdAt"
    FROM hotel h JOIN ${cities.table} ON ${cities.id} = h.city_id
      ${rating.join} WHERE h.id = ${asked}
    ${lock ? sql`FOR NO KEY UPDATE OF h` : sql``}`.execute(db);
  if (rows.length === 0) return new Map();
  const rooms = await sql<Omit<StoredRoomType, 'plans'>>`
    SELECT id, hotel_id AS "hotelId", name, description, pictures, square_metres AS "squareMetres", beds, view, facilities,
      base_adults AS "baseAdults", max_adults AS "maxAdults", max_children AS "maxChildren", max_guests AS "maxGuests",
      units, online, sort_weight AS "sortWeight", version
    FROM hotel_room_type WHERE hotel_id = ${asked} ORDER BY sort_weight DESC, id`.execute(db);
  const plans = await sql<StoredPlan>`
    SELECT p.id, p.room_type_id AS "roomTypeId", p.name, p.board, p.base_usd AS "baseUsd",
      p.extra_adult_usd AS "extraAdultUsd", p.single_off_usd AS "singleOffUsd", p.child_bands AS "childBands",
      p.refundable, p.cancel_steps AS "cancelSteps", p.minimum_stay AS "minimumStay", p.online,
      p.sort_weight AS "sortWeight", p.version
    FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id
    WHERE r.hotel_id = ${asked} ORDER BY p.sort_weight DESC, p.id`.execute(db);
  const plansOf = Map.groupBy(plans.rows, (plan) => plan.roomTypeId);
  const roomsOf = Map.groupBy(rooms.rows, (room) => room.hotelId);
  return new Map(
    rows.map((hotel) => {
      const roomTypes = (roomsOf.get(hotel.id) ?? []).map((room) => ({ ...room, plans: plansOf.get(room.id) ?? [] }));
      return [hotel.id, { ...hotel, roomTypes }];
    }),
  );
}

/** One hotel with its room types and plans, on sale or not, or null. With `lock`, its row is held to the end. */
export const readHotel = async (db: Queryable, id: string, lock = false): Promise<StoredHotel | null> =>
  (await readHotels(db, [id], lock)).get(id) ?? null;

/** The hotel that a room type or a plan belongs to, or null. */
export async function hotelOfRoom(db: Queryable, roomTypeId: string): Promise<string | null> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT hotel_id AS id FROM hotel_room_type WHERE id = ${roomTypeId}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The hotels that plans belong to, by the plans. */
export async function hotelsOfPlans(db: Queryable, planIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hotelId: string }>`
    SELECT p.id, r.hotel_id AS "hotelId" FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id
    WHERE p.id = ANY(${[...planIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, hotelId }) => [id, hotelId]));
}

export async function hotelOfPlan(db: Queryable, planId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.hotel_id AS id FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id WHERE p.id = ${planId}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
