import { randomUUID } from 'node:crypto';
import { Refusal } from '@app/kernel/assert';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, inTransaction, openDb, openPool } from '../../../platform/db/connect.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { openDeal } from '../../../testing/deals.ts';
import { holdStock, releaseStock, restoreStock, reviveStock, takeStock } from '../public.ts';
import { expectCoherent, stocked } from './stock.fixtures.ts';

// Two pools of many connections stand for two processes.
let database: TestDatabase;
let pools: Db[];
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  pools = [0, 1].map(() => openDb(openPool(database.url, 20, () => undefined)));
  db = pools[0] as Db;
});
afterAll(async () => {
  for (const one of pools) await one.destroy();
  await database.drop();
});

type Line = { variantId: string; quantity: number; dealId: string | null };
const line = (variantId: string, quantity = 1, dealId: string | null = null): Line => ({ variantId, quantity, dealId });
const at = (index: number): Db => pools[index % pools.length] as Db;

/** Tries to hold; gives the order's id, or the key of the refusal. */
async function tryHold(pool: Db, lines: Line[]): Promise<{ orderId: string } | { refused: string }> {
  const orderId = randomUUID();
  try {
    await inTransaction(pool, (tx) => holdStock(tx, { orderId, customerId: randomUUID(), expiresAt: null, lines }));
    return { orderId };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.key };
    throw error;
  }
}
const inTx = (work: (tx: Parameters<typeof releaseStock>[0]) => Promise<unknown>) => inTransaction(db, work);

async function pieces(variantId: string): Promise<{ on_hand: number; reserved: number }> {
  const { rows } = await sql<{ on_hand: number; reserved: number }>`
    SELECT on_hand, reserved FROM product_variant WHERE id = ${variantId}`.execute(db);
  return rows[0] ?? { on_hand: -1, reserved: -1 };
}

test('when 50 buyers want the last piece, then one gets it and the others hear that it is gone', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { variantIds } = await stocked(db, [1]);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, i) => tryHold(at(i), [line(variantIds[0] ?? '')])),
    );
    const winners = results.flatMap((result) => ('orderId' in result ? [result.orderId] : []));
    expect(winners).toHaveLength(1);
    expect(results.filter((result) => 'refused' in result && result.refused === 'stock.out')).toHaveLength(49);
  }
  await expectCoherent(db);
});

test('when 100 buyers want 1 to 3 of 10 pieces, then exactly as many are sold as were promised, and all sell again', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { variantIds } = await stocked(db, [10]);
    const [id = ''] = variantIds;
    const wanted = Array.from({ length: 100 }, (_, i) => 1 + ((i * 7 + round) % 3));
    const results = await Promise.all(wanted.map((quantity, i) => tryHold(at(i), [line(id, quantity)])));
    const held = results.flatMap((result, i) => ('orderId' in result ? [{ ...result, quantity: wanted[i] ?? 0 }] : []));
    const sum = held.reduce((total, one) => total + one.quantity, 0);
    // What is left is less than anybody still wanted.
    expect(await pieces(id)).toEqual({ on_hand: 10, reserved: sum });
    expect(sum).toBe(10);
    await Promise.all(
      held.map((one, i) => inTransaction(at(i), (tx) => (i % 2 ? takeStock : releaseStock)(tx, one.orderId))),
    );
    const taken = held.filter((_, i) => i % 2).reduce((total, one) => total + one.quantity, 0);
    expect(await pieces(id)).toEqual({ on_hand: 10 - taken, reserved: 0 });
    expect('orderId' in (await tryHold(db, [line(id, 10 - taken)]))).toBe(true);
  }
  await expectCoherent(db);
});

test('when one cart has the same SKU in two lines, then both count against the same pieces', async () => {
  const { variantIds } = await stocked(db, [3]);
  const [id = ''] = variantIds;
  expect(await tryHold(db, [line(id, 2), line(id, 2)])).toEqual({ refused: 'stock.insufficient' });
  expect('orderId' in (await tryHold(db, [line(id, 2), line(id, 1)]))).toBe(true);
  expect(await pieces(id)).toEqual({ on_hand: 3, reserved: 3 });
  await expectCoherent(db);
});

test('when carts name the same goods in opposite order, then nobody waits in a circle', async () => {
  const goods = await Promise.all([0, 1, 2].map(() => stocked(db, [10_000, 10_000])));
  const ids = goods.flatMap((one) => one.variantIds);
  const deadlocks = async () => {
    const { rows } = await sql<{ deadlocks: number }>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(db);
    return rows[0]?.deadlocks ?? 0;
  };
  const before = await deadlocks();
  const worker = async (index: number): Promise<void> => {
    for (let n = 0; n < 12; n += 1) {
      const order = (index + n) % 2 ? ids : [...ids].reverse();
      const held = await tryHold(
        at(index),
        order.map((id) => line(id)),
      );
      if (!('orderId' in held)) throw new Error('there is enough for all');
      await inTransaction(at(index), (tx) => (n % 3 ? takeStock : releaseStock)(tx, held.orderId));
    }
  };
  await Promise.all(Array.from({ length: 32 }, (_, index) => worker(index)));
  expect((await deadlocks()) - before).toBe(0);
  await expectCoherent(db);
});

test('when an order is settled twice, then the second time changes nothing', async () => {
  const { variantIds } = await stocked(db, [5]);
  const [id = ''] = variantIds;
  const held = await tryHold(db, [line(id, 2)]);
  if (!('orderId' in held)) throw new Error('held');
  await Promise.all(
    [0, 1, 2, 3].map((i) => inTransaction(at(i), (tx) => (i % 2 ? takeStock : releaseStock)(tx, held.orderId))),
  );
  const { on_hand, reserved } = await pieces(id);
  expect(reserved).toBe(0);
  expect([3, 5]).toContain(on_hand);
  await expectCoherent(db);
});

test('when money comes late, then the order takes its goods if they can be had, and is refused otherwise', async () => {
  const { variantIds } = await stocked(db, [2]);
  const [id = ''] = variantIds;
  const first = await tryHold(db, [line(id, 2)]);
  if (!('orderId' in first)) throw new Error('held');
  expect(await inTx((tx) => reviveStock(tx, first.orderId))).toBe(false);
  await inTx((tx) => releaseStock(tx, first.orderId));
  expect(await inTx((tx) => reviveStock(tx, first.orderId))).toBe(true);
  expect(await pieces(id)).toEqual({ on_hand: 0, reserved: 0 });
  await inTx((tx) => restoreStock(tx, first.orderId));
  expect(await pieces(id)).toEqual({ on_hand: 2, reserved: 0 });
  const second = await tryHold(db, [line(id, 1)]);
  if (!('orderId' in second)) throw new Error('held');
  await inTx((tx) => releaseStock(tx, second.orderId));
  expect('orderId' in (await tryHold(db, [line(id, 2)]))).toBe(true);
  expect(await inTx((tx) => reviveStock(tx, second.orderId))).toBe(false);
  await expectCoherent(db);
});

test('when a deal has few pieces, then only so many are sold at it, and what runs out can be had again', async () => {
  const { productId, variantIds } = await stocked(db, [100]);
  const [id = ''] = variantIds;
  const dealId = await openDeal(db, { productId, priceUsd: 800, quota: 5 });
  const results = await Promise.all(Array.from({ length: 30 }, (_, i) => tryHold(at(i), [line(id, 1, dealId)])));
  const winners = results.flatMap((result) => ('orderId' in result ? [result.orderId] : []));
  expect(winners).toHaveLength(5);
  expect(results.filter((r) => 'refused' in r && r.refused === 'order.quote_changed')).toHaveLength(25);
  expect(await pieces(id)).toEqual({ on_hand: 100, reserved: 5 });
  await inTx((tx) => releaseStock(tx, winners[0] ?? ''));
  await expectCoherent(db);
  expect('orderId' in (await tryHold(db, [line(id, 1, dealId)]))).toBe(true);
  // The overdue order is paid after all: the pieces of the deal are gone, its price stands.
  expect(await inTx((tx) => reviveStock(tx, winners[0] ?? ''))).toBe(true);
  await expectCoherent(db);
});
