import { randomUUID } from 'node:crypto';
import { DEAL_REPORT_GROUPS, type DealFigures, type DealReportGroup } from '@app/contract/deals/deal-report';
import { staffDealReportEndpoints as calls } from '@app/contract/deals/deal-report-endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import type { GoodsDealStanding } from '@app/contract/orders/staff-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDeal } from '../../../testing/deals.ts';
import { askBack, boughtBy, decide, orderOf, readOf } from '../../orders/test/fixtures.ts';
import { broken, newRoom, openTravelShop, paidStay, type Shop } from '../../travel/test/fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openTravelShop();
  token = await shop.staff();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const today = () => shop.app.platform.clock.now().toISOString().slice(0, 10);
const rich = (of: { agentId?: string } = {}) => shop.buyer({ usd: 200_000, ...of });
const read = async (of: { by?: DealReportGroup; kind?: 'product' | 'hotel' } = {}, as = token) =>
  (await shop.call(calls.dealReport, { token: as, query: { from: today(), to: today(), ...of } })).data;

/** A cup of 100 USD that costs 40 at its deal. */
async function cupAtDeal() {
  const { productId, variantIds } = await shop.product({ prices: [10_000], stock: 100 });
  const dealId = await openDeal(db(), { productId, priceUsd: 4_000, quota: 50 });
  return { dealId, pieces: (quantity: number) => [{ variantId: variantIds[0] ?? '', quantity }] };
}

/** Refunds so many pieces of an order that was not shipped. */
async function giveBack(buyer: Awaited<ReturnType<typeof rich>>, orderId: string, quantity: number) {
  const { lines } = await readOf(shop, buyer, orderId);
  await askBack(shop, buyer, { orderId, items: [{ lineId: lines[0]?.id ?? '', quantity }] });
  expect((await decide(shop, token, { orderId, decision: 'approve_refund' })).code).toBe(200);
}

const NOTHING: DealFigures = {
  units: 0,
  orders: 0,
  revenueUsd: 0,
  offUsd: 0,
  offBp: 0,
  waiting: 0,
  released: 0,
  cancelled: 0,
};

test('of goods what is paid and kept counts, beside what waits and what came back, and lines sum with those of travel', async () => {
  const cup = await cupAtDeal();
  const mug = await cupAtDeal();
  await boughtBy(shop, await rich({ agentId: shop.agentId }), { items: cup.pieces(2) });
  const second = await rich();
  await giveBack(second, (await boughtBy(shop, second, { items: cup.pieces(3) })).id, 1);
  await orderOf(shop, await rich(), cup.pieces(1));
  const third = await rich();
  const { orderId } = await orderOf(shop, third, cup.pieces(4));
  await shop.call(orderEndpoints.cancelOrder, { token: third.token, body: { orderId } });
  const fourth = await rich();
  await giveBack(fourth, (await boughtBy(shop, fourth, { items: mug.pieces(5) })).id, 5);
  // At both deals, with something that is at none.
  const plain = await shop.product({ prices: [3_000], stock: 9 });
  await boughtBy(shop, await rich(), {
    items: [...cup.pieces(1), ...mug.pieces(2), { variantId: plain.variantIds[0] ?? '', quantity: 1 }],
  });

  const goods: DealFigures = {
    units: 2 + 2 + 1 + 2,
    orders: 4,
    revenueUsd: 7 * 4_000,
    offUsd: 7 * 6_000,
    offBp: 6_000,
    waiting: 1,
    released: 1 + 4 + 5,
    cancelled: 1,
  };
  expect((await read({ kind: 'product' })).total).toEqual(goods);
  expect((await read({ kind: 'hotel' })).total).toEqual(NOTHING);
  expect((await read()).rows).toMatchObject([
    { id: cup.dealId, name: 'Cup', kind: 'product', units: 5, orders: 3, waiting: 1, released: 5, cancelled: 0 },
    { id: mug.dealId, name: 'Cup', units: 2, orders: 1, waiting: 0, released: 5, cancelled: 1 },
  ]);
  // Each figure of a deal has its orders in the list of goods.
  const listed = async (deal: string, dealStanding?: GoodsDealStanding, as = token) => {
    const query = { from: today(), to: today(), deal, ...(dealStanding ? { dealStanding } : {}) };
    return (await shop.call(staffOrderEndpoints.listOrders, { token: as, query })).data;
  };
  const pieces = async (...of: Parameters<typeof listed>) =>
    (await listed(...of)).list.reduce((sum, { count }) => sum + count, 0);
  expect((await listed(cup.dealId, 'kept')).total).toBe(3);
  expect((await listed(cup.dealId, 'waiting')).total).toBe(1);
  expect(await pieces(cup.dealId, 'waiting')).toBe(1);
  expect((await listed(cup.dealId, 'cancelled')).total).toBe(0);
  // One piece came back of three, four were never paid.
  expect((await listed(cup.dealId, 'released')).total).toBe(2);
  expect((await listed(mug.dealId, 'cancelled')).total).toBe(1);
  expect((await listed(mug.dealId, 'released')).total).toBe(1);
  expect((await listed('any')).total).toBe(6);
  expect((await listed('any', 'kept')).counts.all).toBe(3);
  expect((await listed(randomUUID())).total).toBe(0);
  expect((await listed('any', undefined, await shop.staff({ agentId: shop.agentId }))).total).toBe(1);
  const chinese = await shop.call(calls.dealReport, { token, lang: 'zh-cn', query: { from: today(), to: today() } });
  expect(chinese.data.rows[0]?.name).toBe('杯子');

  const roomId = await newRoom(shop);
  await sql`INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, quota, enabled)
    VALUES (${randomUUID()}, 'hotel', ${`room:${roomId}`}, '{"en-US": "By the lake"}', '{}', 'percent', 25,
      app_now() - interval '1 hour', app_now() + interval '1 day', 10, true)`.execute(db());
  await paidStay(shop, await rich({ agentId: shop.agentId }), { roomId });
  const whole = { ...goods, units: 8, orders: 5, revenueUsd: 28_000 + 16_500, offUsd: 42_000 + 5_000, offBp: 5_222 };
  for (const by of DEAL_REPORT_GROUPS) {
    const { total, rows } = await read({ by });
    expect([by, total]).toEqual([by, whole]);
    for (const key of ['units', 'orders', 'revenueUsd', 'offUsd', 'waiting', 'released', 'cancelled'] as const)
      expect([by, key, rows.reduce((sum, row) => sum + row[key], 0)]).toEqual([by, key, total[key]]);
  }
  // A day of both has its orders in two lists.
  expect((await read({ by: 'day' })).rows).toMatchObject([{ id: today(), name: today(), kind: null, units: 8 }]);
  expect((await read({ by: 'day', kind: 'product' })).rows).toMatchObject([{ id: today(), kind: 'product' }]);
  expect((await read()).rows.map(({ kind }) => kind).sort()).toEqual(['hotel', 'product', 'product']);
  expect((await read({ by: 'kind' })).rows).toMatchObject([
    { id: 'product', units: 7 },
    { id: 'hotel', units: 1 },
  ]);
  expect((await read({ kind: 'hotel' })).total).toMatchObject({ units: 1, offUsd: 5_000 });
  const own = await read({}, await shop.staff({ agentId: shop.agentId }));
  expect(own.total).toMatchObject({
    units: 3,
    orders: 2,
    revenueUsd: 8_000 + 16_500,
    offUsd: 12_000 + 5_000,
    released: 0,
  });
});
