import type { Localized } from '@app/contract/core/locale';
import type { Facility } from '@app/contract/verticals/hotels/facts';
import { sql } from 'kysely';
import { citiesAs, ratingOf } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { CityFacts } from '../domain/city-facts.ts';
import { type CityRow, type HotelRow, type PlanRow, packCity, type RoomRow } from '../domain/pack-city.ts';

const cities = citiesAs('c');
const rating = ratingOf('hotel', sql`h.id`);

/** A city with everything of it that is on sale, or null where there is no such city. */
export async function readCityFacts(db: Queryable, cityId: string): Promise<CityFacts | null> {
  const city = await sql<CityRow>`
    SELECT ${cities.id}, ${cities.name}, ${cities.zone}, ${cities.latitude}, ${cities.longitude} FROM ${cities.table}
    WHERE ${cities.id} = ${cityId} AND ${cities.isShown}`.execute(db);
  const [found] = city.rows;
  if (!found) return null;
  const [hotels, rooms, plans] = await Promise.all([
    sql<HotelRow>`
      SELECT h.id, h.area, lower(h.area ->> 'en-US') AS "areaKey", h.stars, ${rating.score}, h.facilities, h.latitude,
        h.longitude, h.zone,
        h.check_in_from AS "checkInFrom", h.tax_bp AS "taxBp", h.sort_weight AS "sortWeight"
      FROM hotel h ${rating.join}
      WHERE h.city_id = ${cityId} AND h.online ORDER BY h.id`.execute(db),
    sql<RoomRow>`
      SELECT r.id, r.hotel_id AS "hotelId", r.units, r.base_adults AS "baseAdults", r.max_adults AS "maxAdults",
        r.max_children AS "maxChildren", r.max_guests AS "maxGuests"
      FROM hotel_room_type r JOIN hotel h ON h.id = r.hotel_id
      WHERE h.city_id = ${cityId} AND h.online AND r.online ORDER BY r.hotel_id, r.sort_weight DESC, r.id`.execute(db),
    sql<PlanRow>`
      SELECT p.id, p.room_type_id AS "roomTypeId", p.board, p.base_usd AS "baseUsd", p.minimum_stay AS "minimumStay",
        p.extra_adult_usd AS "extraAdultUsd", p.single_off_usd AS "singleOffUsd", p.child_bands::text AS "childBands",
        p.refundable, p.cancel_steps::text AS "cancelSteps"
      FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id JOIN hotel h ON h.id = r.hotel_id
      WHERE h.city_id = ${cityId} AND h.online AND r.online AND p.online
      ORDER BY p.room_type_id, p.sort_weight DESC, p.id`.execute(db),
  ]);
  return packCity(found, { hotels: hotels.rows, rooms: rooms.rows, plans: plans.rows });
}

/** What a card shows of a hotel beside its price. */
export type CardFacts = {
  readonly id: string;
  readonly name: Localized;
  readonly area: Localized;
  readonly stars: number;
  readonly cover: string;
  readonly pictures: readonly string[];
  /** Tenths from 0 to 100; null before the first review. */
  readonly score: number | null;
  readonly reviews: number;
  readonly facilities: readonly Facility[];
  readonly latitude: number;
  readonly longitude: number;
};

/** Cards of hotels, in no order. */
export async function readCards(db: Queryable, ids: readonly string[]): Promise<CardFacts[]> {
  const { rows } = await sql<CardFacts>`
    SELECT h.id, h.name, h.area, h.stars, h.cover, ${rating.score}, ${rating.reviews} AS reviews, h.facilities, h.latitude,
      h.longitude,
      COALESCE((SELECT array_agg(g ->> 'url') FROM jsonb_array_elements(h.gallery) g WHERE g ->> 'kind' = 'image'), '{}') AS pictures
    FROM hotel h ${rating.join} WHERE h.id = ANY(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
