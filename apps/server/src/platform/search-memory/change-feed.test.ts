import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Db, inTransaction, openDb, openPool, openShared, type Queryable } from '../db/connect.ts';
import { withSavepoint } from '../db/savepoint.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type ChangeFeed, createChangeFeed } from './change-feed.ts';
import { forgetChanges, forgetChangesOfOthers } from './change-log.repo.ts';

let database: TestDatabase;
let writer: Db;
let reader: Db;
beforeAll(async () => {
  database = await testDatabase();
  writer = openDb(openPool(database.url, 8, () => undefined));
  reader = openShared(
    openPool(database.url, 2, () => undefined, { keepPlans: true }),
    2,
  );
});
afterAll(async () => {
  await reader.destroy();
  await writer.destroy();
  await database.drop();
});

const write = (db: Queryable, id: string, kind = 'thing'): Promise<unknown> =>
  sql`SELECT search_changed(${kind}, ${id})`.execute(db);

/** A feed that has looked once, and the changes of things that it has reported since. */
async function follow(): Promise<{ feed: ChangeFeed; news: () => Promise<readonly string[] | 'all'> }> {
  const feed = createChangeFeed(reader);
  let heard: string[] | 'all' = [];
  feed.listen('thing', (subjects) => {
    heard = subjects === 'all' || heard === 'all' ? 'all' : [...heard, ...subjects];
  });
  await feed.caughtUp();
  heard = [];
  const news = async () => {
    await feed.caughtUp();
    const all = heard === 'all' ? heard : heard.toSorted();
    heard = [];
    return all;
  };
  return { feed, news };
}

test('what is committed is told once, by its kind, however often it was written in a transaction', async () => {
  const { news } = await follow();
  const [one, other] = [randomUUID(), randomUUID()].toSorted() as [string, string];
  await inTransaction(writer, async (tx) => {
    await write(tx, one);
    await write(tx, one);
    await write(tx, other);
    await write(tx, randomUUID(), 'another kind');
  });
  expect(await news()).toEqual([one, other]);
  expect(await news()).toEqual([]);
});

test('a transaction that was under way at the look before is told when it is over, whatever was committed meanwhile', async () => {
  const { news } = await follow();
  const [slow, quick] = [randomUUID(), randomUUID()];
  const written = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const long = inTransaction(writer, async (tx) => {
    await write(tx, slow);
    written.resolve();
    await go.promise;
  });
  await written.promise;
  await write(writer, quick);
  expect(await news()).toEqual([quick]);
  expect(await news()).toEqual([]);
  go.resolve();
  await long;
  expect(await news()).toEqual([slow]);
});

test('what is taken back is never told', async () => {
  const { news } = await follow();
  await inTransaction(writer, async (tx) => {
    await write(tx, randomUUID());
    throw new Error('taken back');
  }).catch(() => undefined);
  const stays = randomUUID();
  await inTransaction(writer, async (tx) => {
    await write(tx, stays);
    await withSavepoint(tx, async () => {
      await write(tx, randomUUID());
      return false;
    });
  });
  expect(await news()).toEqual([stays]);
});

/** Deletes what may be deleted half an hour later, when every transaction of now is over, those of other databases too. */
async function forgetLater(): Promise<void> {
  const { rows } = await sql<{ xid: string }>`SELECT pg_current_xact_id()::text AS xid`.execute(writer);
  const over = async () =>
    (
      await sql<{ over: boolean }>`
        SELECT pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.xid}::text::xid8 AS over`.execute(writer)
    ).rows[0]?.over;
  await vi.waitFor(async () => expect(await over()).toBe(true), { timeout: 10_000 });
  await sql`UPDATE search_change_floor SET moved_at = moved_at - interval '1 hour'`.execute(writer);
  while ((await forgetChanges(writer)) > 0);
}

test('whoever is behind what was deleted is told that anything may have been written; nobody else is', async () => {
  const { news } = await follow();
  const behind = await follow();
  const deleted = randomUUID();
  await write(writer, deleted);
  await news();
  await forgetLater();
  await news();
  const later = randomUUID();
  await write(writer, later);
  await forgetLater();
  expect(await news()).toEqual([later]);
  expect(await behind.news()).toBe('all');
  const { rows } = await sql<{ subject: string }>`SELECT subject FROM search_change`.execute(writer);
  const left = rows.map(({ subject }) => subject);
  expect([left.includes(deleted), left.includes(later)]).toEqual([false, true]);
});

test('changes that came with a copy of another database are told to nobody for ever', async () => {
  const { news } = await follow();
  await sql`INSERT INTO search_change (xid, kind, subject) VALUES ('9223372036854775807', 'thing', ${randomUUID()})`.execute(
    writer,
  );
  await sql`UPDATE search_change_floor SET xid = '9223372036854775000', next_xid = '9223372036854775000'`.execute(
    writer,
  );
  expect(await news()).toBe('all');
  await forgetChangesOfOthers(writer);
  await news();
  expect(await news()).toEqual([]);
  const written = randomUUID();
  await write(writer, written);
  expect(await news()).toEqual([written]);
});

test('a look that fails loses nothing, and those who ask at once share one', async () => {
  let [looks, fails] = [0, false];
  const executeQuery: Db['executeQuery'] = async (query) => {
    looks += 1;
    if (fails) throw new Error('the database is away');
    return reader.executeQuery(query);
  };
  const counting = { executeQuery } as Db;
  const feed = createChangeFeed(counting);
  const heard: string[] = [];
  feed.listen('thing', (subjects) => heard.push(...(subjects === 'all' ? [] : subjects)));
  await feed.caughtUp();
  const before = looks;
  await Promise.all(Array.from({ length: 50 }, () => feed.caughtUp()));
  const more = looks - before;
  const written = randomUUID();
  await write(writer, written);
  fails = true;
  await expect(feed.caughtUp()).rejects.toThrow('the database is away');
  fails = false;
  await feed.caughtUp();
  expect(heard).toEqual([written]);
  expect([before, more]).toEqual([1, 1]);
});
