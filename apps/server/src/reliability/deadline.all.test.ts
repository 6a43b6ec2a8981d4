import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxSecrets } from '../modules/payments/channels/sandbox/secrets.ts';
import { signatureOf } from '../modules/payments/domain/webhook-signature.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import type { Buyer } from '../testing/shop.ts';
import { openTwoPrograms, START_MS, type TwoPrograms } from './two-programs.ts';

const ORDERS = chaosCount('CHAOS_DEADLINES', 45);
const PRICE = 7_000;
const MONEY = 20_000;

let two: TwoPrograms;
let staff: string;
let card: { channel: string; secrets: readonly string[] };
beforeAll(async () => {
  two = await openTwoPrograms(1);
  staff = await two.shop.staff();
  const { platform } = two.shop.app;
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(
    platform.db,
  );
  card = { channel: rows[0]?.id ?? '', secrets: await sandboxSecrets(platform) };
}, START_MS);
afterAll(() => two.close(), START_MS);

type Unpaid = { orderId: string; paymentId: string; buyer: Buyer; checkout: string };
type Rival = (order: Unpaid, index: number) => Promise<unknown>;
const rivals = {
  wallet: (order, index) => two.pay(index, order.buyer, order.paymentId),
  cancel: ({ buyer, orderId }, index) =>
    two.at(index, orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId } }),
  staffCancel: ({ orderId }, index) =>
    two.at(index, staffOrderEndpoints.cancelOrder, { token: staff, id: orderId, body: { version: 1, note: 'Test' } }),
  amount: ({ orderId }, index) =>
    two.at(index, staffOrderEndpoints.modifyAmount, {
      token: staff,
      id: orderId,
      body: { version: 1, payableUsd: 6_000, note: 'Test' },
    }),
  webhook: ({ checkout }) => deliver(checkout),
} satisfies Record<string, Rival>;
type Name = keyof typeof rivals;
const names = Object.keys(rivals) as Name[];
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));

/** The card provider is part of demo mode, which of the three processes only the test's own is in. */
async function deliver(checkout: string): Promise<void> {
  const { server, platform } = two.shop.app;
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: 'checkout.paid',
    checkout,
    amount: PRICE,
    currency: 'USD',
  });
  const signature = signatureOf(Buffer.from(body), platform.clock.now(), card.secrets);
  const headers = { 'content-type': 'application/json', 'sandbox-signature': signature };
  const answer = await server.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload: body });
  expect(answer.statusCode).toBe(200);
}

async function place(variantId: string, index: number): Promise<Unpaid> {
  const buyer = await two.shop.buyer({ usd: MONEY });
  const order = await two.order(index, buyer, [{ variantId, quantity: 1 }]);
  const begun = await two.shop.call(paymentEndpoints.pay, {
    token: buyer.token,
    body: { payment: order.paymentId, channel: card.channel },
  });
  const checkout = /checkout\/([\w-]+)/.exec(String(begun.data.redirect))?.[1] ?? '';
  return { ...order, buyer, checkout };
}

/** Lets rivals meet at each order's deadline, 50 ms before to 50 ms after, while the sweeper comes by all the time. */
async function meet(orders: readonly Unpaid[]): Promise<void> {
  const ids = orders.map(({ orderId }) => orderId);
  const { db } = two.shop.app.platform;
  await sql`WITH due AS (SELECT app_now() + interval '150 milliseconds' AS at),
    paid AS (UPDATE payment SET expires_at = due.at FROM due WHERE payable_id = ANY(${ids}::uuid[]))
    UPDATE goods_order SET expires_at = due.at FROM due WHERE id = ANY(${ids}::uuid[])`.execute(db);
  const deadline = performance.now() + 150;
  const near = (): Promise<void> => sleep(Math.max(0, deadline - performance.now() - 50 + Math.random() * 100));
  let over = false;
  const sweeping = (async () => {
    while (!over) {
      await two.shop.app.runJobs('orders.expire');
      await sleep(5);
    }
  })();
  await Promise.all(
    orders.flatMap((order, index) => {
      const pair = pairs[index % pairs.length] ?? (['wallet', 'wallet'] as const);
      return pair.map(async (name, side) => {
        await near();
        await rivals[name](order, side);
      });
    }),
  );
  over = true;
  await sweeping;
  await two.shop.app.runJobs('orders.expire');
}

/** How many orders are cancelled by their customer while their money comes. */
const CANCELLED = 20;

type End = {
  state: string;
  payment: string;
  payable: number;
  credited: number;
  refunded: number;
  byCard: boolean;
  wallet: number;
  ends: number;
  pieces: string;
};
async function endOf({ orderId, buyer }: Unpaid): Promise<End> {
  const { rows } = await sql<End>`
    SELECT o.state, p.state AS payment, o.payable_usd AS payable, p.credited_late_usd AS credited,
      p.refunded_usd AS refunded, p.payer_id IS NULL AS "byCard", a.balance AS wallet,
      (SELECT count(*)::int FROM goods_order_history h WHERE h.order_id = o.id AND h.to_state <> 'pending_payment') AS ends,
      (SELECT string_agg(s.state, ',') FROM stock_allocation s WHERE s.order_id = o.id) AS pieces
    FROM goods_order o JOIN payment p ON p.payable_id = o.id
    JOIN ledger_account a ON a.owner_id = o.customer_id AND a.code = 'available'
    WHERE o.id = ${orderId} AND o.customer_id = ${buyer.id}`.execute(two.shop.app.platform.db);
  return rows[0] as End;
}

/** What an order that ended in a state must look like beside it. */
const whole: Record<string, { payment: string; pieces: string }> = {
  pending_shipping: { payment: 'paid', pieces: 'taken' },
  cancelled: { payment: 'cancelled', pieces: 'released' },
  refund_successful: { payment: 'refunded', pieces: 'restored' },
};

test('M13: whoever meets at the deadline, an order ends one way, and all money is in the wallet or has bought it', {
  timeout: patient(120_000),
}, async () => {
  const { variantIds } = await two.shop.product({ prices: [PRICE], stock: 1_000 });
  const seen = new Map<string, number>();
  for (let done = 0; done < ORDERS; done += pairs.length) {
    const orders = await Promise.all(pairs.map((_, index) => place(variantIds[0] ?? '', index)));
    await meet(orders);
    for (const [index, order] of orders.entries()) {
      const pair = pairs[index] ?? [];
      const end = await endOf(order);
      const answer = `${pair}: ${JSON.stringify(end)}`;
      expect({ payment: end.payment, pieces: end.pieces }, answer).toEqual(whole[end.state]);
      // Cancelled and taken up again, or paid and given back, are two steps; nothing takes more than three.
      expect(end.ends, answer).toBeLessThanOrEqual(3);
      const came = (pair as readonly string[]).includes('webhook') ? PRICE : 0;
      const kept = end.state === 'pending_shipping' ? end.payable : 0;
      const toCard = end.byCard ? end.refunded : 0;
      expect(end.wallet + kept + toCard, answer).toBe(MONEY + came);
      seen.set(end.state, (seen.get(end.state) ?? 0) + 1);
    }
  }
  // The deadline was met from both sides.
  expect([...seen.keys()].sort()).toEqual(expect.arrayContaining(['cancelled', 'pending_shipping']));
  expect((await two.shop.app.verify()).filter((one) => !one.ok)).toEqual([]);
});

test('M13: a customer who was told that their order is cancelled never gets it, and their money is in the wallet', {
  timeout: patient(60_000),
}, async () => {
  const { variantIds } = await two.shop.product({ prices: [PRICE], stock: 1_000 });
  const orders = await Promise.all(Array.from({ length: CANCELLED }, (_, index) => place(variantIds[0] ?? '', index)));
  const answers = await Promise.all(
    orders.map(async (order, index) => {
      const cancelling = rivals.cancel(order, index);
      // Every other one is answered before the money comes; the rest meet it.
      if (index % 2 === 0) await cancelling;
      else await sleep(Math.random() * 20);
      await deliver(order.checkout);
      return cancelling;
    }),
  );
  const [withdrawn, paid]: [string[], string[]] = [[], []];
  for (const [index, order] of orders.entries()) {
    const end = await endOf(order);
    const answer = `${answers[index]?.code}: ${JSON.stringify(end)}`;
    (answers[index]?.code === 200 ? withdrawn : paid).push(end.state);
    expect({ payment: end.payment, pieces: end.pieces }, answer).toEqual(whole[end.state]);
    expect(end.wallet, answer).toBe(end.state === 'cancelled' ? MONEY + PRICE : MONEY);
  }
  expect(withdrawn.length).toBeGreaterThanOrEqual(CANCELLED / 2);
  expect(new Set(withdrawn)).toEqual(new Set(['cancelled']));
  expect(paid.filter((state) => state !== 'pending_shipping')).toEqual([]);
  expect((await two.shop.app.verify()).filter((one) => !one.ok)).toEqual([]);
});
