import { staffUserEndpoints } from '@app/contract/accounts/staff/staff-endpoints';
import { staffListEndpoints } from '@app/contract/lists/staff-endpoints';
import { staffReportEndpoints } from '@app/contract/reports/staff-endpoints';
import { controlEndpoints } from '@app/contract/staff/control/staff-endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { plantKey } from '../modules/api-keys/test/fixtures.ts';
import { plantCustomers } from '../modules/lists/test/fixtures.ts';
import { orderOf, payOf } from '../modules/orders/test/fixtures.ts';
import { emptyDatabase } from '../platform/testing/test-database.ts';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { makeStaff } from './every-endpoint.ts';
import { type OwnServer, startPrimary, startStandby } from './primary-and-standby.ts';

let primary: OwnServer;
let standby: OwnServer;
let shop: Shop;
let second: TestApp;
let staff: string;

const envOf = (more: Record<string, string> = {}): Record<string, string> => ({
  DATABASE_URL: primary.url,
  DATABASE_REPLICA_URLS: standby.url,
  DATABASE_REPLICA_LAG_SECONDS: '300',
  CSRF_SECRET: 'the-same-in-every-process-of-the-shop',
  ...more,
});
beforeAll(async () => {
  primary = await startPrimary();
  standby = await startStandby(primary, 'one');
  shop = await openShop(envOf(), primary.url);
  second = await testApp({ databaseUrl: primary.url, env: envOf() });
  staff = await shop.staff();
});
afterEach(() => standby.sql('SELECT pg_wal_replay_resume()').then(caughtUp));
afterAll(async () => {
  await second?.close();
  await shop?.close();
  await standby?.remove();
  await primary?.remove();
});

/** Waits until the standby has all that the primary has written. */
async function caughtUp(): Promise<void> {
  const [row] = await primary.sql('SELECT pg_current_wal_flush_lsn()::text AS at');
  const reached = `SELECT pg_last_wal_replay_lsn() >= '${row?.at}' AS reached`;
  await expect.poll(async () => (await standby.sql(reached))[0]?.reached, { timeout: 10_000 }).toBe(true);
}
const pause = async (): Promise<void> => {
  await caughtUp();
  await standby.sql('SELECT pg_wal_replay_pause()');
  const state = async () => (await standby.sql('SELECT pg_get_wal_replay_pause_state() AS state'))[0]?.state;
  await expect.poll(state).toBe('paused');
};
/** How many reads a replica answered in a program. */
async function readsOf(app: TestApp, name = 'database_replica_reads'): Promise<number> {
  const { body } = await app.app.server.inject({ method: 'GET', url: '/metrics' });
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
}
/** Runs `work` again until a replica has answered reads of it: one that was passed over is used anew from its next look on. */
async function untilReplicaAnswers(app: TestApp, work: () => Promise<unknown>): Promise<void> {
  const before = await readsOf(app);
  const answered = async () => {
    await work();
    return readsOf(app);
  };
  await expect.poll(answered, { timeout: 10_000 }).toBeGreaterThan(before);
}
const usersNamed = async (app: TestApp, mark: string, headers: Record<string, string> = {}): Promise<number> =>
  (await app.call(staffUserEndpoints.listUsers, { token: staff, query: { nickname: mark }, headers })).data.total;
const cookieOf = (answer: { headers: Record<string, unknown> }): string => {
  const written = [answer.headers['set-cookie']].flat().find((one) => String(one).startsWith('written='));
  return String(written).split(';', 1)[0] ?? '';
};
const paymentsOf = async (app: TestApp, buyer: Buyer, headers: Record<string, string> = {}): Promise<number> => {
  const query = { type: 'money' };
  const { data } = await app.call(walletEndpoints.moneyLog, { token: buyer.token, query: query as never, headers });
  return data.list.filter(({ kind }) => kind === 'payment').length;
};
/** A customer with an order that is not paid yet. */
async function withOrder() {
  const buyer = await shop.buyer({ usd: 10_000 });
  const { variantIds } = await shop.product({ prices: [5_000], stock: 1 });
  return { buyer, ...(await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }])) };
}

test('lists of the back office, reports, histories and exports are read from the replica, and from it alone', async () => {
  const mark = await plantCustomers(shop, 3);
  const { buyer } = await withOrder();
  const report = { token: staff, query: { range: 'today' as const } };
  await untilReplicaAnswers(shop, () => usersNamed(shop, mark));
  await untilReplicaAnswers(shop, () => shop.call(staffReportEndpoints.orderReport, report));
  await untilReplicaAnswers(shop, () => paymentsOf(shop, buyer));
  const users = { list: '/users', name: 'users', format: 'csv' as const, query: { nickname: mark } };
  const columns = [{ title: 'Customer', cells: [{ path: 'nickname' }] }];
  const before = await readsOf(shop);
  const { data } = await shop.call(staffListEndpoints.beginExport, { token: staff, body: { ...users, columns } });
  await shop.app.runJobs('lists.write-exports');
  expect(await readsOf(shop)).toBeGreaterThan(before);
  const { list } = (await shop.call(staffListEndpoints.listExports, { token: staff, query: {} })).data;
  expect(list.find(({ id }) => id === data.id)).toMatchObject({ state: 'done', rows: 3 });
  expect(await readsOf(shop, 'database_replica_reads_again')).toBe(0);
  // What others wrote meanwhile is not there yet: it is really the standby that was asked.
  await pause();
  const late = await plantCustomers(shop, 2);
  expect(await usersNamed(second, late)).toBe(0);
});

test('while replay is paused a customer and staff read what they wrote: in the same process, and by the cookie in another', async () => {
  const { buyer, paymentId } = await withOrder();
  await pause();
  const paid = await payOf(shop, buyer, paymentId);
  expect(paid.code).toBe(200);
  expect(await paymentsOf(second, buyer)).toBe(0);
  expect(await paymentsOf(second, buyer, { cookie: cookieOf(paid) })).toBe(1);
  expect(await paymentsOf(second, buyer, { cookie: 'written=AAAAAAAAAAAAAAAAAAAAAA' })).toBe(1);
  expect(await paymentsOf(shop, buyer)).toBe(1);

  const role = { name: `r-${paymentId}`.slice(0, 30), enabled: true, permissions: [] };
  const made = await shop.call(controlEndpoints.createRole, { token: staff, body: role });
  expect(made.code).toBe(200);
  const logged = async (app: TestApp, headers: Record<string, string> = {}) =>
    (await app.call(controlEndpoints.listOperations, { token: staff, query: {}, headers })).data.list.length;
  const [mine, another, byCookie] = [
    await logged(shop),
    await logged(second),
    await logged(second, { cookie: cookieOf(made) }),
  ];
  expect(mine).toBe(byCookie);
  expect(mine).toBeGreaterThan(another);
});

test('a program that calls with a key and keeps no cookies reads what the primary has', async () => {
  // Written by no call: news of one would send its reader to the primary as well.
  const { db } = shop.app.platform;
  const { token } = await plantKey(db, {
    madeBy: await makeStaff(db, { super: true }),
    permissions: ['people.users.view'],
  });
  await untilReplicaAnswers(second, () => usersNamed(second, 'anybody'));
  await pause();
  const late = await plantCustomers(shop, 2);
  expect(await usersNamed(second, late)).toBe(0);
  const query = { nickname: late };
  const seen = await second.call(staffUserEndpoints.listUsers, { token, query });
  expect(seen.data.total).toBe(2);
});

test('who is told of something finds it, whichever process is asked', async () => {
  const { buyer, paymentId } = await withOrder();
  await pause();
  await payOf(shop, buyer, paymentId);
  expect(await paymentsOf(second, buyer)).toBe(0);
  await shop.app.platform.realtime.toCustomer(buyer.id, { topic: 'order.paid', data: {} });
  await expect.poll(() => paymentsOf(second, buyer), { timeout: 5_000 }).toBe(1);
});

test('who was shown what the primary has is shown nothing older afterwards', async () => {
  await pause();
  const mark = await plantCustomers(shop, 2);
  expect(await usersNamed(second, mark)).toBe(0);
  expect(await usersNamed(second, mark, { cookie: 'written=x' })).toBe(2);
  expect(await usersNamed(second, mark)).toBe(2);
});

test('a replica that lags too far is passed over, and used again once it has come up', async () => {
  const strict = await testApp({ databaseUrl: primary.url, env: envOf({ DATABASE_REPLICA_LAG_SECONDS: '1' }) });
  await untilReplicaAnswers(strict, () => usersNamed(strict, 'nobody'));
  await pause();
  const mark = await plantCustomers(shop, 2);
  await expect.poll(() => usersNamed(strict, mark), { timeout: 5_000 }).toBe(2);
  await standby.sql('SELECT pg_wal_replay_resume()');
  await untilReplicaAnswers(strict, () => usersNamed(strict, mark));
  expect(await usersNamed(strict, mark)).toBe(2);
  await strict.close();
});

test('a call that changes something reads the primary alone, and so does what nobody asked for', async () => {
  const { replicas } = shop.app.platform;
  const isStandby = async () =>
    replicas.read(async (db) => {
      const { rows } = await sql<{ follows: boolean }>`SELECT pg_is_in_recovery() AS follows`.execute(db);
      return rows[0]?.follows;
    });
  expect(await isStandby()).toBe(false);
  await caughtUp();
  expect(await replicas.fromNow(isStandby)).toBe(true);
  const reads = await readsOf(shop);
  const { buyer, paymentId } = await withOrder();
  expect((await payOf(shop, buyer, paymentId)).code).toBe(200);
  expect(await readsOf(shop)).toBe(reads);
});

test('sessions on a replica may write nothing', async () => {
  const { replicas } = shop.app.platform;
  await caughtUp();
  const session = await replicas.fromNow(() =>
    replicas.read(async (db) => {
      const { rows } = await sql<{ only: string; zone: string }>`
        SELECT current_setting('default_transaction_read_only') AS only, current_setting('TimeZone') AS zone`.execute(
        db,
      );
      return rows[0];
    }),
  );
  expect(session).toEqual({ only: 'on', zone: 'UTC' });
});

/** Reads again and again while `harm` is done, and a while after. Returns how long the slowest took; throws where one fails. */
async function readThroughout(harm: () => Promise<void> | void): Promise<number> {
  const mark = await plantCustomers(shop, 2);
  await caughtUp();
  await untilReplicaAnswers(shop, () => usersNamed(shop, mark));
  let on = true;
  let slowest = 0;
  const one = async (): Promise<void> => {
    while (on) {
      const begun = performance.now();
      expect(await usersNamed(shop, mark)).toBe(2);
      slowest = Math.max(slowest, performance.now() - begun);
    }
  };
  const readers = Promise.all(Array.from({ length: 8 }, one));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await harm();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  on = false;
  await readers;
  return slowest;
}

test('a standby that is killed is passed over without an error, and used again once it is back', async () => {
  await readThroughout(() => standby.kill());
  expect(shop.app.replicaNotices()).toEqual([expect.stringContaining('is passed over')]);
  const mark = await plantCustomers(shop, 4);
  expect(await usersNamed(shop, mark)).toBe(4);
  await standby.start();
  await untilReplicaAnswers(shop, () => usersNamed(shop, mark));
  expect(shop.app.replicaNotices()).toEqual([]);
});

test('a standby that hangs holds reads up for moments, not until they time out', async () => {
  const slowest = await readThroughout(() => standby.hang());
  standby.goOn();
  expect(slowest).toBeLessThan(8_000);
  await untilReplicaAnswers(shop, () => usersNamed(shop, 'nobody'));
});

test('a start goes on without replicas that are not there, hold another database or follow no primary, and says so', async () => {
  const other = await emptyDatabase();
  const absent = 'postgres://nobody:none@127.0.0.1:1/none';
  const urls = [absent, other.url, primary.url].join();
  const app = await testApp({ databaseUrl: primary.url, env: envOf({ DATABASE_REPLICA_URLS: urls }) });
  expect(app.app.replicaNotices()).toEqual([
    expect.stringMatching(/127\.0\.0\.1:1 is passed over: nothing listens/),
    expect.stringMatching(/holds another database/),
    expect.stringMatching(/follows no primary|does not follow a primary/),
  ]);
  const mark = await plantCustomers(shop, 5);
  expect(await usersNamed(app, mark)).toBe(5);
  expect(await readsOf(app)).toBe(0);
  await app.close();
  await other.drop();
});
