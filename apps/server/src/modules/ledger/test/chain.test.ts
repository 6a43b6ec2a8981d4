import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, inTransaction } from '../../../platform/db/connect.ts';
import { createSealer, post } from '../core.ts';
import { openLedger, storm } from './fixtures.ts';

let books: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  books = await openLedger(20);
});
afterAll(() => books.close());

const sealAll = async (db: Db, seal = createSealer(db)): Promise<number> => {
  let all = 0;
  for (let now = await seal(); now > 0; now = await seal()) all += now;
  return all;
};
const sealedIds = async (): Promise<number[]> =>
  (await sql<{ id: number }>`SELECT transfer_id AS id FROM ledger_seal ORDER BY position`.execute(books.db)).rows.map(
    ({ id }) => id,
  );
const transferIds = async (): Promise<number[]> =>
  (await sql<{ id: number }>`SELECT id FROM ledger_transfer ORDER BY id`.execute(books.db)).rows.map(({ id }) => id);
const pay = (owner: string, key: string, usd: number) => ({
  kind: 'payment' as const,
  key,
  reference: { kind: 'goods_order', id: key },
  note: 'Cents',
  entries: [
    { account: { owner, code: 'available' as const }, amount: -usd },
    { account: { house: 'sales' as const, unit: 'money' as const }, amount: usd },
  ],
});

test('when everything is booked, then it is sealed once, in the order of ids, by however many sealers', async () => {
  const owner = await books.newCustomer({ usd: 100_000, points: 20 });
  await storm(10, 60, (index) =>
    inTransaction(books.db, async (tx) => void (await post(tx, pay(owner, `s/${index}`, 1)))),
  );
  await Promise.all(Array.from({ length: 5 }, () => sealAll(books.db)));
  await sealAll(books.db);
  expect(await sealedIds()).toEqual(await transferIds());
  expect(await sealAll(books.db)).toBe(0);
  await books.coherent();
});

test('when sealers run in a storm of payments, some of them slow and some undone, then none is left out', async () => {
  const owners = await Promise.all(Array.from({ length: 12 }, () => books.newCustomer({ usd: 100_000 })));
  let running = true;
  const sealers = Array.from({ length: 3 }, async () => {
    const seal = createSealer(books.db);
    while (running) await seal();
  });
  await storm(12, 400, async (index) => {
    const owner = owners[index % owners.length] as string;
    const work = inTransaction(books.db, async (tx) => {
      await post(tx, pay(owner, `slow/${index}`, 5));
      if (index % 7 === 0) await new Promise((done) => setTimeout(done, 40));
      if (index % 5 === 0) throw new Error('undone');
    });
    await work.catch((error: Error) => expect(error.message).toBe('undone'));
  });
  running = false;
  await Promise.all(sealers);
  await sealAll(books.db);
  expect(await sealedIds()).toEqual(await transferIds());
  await books.coherent();
}, 30_000);

test('when a transaction that has booked stays open, then nothing after it is sealed until it ends', async () => {
  const [slow, quick] = [await books.newCustomer({ usd: 900 }), await books.newCustomer({ usd: 900 })];
  await sealAll(books.db);
  const before = await sealedIds();
  let end = (): void => undefined;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  let begun = (): void => undefined;
  const wrote = new Promise<void>((done) => {
    begun = done;
  });
  const long = inTransaction(books.db, async (tx) => {
    await post(tx, pay(slow, `long/${slow}`, 5));
    begun();
    await ended;
  });
  await wrote;
  await inTransaction(books.db, (tx) => post(tx, pay(quick, `after/${quick}`, 5)));
  const seal = createSealer(books.db);
  expect(await seal()).toBe(0);
  expect(await sealedIds()).toEqual(before);
  end();
  await long;
  expect(await sealAll(books.db, seal)).toBe(2);
  expect(await sealedIds()).toEqual(await transferIds());
});

test('when a booking waits for its key, with its id taken and no transaction id yet, then the sealer waits for it', async () => {
  const [one, other] = [await books.newCustomer({ usd: 900 }), await books.newCustomer({ usd: 900 })];
  await sealAll(books.db);
  let undo = (): void => undefined;
  const first = inTransaction(books.db, async (tx) => {
    await post(tx, pay(one, `key/${one}`, 5));
    await new Promise<void>((_done, fail) => {
      undo = () => fail(new Error('undone'));
    });
  });
  await new Promise((done) => setTimeout(done, 30));
  const waiting = inTransaction(books.db, (tx) => post(tx, pay(one, `key/${one}`, 5)));
  await new Promise((done) => setTimeout(done, 30));
  await inTransaction(books.db, (tx) => post(tx, pay(other, `key/${other}`, 5)));
  const seal = createSealer(books.db);
  const sealing = seal();
  await new Promise((done) => setTimeout(done, 100));
  undo();
  await expect(first).rejects.toThrow('undone');
  await waiting;
  await sealing;
  await sealAll(books.db, seal);
  expect(await sealedIds()).toEqual(await transferIds());
  await books.coherent();
});
