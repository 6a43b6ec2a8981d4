import { randomUUID } from 'node:crypto';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { broken, openShop, orderOf, payOf, readOf, type Shop, shipOf, walletOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
let variantId: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  variantId = (await shop.product({ prices: [7_000], stock: 1_000 })).variantIds[0] ?? '';
});
afterAll(() => shop.close());

const placed = async (of: Parameters<Shop['buyer']>[0] = {}) => {
  const buyer = await shop.buyer({ usd: 50_000, ...of });
  return { buyer, ...(await orderOf(shop, buyer, [{ variantId, quantity: 1 }])) };
};
const paid = async () => {
  const order = await placed();
  await payOf(shop, order.buyer, order.paymentId);
  return order;
};
const list = async (query: object, token = staff) =>
  (await shop.call(staffOrderEndpoints.listOrders, { token, query: query as never })).data;
const read = (id: string, token = staff) => shop.call(staffOrderEndpoints.readOrder, { token, params: { id } });

test('an unpaid order is made cheaper: lines, payment and log follow; a stale edit is shown what is there now', async () => {
  const { orderId, buyer, paymentId } = await placed();
  const modify = (version: number, payableUsd: number) =>
    shop.call(staffOrderEndpoints.modifyAmount, {
      token: staff,
      params: { id: orderId },
      body: { version, payableUsd, note: 'Friend of the house' },
    });
  const done = await modify(1, 5_555);
  expect(done.data).toMatchObject({ version: 2, payableUsd: 5_555 });
  expect(done.data.priceLines.at(-1)).toMatchObject({ step: 'adjustment', amount: { usd: -1_445 } });
  expect(await modify(1, 4_000)).toMatchObject({
    status: 409,
    code: refusalCode('record.stale'),
    data: { current: { version: 2, payableUsd: 5_555 } },
  });
  expect((await modify(2, 0)).status).toBe(400);
  await payOf(shop, buyer, paymentId);
  expect((await walletOf(shop, buyer.id)).available).toBe(50_000 - 5_555);
  expect((await modify(3, 4_000)).code).toBe(refusalCode('order.not_allowed'));
  const { rows } = await sql<{ action: string; before: object; after: object }>`
    SELECT action, before, after FROM operation_log WHERE record = ${`goods_order/${orderId}`} AND outcome = 'done'`.execute(
    shop.app.platform.db,
  );
  expect(rows).toMatchObject([
    { action: 'goods_order.modify_amount', before: { payableUsd: 7_000 }, after: { payableUsd: 5_555 } },
  ]);
});

test('the amount of an overdue order stays, and staff are offered nothing to do with it', async () => {
  const { orderId } = await placed();
  await sql`UPDATE goods_order SET expires_at = app_now() WHERE id = ${orderId}`.execute(shop.app.platform.db);
  expect((await read(orderId)).data.actions).toEqual([]);
  const late = await shop.call(staffOrderEndpoints.modifyAmount, {
    token: staff,
    params: { id: orderId },
    body: { version: 1, payableUsd: 100, note: 'Too late' },
  });
  expect(late.code).toBe(refusalCode('order.not_allowed'));
  await shop.app.runJobs('orders.expire');
});

test('cancelling frees an unpaid order and refunds a paid one', async () => {
  const open = await placed();
  const cancel = (id: string, version: number) =>
    shop.call(staffOrderEndpoints.cancelOrder, {
      token: staff,
      params: { id },
      body: { version, note: 'Out of season' },
    });
  expect((await cancel(open.orderId, 1)).data.state).toBe('cancelled');
  const closed = await paid();
  const done = await cancel(closed.orderId, 2);
  expect(done.data).toMatchObject({ state: 'refund_successful', payment: { refundedUsd: 7_000 } });
  expect((await walletOf(shop, closed.buyer.id)).available).toBe(50_000);
  expect(done.data.timeline.map((entry) => [entry.event, entry.by, entry.note])).toEqual([
    ['place', 'customer', ''],
    ['pay', 'system', ''],
    ['cancel_paid', 'admin', 'Out of season'],
    ['refund', 'system', ''],
  ]);
  expect((await cancel(closed.orderId, 4)).code).toBe(refusalCode('order.not_allowed'));
});

test('shipping needs a company that is open, and parcels show to the customer', async () => {
  const { orderId, buyer } = await paid();
  const ship = (companyId: string, trackingNumbers: string[]) =>
    shop.call(staffOrderEndpoints.shipOrder, {
      token: staff,
      params: { id: orderId },
      body: { version: 2, companyId, trackingNumbers },
    });
  expect(await ship(randomUUID(), ['A1'])).toMatchObject({
    status: 400,
    data: { fields: { companyId: 'field.invalid' } },
  });
  expect((await ship(shop.companyId, ['A\n1'])).status).toBe(400);
  expect((await ship(shop.companyId, ['A1', 'MÜ/2+3#4', 'A1'])).data.shipments).toHaveLength(2);
  expect((await readOf(shop, buyer, orderId)).shipments[0]).toMatchObject({
    company: 'DHL',
    trackingUrl: 'https://example.com/A1',
  });
  const receipt = await shop.call(staffOrderEndpoints.confirmReceipt, {
    token: staff,
    params: { id: orderId },
    body: { version: 3 },
  });
  expect(receipt.data.state).toBe('pending_review');
  const companies = await shop.call(staffOrderEndpoints.logisticsCompanies, { token: staff });
  expect(companies.data).toEqual([{ id: shop.companyId, name: 'DHL', code: 'DHL' }]);
});

test('the list finds by number, person, phone, parcel, e-mail and day, and counts its tabs', async () => {
  const { orderId, buyer } = await paid();
  await shipOf(shop, staff, orderId, ['UNIQUE 77']);
  const { data } = await read(orderId);
  const only = async (query: object) => (await list(query)).list.map((row) => row.id);
  expect(await only({ number: data.number.slice(4) })).toEqual([orderId]);
  const misread = data.number.replaceAll('0', 'O').replaceAll('1', 'l');
  expect(await only({ number: `${misread.slice(0, 7)}‐${misread.slice(7)}\u200b` })).toEqual([orderId]);
  expect(await only({ tracking: 'UNIQUE' })).toEqual([orderId]);
  expect(await only({ email: buyer.id.slice(0, 20) })).toEqual([orderId]);
  expect(await only({ number: '%' })).toEqual([]);
  expect(await only({ contact: 'ann', tracking: 'UNIQUE' })).toEqual([orderId]);
  expect(await only({ contact: '+1202', tracking: 'UNIQUE' })).toEqual([orderId]);
  expect(await only({ to: '2020-01-01' })).toEqual([]);
  const today = data.createdAt.slice(0, 10);
  const all = await list({ from: today, to: today, limit: '2', sort: 'payableUsd', order: 'asc' });
  expect(all.list).toHaveLength(2);
  expect(all.total).toBe(all.counts.all);
  const tab = await list({ tab: 'pending_receipt' });
  expect(tab.total).toBe(tab.list.length);
  expect(tab.list.every((row) => row.state === 'pending_receipt')).toBe(true);
});

test("an agent's staff sees the orders of the agent's subtree alone", async () => {
  const [mine, below, other] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`INSERT INTO agent (id, name, parent_id, invite_code) VALUES (${mine}, 'Mine', NULL, ${mine.slice(0, 30)}),
    (${below}, 'Below', ${mine}, ${below.slice(0, 30)}), (${other}, 'Other', NULL, ${other.slice(0, 30)})`.execute(
    shop.app.platform.db,
  );
  const seen = [await placed({ agentId: mine }), await placed({ agentId: below })];
  const hidden = [await placed({ agentId: other }), await placed()];
  const agent = await shop.staff({ agentId: mine });
  const page = await list({}, agent);
  expect(page.list.map((row) => row.id).sort()).toEqual(seen.map((order) => order.orderId).sort());
  expect(page.counts.all).toBe(2);
  for (const { orderId } of seen) expect((await read(orderId, agent)).status).toBe(200);
  for (const { orderId } of hidden) {
    expect((await read(orderId, agent)).status).toBe(404);
    const cancel = await shop.call(staffOrderEndpoints.cancelOrder, {
      token: agent,
      params: { id: orderId },
      body: { version: 1, note: 'No' },
    });
    expect(cancel.status).toBe(404);
  }
});

test('every call needs its permission and an order that exists, and actions are what the permission allows', async () => {
  const viewer = await shop.staff({ permissions: ['orders.goods.view'] });
  const { orderId } = await paid();
  expect((await read(orderId, viewer)).data.actions).toEqual([]);
  expect((await read(orderId)).data.actions).toEqual(['ship', 'cancel_paid', 'request_refund']);
  const bodies = {
    shipOrder: { version: 2, companyId: shop.companyId, trackingNumbers: ['A'] },
    modifyAmount: { version: 2, payableUsd: 1, note: 'No' },
    cancelOrder: { version: 2, note: 'No' },
    confirmReceipt: { version: 2 },
    decideAfterSale: { version: 2, decision: 'approve_refund' },
  } as const;
  for (const [name, body] of Object.entries(bodies)) {
    const endpoint = staffOrderEndpoints[name as keyof typeof bodies];
    const send = (token: string | undefined, id: string) =>
      shop.call(endpoint, { ...(token ? { token } : {}), params: { id }, raw: body });
    expect((await send(viewer, orderId)).status, name).toBe(403);
    expect((await send(undefined, orderId)).status, name).toBe(401);
    expect((await send(staff, randomUUID())).status, name).toBe(404);
  }
  expect(await broken(shop)).toEqual([]);
});
