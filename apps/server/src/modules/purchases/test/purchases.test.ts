import { randomUUID } from 'node:crypto';
import { staffPurchaseEndpoints as calls } from '@app/contract/purchases/staff-endpoints';
import type { PurchaseInput } from '@app/contract/purchases/staff-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type Buyer, broken, openShop, orderOf, payOf, type Shop } from '../../orders/test/fixtures.ts';

let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  staff = await shop.staff();
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const goods = (stock: number) => shop.product({ prices: [2_000, 3_000], stock });
const inputOf = (variantIds: readonly string[], change: Partial<PurchaseInput> = {}): PurchaseInput => ({
  supplier: 'Harbour Mills',
  reference: 'DN-77',
  note: '',
  lines: variantIds.map((variantId, index) => ({ variantId, quantity: 10 + index, costUsd: 700 })),
  updateCost: false,
  ...change,
});
const book = (input: object, key?: string) =>
  shop.call(calls.createPurchase, { token: staff, raw: input, headers: key ? { 'idempotency-key': key } : {} });
const takeBack = (id: string, version = 1, at: TestApp = shop) =>
  at.call(calls.takePurchaseBack, { token: staff, params: { id }, body: { note: 'Counted wrong', version } });
const onHand = async (variantId: string) => {
  const { rows } = await sql<{ on_hand: number; cost_usd: number }>`
    SELECT on_hand, cost_usd FROM product_variant WHERE id = ${variantId}`.execute(shop.app.platform.db);
  return rows[0];
};

test('goods bought from a supplier come into stock at their cost, once for a key, and the log says so', async () => {
  const { productId, variantIds } = await goods(5);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => book(inputOf(variantIds, { updateCost: true }), key)));
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
  const purchase = answers[0]?.data;
  expect(purchase).toMatchObject({ pieces: 21, totalUsd: 14_700, staff: 'Sam', takenBack: null });
  expect(purchase?.lines.map((line) => [line.quantity, line.sumUsd]).sort()).toEqual([
    [10, 7_000],
    [11, 7_700],
  ]);
  expect(await onHand(variantIds[0] ?? '')).toEqual({ on_hand: 15, cost_usd: 700 });
  const { rows } = await sql<{ kind: string; on_hand_change: number; note: string; version: number }>`
    SELECT m.kind, m.on_hand_change, m.note, p.version FROM stock_movement m
    JOIN product_variant v ON v.id = m.variant_id JOIN product p ON p.id = v.product_id
    WHERE v.product_id = ${productId} AND m.note <> '' ORDER BY m.on_hand_change`.execute(shop.app.platform.db);
  expect(rows).toMatchObject([
    { kind: 'in', on_hand_change: 10, note: `${purchase?.number} Harbour Mills`, version: 2 },
    { kind: 'in', on_hand_change: 11 },
  ]);
  expect(await broken(shop)).toEqual([]);
});

test('a wrong purchase is taken back once, as a whole, and not when its pieces are sold', async () => {
  const { variantIds } = await goods(0);
  const [first = ''] = variantIds;
  const one = (await book(inputOf(variantIds))).data;
  const answers = await Promise.all([takeBack(one.id), takeBack(one.id, 1, second), takeBack(one.id)]);
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('purchase.taken_back'),
    refusalCode('purchase.taken_back'),
  ]);
  expect(answers.find((answer) => answer.code === 200)?.data).toMatchObject({
    version: 2,
    takenBack: { staff: 'Sam', note: 'Counted wrong' },
  });
  expect((await onHand(first))?.on_hand).toBe(0);
  const two = (await book(inputOf(variantIds))).data;
  expect((await takeBack(two.id, 9)).data).toMatchObject({ current: { version: 1 } });
  await orderOf(shop, await shop.buyer(), [{ variantId: first, quantity: 1 }]);
  expect(await takeBack(two.id)).toMatchObject({
    code: refusalCode('stock.insufficient'),
    data: { variantId: first, available: 9 },
  });
  expect((await onHand(variantIds[1] ?? ''))?.on_hand).toBe(11);
  expect((await takeBack(randomUUID())).status).toBe(404);
  expect(await broken(shop)).toEqual([]);
});

test('purchases are found by number, supplier, SKU, state and day; what is wrong is refused at its field', async () => {
  const { variantIds } = await goods(1);
  const [variantId = ''] = variantIds;
  const { id, number } = (await book(inputOf([variantId], { supplier: 'Sail & Co' }))).data;
  const ids = async (query: object) =>
    (await shop.call(calls.listPurchases, { token: staff, query })).data.list.map((row) => row.id);
  expect(await ids({ number: number.slice(-5) })).toEqual([id]);
  expect(await ids({ supplier: 'sail', sku: variantId, state: 'stands' })).toEqual([id]);
  expect(await ids({ supplier: 'sail', state: 'taken_back' })).toEqual([]);
  expect(await ids({ supplier: 'sail', to: '2020-01-01' })).toEqual([]);
  expect((await ids({}))[0]).toBe(id);
  const found = (await shop.call(calls.purchaseVariants, { token: staff, query: { word: variantId } })).data;
  expect(found.list).toMatchObject([{ id: variantId, onHand: 11 }]);
  const line = { variantId, quantity: 1, costUsd: 1 };
  const cases: [object, string, string][] = [
    [{ supplier: ' ' }, 'supplier', 'field.required'],
    [{ lines: [] }, 'lines', 'field.purchase_lines'],
    [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity', 'field.quantity'],
    [{ lines: [{ ...line, costUsd: -1 }] }, 'lines.0.costUsd', 'field.amount'],
    [{ lines: [line, line] }, 'lines.1.variantId', 'field.purchase_twice'],
  ];
  for (const [change, field, key] of cases) {
    expect((await book({ ...inputOf([variantId]), ...change })).data, field).toMatchObject({
      fields: { [field]: key },
    });
  }
  expect((await book(inputOf([randomUUID()]))).status).toBe(404);
});

test('who bought what is told line by line, newest payment first, and agents see their own branch', async () => {
  const mine: Buyer = await shop.buyer({ usd: 100_000, agentId: shop.agentId });
  const other: Buyer = await shop.buyer({ usd: 100_000 });
  const { variantIds } = await goods(20);
  const items = variantIds.map((variantId) => ({ variantId, quantity: 2 }));
  for (const buyer of [mine, other]) {
    const { paymentId } = await orderOf(shop, buyer, items);
    await payOf(shop, buyer, paymentId);
  }
  await orderOf(shop, other, items.slice(0, 1));
  const list = async (token: string, query: object) => (await shop.call(calls.listBought, { token, query })).data;
  const all = await list(staff, { product: variantIds[0] });
  expect(all.list.map((row) => row.customer.id)).toEqual([other.id, mine.id]);
  expect(all.list[0]).toMatchObject({
    product: 'Cup',
    quantity: 2,
    returned: 0,
    unitPriceUsd: 2_000,
    sku: variantIds[0],
  });
  const first = await list(staff, { customer: mine.id, limit: '1' });
  expect(first.list).toHaveLength(1);
  const next = await list(staff, { customer: mine.id, limit: '1', cursor: first.cursor });
  expect(next).toMatchObject({ cursor: null });
  expect(next.list[0]?.id).not.toBe(first.list[0]?.id);
  expect((await list(staff, { number: all.list[0]?.number })).list).toHaveLength(2);
  expect((await list(staff, { product: variantIds[0], to: '2020-01-01' })).list).toEqual([]);
  const agent = await shop.staff({ agentId: shop.agentId });
  expect((await list(agent, {})).list.map((row) => row.customer.id)).toEqual([mine.id, mine.id]);
});

test('every call needs its right', async () => {
  const { variantIds } = await goods(1);
  const seer = await shop.staff({ permissions: ['catalog.purchases.view', 'trade.bought.view'] });
  const none = await shop.staff({ permissions: ['dashboard.view'] });
  const params = { id: (await book(inputOf(variantIds))).data.id };
  const reads = [calls.listPurchases, calls.listBought, calls.purchaseVariants] as const;
  for (const call of reads) {
    expect((await shop.call(call, { token: seer })).code).toBe(200);
    expect((await shop.call(call, { token: none })).status).toBe(403);
    expect((await shop.call(call)).status).toBe(401);
  }
  expect((await shop.call(calls.readPurchase, { token: seer, params })).data.lines).toHaveLength(2);
  expect((await shop.call(calls.readPurchase, { token: seer, params: { id: randomUUID() } })).status).toBe(404);
  const body = inputOf(variantIds);
  const back = { note: 'x', version: 1 };
  for (const token of [seer, undefined]) {
    const by = token ? { token } : {};
    const status = token ? 403 : 401;
    expect((await shop.call(calls.createPurchase, { ...by, body })).status).toBe(status);
    expect((await shop.call(calls.takePurchaseBack, { ...by, params, body: back })).status).toBe(status);
  }
});
