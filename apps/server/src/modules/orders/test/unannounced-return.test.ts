import { randomUUID } from 'node:crypto';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { staffAfterSaleEndpoints } from '@app/contract/orders/after-sale/staff-endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/shop.ts';
import {
  askBack,
  type Buyer,
  boughtBy,
  broken,
  decide,
  openShop,
  readOf,
  type Shop,
  sendBack,
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
  const { rows } = await sql<{ on_hand: number }>`
    SELECT on_hand FROM product_variant WHERE id = ${variantId}`.execute(shop.app.platform.db);
  return rows[0]?.on_hand;
};

/** A return of all of an order that was asked for, and approved unless it is not wanted; no parcel was named. */
async function returned(of: { approved?: boolean; agentId?: string } = {}) {
  const buyer: Buyer = await shop.buyer({ usd: 50_000, ...(of.agentId ? { agentId: of.agentId } : {}) });
  const { variantIds } = await shop.product({ prices: [1_000], stock: 5 });
  const [variantId = ''] = variantIds;
  const { id: orderId, payable } = await boughtBy(shop, buyer, { items: [{ variantId, quantity: 2 }], staff });
  const asked = await askBack(shop, buyer, { orderId });
  if (of.approved !== false) await decide(shop, staff, { orderId, decision: 'approve_return' });
  return { buyer, orderId, payable, variantId, caseId: asked.data.id };
}

const receive = (orderId: string, token = staff, note = '') =>
  decide(shop, token, { orderId, decision: 'receive_return', note });

test('goods that come back in a parcel of which nothing was said are received and refunded', async () => {
  const { buyer, orderId, variantId, caseId } = await returned();
  const before = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: orderId } });
  expect(before.data.actions).toEqual(['receive_return', 'refuse_return']);
  const done = await receive(orderId, staff, 'Came without a notice');
  expect(done.data).toMatchObject({
    state: 'refund_successful',
    cases: [{ state: 'refund_successful', returnParcel: null, dueAt: null, answer: 'Came without a notice' }],
  });
  expect(await stockOf(variantId)).toBe(5);
  // Delivery of what was shipped is not given back.
  expect((await walletOf(shop, buyer.id)).available).toBe(50_000 - 500);
  const seen = await shop.call(afterSaleEndpoints.afterSaleDetails, { token: buyer.token, query: { id: caseId } });
  expect(seen.data).toMatchObject({ waitsFor: 'nobody', dueAt: null, actions: [] });
  expect((await sendBack(shop, buyer, caseId)).data).toMatchObject({ error: 'order.not_allowed' });
  await passTime(shop, 60 * DAY);
  expect((await readOf(shop, buyer, orderId)).state).toBe('refund_successful');
  expect(await broken(shop)).toEqual([]);
});

test('such a parcel can be refused as well, with what is wrong with it', async () => {
  const { buyer, orderId } = await returned();
  const refused = await decide(shop, staff, { orderId, decision: 'refuse_return', note: 'Empty box' });
  expect(refused.data).toMatchObject({ cases: [{ state: 'return_rejected', answer: 'Empty box', dueAt: null }] });
  expect((await walletOf(shop, buyer.id)).available).toBe(50_000 - 2_500);
  expect(await broken(shop)).toEqual([]);
});

test('a return that was not approved, was received already or has run out is not received', async () => {
  const asked = await returned({ approved: false });
  expect((await receive(asked.orderId)).data).toMatchObject({ error: 'order.not_allowed' });
  const twice = await returned();
  await receive(twice.orderId);
  expect((await receive(twice.orderId)).data).toMatchObject({ error: 'order.not_allowed' });
  const late = await returned();
  await passTime(shop, 10 * DAY + 1_000);
  expect((await receive(late.orderId)).data).toMatchObject({ error: 'order.not_allowed' });
  const stale = await returned();
  const { data } = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: stale.orderId } });
  await sendBack(shop, stale.buyer, stale.caseId);
  const body = { version: data.version, decision: 'receive_return' as const, note: '' };
  const params = { id: stale.orderId };
  expect((await shop.call(staffOrderEndpoints.decideAfterSale, { token: staff, params, body })).data).toMatchObject({
    error: 'record.stale',
  });
  expect(await broken(shop)).toEqual([]);
});

test("it takes the permission, an order of one's own people, and is nothing for the staff of a merchant", async () => {
  const mine = shop.agentId;
  const { orderId } = await returned({ agentId: mine });
  const elsewhere = await returned();
  const body = { version: 1, decision: 'receive_return' as const, note: '' };
  const answer = async (token: string | undefined, id: string) =>
    (await shop.call(staffOrderEndpoints.decideAfterSale, { ...(token ? { token } : {}), params: { id }, body }))
      .status;
  expect(await answer(undefined, orderId)).toBe(401);
  expect(await answer(await shop.staff({ permissions: ['orders.goods.view'] }), orderId)).toBe(403);
  expect(await answer(staff, randomUUID())).toBe(404);
  const agent = await shop.staff({ agentId: mine });
  expect(await answer(agent, elsewhere.orderId)).toBe(404);
  const merchantId = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${merchantId}, ${merchantId})`.execute(shop.app.platform.db);
  expect(await answer(await shop.staff({ merchantId }), orderId)).toBe(403);
  expect((await receive(orderId, agent)).data.state).toBe('refund_successful');
});

test('the list of returns offers to receive one for which the customer has named no parcel', async () => {
  const { orderId } = await returned();
  const { data } = await shop.call(staffAfterSaleEndpoints.listCases, {
    token: staff,
    query: { tab: 'return_approved' },
  });
  expect(data.list.find((row) => row.orderId === orderId)?.actions).toEqual(['receive_return', 'refuse_return']);
});
