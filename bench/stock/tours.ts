import { sql } from 'kysely';
import type { Db, Queryable } from '../../apps/server/src/platform/db/connect.ts';
import { copyOf, copyRows, fillBare, inTurns } from './copy-rows.ts';

const AT_ONCE = 25;
/** A tour of the demo: what is copied says so in its operator. */
const ofDemo = sql`operator <> 'copy'`;

/** Brings a database with the demo to so many tours, each with the demo's departures a little dearer or cheaper. */
export async function stockTours(db: Db, wanted: number): Promise<void> {
  const { rows } = await sql<{ tours: number; demo: number }>`
    SELECT count(*)::int AS tours, count(*) FILTER (WHERE ${ofDemo})::int AS demo FROM tour`.execute(db);
  const { tours = 0, demo = 1 } = rows[0] ?? {};
  if (tours >= wanted) return;
  const copies = Math.ceil(wanted / demo) - 1;
  await fillBare(db, 'tour_departure', (tx) => copyDemo(tx, copies));
  await sql`ANALYZE`.execute(db);
}

const copyDemo = (db: Queryable, copies: number): Promise<void> =>
  inTurns(copies, AT_ONCE, async (first, last) => {
    const tour = {
      id: copyOf('t.id'),
      operator: sql`'copy'`,
      name: sql`jsonb_build_object('en-US', (t.name ->> 'en-US') || ' ' || k)`,
      sort_weight: sql`k % 50`,
      created_at: sql`t.created_at - k * interval '1 second'`,
    };
    await copyRows(db, { table: 'tour', where: sql`t.${ofDemo}`, set: tour }, first, last);
    const departure = {
      id: copyOf('t.id'),
      tour_id: copyOf('t.tour_id'),
      held: sql`0`,
      closed: sql`t.closed OR (hashtext(t.id::text) + k) % 9 = 0`,
      price_bp: sql`t.price_bp + k % 23 * 40`,
    };
    const where = sql`t.tour_id IN (SELECT id FROM tour WHERE ${ofDemo})`;
    await copyRows(db, { table: 'tour_departure', where, set: departure }, first, last);
  });
