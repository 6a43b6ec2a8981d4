import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf, payOf, quoteOf } from '../modules/orders/test/fixtures.ts';
import { prepareForPooler } from '../platform/db/session-settings.ts';
import { type Pgbouncer, pgbouncerVersion, startPgbouncer } from '../platform/testing/pgbouncer.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const VERSION = pgbouncerVersion();
if (VERSION === null) console.warn('passed over: PgBouncer is not installed (apt-get install pgbouncer)');
const [major = 0, minor = 0] = (VERSION ?? '').split('.').map(Number);
/** From 1.21 on it knows prepared statements by name. */
const KNOWS_NAMES = major > 1 || minor >= 21;
/** Far fewer than the programs hold open, so that each call runs on whatever connection is free. */
const CONNECTIONS = 6;

let database: TestDatabase;
let pooler: Pgbouncer;
let shop: Shop;
let second: TestApp;
beforeAll(async () => {
  if (VERSION === null) return;
  database = await testDatabase();
  pooler = await startPgbouncer(database.url, CONNECTIONS);
  const url = pooler.urlOf(database.url);
  const env = {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_NAMED_STATEMENTS: String(KNOWS_NAMES),
    DATABASE_POOL: '20',
  };
  await prepareForPooler({ url, direct: database.url, named: KNOWS_NAMES });
  shop = await openShop(env, url);
  second = await testApp({ databaseUrl: url, env });
});
afterAll(async () => {
  if (VERSION === null) return;
  await second.close();
  await shop.close();
  await pooler.stop();
  await database.drop();
});

const either = (index: number): TestApp => (index % 2 === 0 ? shop : second);

test.skipIf(VERSION === null)(
  'sessions behind the pooler have what the product needs, without saying so themselves',
  async () => {
    const { rows } = await sql<{ zone: string; jit: string; longest: string }>`
    SELECT current_setting('TimeZone') AS zone, current_setting('jit') AS jit, current_setting('statement_timeout') AS longest`.execute(
      second.app.platform.reads,
    );
    expect(rows).toEqual([{ zone: 'UTC', jit: 'off', longest: '30s' }]);
  },
);

test.skipIf(VERSION === null)(
  'forty customers of two programs buy, pay and are told over six connections; nothing is lost or sold twice',
  async () => {
    const { variantIds } = await shop.product({ prices: [5_000], stock: 25 });
    const item = { variantId: variantIds[0] ?? '', quantity: 1 };
    const buyers = await Promise.all(Array.from({ length: 40 }, () => shop.buyer({ usd: 10_000 })));
    const quotes = await Promise.all(buyers.map((buyer) => quoteOf(shop, buyer, [item])));
    const placed = await Promise.all(
      quotes.map(({ data }, index) =>
        either(index).call(orderEndpoints.submitOrder, {
          token: buyers[index]?.token ?? '',
          body: { quoteId: data.id },
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    );
    expect(placed.filter(({ code }) => code === 200)).toHaveLength(25);
    const paid = await Promise.all(
      placed.flatMap(({ code, data }, index) => {
        const buyer = buyers[index];
        return code === 200 && buyer ? [payOf(shop, buyer, data.paymentId)] : [];
      }),
    );
    expect(paid.map(({ code }) => code)).toEqual(Array(25).fill(200));
    await shop.app.deliverEvents();
    const { rows } = await sql<{ state: string; count: number }>`
    SELECT state, count(*)::int AS count FROM goods_order GROUP BY 1`.execute(second.app.platform.db);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(25);
    expect((await shop.app.verify()).filter(({ ok }) => !ok)).toEqual([]);
  },
);

test.skipIf(VERSION === null)(
  'what one program says the other hears, as it listens to the server itself; jobs run',
  async () => {
    const heard: readonly string[][] = [];
    second.app.platform.cache.onDrop((tags) => void (heard as string[][]).push([...tags]));
    shop.app.platform.cache.drop(['a-tag-of-this-test']);
    await expect.poll(() => heard.flat(), { timeout: 5_000 }).toContain('a-tag-of-this-test');
    const buyer = await shop.buyer();
    const { variantIds } = await shop.product({ prices: [5_000], stock: 1 });
    const { orderId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
    await sql`UPDATE goods_order SET expires_at = app_now() - interval '1 second' WHERE id = ${orderId}`.execute(
      shop.app.platform.db,
    );
    await shop.app.runJobs();
    const { rows } = await sql<{ state: string }>`SELECT state FROM goods_order WHERE id = ${orderId}`.execute(
      second.app.platform.reads,
    );
    expect(rows).toEqual([{ state: 'cancelled' }]);
  },
);

test.skipIf(VERSION === null)(
  'the server says that no session was told anything or holds a statement or a lock of its own',
  async () => {
    const url = pooler.urlOf(database.url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM pg_prepared_statements) AS statements,
      (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND pid IN (SELECT pid FROM pg_stat_activity WHERE state = 'idle' AND application_name NOT LIKE 'avela%')) AS locks,
      current_setting('plan_cache_mode') AS planning`,
    );
    await client.end();
    expect(rows).toEqual([{ statements: KNOWS_NAMES ? rows[0]?.statements : 0, locks: 0, planning: 'auto' }]);
  },
);

test.skipIf(VERSION === null)(
  'a pooler whose connections are older than the settings of the role is refused with what to do',
  async () => {
    const other = await testDatabase();
    const old = await startPgbouncer(other.url, 1);
    const url = old.urlOf(other.url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('SELECT 1');
    await expect(prepareForPooler({ url, direct: other.url, named: false })).rejects.toThrow(/RECONNECT/);
    await client.end();
    await old.stop();
    await other.drop();
  },
);

test.skipIf(VERSION === null || KNOWS_NAMES)(
  'a pooler that does not know names of statements is refused where it should',
  async () => {
    const url = pooler.urlOf(database.url);
    await expect(prepareForPooler({ url, direct: database.url, named: true })).rejects.toThrow(
      'DATABASE_NAMED_STATEMENTS',
    );
  },
);
