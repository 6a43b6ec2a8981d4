import { setTimeout as sleep } from 'node:timers/promises';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { Refusal } from '@app/kernel/assert';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { passTime } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Buyer, booked, bookedOf, bookStay, broken, newRoom, quoteStay, readStay, type Shop } from './fixtures.ts';
import {
  type End,
  MONEY,
  openTravelPaymentShop,
  PRICE,
  type TravelPaymentShop,
  type Unpaid,
} from './payment.fixtures.ts';

/** Every pair of rivals twice. */
const ORDERS = chaosCount('CHAOS_STAYS', 42);

let till: TravelPaymentShop;
let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
let staff: string;
beforeAll(async () => {
  till = await openTravelPaymentShop();
  ({ shop, second } = till);
  staff = await shop.staff();
});
afterAll(() => till.close());

const either = (index: number): TestApp => (index % 2 === 0 ? shop : second);

const versionOf = async (orderId: string): Promise<number> => {
  const row = await shop.app.platform.db
    .selectFrom('travel_order')
    .select('version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.version;
};

type Rival = (order: Unpaid, at: TestApp, version: number) => Promise<unknown>;
const rivals = {
  wallet: ({ buyer, paymentId }, at) =>
    at.call(paymentEndpoints.pay, {
      token: buyer.token,
      body: { payment: paymentId, channel: shop.balanceChannel },
    }),
  webhook: async ({ checkout }) => expect(await till.deliver(checkout)).toBe(200),
  cancel: ({ buyer, orderId }, at) => at.call(calls.cancelTravelOrder, { token: buyer.token, body: { orderId } }),
  staffCancel: ({ orderId }, at, version) =>
    at.call(desk.cancelTravelOrder, { token: staff, params: { id: orderId }, body: { version, note: 'Test' } }),
  amount: ({ orderId }, at, version) =>
    at.call(desk.modifyTravelAmount, {
      token: staff,
      params: { id: orderId },
      body: { version, payableUsd: 15_000, note: 'Test' },
    }),
  expiry: (_order, at) => at.app.runJobs('travel.expire'),
} satisfies Record<string, Rival>;
const names = Object.keys(rivals) as (keyof typeof rivals)[];
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));

/** Lets each order's pair of rivals meet at the deadline, 60 ms before to 50 ms after, and sweeps up what is left. */
async function meet(orders: readonly Unpaid[]): Promise<void> {
  const ids = orders.map(({ orderId }) => orderId);
  await sql`WITH due AS (SELECT app_now() + interval '200 milliseconds' AS at),
    paid AS (UPDATE payment SET expires_at = due.at FROM due WHERE payable_id = ANY(${ids}::uuid[]))
    UPDATE travel_order SET expires_at = due.at FROM due WHERE id = ANY(${ids}::uuid[])`.execute(shop.app.platform.db);
  const deadline = performance.now() + 200;
  const near = (): Promise<void> => sleep(Math.max(0, deadline - performance.now() - 60 + Math.random() * 110));
  await Promise.all(
    orders.flatMap((order, index) =>
      (pairs[index] ?? []).map(async (name, side) => {
        const version = await versionOf(order.orderId);
        await near();
        await rivals[name](order, either(side), version);
      }),
    ),
  );
  await sleep(Math.max(0, deadline - performance.now()) + 20);
  await shop.app.runJobs('travel.expire');
}

/** Nothing is lost or kept for nothing: an order that ended in a state has the hold, the payment and the money of it. */
function expectWhole(end: End, pair: readonly string[]): void {
  const notice = `${pair}: ${JSON.stringify(end)}`;
  const over = end.state === 'cancelled';
  expect(['pending_verification', 'cancelled'], notice).toContain(end.state);
  expect(end.hold, notice).toBe(over ? 'released' : 'taken');
  expect(end.payment, notice).toBe(over ? (end.paid ? 'refunded' : 'cancelled') : 'paid');
  const came = pair.includes('webhook') ? PRICE : 0;
  const kept = over ? 0 : end.payable;
  expect(end.wallet + kept + (end.byWallet ? 0 : end.refund), notice).toBe(MONEY + came);
}

test('M13: whoever meets at the deadline, a stay ends one way, and all money is in the wallet or has bought it', {
  timeout: patient(60_000),
}, async () => {
  const roomId = await newRoom(shop, { total: 1_000 });
  const seen = new Set<string>();
  let left = 0;
  for (let done = 0; done < ORDERS; done += pairs.length) {
    const orders = await Promise.all(pairs.map(() => till.place(roomId)));
    await meet(orders);
    for (const [index, order] of orders.entries()) {
      const end = await till.endOf(order);
      expectWhole(end, pairs[index] ?? []);
      if (end.state !== 'cancelled') left += 1;
      seen.add(end.state);
    }
  }
  expect([...seen].sort()).toEqual(['cancelled', 'pending_verification']);
  expect(await bookedOf(shop, roomId)).toBe(left);
  expect(await broken(shop)).toEqual([]);
});

test('M12: fifty bookers after the last room: one has it, the others are told, and an expiry lets the next one have it', async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()));
  const roomId = await newRoom(shop, { total: 1 });
  const quotes = await Promise.all(crowd.map((buyer) => quoteStay(shop, buyer, { roomId })));
  const done = await Promise.allSettled(
    crowd.map((buyer, index) => bookStay(either(index), buyer, { quoteId: quotes[index]?.id ?? '' })),
  );
  const lost = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(lost).toHaveLength(49);
  for (const reason of lost) expect(reason).toBeInstanceOf(Refusal);
  expect(new Set(lost.map((reason: Refusal) => reason.key))).toEqual(new Set(['travel.unavailable']));
  await passTime(shop, 31 * MINUTE);
  expect(await bookedOf(shop, roomId)).toBe(0);
  expect((await booked(shop, crowd[1] as Buyer, { roomId })).state).toBe('pending_payment');
  expect(await broken(shop)).toEqual([]);
});

test('the same quote booked ten times at once is one order', async () => {
  const buyer = await shop.buyer();
  const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const done = await Promise.all(
    Array.from({ length: 10 }, (_, index) => bookStay(either(index), buyer, { quoteId: quote.id })),
  );
  expect(new Set(done.map(({ orderId }) => orderId)).size).toBe(1);
});

test('two quotes booked at once leave one unpaid order, and the refusal leads to it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await shop.buyer();
    const roomId = await newRoom(shop);
    const quotes = [await quoteStay(shop, buyer, { roomId }), await quoteStay(shop, buyer, { roomId })];
    const done = await Promise.allSettled(
      quotes.map((quote, index) => bookStay(either(index), buyer, { quoteId: quote.id })),
    );
    const won = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const lost = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(won).toHaveLength(1);
    const { orderId, paymentId } = won[0] ?? {};
    expect(lost).toMatchObject([{ key: 'order.unpaid_exists', data: { orderId, paymentId, kind: 'hotel' } }]);
  }
});

test('M13: who was told that their stay is cancelled never gets it, and their money is in the wallet', async () => {
  const roomId = await newRoom(shop, { total: 1_000 });
  const orders = await Promise.all(Array.from({ length: 16 }, () => till.place(roomId)));
  const answers = await Promise.all(
    orders.map(async (order, index) => {
      const cancelling = either(index).call(calls.cancelTravelOrder, {
        token: order.buyer.token,
        body: { orderId: order.orderId },
      });
      // Every other one is answered before the money comes; the rest meet it.
      if (index % 2 === 0) await cancelling;
      else await sleep(Math.random() * 10);
      expect(await till.deliver(order.checkout)).toBe(200);
      return (await cancelling).code;
    }),
  );
  const ends = await Promise.all(orders.map((order) => till.endOf(order)));
  const notice = ends.filter((_, index) => answers[index] === 200);
  expect(notice.length).toBeGreaterThanOrEqual(8);
  for (const end of notice) expect(end).toMatchObject({ state: 'cancelled', hold: 'released', wallet: MONEY + PRICE });
  for (const end of ends.filter((_, index) => answers[index] !== 200))
    expect(end).toMatchObject({ state: 'pending_verification', hold: 'taken', wallet: MONEY });
  expect(await bookedOf(shop, roomId)).toBe(ends.length - notice.length);
  expect(await broken(shop)).toEqual([]);
});

test.each([
  ['free, it is booked again', true],
  ['gone, the money is in the wallet', false],
])('late money: when the room is %s', async (_name, free) => {
  const roomId = await newRoom(shop, { total: 1 });
  const late = await till.place(roomId);
  await passTime(shop, 31 * MINUTE);
  expect((await readStay(shop, late.buyer, late.orderId)).data.state).toBe('cancelled');
  if (!free) await booked(shop, await shop.buyer(), { roomId });
  expect(await Promise.all([till.deliver(late.checkout), till.deliver(late.checkout)])).toEqual([200, 200]);
  const end = await till.endOf(late);
  expect(end).toMatchObject(
    free
      ? { state: 'pending_verification', hold: 'taken', wallet: MONEY }
      : { state: 'cancelled', hold: 'released', wallet: MONEY + PRICE },
  );
  const { data } = await readStay(shop, late.buyer, late.orderId);
  expect(data.creditedLate?.usd ?? 0).toBe(free ? 0 : PRICE);
  expect(await broken(shop)).toEqual([]);
});
