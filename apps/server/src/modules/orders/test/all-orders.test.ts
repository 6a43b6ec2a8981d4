import { cartEndpoints } from '@app/contract/cart/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { AnyOrder } from '@app/contract/orders/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { boughtBy, orderOf, quoteOf, readOf, walletOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

test('when all orders are listed, then by kind and group, newest first, page by page', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const { variantIds } = await shop.product({ prices: [500], stock: 9 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 1 }];
  const made = [];
  for (const received of [false, true, false]) made.push((await boughtBy(shop, buyer, { items, staff, received })).id);
  const all = async (query: object) => (await shop.call(orderEndpoints.allOrders, { token: buyer.token, query })).data;
  const first = await all({ limit: '2' });
  expect(first.kinds[0]).toEqual({ kind: 'goods', title: 'Goods', count: 3 });
  expect(first.counts).toMatchObject({ all: 3, active: 3, unpaid: 0 });
  const second = await all({ limit: '2', cursor: first.cursor ?? '' });
  const listed: AnyOrder[] = [...first.list, ...second.list];
  expect(listed.map(({ id }) => id)).toEqual(made.toReversed());
  expect(second.cursor).toBeNull();
  expect(listed[0]).toMatchObject({ kind: 'goods', details: `/orderdetails?id=${made[2]}`, goods: { id: made[2] } });
  expect((await all({ kind: 'hotel' })).list).toEqual([]);
  expect((await all({ group: 'done' })).list).toEqual([]);
  const unpaid = await orderOf(shop, buyer, items);
  expect((await all({ group: 'unpaid' })).list.map(({ id }) => id)).toEqual([unpaid.orderId]);
  await sql`UPDATE goods_order SET expires_at = app_now() - interval '1 minute' WHERE id = ${unpaid.orderId}`.execute(
    shop.app.platform.db,
  );
  expect(await all({ group: 'cancelled' })).toMatchObject({
    list: [{ id: unpaid.orderId, stateText: 'Cancelled' }],
    counts: { unpaid: 0, cancelled: 1 },
  });
  expect((await all({ group: 'unpaid' })).list).toEqual([]);
  const refused = (query: object, token?: string) =>
    shop.call(orderEndpoints.allOrders, { query, ...(token ? { token } : {}) });
  expect((await refused({})).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await refused({ cursor: 'odd' }, buyer.token)).code).toBe(refusalCode('input.invalid'));
  expect((await refused({ group: 'odd' }, buyer.token)).code).toBe(refusalCode('input.invalid'));
  expect((await refused({}, (await shop.buyer()).token)).data.list).toEqual([]);
});

test('points goods beside goods for money: cart, quote, order and lists tell both sums, and both are taken', async () => {
  const buyer = await shop.buyer({ usd: 50_000, points: 2_000 });
  const [variantId = ''] = (await shop.product({ prices: [7_000], stock: 9 })).variantIds;
  const [pen = ''] = (await shop.product({ prices: [0], points: 360, type: 'points', stock: 9 })).variantIds;
  const { token } = buyer;
  await shop.call(cartEndpoints.addToCart, { token, body: { variantId: pen, quantity: 2 } });
  await shop.call(cartEndpoints.addToCart, { token, body: { variantId, quantity: 1 } });
  const sums = { payable: { usd: 7_000 }, pointsForGoods: 720 };
  const { data: cart } = await shop.call(cartEndpoints.cartList, { token });
  expect(cart).toMatchObject(sums);
  const pens = cart.lines.filter((line) => line.points !== null).map((line) => line.id);
  const body = { lineIds: pens, selected: false };
  expect((await shop.call(cartEndpoints.selectLines, { token, body })).data.pointsForGoods).toBe(0);
  const items = [
    { variantId: pen, quantity: 2 },
    { variantId, quantity: 1 },
  ];
  const quote = await quoteOf(shop, buyer, items);
  expect(quote.data).toMatchObject(sums);
  const { data } = await shop.call(orderEndpoints.submitOrder, { token, body: { quoteId: quote.data.id } });
  expect(await readOf(shop, buyer, data.orderId)).toMatchObject(sums);
  const { data: all } = await shop.call(orderEndpoints.allOrders, { token });
  expect(all.list[0]?.goods).toMatchObject(sums);
  expect(await walletOf(shop, buyer.id)).toMatchObject({ points: 1_280 });
});
