import type { Board, Facility } from '@app/contract/verticals/hotels/facts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { CancelTerms } from '../domain/cancel-policy.ts';
import { metresBetween } from '../domain/distance.ts';
import type { PlanTerms } from '../domain/room-price.ts';
import type { CityFacts, HotelFacts, PlanFacts, RoomFacts } from '../domain/shelf.ts';

type CityRow = Omit<CityFacts, 'hotels' | 'rooms' | 'plans'>;
type HotelRow = Omit<HotelFacts, 'rooms' | 'fromCentre'>;
type RoomRow = Omit<RoomFacts, 'index' | 'plans'> & { hotelId: string; baseAdults: number };
type PlanRow = {
  id: string;
  roomTypeId: string;
  board: Board;
  baseUsd: number;
  minimumStay: number;
  extraAdultUsd: number;
  singleOffUsd: number;
  childBands: PlanTerms['childBands'];
  refundable: boolean;
  cancelSteps: CancelTerms['cancelSteps'];
};

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** A city with everything of it that is on sale, or null where there is no such city. */
export async function readCityFacts(db: Queryable, cityId: string): Promise<CityFacts | null> {
  const city = await sql<CityRow>`
    SELECT id, name, zone, latitude, longitude FROM travel_city WHERE id = ${cityId} AND enabled`.execute(db);
  const [found] = city.rows;
  if (!found) return null;
  const [hotels, rooms, plans] = await Promise.all([
    sql<HotelRow & { facilities: Facility[] }>`
      SELECT id, name, area, lower(area ->> 'en-US') AS "areaKey", stars, cover,
        (SELECT array_agg(g ->> 'url') FILTER (WHERE g ->> 'kind' = 'image') FROM jsonb_array_elements(gallery) g) AS pictures,
        score, rating_count AS reviews, facilities, latitude, longitude, zone, check_in_from AS "checkInFrom",
        tax_bp AS "taxBp", sort_weight AS "sortWeight"
      FROM hotel WHERE city_id = ${cityId} AND online ORDER BY id`.execute(db),
    sql<RoomRow>`
      SELECT r.id, r.hotel_id AS "hotelId", r.units, r.base_adults AS "baseAdults", r.max_adults AS "maxAdults",
        r.max_children AS "maxChildren", r.max_guests AS "maxGuests"
      FROM hotel_room_type r JOIN hotel h ON h.id = r.hotel_id
      WHERE h.city_id = ${cityId} AND h.online AND r.online ORDER BY r.hotel_id, r.sort_weight DESC, r.id`.execute(db),
    sql<PlanRow>`
      SELECT p.id, p.room_type_id AS "roomTypeId", p.board, p.base_usd AS "baseUsd", p.minimum_stay AS "minimumStay",
        p.extra_adult_usd AS "extraAdultUsd", p.single_off_usd AS "singleOffUsd", p.child_bands AS "childBands",
        p.refundable, p.cancel_steps AS "cancelSteps"
      FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id JOIN hotel h ON h.id = r.hotel_id
      WHERE h.city_id = ${cityId} AND h.online AND r.online AND p.online
      ORDER BY p.room_type_id, p.sort_weight DESC, p.id`.execute(db),
  ]);
  return put(found, { hotels: hotels.rows, rooms: rooms.rows, plans: plans.rows });
}

function put(
  city: CityRow,
  rows: { hotels: readonly HotelRow[]; rooms: readonly RoomRow[]; plans: readonly PlanRow[] },
): CityFacts {
  const plansOf = grouped(rows.plans, (plan) => plan.roomTypeId);
  const roomsOf = grouped(rows.rooms, (room) => room.hotelId);
  const allRooms: RoomFacts[] = [];
  const allPlans: PlanFacts[] = [];
  const planFacts = ({ roomTypeId: _room, ...plan }: PlanRow, baseAdults: number): PlanFacts => {
    const made = { ...plan, baseAdults, index: allPlans.length, cancelKey: JSON.stringify(plan.cancelSteps) };
    allPlans.push(made);
    return made;
  };
  const roomFacts = ({ hotelId: _hotel, baseAdults, ...room }: RoomRow): RoomFacts => {
    const plans = (plansOf.get(room.id) ?? []).map((plan) => planFacts(plan, baseAdults));
    const made = { ...room, index: allRooms.length, plans };
    allRooms.push(made);
    return made;
  };
  const hotels = rows.hotels.map((hotel) => ({
    ...hotel,
    pictures: hotel.pictures ?? [],
    fromCentre: metresBetween(city, hotel),
    rooms: (roomsOf.get(hotel.id) ?? []).map(roomFacts),
  }));
  return { ...city, hotels, rooms: allRooms, plans: allPlans };
}
