import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../modules/ledger/core.ts';
import { inTransaction } from '../platform/db/connect.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import type { Buyer } from '../testing/shop.ts';
import { eachOf, openTwoPrograms, START_MS, type TwoPrograms } from './two-programs.ts';

const ROUNDS = chaosCount('CHAOS_ROUNDS', 4);
const PRICE = 7_000;

let two: TwoPrograms;
let crowd: Buyer[];
beforeAll(async () => {
  two = await openTwoPrograms(100);
  crowd = await Promise.all(Array.from({ length: 100 }, () => two.shop.buyer()));
}, START_MS);
afterAll(() => two.close(), START_MS);

const db = () => two.shop.app.platform.db;
const wholeBooks = async (): Promise<unknown[]> => (await two.shop.app.verify()).filter((one) => !one.ok);
const left = (variantId: string): Promise<number> =>
  two.count(sql`SELECT (on_hand - reserved)::int AS n FROM product_variant WHERE id = ${variantId}`);
const deadlocks = (): Promise<number> =>
  two.count(sql`SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()`);

/** Gives a customer money as staff would. */
const give = (owner: string, usd: number, key: string): Promise<unknown> =>
  inTransaction(db(), (tx) =>
    post(tx, {
      kind: 'adjustment',
      key,
      reference: { kind: 'test', id: owner },
      entries: [
        { account: { house: 'adjustments', unit: 'money' }, amount: -usd },
        { account: { owner, code: 'available' }, amount: usd },
      ],
    }),
  );

test('M10: fifty orders paid at once from a balance that covers one: one is paid, round after round', {
  timeout: patient(120_000),
}, async () => {
  const buyer = await two.shop.buyer();
  let open: string[] = [];
  await eachOf(Array.from({ length: 50 + ROUNDS }), 8, async (_, index) => {
    // Each of its own goods: payments of the same wait for each other at their stock, and never meet at the balance.
    const { variantIds } = await two.shop.product({ prices: [PRICE], stock: 1 });
    open.push((await two.order(index, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }])).paymentId);
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    await give(buyer.id, PRICE, `round/${round}`);
    const tried = open.slice(0, 50);
    const answers = await Promise.all(tried.map((paymentId, index) => two.pay(index, buyer, paymentId)));
    const answer = answers.map(({ code, data }) => (code === 200 ? 'paid' : data.error));
    expect(answer.filter((one) => one === 'paid')).toHaveLength(1);
    expect(answer.filter((one) => one === 'wallet.insufficient_balance')).toHaveLength(49);
    open = open.filter((paymentId) => paymentId !== tried[answer.indexOf('paid')]);
  }
  expect(
    await two.count(sql`SELECT balance AS n FROM ledger_account WHERE owner_id = ${buyer.id} AND code = 'available'`),
  ).toBe(0);
  expect(await wholeBooks()).toEqual([]);
});

/** Everybody orders at once, again and again; what was held runs out between the rounds and can be had again. */
async function rush(of: {
  variantId: string;
  stock: number;
  rounds: number;
  buyers: readonly Buyer[];
  pieces: (index: number) => number;
}): Promise<void> {
  const { variantId, buyers } = of;
  const ask = (index: number): Promise<string> =>
    two.quote(index, buyers[index] as Buyer, [{ variantId, quantity: of.pieces(index) }]);
  const quotes: string[] = [];
  await eachOf(buyers, 8, async (_, index) => {
    quotes[index] = await ask(index);
  });
  for (let round = 0; round < of.rounds; round += 1) {
    const answers = await Promise.all(
      buyers.map((buyer, index) => two.submit(index + round, buyer, quotes[index] ?? '')),
    );
    const won = answers.flatMap(({ code }, index) => (code === 200 ? [index] : []));
    const refused = answers.flatMap(({ code, data }) => (code === 200 ? [] : [data.error]));
    expect(refused.filter((error) => error !== 'stock.out' && error !== 'stock.insufficient')).toEqual([]);
    expect(won.reduce((sum, index) => sum + of.pieces(index), 0)).toBe(of.stock);
    expect(await left(variantId)).toBe(0);
    await sql`UPDATE goods_order SET expires_at = app_now() WHERE state = 'pending_payment'`.execute(db());
    await two.shop.app.runJobs('orders.expire');
    expect(await left(variantId)).toBe(of.stock);
    for (const index of won) quotes[index] = await ask(index);
  }
}

test('M11: fifty buyers after one piece: one has it, and when they do not pay it can be had again', {
  timeout: patient(120_000),
}, async () => {
  const { variantIds } = await two.shop.product({ prices: [PRICE], stock: 1 });
  const variantId = variantIds[0] ?? '';
  await rush({ variantId, stock: 1, rounds: ROUNDS, buyers: crowd.slice(0, 50), pieces: () => 1 });
  expect(await wholeBooks()).toEqual([]);
});

test('M11: a hundred buyers after one to three of ten pieces: ten are sold', {
  timeout: patient(120_000),
}, async () => {
  const { variantIds } = await two.shop.product({ prices: [PRICE], stock: 10 });
  const variantId = variantIds[0] ?? '';
  await rush({ variantId, stock: 10, rounds: ROUNDS / 2, buyers: crowd, pieces: (index) => 1 + (index % 3) });
  expect(await wholeBooks()).toEqual([]);
});

test('M11: carts in opposite order with equal lines, while staff count goods in and out: nobody waits in a circle', {
  timeout: patient(120_000),
}, async () => {
  const goods = await Promise.all([0, 1, 2].map(() => two.shop.product({ prices: [PRICE, PRICE], stock: 10_000 })));
  const ids = goods.flatMap(({ variantIds }) => variantIds);
  const lines = [...ids, ids[0] ?? ''].map((variantId) => ({ variantId, quantity: 1 }));
  const staff = await two.shop.staff();
  const before = await deadlocks();
  let over = false;
  const counting = (async () => {
    for (let n = 0; !over; n += 1) {
      for (const kind of ['in', 'out']) {
        const body = { variantId: ids[n % ids.length], kind, quantity: 3 };
        expect((await two.at(n, staffCatalogEndpoints.moveStock, { token: staff, body })).code).toBe(200);
      }
    }
  })();
  const orders = Array.from({ length: chaosCount('CHAOS_ORDERS', 64) }, (_, index) => index);
  await eachOf(orders, 64, async (index) => {
    const buyer = crowd[index % crowd.length] as Buyer;
    await two.order(index, buyer, index % 2 ? lines : [...lines].reverse());
  });
  over = true;
  await counting;
  expect((await deadlocks()) - before).toBe(0);
  expect(await left(ids[0] ?? '')).toBe(10_000 - 2 * orders.length);
  expect(await wholeBooks()).toEqual([]);
});
