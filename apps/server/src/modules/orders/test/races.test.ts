import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type Buyer, broken, openShop, orderOf, payOf, quoteOf, type Shop } from './fixtures.ts';

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

const either = (index: number): TestApp => (index % 2 === 0 ? shop : second);
const submit = (at: TestApp, buyer: Buyer, quoteId: string, key?: string) =>
  at.call(orderEndpoints.submitOrder, {
    token: buyer.token,
    body: { quoteId },
    headers: key ? { 'idempotency-key': key } : {},
  });
const buyers = (count: number, usd = 0) => Promise.all(Array.from({ length: count }, () => shop.buyer({ usd })));
const countOf = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(shop.app.platform.db)).rows[0]?.n ?? -1;

test('M9: the same quote submitted ten times at once, with and without a key, is one order', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await shop.buyer();
    const { variantIds } = await shop.product({ prices: [5_000], stock: 10 });
    const quote = await quoteOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
    const key = round % 2 === 0 ? randomUUID() : undefined;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => submit(either(index), buyer, quote.data.id, key)),
    );
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.data.orderId)).size).toBe(1);
    expect(await countOf(sql`SELECT count(*)::int AS n FROM goods_order WHERE customer_id = ${buyer.id}`)).toBe(1);
  }
});

test('two quotes submitted at once leave one unpaid order, and the refusal leads to it', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [5_000], stock: 10 });
  const item = { variantId: variantIds[0] ?? '', quantity: 1 };
  const quotes = await Promise.all([quoteOf(shop, buyer, [item]), quoteOf(shop, buyer, [item])]);
  const answers = await Promise.all(quotes.map((quote, index) => submit(either(index), buyer, quote.data.id)));
  const won = answers.find((answer) => answer.code === 200);
  const lost = answers.find((answer) => answer.code !== 200);
  expect(lost).toMatchObject({
    code: refusalCode('order.unpaid_exists'),
    data: { orderId: won?.data.orderId, paymentId: won?.data.paymentId },
  });
});

test('M11: 50 buyers after one piece: one has it', async () => {
  const crowd = await buyers(50);
  for (let round = 0; round < 3; round += 1) {
    const { variantIds } = await shop.product({ prices: [5_000], stock: 1 });
    const quotes = await Promise.all(
      crowd.map((buyer) => quoteOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }])),
    );
    const answers = await Promise.all(
      crowd.map((buyer, index) => submit(either(index), buyer, quotes[index]?.data.id ?? '')),
    );
    const codes = answers.map((answer) => answer.code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([200, refusalCode('stock.out')]));
    await sql`UPDATE goods_order SET expires_at = app_now() WHERE state = 'pending_payment'`.execute(
      shop.app.platform.db,
    );
    expect(await shop.app.runJobs('orders.expire')).toBeGreaterThan(0);
    expect(await countOf(sql`SELECT on_hand - reserved AS n FROM product_variant WHERE id = ${variantIds[0]}`)).toBe(1);
  }
  expect(await broken(shop)).toEqual([]);
});

test('M11: buyers with one to three pieces, lines in opposite order: never oversold, nothing stuck, no deadlock', async () => {
  const crowd = await buyers(40);
  const { variantIds } = await shop.product({ prices: [5_000, 4_000], stock: 10 });
  const [a = '', b = ''] = variantIds;
  const answers = await Promise.all(
    crowd.map(async (buyer, index) => {
      const pieces = 1 + (index % 3);
      const items = [
        { variantId: a, quantity: pieces },
        { variantId: b, quantity: 1 },
        { variantId: a, quantity: 1 },
      ];
      const quote = await quoteOf(shop, buyer, index % 2 === 0 ? items : items.reverse());
      return quote.code === 200 ? submit(either(index), buyer, quote.data.id) : quote;
    }),
  );
  expect(
    answers
      .map((answer) => answer.code)
      .filter((code) => ![200, refusalCode('stock.insufficient'), refusalCode('stock.out')].includes(code)),
  ).toEqual([]);
  const left = await countOf(sql`SELECT (on_hand - reserved)::int AS n FROM product_variant WHERE id = ${a}`);
  // Whoever asks for two pieces is served while two are left.
  expect(left).toBeLessThan(2);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(await broken(shop)).toEqual([]);
});

type Rival = {
  name: string;
  act: (order: { orderId: string; paymentId: string; buyer: Buyer }, at: TestApp) => Promise<unknown>;
};
const rivals: Rival[] = [
  { name: 'pay', act: ({ buyer, paymentId }) => payOf(shop, buyer, paymentId) },
  { name: 'expire', act: (_, at) => at.app.runJobs('orders.expire') },
  {
    name: 'cancel',
    act: ({ buyer, orderId }, at) => at.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId } }),
  },
  {
    name: 'staff cancel',
    act: ({ orderId }, at) =>
      at.call(staffOrderEndpoints.cancelOrder, {
        token: staff,
        params: { id: orderId },
        body: { version: 1, note: 'Test' },
      }),
  },
  {
    name: 'modify',
    act: ({ orderId }, at) =>
      at.call(staffOrderEndpoints.modifyAmount, {
        token: staff,
        params: { id: orderId },
        body: { version: 1, payableUsd: 777, note: 'Test' },
      }),
  },
];
const pairs = rivals.flatMap((one, index) => rivals.slice(index).map((other) => [one, other] as const));

test('M13: whatever meets at the deadline, each order ends one way and the books are whole', async () => {
  const { variantIds } = await shop.product({ prices: [5_000], stock: 1_000 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 1 }];
  const ends = new Map<string, number>();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      pairs.map(async ([one, other]) => {
        const buyer = await shop.buyer({ usd: 10_000 });
        const order = { ...(await orderOf(shop, buyer, items)), buyer };
        // The deadline falls between, before or after the two.
        const after = `${Math.round(Math.random() * 40)} ms`;
        await sql`WITH p AS (UPDATE payment SET expires_at = app_now() + ${after}::interval WHERE id = ${order.paymentId})
          UPDATE goods_order SET expires_at = app_now() + ${after}::interval WHERE id = ${order.orderId}`.execute(
          shop.app.platform.db,
        );
        const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
        await Promise.all([pause().then(() => one.act(order, shop)), pause().then(() => other.act(order, second))]);
        const { rows } = await sql<{
          state: string;
        }>`SELECT state FROM goods_order WHERE id = ${order.orderId}`.execute(shop.app.platform.db);
        const state = rows[0]?.state ?? '';
        ends.set(state, (ends.get(state) ?? 0) + 1);
      }),
    );
  }
  expect(
    [...ends.keys()].filter(
      (state) => !['pending_payment', 'pending_shipping', 'cancelled', 'refund_successful'].includes(state),
    ),
  ).toEqual([]);
  expect(await broken(shop)).toEqual([]);
  await shop.app.runJobs('orders.expire');
  expect(
    await countOf(
      sql`SELECT count(*)::int AS n FROM goods_order WHERE state = 'pending_payment' AND expires_at <= app_now()`,
    ),
  ).toBe(0);
  expect(await broken(shop)).toEqual([]);
});
