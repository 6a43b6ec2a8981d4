import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { addMs, DAY, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { rejectionOf } from '../../../testing/refusal-of.ts';
import { beginAtSandbox } from '../../../testing/sandbox-payments.ts';
import { passTime } from '../../../testing/shop.ts';
import { bookedTrip, bookTrip, paidTrip, quoteTrip, readTrip, statesOf, twoRooms } from './bundle.fixtures.ts';
import { putVertical } from './fake-slice.ts';
import { fakeVertical } from './fake-vertical.ts';
import { bookedOf, broken, confirmStay, newRoom, paidStay, type Shop, staffStay, walletOf } from './fixtures.ts';
import { openTravelPaymentShop, type TravelPaymentShop } from './payment.fixtures.ts';

let till: TravelPaymentShop;
let shop: Shop;
let staff: string;
beforeAll(async () => {
  till = await openTravelPaymentShop();
  shop = till.shop;
  staff = await shop.staff();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await till.close();
});

const held = (rooms: readonly string[]) => Promise.all(rooms.map((room) => bookedOf(shop, room)));

test('booked as one and paid once: each part is an order of its own then, and one card stands for all in the list', async () => {
  const rooms = await twoRooms(shop);
  const buyer = await shop.buyer({ usd: 50_000 });
  const placed = await bookedTrip(shop, buyer, { rooms });
  expect(await held(rooms)).toEqual([1, 1]);
  const unpaid = await readTrip(shop, buyer, placed.bundleId);
  expect(unpaid).toMatchObject({ state: 'pending_payment', actions: ['pay', 'cancel'], payable: { usd: 39_600 } });
  const [part] = unpaid.parts;
  const alone = { payment: part?.order.paymentId ?? '', channel: shop.balanceChannel };
  expect((await shop.call(paymentEndpoints.pay, { token: buyer.token, body: alone })).code).not.toBe(200);
  const body = { payment: placed.paymentId, channel: shop.balanceChannel };
  expect((await shop.call(paymentEndpoints.pay, { token: buyer.token, body })).code).toBe(200);
  const paid = await readTrip(shop, buyer, placed.bundleId);
  expect(paid.state).toBe('pending_verification');
  expect(paid.parts.map(({ order }) => [order.state, order.actions])).toEqual([
    ['pending_verification', ['cancel_paid', 'add_extras', 'change_dates', 'change_guests']],
    ['pending_verification', ['cancel_paid', 'add_extras', 'change_dates', 'change_guests']],
  ]);
  expect((await walletOf(shop, buyer.id)).available).toBe(10_400);
  const { data } = await shop.call(orderEndpoints.allOrders, { token: buyer.token, query: {} });
  expect(data.list.map(({ kind, id, payable }) => [kind, id, payable.usd])).toEqual([
    ['tourcombo', placed.bundleId, 39_600],
  ]);
  const own = await shop.call(travelEndpoints.travelOrderDetails, {
    token: buyer.token,
    query: { id: paid.parts[1]?.order.id ?? '' },
  });
  expect(own.data.bundle).toMatchObject({ number: placed.number, part: 2, of: 2, together: false });
});

test('what is to be answered comes by its deadline, a bundle once, and the account counts what the list shows', async () => {
  const buyer = await shop.buyer({ usd: 150_000 });
  const trip = await paidTrip(shop, buyer, { rooms: await twoRooms(shop) });
  const parts = (await readTrip(shop, buyer, trip.bundleId)).parts.map(({ order }) => order.id);
  const sooner = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  const later = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  const now = shop.app.platform.clock.now();
  const inDays = (days: number) => addMs(now, days * DAY);
  const sides = { snapshot: {}, service: {} };
  const asked: [string, number][] = [
    [parts[0] ?? '', 4],
    [parts[1] ?? '', 2],
    [later.orderId, 3],
    [sooner.orderId, 1],
  ];
  const { db } = shop.app.platform;
  for (const [orderId, days] of asked)
    await sql`INSERT INTO travel_provider_change (id, order_id, weight, before, after, stands, decide_by, silence)
      VALUES (${randomUUID()}, ${orderId}, 'minor', ${JSON.stringify(sides)}, ${JSON.stringify(sides)}, true, ${inDays(days)}, 'accept')`.execute(
      db,
    );
  const { token } = buyer;
  const read = async (query: object) =>
    (await shop.call(orderEndpoints.allOrders, { token, query: { group: 'asked', ...query } })).data;
  const whole = await read({});
  expect(whole.list.map(({ id }) => id)).toEqual([sooner.orderId, trip.bundleId, later.orderId]);
  expect(whole.counts.asked).toBe(3);
  const me = (await shop.call(accountEndpoints.userInfo, { token })).data.askedBookings;
  expect(me).toMatchObject({ count: 3, until: inDays(1).toISOString(), path: expect.stringContaining(sooner.orderId) });
  // Page by page in the same order.
  const pages: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof read>> = await read({ limit: '1', ...(cursor && { cursor }) });
    pages.push(...page.list.map(({ id }) => id));
    ({ cursor } = page);
  }
  expect(pages).toEqual(whole.list.map(({ id }) => id));
  await sql`UPDATE travel_provider_change SET state = 'accepted', answered_by = 'customer', answered_at = app_now()
    WHERE order_id = ANY(${asked.map(([id]) => id)}::uuid[])`.execute(db);
});

test('a bundle is found by its name, signs between the words or not, and by the numbers of its parts', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const placed = await paidTrip(shop, buyer, { rooms: await twoRooms(shop) });
  const trip = await readTrip(shop, buyer, placed.bundleId);
  const number = trip.parts[1]?.order.number ?? '';
  expect((await confirmStay(shop, staff, trip.parts[1]?.order.id ?? '')).code).toBe(200);
  const found = async (keyword: string) =>
    (await shop.call(orderEndpoints.allOrders, { token: buyer.token, query: { keyword } })).data.list.map(
      ({ id }) => id,
    );
  for (const keyword of ['Along ⇄ sea', number.slice(-6), placed.number, 'res-1'])
    expect([keyword, await found(keyword)]).toEqual([keyword, [placed.bundleId]]);
  expect(await found('RES-2')).toEqual([]);
});

test('the same quote books once; another customer and a visitor see nothing of it, a link sees it masked', async () => {
  const rooms = await twoRooms(shop);
  const buyer = await shop.buyer();
  const quote = await quoteTrip(shop, buyer, { rooms });
  const [first, second] = [await bookTrip(shop, buyer, quote.id), await bookTrip(shop, buyer, quote.id)];
  expect(second).toEqual(first);
  expect(await held(rooms)).toEqual([1, 1]);
  const { accessKey } = await readTrip(shop, buyer, first.bundleId);
  const other = await shop.buyer();
  const read = (token: string, key?: string) =>
    shop.call(bundleEndpoints.bundleDetails, { token, query: { id: first.bundleId, ...(key && { key }) } });
  expect((await read(other.token)).code).toBe(refusalCode('record.not_found'));
  expect((await read('')).code).toBe(refusalCode('record.not_found'));
  const linked = (await read('', accessKey ?? '')).data;
  expect(linked).toMatchObject({ own: false, wishes: '', actions: ['pay'] });
  expect(linked.contact.phone).toContain('*');
  const cancelled = await shop.call(bundleEndpoints.cancelBundle, {
    token: other.token,
    body: { bundleId: first.bundleId },
  });
  expect(cancelled.code).toBe(refusalCode('record.not_found'));
  expect((await rejectionOf(bookTrip(shop, other, quote.id))).key).toBe('record.not_found');
});

test('a part that others have taken meanwhile is named with its reason, and nothing is held', async () => {
  const rooms = await twoRooms(shop, { total: 1 });
  const buyer = await shop.buyer();
  const quote = await quoteTrip(shop, buyer, { rooms });
  await paidStay(shop, await shop.buyer({ usd: 50_000 }), { roomId: rooms[1] });
  const refusal = await rejectionOf(bookTrip(shop, buyer, quote.id));
  expect(refusal).toMatchObject({
    key: 'travel.part_unavailable',
    data: { slot: rooms[1], reason: 'travel.unavailable' },
  });
  expect(await held(rooms)).toEqual([0, 1]);
});

test('a fault at any part leaves nothing held and nothing written', async () => {
  const rooms = [await newRoom(shop), await newRoom(shop), await newRoom(shop)];
  const buyer = await shop.buyer({ points: 1_000 });
  for (const fault of rooms) {
    const quote = await quoteTrip(shop, buyer, { rooms, usePoints: true });
    putVertical(shop.app.platform, {
      ...fakeVertical,
      hold: async (tx, order) => {
        await fakeVertical.hold(tx, order);
        if (order.request.roomId === fault) throw new Error('the line is dead');
      },
    });
    await expect(bookTrip(shop, buyer, quote.id)).rejects.toThrow('the line is dead');
    putVertical(shop.app.platform, fakeVertical);
    expect(await held(rooms)).toEqual([0, 0, 0]);
    expect(await statesOf(shop, quote.id)).toEqual({});
    expect((await walletOf(shop, buyer.id)).points).toBe(1_000);
  }
});

test('whoever cancels one unpaid part cancels all, and the money that comes afterwards is theirs', async () => {
  const rooms = await twoRooms(shop);
  const buyer = await shop.buyer({ usd: 0 });
  const placed = await bookedTrip(shop, buyer, { rooms });
  const checkout = await beginAtSandbox(shop, buyer.token, placed.paymentId);
  const { parts } = await readTrip(shop, buyer, placed.bundleId);
  const cancelled = await shop.call(travelEndpoints.cancelTravelOrder, {
    token: buyer.token,
    body: { orderId: parts[1]?.order.id ?? '' },
  });
  expect(cancelled.code).toBe(200);
  expect(await statesOf(shop, placed.bundleId)).toEqual({ [rooms[0]]: 'cancelled', [rooms[1]]: 'cancelled' });
  expect(await held(rooms)).toEqual([0, 0]);
  expect(await till.deliver(checkout, 39_600)).toBe(200);
  expect((await walletOf(shop, buyer.id)).available).toBe(39_600);
});

test('what runs out runs out whole; late money takes all of it again, or goes to the wallet where one part is gone', async () => {
  for (const gone of [false, true]) {
    const rooms = await twoRooms(shop, { total: 1 });
    const buyer = await shop.buyer({ usd: 0 });
    const placed = await bookedTrip(shop, buyer, { rooms });
    const checkout = await beginAtSandbox(shop, buyer.token, placed.paymentId);
    await passTime(shop, 40 * MINUTE);
    await shop.app.runJobs('travel.expire');
    expect(await held(rooms)).toEqual([0, 0]);
    if (gone) await paidStay(shop, await shop.buyer({ usd: 50_000 }), { roomId: rooms[1] });
    expect(await till.deliver(checkout, 39_600)).toBe(200);
    const state = gone ? 'cancelled' : 'pending_verification';
    expect(await statesOf(shop, placed.bundleId)).toEqual({ [rooms[0]]: state, [rooms[1]]: state });
    expect(await held(rooms)).toEqual(gone ? [0, 1] : [1, 1]);
    expect((await walletOf(shop, buyer.id)).available).toBe(gone ? 39_600 : 0);
  }
});

test('any order of cancelling gives back the same, by each part’s own policy', async () => {
  const sums: number[] = [];
  for (const order of [[0, 1], [1, 0], []] as const) {
    const rooms = await twoRooms(shop);
    const buyer = await shop.buyer({ usd: 50_000 });
    const placed = await paidTrip(shop, buyer, { rooms, inDays: 2 });
    await passTime(shop, DAY);
    const { parts } = await readTrip(shop, buyer, placed.bundleId);
    for (const index of order) {
      const orderId = parts[index]?.order.id ?? '';
      const { data } = await shop.call(travelEndpoints.cancelPreview, { token: buyer.token, query: { id: orderId } });
      const body = { orderId, refundUsd: data.refundUsd };
      expect((await shop.call(travelEndpoints.cancelTravelOrder, { token: buyer.token, body })).code).toBe(200);
    }
    if (order.length === 0) {
      const query = { id: placed.bundleId };
      const { data } = await shop.call(bundleEndpoints.bundleCancelPreview, { token: buyer.token, query });
      expect(data.parts.map(({ becomes, refund }) => [becomes, refund.usd])).toEqual([
        ['cancelled', 9_900],
        ['cancelled', 9_900],
      ]);
      const wrong = { bundleId: placed.bundleId, refundUsd: data.refundUsd + 1 };
      expect((await shop.call(bundleEndpoints.cancelBundle, { token: buyer.token, body: wrong })).code).toBe(
        refusalCode('travel.refund_changed'),
      );
      const body = { bundleId: placed.bundleId, refundUsd: data.refundUsd };
      const done = await shop.call(bundleEndpoints.cancelBundle, { token: buyer.token, body });
      expect(done.data).toMatchObject({ state: 'cancelled', refund: { usd: 19_800 } });
      const again = await shop.call(bundleEndpoints.cancelBundle, { token: buyer.token, body });
      expect(again.code).toBe(refusalCode('order.not_allowed'));
      const hidden = await shop.call(bundleEndpoints.deleteBundle, {
        token: buyer.token,
        body: { bundleId: placed.bundleId },
      });
      expect(hidden.code).toBe(200);
      expect((await shop.call(bundleEndpoints.bundleDetails, { token: buyer.token, query })).code).toBe(
        refusalCode('record.not_found'),
      );
    }
    sums.push((await walletOf(shop, buyer.id)).available ?? 0);
  }
  expect(new Set(sums)).toEqual(new Set([30_200]));
});

test('core parts are cancelled together only; where the shop ends one, the others cost nothing to cancel', async () => {
  const rooms = await twoRooms(shop);
  const buyer = await shop.buyer({ usd: 50_000 });
  const placed = await paidTrip(shop, buyer, { rooms, core: rooms, inDays: 2 });
  await passTime(shop, DAY);
  const { parts } = await readTrip(shop, buyer, placed.bundleId);
  const [first, second] = parts.map(({ order }) => order.id) as [string, string];
  const alone = await shop.call(travelEndpoints.cancelPreview, { token: buyer.token, query: { id: first } });
  expect(alone).toMatchObject({
    code: refusalCode('travel.cancel_together'),
    data: { bundleId: placed.bundleId, kind: 'tourcombo' },
  });
  const forced = await shop.call(travelEndpoints.cancelTravelOrder, {
    token: buyer.token,
    body: { orderId: first, refundUsd: 9_900 },
  });
  expect(forced.code).toBe(refusalCode('travel.cancel_together'));
  const { version } = await staffStay(shop, staff, second);
  const ended = await shop.call(staffTravelEndpoints.cancelTravelOrder, {
    token: staff,
    params: { id: second },
    body: { version, refundUsd: 19_800, note: 'Roof leaks' },
  });
  expect(ended.status).toBe(200);
  const query = { id: placed.bundleId };
  const { data } = await shop.call(bundleEndpoints.bundleCancelPreview, { token: buyer.token, query });
  expect(data.parts.map(({ becomes, fee }) => [becomes, fee.usd])).toEqual([
    ['cancelled', 0],
    ['gone', 0],
  ]);
  const body = { bundleId: placed.bundleId, refundUsd: data.refundUsd };
  await shop.call(bundleEndpoints.cancelBundle, { token: buyer.token, body });
  expect((await walletOf(shop, buyer.id)).available).toBe(50_000);
});

test('staff cannot reprice a part that waits for its payment', async () => {
  const rooms = await twoRooms(shop);
  const buyer = await shop.buyer();
  const placed = await bookedTrip(shop, buyer, { rooms });
  const { parts } = await readTrip(shop, buyer, placed.bundleId);
  const id = parts[0]?.order.id ?? '';
  const { version, actions } = await staffStay(shop, staff, id);
  expect(actions).not.toContain('modify_amount');
  const repriced = await shop.call(staffTravelEndpoints.modifyTravelAmount, {
    token: staff,
    params: { id },
    body: { version, payableUsd: 1_000, note: 'A favour' },
  });
  expect(repriced.code).toBe(refusalCode('order.not_allowed'));
});

test('trips over the same rooms in opposite order wait for nobody in a circle: none is lost and none is sold twice', async () => {
  const rooms = [await newRoom(shop, { total: 40 }), await newRoom(shop, { total: 40 })];
  const buyers = await Promise.all(Array.from({ length: 24 }, () => shop.buyer({ usd: 50_000 })));
  const apps = [shop, till.second];
  const ends = await Promise.all(
    buyers.map(async (buyer, index) => {
      const order = index % 2 === 0 ? rooms : [...rooms].reverse();
      const placed = await bookedTrip(apps[index % apps.length] ?? shop, buyer, { rooms: order });
      if (index % 3 === 0) {
        const body = { bundleId: placed.bundleId };
        return (await shop.call(bundleEndpoints.cancelBundle, { token: buyer.token, body })).code;
      }
      const body = { payment: placed.paymentId, channel: shop.balanceChannel };
      return (await shop.call(paymentEndpoints.pay, { token: buyer.token, body })).code;
    }),
  );
  expect(new Set(ends)).toEqual(new Set([200]));
  expect(await held(rooms)).toEqual([16, 16]);
});
