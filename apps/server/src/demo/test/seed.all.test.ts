import { goodsOrderMachine } from '@app/contract/orders/goods-order.machine';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureLanguages } from '../../modules/languages/usecases/ensure-languages.ts';
import { ensureChannels } from '../../modules/payments/db/channel.repo.ts';
import { ensureFirstStaff } from '../../modules/staff/usecases/ensure-staff.ts';
import { readConfig } from '../../platform/config/config.ts';
import { type Db, openDb, openPool } from '../../platform/db/connect.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { type DemoSummary, seedDemo } from '../seed.ts';
import { allInvariants } from './all-invariants.ts';

/** A moment at which few customers have nothing open: three, as many as accounts are disabled. */
const NOW = new Date('2026-11-28T03:03:20Z');
const SEED = 20_261_121;
let database: TestDatabase;
let db: Db;
let summary: DemoSummary;

beforeAll(async () => {
  database = await testDatabase();
  db = openDb(openPool(database.url, 4, () => undefined));
  // What is promised of a moment is read at the demo's own, whatever the day on which this runs.
  await sql
    .raw(`CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      AS $$ SELECT '${NOW.toISOString()}'::timestamptz $$`)
    .execute(db);
  await ensureLanguages(db);
  await ensureChannels(db, true);
  await ensureFirstStaff(db, readConfig({ DEMO: 'true' }));
  summary = await seedDemo({ db, now: NOW, seed: SEED, log: () => undefined });
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('when the demo is filled, then every invariant of every slice holds', async () => {
  const invariants = await allInvariants();
  expect(invariants.length).toBeGreaterThan(20);
  for (const { name, sql: text } of invariants) {
    const { rows } = await sql.raw(text).execute(db);
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
});

test('when the demo is filled, then orders have ended in every state of the machine', async () => {
  const { rows } = await sql<{ state: string }>`SELECT DISTINCT state FROM goods_order`.execute(db);
  expect(new Set(rows.map((row) => row.state))).toEqual(new Set(goodsOrderMachine.states));
  expect(summary.customers).toBeGreaterThanOrEqual(200);
});

test('when the named customer signs in, then they can buy: money, points, addresses, nothing unpaid', async () => {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT a.code, a.balance FROM ledger_account a JOIN customer c ON c.id = a.owner_id WHERE c.email = ${summary.email}`.execute(
    db,
  );
  const balance = new Map(rows.map((row) => [row.code, row.balance]));
  expect(balance.get('available')).toBeGreaterThan(50_000);
  expect(balance.get('points')).toBeGreaterThan(200);
  const { rows: unpaid } = await sql`
    SELECT 1 FROM goods_order o JOIN customer c ON c.id = o.customer_id
    WHERE c.email = ${summary.email} AND o.state = 'pending_payment'`.execute(db);
  expect(unpaid).toHaveLength(0);
});

test('when somebody of the demo is gone, then no birthday and gender of theirs is kept', async () => {
  const { rows } = await sql`
    SELECT birthday::text, gender FROM customer WHERE deleted_at IS NOT NULL`.execute(db);
  expect(rows).toEqual([{ birthday: null, gender: null }]);
});

test('when the demo is filled, then staff have disabled accounts that nothing hangs on, and granted somebody a level', async () => {
  const { rows } = await sql<{ kind: string; count: number; open: number }>`
    SELECT n.kind, count(*)::int AS count,
      count(*) FILTER (WHERE o.id IS NOT NULL AND o.state NOT IN ('completed', 'cancelled'))::int AS open
    FROM customer_note n JOIN customer c ON c.id = n.customer_id LEFT JOIN travel_order o ON o.customer_id = c.id
    WHERE (n.kind = 'disabled' AND c.disabled_at IS NOT NULL) OR (n.kind = 'level' AND c.granted_usd > 0)
    GROUP BY n.id, n.kind ORDER BY n.kind`.execute(db);
  expect(rows.map(({ kind }) => kind)).toEqual(['disabled', 'disabled', 'disabled', 'level']);
  for (const { open } of rows.filter(({ kind }) => kind === 'disabled')) expect(open).toBe(0);
});

test('when the shop has goods already, then the demo refuses to mix with them', async () => {
  await expect(seedDemo({ db, now: NOW, seed: SEED, log: () => undefined })).rejects.toThrow('empty shop');
});

/** Rows that must not be there. */
const none = async (text: string) => expect((await sql.raw(text).execute(db)).rows, text).toEqual([]);

test('when the demo is filled, then stays have come to every end, over the last 90 days and the next 60', async () => {
  const { rows } = await sql<{ state: string; count: number }>`
    SELECT state, count(*)::int AS count FROM travel_order WHERE service_from BETWEEN ${NOW}::date - 90 AND ${NOW}::date + 60
    GROUP BY state`.execute(db);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(travelOrderMachine.states));
  const { rows: ends } = await sql<{ free: number; dear: number; refused: number; missed: number; expired: number }>`
    SELECT count(*) FILTER (WHERE paid_at IS NOT NULL AND fee_usd = 0)::int AS free,
      count(*) FILTER (WHERE fee_usd > 0)::int AS dear, count(*) FILTER (WHERE no_show_at IS NOT NULL)::int AS missed,
      (SELECT count(*)::int FROM travel_order_history WHERE event = 'cancel_paid' AND actor = 'admin') AS refused,
      (SELECT count(*)::int FROM travel_order_history WHERE event = 'expire') AS expired FROM travel_order`.execute(db);
  for (const count of Object.values(ends[0] ?? {})) expect(count).toBeGreaterThan(3);
});

test('when the demo is filled, then of the rooms that hotels gave the shop some were sold and some were not', async () => {
  const { rows } = await sql<{ share: number; quietest: number; busiest: number }>`
    WITH night AS (SELECT n.night, sum(n.booked)::float / sum(n.total) AS share FROM hotel_night n
      WHERE n.night BETWEEN ${NOW}::date - 60 AND ${NOW}::date - 3 GROUP BY n.night)
    SELECT avg(share) AS share, min(share) AS quietest, max(share) AS busiest FROM night`.execute(db);
  expect(rows[0]?.share).toBeGreaterThan(0.3);
  expect(rows[0]?.share).toBeLessThan(0.7);
  expect(rows[0]?.quietest).toBeGreaterThan(0.1);
  expect(rows[0]?.busiest).toBeLessThan(0.9);
});

test('when a stay or a flight of the demo is read, then nothing about it happens before it can', async () => {
  const now = `'${NOW.toISOString()}'::timestamptz`;
  const bad = (where: string) =>
    none(`SELECT number, state, created_at, starts_at, ends_at FROM travel_order WHERE ${where}`);
  await bad(`created_at >= starts_at OR created_at > ${now}`);
  // What is bought in pieces is over once they are used, and that is looked at below.
  const hours = `kind <> 'diningcombo'`;
  await bad(`(${hours} AND verified_at < starts_at) OR no_show_at < starts_at OR verified_at > ${now}`);
  await bad(`${hours} AND (completed_at < ends_at OR (state = 'completed' AND ends_at > ${now}))`);
  await none(`SELECT o.number, c.number AS piece FROM dining_code c JOIN travel_order o ON o.id = c.order_id
    WHERE c.used_at < o.paid_at OR c.used_at >= c.expires_at OR c.used_at > ${now} OR c.undo_until > o.verified_at
      OR (o.verified_at IS NOT NULL AND c.state = 'usable')`);
  await bad(`state IN ('confirmed', 'pending_verification') AND ends_at + interval '1 day' < ${now}`);
  await bad(
    `state = 'cancelled' AND ((${hours} AND cancelled_at >= starts_at) OR cancelled_at > starts_at + interval '1 minute')`,
  );
  await bad(`auto_at <= ${now} OR (state IN ('pending_review', 'pending_payment') AND expires_at <= ${now})`);
  await none(`SELECT o.number, h.event FROM travel_order_history h JOIN travel_order o ON o.id = h.order_id
    WHERE h.created_at < o.created_at OR h.created_at > ${now}`);
  await none(`SELECT e.id FROM ledger_transfer t JOIN travel_order o ON o.id::text = t.reference_id
    JOIN ledger_entry e ON e.transfer_id = t.id WHERE t.created_at < o.created_at`);
  await none(`SELECT a.number FROM travel_order a JOIN travel_order b ON b.customer_id = a.customer_id AND b.kind = a.kind AND b.id > a.id
    WHERE a.kind <> 'diningcombo' AND a.service_from < b.service_to AND b.service_from < a.service_to`);
  await none(`SELECT o.number FROM travel_order o JOIN customer c ON c.id = o.customer_id
    WHERE o.created_at < c.created_at OR o.created_at > c.deleted_at`);
});

test('when staff call the guest of a stay, then the number is in its one written form', async () => {
  await none(`SELECT number, contact FROM travel_order WHERE contact_phone !~ '^([+][1-9][0-9]{6,14}|1[0-9]{10})$'`);
});

test('when a hotel of the demo is judged, then by guests who stayed there and have left', async () => {
  await none(`SELECT r.id FROM travel_comment r JOIN travel_order o ON o.id = r.order_id
    WHERE o.state <> 'completed' OR r.created_at < CASE WHEN o.kind = 'diningcombo' THEN o.verified_at ELSE o.ends_at END`);
  await none(
    `SELECT id, name FROM hotel h WHERE NOT EXISTS (SELECT FROM travel_score WHERE subject_id = h.id AND rating_count > 0)`,
  );
  const { rows } = await sql<{
    silent: number;
  }>`SELECT avg((text = '')::int)::float AS silent FROM travel_comment`.execute(db);
  expect(rows[0]?.silent).toBeLessThan(0.15);
});

test('when comments are read one after another, then no two say the same', async () => {
  const apart = (table: string, list: string, where = 'true') =>
    none(`SELECT id, text FROM (SELECT id, text, lag(text) OVER (${list} ORDER BY created_at DESC, id DESC) AS next
      FROM ${table} WHERE ${where}) AS r WHERE text <> '' AND text = next`);
  await apart('travel_comment', 'PARTITION BY subject_id');
  await apart('travel_comment', '');
  await apart('travel_comment', 'PARTITION BY rating');
  await apart('product_review', 'PARTITION BY product_id');
  await apart('product_review', '');
  await apart('product_review', '', 'shared');
});

test('when a product of the demo has been bought often, then somebody has said what they think of it', async () => {
  await none(`SELECT id, sold FROM product WHERE sold >= 20 AND rating_count = 0`);
});

test('when the demo is filled, then of every deal that runs customers have claimed some, and one is sold out with units in an unpaid order', async () => {
  const { rows } = await sql<{ title: string; kind: string; share: number; runs: boolean; unpaid: number }>`
    SELECT title ->> 'en-US' AS title, kind, claimed::float / quota AS share, starts_at <= ${NOW} AND ends_at > ${NOW} AS runs,
      COALESCE((SELECT sum(units) FROM travel_deal_claim WHERE deal_id = d.id AND state = 'held'), 0)::int AS unpaid
    FROM travel_deal d ORDER BY starts_at`.execute(db);
  // Tables are booked at deals by calls of the product, once the rest is there.
  const running = rows.filter(({ runs, kind }) => runs && kind !== 'table');
  expect(running.length).toBeGreaterThan(15);
  for (const { title, share } of running) expect(share, title).toBeGreaterThan(0.15);
  const gone = running.filter(({ share }) => share === 1);
  expect(gone).toHaveLength(1);
  expect(gone[0]?.unpaid).toBeGreaterThan(0);
  expect(rows.filter(({ runs, share }) => !runs && share > 0)).toEqual([]);
});
