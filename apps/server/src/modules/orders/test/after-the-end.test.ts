import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { transition } from '../usecases/transition/transition.ts';
import {
  broken,
  openShop,
  orderOf,
  payOf,
  plantReturnRequest,
  readOf,
  type Shop,
  shipOf,
  walletOf,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const cancelled = async (stock: number, points = 1_000) => {
  const buyer = await shop.buyer({ usd: 50_000, points });
  const { variantIds } = await shop.product({ prices: [8_000], stock });
  const variantId = variantIds[0] ?? '';
  const order = await orderOf(shop, buyer, [{ variantId, quantity: 1 }], true);
  await shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId: order.orderId } });
  return { ...order, buyer, variantId };
};
const revive = (tx: Tx, orderId: string) =>
  transition(shop.app.platform, tx, { orderId, event: 'revive', actor: 'system' });
class Undone extends Error {}

test('a cancelled order paid late takes its stock and its points again', async () => {
  const { orderId, buyer, variantId } = await cancelled(1);
  expect((await walletOf(shop, buyer.id)).points).toBe(1_000);
  const work = inTransaction(shop.app.platform.db, async (tx) => {
    expect(await revive(tx, orderId)).toBe('pending_shipping');
    const { rows } = await sql`SELECT v.on_hand, v.reserved, a.balance FROM product_variant v, ledger_account a
      WHERE v.id = ${variantId} AND a.owner_id = ${buyer.id} AND a.code = 'points'`.execute(tx);
    expect(rows).toEqual([{ on_hand: 0, reserved: 0, balance: 200 }]);
    // The payment itself is revived by payments; here the order's part alone was looked at.
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
  expect(await broken(shop)).toEqual([]);
});

test('it is not revived when its stock or its points have gone elsewhere', async () => {
  const sold = await cancelled(1);
  const other = await shop.buyer();
  await orderOf(shop, other, [{ variantId: sold.variantId, quantity: 1 }]);
  const spent = await cancelled(2);
  const { variantIds } = await shop.product({ prices: [0], stock: 1, type: 'points', points: 900 });
  await orderOf(shop, spent.buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  for (const { orderId } of [sold, spent]) {
    const tried = inTransaction(shop.app.platform.db, (tx) => revive(tx, orderId));
    await expect(tried).rejects.toMatchObject({ key: 'order.not_allowed' });
  }
  expect(await broken(shop)).toEqual([]);
});

test('a refund after completion takes back points, spent value and rebate, as far as they are left', async () => {
  const staff = await shop.staff();
  const buyer = await shop.buyer({ usd: 50_000, agentId: shop.agentId });
  const { variantIds } = await shop.product({ prices: [8_000], stock: 1 });
  const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  await payOf(shop, buyer, paymentId);
  await shipOf(shop, staff, orderId);
  await shop.call(orderEndpoints.confirmReceipt, { token: buyer.token, body: { orderId } });
  const lineId = (await readOf(shop, buyer, orderId)).lines[0]?.id ?? '';
  await shop.call(orderEndpoints.reviewOrder, {
    token: buyer.token,
    body: { orderId, reviews: [{ lineId, rating: 5 }] },
  });
  expect(await walletOf(shop, buyer.id)).toEqual({ available: 42_000, points: 80 });
  expect((await walletOf(shop, shop.agentUser.id)).available).toBe(400);

  const { db } = shop.app.platform;
  await sql`UPDATE goods_order SET state = 'return_completed', origin_state = 'pending_review'
    WHERE id = ${orderId}`.execute(db);
  await plantReturnRequest(shop, { orderId, state: 'return_completed', quantity: 1 });
  await inTransaction(db, (tx) => transition(shop.app.platform, tx, { orderId, event: 'refund', actor: 'system' }));
  expect(await walletOf(shop, buyer.id)).toEqual({ available: 50_000, points: 0 });
  expect((await walletOf(shop, shop.agentUser.id)).available).toBe(0);
  const { rows } = await sql`SELECT spent_usd FROM customer WHERE id = ${buyer.id}`.execute(db);
  expect(rows).toEqual([{ spent_usd: 0 }]);
  const names = ((await broken(shop)) as { name: string }[]).map(({ name }) => name);
  // The state was set by hand: neither path nor stock followed.
  expect(names.sort()).toEqual(['orders.history_is_a_path', 'orders.stock_matches_state']);
});
