import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { askBack, broken, decide, orderOf, payOf, readOf, type Shop, walletOf } from './fixtures.ts';
import { cardPaid, openGroupShop, paymentOf, payTogether, statesOf, toCard, unpaidOrders } from './group.fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openGroupShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const cancel = (buyer: { token: string }, orderId: string) =>
  shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body: { orderId } });

test('several unpaid orders are paid with one payment from the wallet, each booked once', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const orders = await unpaidOrders(shop, buyer, [6_100, 7_300, 8_500]);
  const ids = orders.map(({ orderId }) => orderId);
  const total = orders.reduce((sum, { usd }) => sum + usd, 0);
  const asked = await shop.call(orderGroupEndpoints.groupTotal, {
    token: buyer.token,
    query: { orders: ids.join(',') },
  });
  expect(asked.data.total.usd).toBe(total);
  const made = await payTogether(shop, buyer, ids);
  expect(made.code).toBe(200);
  const { groupId, paymentId } = made.data;
  // Each order says so, and leads there.
  expect(await readOf(shop, buyer, ids[0] ?? '')).toMatchObject({ group: { id: groupId, paymentId, others: 2 } });
  expect((await payOf(shop, buyer, paymentId)).data).toMatchObject({ status: 'paid' });
  expect(await statesOf(shop, ids)).toEqual(['pending_shipping', 'pending_shipping', 'pending_shipping']);
  expect((await walletOf(shop, buyer.id)).available).toBe(100_000 - total);
  expect((await payOf(shop, buyer, paymentId)).code).toBe(refusalCode('payment.already_paid'));
  expect((await payOf(shop, buyer, orders[0]?.paymentId ?? '')).code).toBe(refusalCode('payment.already_paid'));
  for (const { paymentId: own } of orders)
    expect(await paymentOf(shop, own)).toMatchObject({ state: 'paid', through: paymentId });
  const seen = await shop.call(orderGroupEndpoints.orderGroup, { token: buyer.token, query: { id: groupId } });
  expect(seen.data).toMatchObject({ status: 'paid', total: { usd: total }, paid: { usd: total }, creditedLate: null });
  expect(seen.data.orders.map((order) => [order.number, order.paidHere])).toEqual(
    orders.map(({ number }) => [number, true]),
  );
  expect(await readOf(shop, buyer, ids[0] ?? '')).toMatchObject({ group: null });
  // One line in the wallet's log, of the group.
  const { rows } = await sql<{ kind: string; amount: number }>`
    SELECT t.reference_kind AS kind, e.amount FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
    JOIN ledger_account a ON a.id = e.account_id WHERE a.owner_id = ${buyer.id} AND t.kind = 'payment'`.execute(
    shop.app.platform.db,
  );
  expect(rows).toEqual([{ kind: 'order_group', amount: -total }]);
  expect(await broken(shop)).toEqual([]);
});

test('one order of a group paid by card is refunded by card, the others stay', async () => {
  const buyer = await shop.buyer();
  const orders = await unpaidOrders(shop, buyer, [6_100, 7_300]);
  const ids = orders.map(({ orderId }) => orderId);
  const { paymentId } = (await payTogether(shop, buyer, ids)).data;
  const checkout = await toCard(shop, buyer, paymentId);
  const total = orders.reduce((sum, { usd }) => sum + usd, 0);
  expect(await cardPaid(shop, checkout, total)).toBe(200);
  expect(await cardPaid(shop, checkout, total)).toBe(200);
  expect(await statesOf(shop, ids)).toEqual(['pending_shipping', 'pending_shipping']);
  const asked = await askBack(shop, buyer, { orderId: ids[0] ?? '' });
  expect(asked.data.split.to).toBe('card');
  await decide(shop, staff, { orderId: ids[0] ?? '', decision: 'approve_refund' });
  expect(await statesOf(shop, ids)).toEqual(['refund_successful', 'pending_shipping']);
  expect(await paymentOf(shop, orders[0]?.paymentId ?? '')).toMatchObject({ state: 'refunded' });
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'paid', refunded: 0 });
  expect((await walletOf(shop, buyer.id)).available).toBe(0);
  const seen = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: ids[1] ?? '' } });
  expect(seen.data.group?.orders.map(({ paidHere }) => paidHere)).toEqual([true, true]);
  expect(await broken(shop)).toEqual([]);
});

test('the same orders give the same payment; others that share one take its place', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const [a, b, c] = (await unpaidOrders(shop, buyer, [6_100, 7_300, 8_500])).map(({ orderId }) => orderId);
  const first = await payTogether(shop, buyer, [a ?? '', b ?? '']);
  expect((await payTogether(shop, buyer, [b ?? '', a ?? ''])).data).toEqual(first.data);
  const checkout = await toCard(shop, buyer, first.data.paymentId);
  const second = await payTogether(shop, buyer, [b ?? '', c ?? '']);
  expect(second.data.groupId).not.toBe(first.data.groupId);
  expect(await paymentOf(shop, first.data.paymentId)).toMatchObject({ state: 'cancelled' });
  expect((await payOf(shop, buyer, first.data.paymentId)).code).toBe(refusalCode('payment.not_payable'));
  // The money of the first comes all the same: what can be had of it is paid, and the second is called off by that.
  expect(await cardPaid(shop, checkout, 13_400)).toBe(200);
  expect(await statesOf(shop, [a ?? '', b ?? '', c ?? ''])).toEqual([
    'pending_shipping',
    'pending_shipping',
    'pending_payment',
  ]);
  expect(await paymentOf(shop, second.data.paymentId)).toMatchObject({ state: 'cancelled' });
  expect(await broken(shop)).toEqual([]);
});

test.each(['cancelled', 'paid alone', 'another amount', 'expired'] as const)(
  'an order that is %s calls off the payment of its group, and the other can be paid',
  async (what) => {
    const buyer = await shop.buyer({ usd: 100_000 });
    const [one, other] = await unpaidOrders(shop, buyer, [6_100, 7_300]);
    const [a = '', b = ''] = [one?.orderId, other?.orderId];
    const { paymentId } = (await payTogether(shop, buyer, [a, b])).data;
    if (what === 'cancelled') await cancel(buyer, a);
    if (what === 'paid alone') await payOf(shop, buyer, one?.paymentId ?? '');
    if (what === 'another amount') {
      const modified = await shop.call(staffOrderEndpoints.modifyAmount, {
        token: staff,
        params: { id: a },
        body: { version: 1, payableUsd: 777, note: 'Agreed' },
      });
      expect(modified.status).toBe(200);
    }
    if (what === 'expired') {
      await sql`UPDATE goods_order SET expires_at = app_now() WHERE id = ${a}`.execute(shop.app.platform.db);
      await sql`UPDATE payment SET expires_at = app_now() WHERE id = ${paymentId}`.execute(shop.app.platform.db);
      await shop.app.runJobs('orders.expire');
    }
    expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'cancelled' });
    expect((await payOf(shop, buyer, paymentId)).code).toBeGreaterThan(refusalCode('input.invalid'));
    expect(await readOf(shop, buyer, b)).toMatchObject({ state: 'pending_payment', group: null });
    expect((await payOf(shop, buyer, other?.paymentId ?? '')).data).toMatchObject({ status: 'paid' });
    expect(await broken(shop)).toEqual([]);
  },
);

test('late money pays what of a group can still be had; the rest goes to the wallet', async () => {
  const buyer = await shop.buyer();
  const orders = await unpaidOrders(shop, buyer, [6_100, 7_300, 8_500, 9_100, 5_300], 1);
  const ids = orders.map(({ orderId }) => orderId);
  const [a, b, c, d, e] = orders;
  const total = orders.reduce((sum, { usd }) => sum + usd, 0);
  const { groupId, paymentId } = (await payTogether(shop, buyer, ids)).data;
  const checkout = await toCard(shop, buyer, paymentId);
  for (const order of [a, b]) {
    const body = { version: 1, note: 'Agreed' };
    await shop.call(staffOrderEndpoints.cancelOrder, { token: staff, params: { id: order?.orderId ?? '' }, body });
  }
  await cancel(buyer, e?.orderId ?? '');
  // The last piece of the second goes to somebody else; the third costs more now; the fifth the customer cancelled.
  await orderOf(shop, await shop.buyer(), [{ variantId: b?.variantId ?? '', quantity: 1 }]);
  await shop.call(staffOrderEndpoints.modifyAmount, {
    token: staff,
    params: { id: c?.orderId ?? '' },
    body: { version: 1, payableUsd: (c?.usd ?? 0) + 1, note: 'Agreed' },
  });
  expect(await cardPaid(shop, checkout, total)).toBe(200);
  expect(await statesOf(shop, ids)).toEqual([
    'pending_shipping',
    'cancelled',
    'pending_payment',
    'pending_shipping',
    'cancelled',
  ]);
  const used = (a?.usd ?? 0) + (d?.usd ?? 0);
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'paid', amount: used, credited: total - used });
  expect((await walletOf(shop, buyer.id)).available).toBe(total - used);
  const seen = await shop.call(orderGroupEndpoints.orderGroup, { token: buyer.token, query: { id: groupId } });
  expect(seen.data).toMatchObject({ paid: { usd: used }, creditedLate: { usd: total - used } });
  expect(seen.data.orders.map(({ paidHere }) => paidHere)).toEqual([true, false, false, true, false]);
  expect(await broken(shop)).toEqual([]);
});

test('late money of which nothing can be had goes to the wallet, all of it', async () => {
  const buyer = await shop.buyer();
  const orders = await unpaidOrders(shop, buyer, [6_100, 7_300], 1);
  const total = orders.reduce((sum, { usd }) => sum + usd, 0);
  const { paymentId } = (
    await payTogether(
      shop,
      buyer,
      orders.map(({ orderId }) => orderId),
    )
  ).data;
  const checkout = await toCard(shop, buyer, paymentId);
  for (const { orderId, variantId } of orders) {
    await cancel(buyer, orderId);
    await orderOf(shop, await shop.buyer(), [{ variantId, quantity: 1 }]);
  }
  expect(await cardPaid(shop, checkout, total)).toBe(200);
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'cancelled', credited: total });
  expect((await walletOf(shop, buyer.id)).available).toBe(total);
  expect(await broken(shop)).toEqual([]);
});

test('money of an order’s own try that comes after its group was paid goes to the wallet', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const [one, other] = await unpaidOrders(shop, buyer, [6_100, 7_300]);
  const checkout = await toCard(shop, buyer, one?.paymentId ?? '');
  const { paymentId } = (await payTogether(shop, buyer, [one?.orderId ?? '', other?.orderId ?? ''])).data;
  await toCard(shop, buyer, paymentId);
  await payOf(shop, buyer, paymentId);
  expect(await cardPaid(shop, checkout, one?.usd ?? 0)).toBe(200);
  expect((await walletOf(shop, buyer.id)).available).toBe(50_000 - (other?.usd ?? 0));
  expect(await broken(shop)).toEqual([]);
});

test('an overdue order that was not swept yet is still paid with its group', async () => {
  const buyer = await shop.buyer();
  const orders = await unpaidOrders(shop, buyer, [6_100, 7_300]);
  const ids = orders.map(({ orderId }) => orderId);
  const { paymentId } = (await payTogether(shop, buyer, ids)).data;
  const checkout = await toCard(shop, buyer, paymentId);
  await sql`UPDATE goods_order SET expires_at = app_now() WHERE id = ${ids[0]}`.execute(shop.app.platform.db);
  await sql`UPDATE payment SET expires_at = app_now() WHERE id = ${paymentId}`.execute(shop.app.platform.db);
  expect((await payOf(shop, buyer, paymentId)).code).toBe(refusalCode('payment.expired'));
  expect((await readOf(shop, buyer, ids[1] ?? '')).group).toBeNull();
  expect(await cardPaid(shop, checkout, 13_400)).toBe(200);
  expect(await statesOf(shop, ids)).toEqual(['pending_shipping', 'pending_shipping']);
  expect(await broken(shop)).toEqual([]);
});

test('a wallet that does not have enough pays nothing of the group', async () => {
  const buyer = await shop.buyer({ usd: 7_000 });
  const orders = await unpaidOrders(shop, buyer, [6_100, 7_300]);
  const ids = orders.map(({ orderId }) => orderId);
  const { paymentId } = (await payTogether(shop, buyer, ids)).data;
  expect((await payOf(shop, buyer, paymentId)).code).toBe(refusalCode('wallet.insufficient_balance'));
  expect(await statesOf(shop, ids)).toEqual(['pending_payment', 'pending_payment']);
  expect(await broken(shop)).toEqual([]);
});

test('only own, unpaid and different orders can be put together, two to twenty of them', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const [one, other] = await unpaidOrders(shop, buyer, [6_100, 7_300]);
  const [a = '', b = ''] = [one?.orderId, other?.orderId];
  const stranger = await shop.buyer();
  const [foreign] = await unpaidOrders(shop, stranger, [5_200]);
  expect((await payTogether(shop, buyer, [a])).code).toBe(refusalCode('input.invalid'));
  expect((await payTogether(shop, buyer, [a, a])).code).toBe(refusalCode('input.invalid'));
  expect(
    (
      await payTogether(
        shop,
        buyer,
        Array.from({ length: 21 }, () => randomUUID()),
      )
    ).code,
  ).toBe(4000);
  expect((await payTogether(shop, buyer, [a, foreign?.orderId ?? ''])).code).toBe(refusalCode('record.not_found'));
  expect((await payTogether(shop, buyer, [a, randomUUID()])).code).toBe(refusalCode('record.not_found'));
  await cancel(buyer, b);
  expect(await payTogether(shop, buyer, [a, b])).toMatchObject({
    code: refusalCode('order.group_not_unpaid'),
    data: { orderIds: [b] },
  });
  const [third] = await unpaidOrders(shop, buyer, [5_300]);
  const made = await payTogether(shop, buyer, [a, third?.orderId ?? '']);
  const look = { token: stranger.token, query: { id: made.data.groupId } };
  expect((await shop.call(orderGroupEndpoints.orderGroup, look)).code).toBe(refusalCode('record.not_found'));
  const total = { token: stranger.token, query: { orders: `${a},${third?.orderId}` } };
  expect((await shop.call(orderGroupEndpoints.groupTotal, total)).code).toBe(refusalCode('record.not_found'));
  expect((await payOf(shop, stranger, made.data.paymentId)).code).toBe(refusalCode('record.not_found'));
  const gone = { token: buyer.token, query: { orders: `${a},${b}` } };
  expect((await shop.call(orderGroupEndpoints.groupTotal, gone)).code).toBe(refusalCode('order.group_not_unpaid'));
});

test('a combined payment is called off by its customer: its orders wait to be paid by themselves, and money that comes too late is theirs', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const orders = await unpaidOrders(shop, buyer, [6_100, 7_300]);
  const ids = orders.map(({ orderId }) => orderId);
  const callOff = (groupId: string, token: string | null = buyer.token) =>
    shop.call(orderGroupEndpoints.callOffGroup, { ...(token && { token }), body: { groupId } });
  const { groupId, paymentId } = (await payTogether(shop, buyer, ids)).data;
  const checkout = await toCard(shop, buyer, paymentId);
  expect((await callOff(groupId, null)).code).not.toBe(200);
  expect((await callOff(groupId, (await shop.buyer()).token)).code).toBe(refusalCode('record.not_found'));
  expect((await callOff(paymentId)).code).toBe(refusalCode('record.not_found'));
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'pending' });

  expect((await callOff(groupId)).data).toEqual({ groupId });
  expect((await callOff(groupId)).code).toBe(200);
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'cancelled' });
  expect(await readOf(shop, buyer, ids[0] ?? '')).toMatchObject({ group: null });
  expect((await payOf(shop, buyer, paymentId)).code).not.toBe(200);
  const total = orders.reduce((sum, { usd }) => sum + usd, 0);
  expect(await cardPaid(shop, checkout, total)).toBe(200);
  expect(await statesOf(shop, ids)).toEqual(['pending_payment', 'pending_payment']);
  expect((await walletOf(shop, buyer.id)).available).toBe(100_000 + total);

  expect((await payOf(shop, buyer, orders[0]?.paymentId ?? '')).data).toMatchObject({ status: 'paid' });
  const again = (
    await payTogether(shop, buyer, [...ids.slice(1), (await unpaidOrders(shop, buyer, [900]))[0]?.orderId ?? ''])
  ).data;
  expect((await payOf(shop, buyer, again.paymentId)).data).toMatchObject({ status: 'paid' });
  expect((await callOff(again.groupId)).code).toBe(refusalCode('payment.already_paid'));
  expect(await broken(shop)).toEqual([]);
});
