import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type Buyer, broken, orderOf, type Shop, walletOf } from './fixtures.ts';
import { cardPaid, openGroupShop, payTogether, statesOf, toCard, unpaidOrders } from './group.fixtures.ts';

const ROUNDS = chaosCount('CHAOS_GROUPS', 30);

let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await openGroupShop();
  second = await testApp({
    databaseUrl: shop.databaseUrl,
    env: { DATABASE_POOL: '20', DEMO: 'true', SANDBOX_SECRET: 'the-secret-of-this-test' },
  });
  staff = await shop.staff();
}, patient(60_000));
afterAll(async () => {
  await second.close();
  await shop.close();
});

type Orders = Awaited<ReturnType<typeof unpaidOrders>>;
const pay = (at: TestApp, buyer: Buyer, payment: string) =>
  at.call(paymentEndpoints.pay, { token: buyer.token, body: { payment, channel: shop.balanceChannel } });
const soon = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 30));

type Scene = { buyer: Buyer; orders: Orders; groupPayment: string; checkout: string; total: number };
const rivals: Record<string, (scene: Scene, at: TestApp) => Promise<unknown>> = {
  'group by wallet': ({ buyer, groupPayment }, at) => pay(at, buyer, groupPayment),
  'group by card': ({ checkout, total }, at) => cardPaid(at, checkout, total),
  'one alone': ({ buyer, orders }, at) => pay(at, buyer, orders[0]?.paymentId ?? ''),
  cancel: ({ buyer, orders }, at) =>
    at.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId: orders[1]?.orderId ?? '' } }),
  expire: async ({ orders }, at) => {
    await sql`UPDATE goods_order SET expires_at = app_now()
      WHERE id = ${orders[2]?.orderId} AND state = 'pending_payment'`.execute(shop.app.platform.db);
    await at.app.runJobs('orders.expire');
  },
  'other amount': ({ orders }, at) =>
    at.call(staffOrderEndpoints.modifyAmount, {
      token: staff,
      params: { id: orders[1]?.orderId ?? '' },
      body: { version: 1, payableUsd: 777, note: 'Agreed' },
    }),
  'another group': ({ buyer, orders }, at) =>
    payTogether(
      at,
      buyer,
      orders.slice(1).map(({ orderId }) => orderId),
    ),
};

async function setScene(): Promise<Scene> {
  const buyer = await shop.buyer({ usd: 100_000 });
  const orders = await unpaidOrders(shop, buyer, [6_100, 7_300, 8_500], 3);
  const made = await payTogether(
    shop,
    buyer,
    orders.map(({ orderId }) => orderId),
  );
  const groupPayment = made.data.paymentId;
  const checkout = await toCard(shop, buyer, groupPayment);
  return { buyer, orders, groupPayment, checkout, total: orders.reduce((sum, { usd }) => sum + usd, 0) };
}

test(
  'a group that is paid, cancelled, changed and swept at once: one outcome per order, and every cent is somewhere',
  async () => {
    const names = Object.keys(rivals);
    const ends = new Map<string, number>();
    const before = await deadlocks();
    const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
    const atOnce = 6;
    for (let from = 0; from < rounds.length; from += atOnce) {
      await Promise.all(
        rounds.slice(from, from + atOnce).map(async (round) => {
          const scene = await setScene();
          // Each round leaves out another one, and the first ones meet in every way.
          const meeting = names.filter((_, index) => (round + index) % names.length !== 0);
          const answers = await Promise.all(
            meeting.map(async (name, index) => {
              await soon();
              return [name, await rivals[name]?.(scene, index % 2 === 0 ? shop : second)] as const;
            }),
          );
          for (const [name, answer] of answers) {
            const code = typeof answer === 'object' && answer && 'code' in answer ? Number(answer.code) : 200;
            expect(code, name).not.toBe(5000);
          }
          const { buyer, orders, total } = scene;
          const states = await statesOf(
            shop,
            orders.map(({ orderId }) => orderId),
          );
          for (const state of states) ends.set(state, (ends.get(state) ?? 0) + 1);
          const { rows } = await sql<{ usd: number }>`
            SELECT COALESCE(sum(payable_usd), 0)::bigint AS usd FROM goods_order
            WHERE customer_id = ${buyer.id} AND paid_at IS NOT NULL`.execute(shop.app.platform.db);
          const arrived = meeting.includes('group by card') ? total : 0;
          // What the buyer had and what came by card, less what the paid orders cost.
          expect((await walletOf(shop, buyer.id)).available, `${meeting}: ${states}`).toBe(
            100_000 + arrived - (rows[0]?.usd ?? 0),
          );
        }),
      );
    }
    expect(
      [...ends.keys()].filter((state) => !['pending_payment', 'pending_shipping', 'cancelled'].includes(state)),
    ).toEqual([]);
    expect(ends.get('pending_shipping') ?? 0).toBeGreaterThan(0);
    expect(await deadlocks()).toBe(before);
    expect(await broken(shop)).toEqual([]);
  },
  patient(120_000),
);

test(
  'groups of orders for the same goods in opposite order are all paid, without a deadlock',
  async () => {
    const { variantIds } = await shop.product({ prices: [5_000, 5_100], stock: 1_000 });
    const other = await shop.product({ prices: [5_200, 5_300], stock: 1_000 });
    const goods = [...variantIds, ...other.variantIds];
    const scenes = await Promise.all(
      Array.from({ length: Math.max(12, ROUNDS / 3) }, async (_, index) => {
        const buyer = await shop.buyer({ usd: 100_000 });
        const wanted = index % 2 === 0 ? goods : [...goods].reverse();
        const ids: string[] = [];
        for (const variantId of wanted) {
          const { orderId } = await orderOf(shop, buyer, [{ variantId, quantity: 1 }]);
          ids.push(orderId);
        }
        return { buyer, ids, payment: (await payTogether(shop, buyer, ids)).data.paymentId };
      }),
    );
    const before = await deadlocks();
    const answers = await Promise.all(
      scenes.map(({ buyer, payment }, index) => pay(index % 2 === 0 ? shop : second, buyer, payment)),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
    expect(await deadlocks()).toBe(before);
    for (const { ids } of scenes) expect(new Set(await statesOf(shop, ids))).toEqual(new Set(['pending_shipping']));
    expect(await broken(shop)).toEqual([]);
  },
  patient(60_000),
);

/** Deadlocks the database has broken up; they are tried again, so no caller would tell. */
async function deadlocks(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const { rows } = await sql<{ n: number }>`
    SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()`.execute(shop.app.platform.db);
  return rows[0]?.n ?? -1;
}
