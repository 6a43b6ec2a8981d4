import { orderEndpoints } from '@app/contract/orders/endpoints';
import { DAY, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { passTime } from '../../../testing/shop.ts';
import {
  askBack,
  boughtBy,
  broken,
  openShop,
  orderOf,
  payOf,
  readOf,
  type Shop,
  shipOf,
  walletOf,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const stockOf = async (variantId: string) => {
  const { rows } = await sql<{ on_hand: number; reserved: number }>`
    SELECT on_hand, reserved FROM product_variant WHERE id = ${variantId}`.execute(shop.app.platform.db);
  return rows[0];
};

test('an order goes from quote to completed: stock, money, points and rebate follow, and the books are whole', async () => {
  const buyer = await shop.buyer({ usd: 100_000, points: 5_000, agentId: shop.agentId });
  const { variantIds } = await shop.product({ prices: [3_333, 1_999], stock: 10 });
  const [first = '', second = ''] = variantIds;
  const placed = await orderOf(
    shop,
    buyer,
    [
      { variantId: first, quantity: 2 },
      { variantId: second, quantity: 1 },
    ],
    true,
  );
  expect(placed.state).toBe('pending_payment');
  expect(await stockOf(first)).toEqual({ on_hand: 10, reserved: 2 });

  const goods = 2 * 3_333 + 1_999;
  const deducted = Math.floor(goods / 10);
  const payable = goods - deducted;
  const unpaid = await readOf(shop, buyer, placed.orderId);
  expect(unpaid.payable.usd).toBe(payable);
  expect(unpaid.priceLines.reduce((sum, line) => sum + line.amount.usd, 0)).toBe(payable);
  expect(unpaid.actions).toEqual(['pay', 'cancel']);
  expect((await walletOf(shop, buyer.id)).points).toBe(5_000 - deducted);

  expect((await payOf(shop, buyer, placed.paymentId)).code).toBe(200);
  expect(await stockOf(first)).toEqual({ on_hand: 8, reserved: 0 });
  const shipped = await shipOf(shop, staff, placed.orderId, ['AB 1', 'AB 2']);
  expect(shipped.data).toMatchObject({ state: 'pending_receipt', shipments: [{}, {}] });
  const received = await shop.call(orderEndpoints.confirmReceipt, {
    token: buyer.token,
    body: { orderId: placed.orderId },
  });
  expect(received.data.state).toBe('pending_review');
  const reviewed = await shop.call(orderEndpoints.reviewOrder, {
    token: buyer.token,
    body: { orderId: placed.orderId, reviews: received.data.lines.map((line) => ({ lineId: line.id, rating: 5 })) },
  });
  expect(reviewed.code).toBe(200);
  expect(reviewed.data).toMatchObject({ state: 'completed', actions: ['request_return', 'delete', 'buy_again'] });
  expect(reviewed.data.lines.every((line) => line.reviewed)).toBe(true);
  expect(reviewed.data.timeline.map((entry) => entry.event)).toEqual([
    'place',
    'pay',
    'ship',
    'confirm_receipt',
    'open_review',
    'review',
  ]);
  expect(await walletOf(shop, buyer.id)).toEqual({
    available: 100_000 - payable,
    points: 5_000 - deducted + Math.floor(payable / 100),
  });
  expect((await walletOf(shop, shop.agentUser.id)).available).toBe(Math.floor((payable * 500) / 10_000));
  expect(await broken(shop)).toEqual([]);
});

test('an unpaid order runs out at its moment: shown as cancelled before the sweep, swept after, everything back', async () => {
  const buyer = await shop.buyer({ points: 1_000 });
  const { variantIds } = await shop.product({ prices: [9_000], stock: 3 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 3 }];
  const placed = await orderOf(shop, buyer, items, true);
  expect((await walletOf(shop, buyer.id)).points).toBe(0);
  await sql`UPDATE product_clock SET offset_ms = offset_ms + ${31 * MINUTE}`.execute(shop.app.platform.db);
  const overdue = await readOf(shop, buyer, placed.orderId);
  expect(overdue).toMatchObject({ state: 'cancelled', actions: ['buy_again'], expiresAt: null });
  const unpaid = await shop.call(orderEndpoints.orderList, { token: buyer.token, query: { tab: 'unpaid' } });
  expect(unpaid.data).toMatchObject({ list: [], counts: { unpaid: 0 } });
  expect(await shop.app.runJobs('orders.expire')).toBe(1);
  expect(await stockOf(variantIds[0] ?? '')).toEqual({ on_hand: 3, reserved: 0 });
  expect((await walletOf(shop, buyer.id)).points).toBe(1_000);
  expect((await readOf(shop, buyer, placed.orderId)).actions).toEqual(['delete', 'buy_again']);
  expect(await broken(shop)).toEqual([]);
});

test('an overdue order that was not swept yet makes room for the next one', async () => {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [700], stock: 1 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 1 }];
  const first = await orderOf(shop, buyer, items);
  await sql`UPDATE goods_order SET expires_at = app_now() - interval '1 s' WHERE id = ${first.orderId}`.execute(
    shop.app.platform.db,
  );
  const other = await shop.product({ prices: [700], stock: 1 });
  await orderOf(shop, buyer, [{ variantId: other.variantIds[0] ?? '', quantity: 1 }]);
  expect((await readOf(shop, buyer, first.orderId)).timeline.at(-1)).toMatchObject({ event: 'expire', by: 'system' });
  expect(await broken(shop)).toEqual([]);
});

test('time alone receives, reviews and closes an order', async () => {
  const buyer = await shop.buyer({ usd: 10_000 });
  const { variantIds } = await shop.product({ prices: [8_000], stock: 1 });
  const placed = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  await payOf(shop, buyer, placed.paymentId);
  await shipOf(shop, staff, placed.orderId);
  await passTime(shop, 15 * DAY + 1_000);
  expect((await readOf(shop, buyer, placed.orderId)).state).toBe('pending_review');
  await passTime(shop, 15 * DAY + 1_000);
  const closed = await readOf(shop, buyer, placed.orderId);
  expect(closed.state).toBe('closed');
  expect((await walletOf(shop, buyer.id)).points).toBe(80);
  expect(await broken(shop)).toEqual([]);
});

test('the right to return ends with its window', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { variantIds } = await shop.product({ prices: [7_000], stock: 2 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 1 }];
  const { id: orderId, lines } = await boughtBy(shop, buyer, { items, staff, received: true });
  expect((await readOf(shop, buyer, orderId)).actions).toContain('request_return');
  await passTime(shop, 7 * DAY);
  expect((await readOf(shop, buyer, orderId)).actions).not.toContain('request_return');
  const late = await askBack(shop, buyer, { orderId, items: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] });
  expect(late.code).toBe(refusalCode('order.not_allowed'));
});

test('what orders point to cannot be removed', async () => {
  for (const table of ['goods_order', 'payment', 'product_variant']) {
    await expect(sql`DELETE FROM ${sql.table(table)}`.execute(shop.app.platform.db), table).rejects.toThrow(
      'append-only',
    );
  }
});

test('points alone pay for points goods with free postage: paid at once', async () => {
  const buyer = await shop.buyer({ points: 500 });
  const { variantIds } = await shop.product({ prices: [0], stock: 2, points: 200, type: 'points' });
  const normal = await shop.product({ prices: [6_000], stock: 1 });
  await sql`UPDATE postage_rule SET first_fee_usd = 0`.execute(shop.app.platform.db);
  shop.app.platform.cache.drop(['charges']);
  const placed = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 2 }]);
  expect(placed.state).toBe('pending_shipping');
  expect((await walletOf(shop, buyer.id)).points).toBe(100);
  const more = await shop.call(orderEndpoints.createQuote, {
    token: buyer.token,
    body: { source: 'items', items: [{ variantId: normal.variantIds[0] ?? '', quantity: 1 }], usePoints: true },
  });
  expect(more.data.points).toMatchObject({ balance: 100, usable: 100 });
  await sql`UPDATE postage_rule SET first_fee_usd = 500`.execute(shop.app.platform.db);
  shop.app.platform.cache.drop(['charges']);
  expect(await broken(shop)).toEqual([]);
});
