import { sql } from 'kysely';
import { citiesAs } from '../../../modules/travel/public.ts';

const cities = citiesAs('c');

/** The names of a hotel, on sale or not. */
export const hotelNames = (id: string) => sql`SELECT name FROM hotel WHERE id = ${id}`;

/** The hotels that have a page, changed with any of their rooms and plans. */
export const listedHotels = sql`
  SELECT h.id::text, h.name, greatest(h.changed_at, max(r.changed_at), max(p.changed_at)) AS changed_at
  FROM hotel h JOIN ${cities.table} ON ${cities.id} = h.city_id AND ${cities.isShown}
  LEFT JOIN hotel_room_type r ON r.hotel_id = h.id LEFT JOIN hotel_plan p ON p.room_type_id = r.id
  WHERE h.online GROUP BY h.id`;

/** Hotels of a city for its page, in the shop's own order. */
export const hotelsOfCity = (cityId: string) => sql`
  SELECT id, name, cover AS picture FROM hotel WHERE city_id = ${cityId} AND online ORDER BY sort_weight DESC, id DESC LIMIT 60`;
