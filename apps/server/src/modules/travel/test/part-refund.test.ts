import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refundPieces } from '../public.ts';
import {
  type Buyer,
  bookedOf,
  broken,
  confirmStay,
  newRoom,
  openTravelShop,
  paidStay,
  readStay,
  type Shop,
  walletOf,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
let roomId: string;
beforeAll(async () => {
  shop = await openTravelShop();
  staff = await shop.staff();
  roomId = await newRoom(shop);
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

/** A stay of 220.00, 3.00 of it paid with points, that is confirmed. */
async function confirmed(): Promise<{ buyer: Buyer; orderId: string }> {
  const buyer = await shop.buyer({ usd: 50_000, points: 300, agentId: shop.agentId });
  const { orderId } = await paidStay(shop, buyer, { roomId, usePoints: true });
  expect((await confirmStay(shop, staff, orderId)).code).toBe(200);
  return { buyer, orderId };
}
const back = (orderId: string, refundUsd: number, points: number, all = false) =>
  inTransaction(shop.app.platform.db, (tx) =>
    refundPieces(shop.app.platform, tx, {
      orderId,
      actor: 'customer',
      note: '',
      mark: async () => ({ part: { pieces: 1, refundUsd, points, pointsValueUsd: points }, all }),
    }),
  );
const stored = async (orderId: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT o.state, o.payable_usd AS payable, o.points_used AS points, o.earn_points AS earn, p.refunded_usd AS refunded,
      (SELECT sum(paid_usd)::bigint FROM travel_order_item i WHERE i.order_id = o.id) AS shares
    FROM travel_order o JOIN payment p ON p.id = o.payment_id WHERE o.id = ${orderId}`.execute(shop.app.platform.db);
  return rows[0];
};

test('a part goes back as money and points, and the order is of what is left', async () => {
  const { buyer, orderId } = await confirmed();
  const paid = Number((await stored(orderId))?.payable);
  const before = await walletOf(shop, buyer.id);
  await back(orderId, 7_001, 100);
  expect(await stored(orderId)).toEqual({
    state: 'confirmed',
    payable: paid - 7_001,
    points: 200,
    earn: Math.floor((paid - 7_001) / 100),
    refunded: 7_001,
    shares: paid - 7_001,
  });
  const after = await walletOf(shop, buyer.id);
  expect([(after.available ?? 0) - (before.available ?? 0), (after.points ?? 0) - (before.points ?? 0)]).toEqual([
    7_001, 100,
  ]);
  await back(orderId, 6_000, 100);
  const order = (await readStay(shop, buyer, orderId)).data;
  expect(order.payable.usd).toBe(paid - 13_001);
  expect(order.timeline.map(({ event }) => event).slice(-2)).toEqual(['refund_part', 'refund_part']);
  expect(await broken(shop)).toEqual([]);
  // Cancelled then, the rest comes back and no cent more.
  await back(orderId, paid - 13_001, 100, true);
  expect(await stored(orderId)).toMatchObject({ state: 'cancelled', refunded: paid });
  expect(await walletOf(shop, buyer.id)).toMatchObject({ points: 300 });
});

test('more than what is left is refused and changes nothing', async () => {
  const { orderId } = await confirmed();
  const before = await stored(orderId);
  const left = Number(before?.payable);
  for (const [usd, points] of [
    [left + 1, 0],
    [0, 301],
    [-1, 0],
  ] as const) {
    await expect(back(orderId, usd, points)).rejects.toMatchObject({ key: 'order.not_allowed' });
  }
  expect(await stored(orderId)).toEqual(before);
});

test('two refunds of the same half at once give back each what it says', async () => {
  const { orderId } = await confirmed();
  const left = Number((await stored(orderId))?.payable);
  const most = Math.ceil(left / 2) + 1;
  const done = await Promise.allSettled([back(orderId, most, 0), back(orderId, most, 0)]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stored(orderId)).toMatchObject({ refunded: most });
  expect(await bookedOf(shop, roomId)).toBeGreaterThan(0);
});
