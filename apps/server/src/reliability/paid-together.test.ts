import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints as groups } from '@app/contract/orders/order-groups/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderOf, type Shop, walletOf } from '../modules/orders/test/fixtures.ts';
import { paymentOf } from '../modules/orders/test/group.fixtures.ts';
import { broken, staffStay } from '../modules/travel/test/fixtures.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../testing/sandbox-payments.ts';
import { type Buyer, openShop, passTime } from '../testing/shop.ts';
import { bookedCombo, bundleOf, newTrip } from '../verticals/combos/test/fixtures.ts';
import { bookStay, quoteStay } from '../verticals/hotels/test/deal.fixtures.ts';
import { type NewHotel, plantHotel, stayOf } from '../verticals/hotels/test/fixtures.ts';

let shop: Shop;
let staff: string;
let hotel: NewHotel;
beforeAll(async () => {
  shop = await openShop(SANDBOX);
  staff = await shop.staff();
  hotel = await plantHotel(shop, staff, { units: 50 });
});
afterAll(() => shop.close());

type Unpaid = { readonly orderId: string; readonly paymentId: string };

/** A stay of three nights that waits for its money. */
async function bookedStay(buyer: Buyer): Promise<Unpaid> {
  const quote = await quoteStay(shop, buyer, stayOf(shop, hotel, { inDays: 9, nights: 3 }));
  const placed = await bookStay(shop, buyer, quote.id);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed));
  return placed.data;
}

/** A suitcase that waits for its money. */
async function bookedGoods(buyer: Buyer, stock = 5): Promise<Unpaid & { readonly variantId: string }> {
  const { variantIds } = await shop.product({ prices: [6_100], stock });
  const variantId = variantIds[0] ?? '';
  return { ...(await orderOf(shop, buyer, [{ variantId, quantity: 1 }])), variantId };
}

const together = (buyer: Buyer, ...ids: string[]) =>
  shop.call(groups.payTogether, { token: buyer.token, body: { orderIds: ids } });

const pay = (buyer: Buyer, payment: string) =>
  shop.call(paymentEndpoints.pay, { token: buyer.token, body: { payment, channel: shop.balanceChannel } });

const payable = async (...paymentIds: string[]): Promise<number> => {
  const { rows } = await sql<{ usd: number }>`
    SELECT sum(amount_usd)::bigint AS usd FROM payment WHERE id = ANY(${paymentIds}::uuid[])`.execute(
    shop.app.platform.db,
  );
  return rows[0]?.usd ?? 0;
};

const stayState = async (buyer: Buyer, orderId: string) =>
  (await shop.call(travel.travelOrderDetails, { token: buyer.token, query: { id: orderId } })).data;
const goodsState = async (buyer: Buyer, orderId: string) =>
  (await shop.call(orderEndpoints.orderDetails, { token: buyer.token, query: { id: orderId } })).data;

test('a suitcase, a stay and a combo are paid with one payment, each booked once and each cancelled by its own rules', async () => {
  const buyer = await shop.buyer({ usd: 5_000_000 });
  const goods = await bookedGoods(buyer);
  const stay = await bookedStay(buyer);
  const combo = await bookedCombo(shop, buyer, await newTrip(shop, {}));
  const paymentIds = [goods.paymentId, stay.paymentId, combo.paymentId];
  const total = await payable(...paymentIds);
  const ids = [goods.orderId, stay.orderId, combo.bundleId];
  const asked = await shop.call(groups.groupTotal, { token: buyer.token, query: { orders: ids.join(',') } });
  expect(asked.data.total.usd).toBe(total);
  const made = (await together(buyer, ...ids)).data;

  // Each says that it is being paid with the two others.
  const beside = { id: made.groupId, paymentId: made.paymentId, others: 2 };
  expect((await goodsState(buyer, goods.orderId)).group).toEqual(beside);
  expect((await stayState(buyer, stay.orderId)).group).toEqual(beside);
  expect((await bundleOf(shop, buyer.token, combo.bundleId)).group).toEqual(beside);
  const unpaid = await shop.call(orderEndpoints.allOrders, { token: buyer.token, query: { group: 'unpaid' } as never });
  expect(unpaid.data.list.map(({ goods: of, booked }) => (of ?? booked)?.group)).toEqual([beside, beside, beside]);

  expect((await pay(buyer, made.paymentId)).data).toMatchObject({ status: 'paid' });
  expect((await walletOf(shop, buyer.id)).available).toBe(5_000_000 - total);
  for (const id of paymentIds)
    expect(await paymentOf(shop, id)).toMatchObject({ state: 'paid', through: made.paymentId });
  expect((await goodsState(buyer, goods.orderId)).state).toBe('pending_shipping');
  expect((await stayState(buyer, stay.orderId)).state).not.toBe('pending_payment');
  expect((await bundleOf(shop, buyer.token, combo.bundleId)).state).not.toBe('pending_payment');
  const seen = await shop.call(groups.orderGroup, { token: buyer.token, query: { id: made.groupId } });
  expect(seen.data).toMatchObject({ status: 'paid', total: { usd: total }, paid: { usd: total } });
  expect(seen.data.orders.map(({ kind, id, paidHere, order }) => [kind, id, paidHere, order?.id])).toEqual([
    ['goods_order', goods.orderId, true, goods.orderId],
    ['hotel_order', stay.orderId, true, stay.orderId],
    ['combo_order', combo.bundleId, true, combo.bundleId],
  ]);
  expect((await staffStay(shop, staff, stay.orderId)).group).toMatchObject({
    status: 'paid',
    totalUsd: total,
    orders: [{ kind: 'goods_order' }, { kind: 'hotel_order', paidHere: true }, { kind: 'combo_order' }],
  });
  expect(await broken(shop)).toEqual([]);

  // The stay goes back into the wallet by its own policy.
  const preview = await shop.call(travel.cancelPreview, { token: buyer.token, query: { id: stay.orderId } });
  const { refundUsd } = preview.data;
  expect(refundUsd).toBeGreaterThan(0);
  const body = { orderId: stay.orderId, reason: '', refundUsd };
  expect((await shop.call(travel.cancelTravelOrder, { token: buyer.token, body })).code).toBe(200);
  expect((await walletOf(shop, buyer.id)).available).toBe(5_000_000 - total + refundUsd);
  expect((await goodsState(buyer, goods.orderId)).state).toBe('pending_shipping');
  expect(await broken(shop)).toEqual([]);
});

test.each(['cancelled', 'paid alone', 'expired'] as const)(
  'a stay that is %s calls off what it was to be paid with, and the suitcase can be paid',
  async (what) => {
    const buyer = await shop.buyer({ usd: 500_000 });
    const [goods, stay] = [await bookedGoods(buyer), await bookedStay(buyer)];
    const { paymentId } = (await together(buyer, goods.orderId, stay.orderId)).data;
    if (what === 'cancelled')
      await shop.call(travel.cancelTravelOrder, {
        token: buyer.token,
        body: { orderId: stay.orderId, reason: '', refundUsd: 0 },
      });
    if (what === 'paid alone') expect((await pay(buyer, stay.paymentId)).code).toBe(200);
    if (what === 'expired') {
      await sql`UPDATE travel_order SET expires_at = app_now() WHERE id = ${stay.orderId}`.execute(
        shop.app.platform.db,
      );
      await sql`UPDATE payment SET expires_at = app_now() WHERE id IN (${stay.paymentId}, ${paymentId})`.execute(
        shop.app.platform.db,
      );
      await shop.app.runJobs('travel.expire');
    }
    expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'cancelled' });
    expect((await pay(buyer, paymentId)).code).toBeGreaterThan(refusalCode('input.invalid'));
    expect(await goodsState(buyer, goods.orderId)).toMatchObject({ state: 'pending_payment', group: null });
    expect((await pay(buyer, goods.paymentId)).data).toMatchObject({ status: 'paid' });
    expect(await broken(shop)).toEqual([]);
  },
);

test('money that a card brings too late pays what can still be had; the rest is in the wallet', async () => {
  const buyer = await shop.buyer();
  const [goods, stay] = [await bookedGoods(buyer, 1), await bookedStay(buyer)];
  const total = await payable(goods.paymentId, stay.paymentId);
  const stayUsd = await payable(stay.paymentId);
  const { groupId, paymentId } = (await together(buyer, goods.orderId, stay.orderId)).data;
  const checkout = await beginAtSandbox(shop, buyer.token, paymentId);
  await passTime(shop, 40 * MINUTE);
  await shop.app.runJobs('orders.expire');
  await shop.app.runJobs('travel.expire');
  // The last suitcase is another's by now; the room is still free.
  await orderOf(shop, await shop.buyer(), [{ variantId: goods.variantId, quantity: 1 }]);
  expect(await deliverPaid(shop, checkout, total)).toBe(200);
  expect(await deliverPaid(shop, checkout, total)).toBe(200);
  expect((await goodsState(buyer, goods.orderId)).state).toBe('cancelled');
  expect((await stayState(buyer, stay.orderId)).state).not.toBe('cancelled');
  expect((await walletOf(shop, buyer.id)).available).toBe(total - stayUsd);
  const seen = await shop.call(groups.orderGroup, { token: buyer.token, query: { id: groupId } });
  expect(seen.data).toMatchObject({ paid: { usd: stayUsd }, creditedLate: { usd: total - stayUsd } });
  expect(await broken(shop)).toEqual([]);
});

test('parts of a combo, a stay that waits for its review and others’ orders are put together with nothing', async () => {
  const buyer = await shop.buyer({ usd: 500_000 });
  const goods = await bookedGoods(buyer);
  const combo = await bookedCombo(shop, buyer, await newTrip(shop, {}));
  const [part] = (await bundleOf(shop, buyer.token, combo.bundleId)).parts;
  const partId = part?.order.id ?? '';
  expect(await together(buyer, goods.orderId, partId)).toMatchObject({
    code: refusalCode('order.group_not_unpaid'),
    data: { orderIds: [partId] },
  });
  const stranger = await shop.buyer({ usd: 500_000 });
  const foreign = await bookedStay(stranger);
  expect((await together(buyer, goods.orderId, foreign.orderId)).code).toBe(refusalCode('record.not_found'));
  const paid = await bookedStay(buyer);
  await pay(buyer, paid.paymentId);
  expect((await together(buyer, goods.orderId, paid.orderId)).data).toMatchObject({ orderIds: [paid.orderId] });
});

test('a merchant sees what is booked at their place, not what else its guest pays for', async () => {
  const buyer = await shop.buyer({ usd: 500_000 });
  const [goods, stay] = [await bookedGoods(buyer), await bookedStay(buyer)];
  const { paymentId } = (await together(buyer, goods.orderId, stay.orderId)).data;
  await pay(buyer, paymentId);
  const ofHouse = await shop.call(desk.readTravelOrder, { token: staff, params: { id: stay.orderId } });
  expect(ofHouse.data.group?.orders).toHaveLength(2);
});
