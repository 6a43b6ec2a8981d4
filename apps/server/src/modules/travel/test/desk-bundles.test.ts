import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedTrip, paidTrip, statesOf } from './bundle.fixtures.ts';
import { type Buyer, booked, broken, newRoom, openTravelShop, type Shop } from './fixtures.ts';

let shop: Shop;
let staff: string;
let agentStaff: string;
let buyer: Buyer;
let rooms: readonly string[];
beforeAll(async () => {
  shop = await openTravelShop();
  staff = await shop.staff();
  agentStaff = await shop.staff({ agentId: shop.agentId });
  buyer = await shop.buyer({ usd: 1_000_000 });
  rooms = [await newRoom(shop, { total: 100 }), await newRoom(shop, { total: 100 })];
});
afterAll(async () => {
  // The fake trip is of rooms where a combo is of tours.
  const results = (await broken(shop)) as { name: string }[];
  const offended = results.filter(({ name }) => name !== 'tours.combo_orders_are_its_tours');
  expect(offended).toEqual([]);
  await shop.close();
});

const found = async (number: string, token = staff) =>
  (await shop.call(desk.listTravelOrders, { token, query: { number } })).data;
const read = async (id: string) => (await shop.call(desk.readTravelOrder, { token: staff, params: { id } })).data;

test('the number of a bundle, a piece of it or that of its payment finds all of its parts, each told which it is', async () => {
  const alone = await booked(shop, await shop.buyer(), { roomId: rooms[0] ?? '' });
  const trip = await bookedTrip(shop, buyer, { rooms });
  const { list, counts } = await found(trip.number);
  expect(counts.all).toBe(2);
  const parts = list.map(({ bundle }) => bundle).sort((a, b) => (a?.part ?? 0) - (b?.part ?? 0));
  expect(parts).toEqual([1, 2].map((part) => ({ id: trip.bundleId, number: trip.number, part, of: 2, last: false })));
  const ids = list.map(({ id }) => id).sort();
  const idsFound = async (number: string) => (await found(number)).list.map(({ id }) => id).sort();
  expect(await idsFound(trip.number.slice(-6).toLowerCase())).toEqual(ids);
  const { paymentNumber } = (
    await shop.call(bundleEndpoints.bundleDetails, { token: buyer.token, query: { id: trip.bundleId } })
  ).data;
  expect(await idsFound(paymentNumber)).toEqual(ids);
  expect(await idsFound(alone.number)).toEqual([alone.orderId]);
  expect((await found(trip.number, agentStaff)).list).toEqual([]);

  const [first] = list;
  expect((await read(first?.id ?? '')).bundle).toEqual(first?.bundle);
  expect((await read(alone.orderId)).bundle).toBeNull();
  expect((await found(alone.number)).list[0]?.bundle).toBeNull();
});

test('staff do not reprice an unpaid part, and cancelling one cancels all', async () => {
  const trip = await bookedTrip(shop, await shop.buyer(), { rooms });
  const [part] = (await found(trip.number)).list;
  const { id = '', version = 0, actions } = part ?? {};
  expect(actions).toContain('cancel');
  expect(actions).not.toContain('modify_amount');
  const params = { id };
  const note = 'The customer asked for it';
  const repriced = await shop.call(desk.modifyTravelAmount, {
    token: staff,
    params,
    body: { version, payableUsd: 100, note },
  });
  expect(repriced.status).toBe(409);
  const cancelled = await shop.call(desk.cancelTravelOrder, { token: staff, params, body: { version, note } });
  expect(cancelled.data).toMatchObject({ state: 'cancelled', bundle: { part: part?.bundle?.part, of: 2 } });
  expect(Object.values(await statesOf(shop, trip.bundleId))).toEqual(['cancelled', 'cancelled']);
});

test('after payment a part is cancelled by itself, and stays the part it was', async () => {
  const trip = await paidTrip(shop, await shop.buyer({ usd: 1_000_000 }), { rooms });
  const [part] = (await found(trip.number)).list;
  const { id = '', version = 0 } = part ?? {};
  const body = { version, note: 'The customer asked for it' };
  const done = await shop.call(desk.cancelTravelOrder, { token: staff, params: { id }, body });
  expect(done.data).toMatchObject({ state: 'cancelled', bundle: part?.bundle });
  const states = Object.values(await statesOf(shop, trip.bundleId));
  expect(states.filter((state) => state === 'cancelled')).toHaveLength(1);
});
