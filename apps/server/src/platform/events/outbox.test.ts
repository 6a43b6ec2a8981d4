import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, inTransaction, openDb, openPool } from '../db/connect.ts';
import { type Subscriber, subscriber } from '../slice.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { createDispatcher, createEvents } from './outbox.ts';

let database: TestDatabase;
let db: Db;
/** Of a delivery alone, as in the program. */
let ofDeliveries: Db;
const silent = pino({ level: 'silent' });
beforeAll(async () => {
  database = await testDatabase();
  db = openDb(openPool(database.url, 8, () => undefined));
  ofDeliveries = openDb(openPool(database.url, 8, () => undefined));
});
beforeEach(async () => void (await sql`TRUNCATE outbox_event RESTART IDENTITY`.execute(db)));
afterAll(async () => {
  await ofDeliveries.destroy();
  await db.destroy();
  await database.drop();
});

let woken = 0;
const events = createEvents(() => {
  woken += 1;
});
const write = (...ids: string[]): Promise<void> =>
  inTransaction(db, (tx) =>
    events.emitAll(
      tx,
      ids.map((customerId) => ({ name: 'account.registered', payload: { customerId } }) as const),
    ),
  );
const hearing = (run: (id: string) => Promise<void> | void, name = 'one'): Subscriber =>
  subscriber({ name, event: 'account.registered', run: async ({ customerId }) => void (await run(customerId)) });
const dispatcher = (...subscribers: Subscriber[]) => createDispatcher(ofDeliveries, () => subscribers, silent);
const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `u${i}`);

test('an event is written with its cause or not at all, and its worker woken after the commit', async () => {
  woken = 0;
  await inTransaction(db, async (tx) => {
    await events.emit(tx, 'account.registered', { customerId: 'lost' });
    throw new Error('the cause failed');
  }).catch(() => undefined);
  expect(woken).toBe(0);
  await write('kept');
  expect(woken).toBe(1);
  const { rows } = await sql`SELECT payload->>'customerId' AS id FROM outbox_event`.execute(db);
  expect(rows).toEqual([{ id: 'kept' }]);
});

test('every event is delivered once, in order, to each subscriber of its name', async () => {
  const heard: string[] = [];
  const other: string[] = [];
  await write(...ids(250));
  const deliver = dispatcher(
    hearing((id) => void heard.push(id)),
    hearing((id) => void other.push(id), 'two'),
    subscriber({ name: 'deaf', event: 'order.paid', run: async () => void heard.push('wrong') }),
  );
  await deliver.deliver();
  expect(heard).toEqual(ids(250));
  expect(other).toEqual(ids(250));
  await deliver.deliver();
  expect(heard).toHaveLength(250);
});

test('an event stored before customers had one name in it is delivered like any other', async () => {
  const heard: string[] = [];
  await sql`INSERT INTO outbox_event (name, payload) VALUES ('account.registered', '{"userId": "of old", "byStaff": true}')`.execute(
    db,
  );
  await write('of today');
  const all: unknown[] = [];
  await dispatcher(
    hearing((id) => void heard.push(id)),
    subscriber({
      name: 'together',
      event: 'account.registered',
      run: async () => undefined,
      runAll: async (payloads) => void all.push(...payloads),
    }),
  ).deliver();
  expect(heard).toEqual(['of old', 'of today']);
  expect(all).toEqual([{ customerId: 'of old', byStaff: true }, { customerId: 'of today' }]);
});

test('what is written during a delivery is delivered by it, and calls join', async () => {
  const heard: string[] = [];
  const one = dispatcher(
    hearing(async (id) => {
      heard.push(id);
      if (id === 'first') await write('second');
    }),
  );
  await write('first');
  await Promise.all([one.deliver(), one.deliver(), one.deliver()]);
  expect(heard).toEqual(['first', 'second']);
});

test('a failing subscriber has its event again later; the others go on', async () => {
  const heard: string[] = [];
  let broken = true;
  const one = dispatcher(
    hearing((id) => {
      if (id === 'u1' && broken) throw new Error('the mail server is down');
      heard.push(id);
    }),
  );
  await write(...ids(3));
  await one.deliver();
  expect(heard).toEqual(['u0', 'u2']);
  const { rows } = await sql<{ tries: number; last_error: string; later: boolean }>`
    SELECT tries, last_error, next_try_at > clock_timestamp() AS later FROM outbox_event WHERE delivered_at IS NULL`.execute(
    db,
  );
  expect(rows).toEqual([{ tries: 1, last_error: 'Error: the mail server is down', later: true }]);
  broken = false;
  await one.deliver();
  expect(heard).toHaveLength(2);
  await sql`UPDATE outbox_event SET next_try_at = clock_timestamp() WHERE delivered_at IS NULL`.execute(db);
  await one.deliver();
  expect(heard).toEqual(['u0', 'u2', 'u1']);
});

test('a worker that dies half-way leaves its events to the next one', async () => {
  const heard: string[] = [];
  const doomed = openDb(openPool(database.url, 1, () => undefined));
  await write(...ids(5));
  const dying = createDispatcher(
    doomed,
    () => [
      hearing(async (id) => {
        heard.push(id);
        if (id !== 'u2') return;
        await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE state = 'idle in transaction' AND datname = current_database()`.execute(db);
      }),
    ],
    silent,
  );
  await dying.deliver();
  await doomed.destroy();
  const { rows } = await sql`SELECT 1 FROM outbox_event WHERE delivered_at IS NOT NULL`.execute(db);
  expect(rows).toHaveLength(0);
  heard.length = 0;
  await dispatcher(hearing((id) => void heard.push(id))).deliver();
  expect(heard).toEqual(ids(5));
});

test('four workers at once deliver everything, nothing twice', async () => {
  const heard: string[] = [];
  await write(...ids(450));
  const one = hearing(async (id) => {
    heard.push(id);
    if (heard.length % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  });
  await Promise.all(Array.from({ length: 4 }, () => dispatcher(one).deliver()));
  await dispatcher(one).deliver();
  expect(heard.sort()).toEqual(ids(450).sort());
});

test('a subscriber that hears all at once hears them in order, and one by one where it fails', async () => {
  const heard: string[][] = [];
  const other: string[] = [];
  let broken = '';
  const deliver = dispatcher(
    subscriber({
      name: 'all',
      event: 'account.registered',
      run: async ({ customerId }) => {
        if (customerId === broken) throw new Error('cannot be mailed');
        heard.push([customerId]);
      },
      runAll: async (all) => {
        if (all.some(({ customerId }) => customerId === broken)) throw new Error('one of them cannot be mailed');
        heard.push(all.map(({ customerId }) => customerId));
      },
    }),
    hearing((id) => void other.push(id)),
  );
  await write(...ids(3));
  await deliver.deliver();
  expect(heard).toEqual([ids(3)]);
  broken = 'u4';
  await write('u3', 'u4', 'u5');
  await deliver.deliver();
  expect(heard).toEqual([ids(3), ['u3'], ['u5']]);
  expect(other).toEqual(ids(6));
  const { rows } = await sql<{ id: string }>`
    SELECT payload->>'customerId' AS id FROM outbox_event WHERE delivered_at IS NULL`.execute(db);
  expect(rows).toEqual([{ id: 'u4' }]);
});
