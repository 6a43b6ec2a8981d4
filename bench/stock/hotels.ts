import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/connect.ts';

/** Months that every plan has prices of its own in: a year of nights. */
const MONTHS = 13;
/** Copies of the demo's hotels made in one statement. */
const AT_ONCE = 20;

/** Gives every plan of the demo its months of a year: those it lacks are copies of its first whole one. */
async function fillYear(db: Db): Promise<void> {
  await sql`
    INSERT INTO hotel_plan_month (plan_id, month, prices, stays, stops)
    SELECT m.plan_id, (date_trunc('month', app_now()) + n * interval '1 month')::date, m.prices, m.stays, m.stops
    FROM (SELECT DISTINCT ON (plan_id) * FROM hotel_plan_month
        WHERE month > date_trunc('month', app_now()) ORDER BY plan_id, month) m, generate_series(0, ${MONTHS - 1}) n
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Copies the demo's hotels `from` to `to` times, each with its rooms, plans, months and nights, a little apart. */
async function copyHotels(db: Db, from: number, to: number): Promise<void> {
  const copies = sql`generate_series(${from}::int, ${to}::int) k`;
  const demo = sql`(SELECT id FROM hotel WHERE phone <> 'copy')`;
  await sql`
    INSERT INTO hotel (id, city_id, name, description, address, area, stars, phone, latitude, longitude, zone, cover, gallery,
      facilities, policies, tax_bp, online, hot, sort_weight)
    SELECT md5(h.id || ' ' || k)::uuid, h.city_id, jsonb_build_object('en-US', (h.name ->> 'en-US') || ' ' || k),
      h.description, h.address, h.area, h.stars, 'copy', h.latitude + (k % 97 - 48) * 0.001,
      h.longitude + (k % 89 - 44) * 0.001, h.zone, h.cover, h.gallery, h.facilities, h.policies, h.tax_bp, true, false, k % 50
    FROM hotel h, ${copies} WHERE h.id IN ${demo}`.execute(db);
  await sql`
    INSERT INTO hotel_room_type (id, hotel_id, name, description, pictures, square_metres, beds, view, facilities, base_adults,
      max_adults, max_children, max_guests, units)
    SELECT md5(r.id || ' ' || k)::uuid, md5(r.hotel_id || ' ' || k)::uuid, r.name, r.description, r.pictures, r.square_metres,
      r.beds, r.view, r.facilities, r.base_adults, r.max_adults, r.max_children, r.max_guests, r.units
    FROM hotel_room_type r, ${copies} WHERE r.hotel_id IN ${demo}`.execute(db);
  await sql`
    INSERT INTO hotel_plan (id, room_type_id, name, board, base_usd, extra_adult_usd, single_off_usd, child_bands, refundable,
      cancel_steps, minimum_stay)
    SELECT md5(p.id || ' ' || k)::uuid, md5(p.room_type_id || ' ' || k)::uuid, p.name, p.board, p.base_usd + k,
      p.extra_adult_usd, p.single_off_usd, p.child_bands, p.refundable, p.cancel_steps, p.minimum_stay
    FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id, ${copies} WHERE r.hotel_id IN ${demo}`.execute(
    db,
  );
  await sql`
    INSERT INTO hotel_plan_month (plan_id, month, prices, stays, stops)
    SELECT md5(m.plan_id || ' ' || k)::uuid, m.month, m.prices, m.stays, m.stops
    FROM hotel_plan_month m JOIN hotel_plan p ON p.id = m.plan_id JOIN hotel_room_type r ON r.id = p.room_type_id, ${copies}
    WHERE r.hotel_id IN ${demo}`.execute(db);
  await sql`
    INSERT INTO hotel_night (room_type_id, night, total)
    SELECT md5(n.room_type_id || ' ' || k)::uuid, n.night, n.total
    FROM hotel_night n JOIN hotel_room_type r ON r.id = n.room_type_id, ${copies} WHERE r.hotel_id IN ${demo}`.execute(
    db,
  );
}

/** Brings a database with the demo to so many hotels, each with a year of nights. */
export async function stockHotels(db: Db, wanted: number, say: (text: string) => void): Promise<void> {
  const { rows } = await sql<{ hotels: number; demo: number }>`
    SELECT count(*)::int AS hotels, count(*) FILTER (WHERE phone <> 'copy')::int AS demo FROM hotel`.execute(db);
  const { hotels = 0, demo = 1 } = rows[0] ?? {};
  if (hotels >= wanted) return;
  await fillYear(db);
  const copies = Math.ceil(wanted / demo) - 1;
  for (let from = 1; from <= copies; from += AT_ONCE) {
    await copyHotels(db, from, Math.min(copies, from + AT_ONCE - 1));
    say(`${Math.min(copies, from + AT_ONCE - 1)} of ${copies} copies of the demo's hotels`);
  }
  await sql`ANALYZE`.execute(db);
}
