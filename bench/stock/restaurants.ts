import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/connect.ts';
import { copyOf, copyRows, inTurns } from './copy-rows.ts';

const AT_ONCE = 100;
/** A restaurant of the demo: what is copied says so where its phone stands. */
const ofDemo = sql`phone <> 'copy'`;

/** Brings a database with the demo to so many restaurants, each with the demo's areas, menus and what is taken of them. */
export async function stockRestaurants(db: Db, wanted: number): Promise<void> {
  const { rows } = await sql<{ restaurants: number; demo: number }>`
    SELECT count(*)::int AS restaurants, count(*) FILTER (WHERE ${ofDemo})::int AS demo FROM restaurant`.execute(db);
  const { restaurants = 0, demo = 1 } = rows[0] ?? {};
  if (restaurants >= wanted) return;
  const demoPlace = sql`(SELECT id FROM restaurant WHERE ${ofDemo})`;
  const ofPlace = { where: sql`t.restaurant_id IN ${demoPlace}` };
  const demoArea = sql`(SELECT id FROM dining_area WHERE restaurant_id IN ${demoPlace})`;
  await inTurns(Math.ceil(wanted / demo) - 1, AT_ONCE, async (first, last) => {
    const place = {
      id: copyOf('t.id'),
      phone: sql`'copy'`,
      name: sql`jsonb_build_object('en-US', (t.name ->> 'en-US') || ' ' || k)`,
      latitude: sql`t.latitude + (k % 97 - 48) * 0.001`,
      longitude: sql`t.longitude + (k % 89 - 44) * 0.001`,
      sort_weight: sql`k % 50`,
      created_at: sql`t.created_at - k * interval '1 second'`,
    };
    await copyRows(db, { table: 'restaurant', where: sql`t.${ofDemo}`, set: place }, first, last);
    const ids = { id: copyOf('t.id'), restaurant_id: copyOf('t.restaurant_id') };
    await copyRows(db, { table: 'dining_area', ...ofPlace, set: ids }, first, last);
    await copyRows(db, { table: 'dining_menu', ...ofPlace, set: ids }, first, last);
    await copyRows(db, { table: 'dining_pace', ...ofPlace, set: { restaurant_id: ids.restaurant_id } }, first, last);
    const quarter = { area_id: copyOf('t.area_id') };
    await copyRows(db, { table: 'dining_quarter', where: sql`t.area_id IN ${demoArea}`, set: quarter }, first, last);
  });
  await sql`ANALYZE`.execute(db);
}
