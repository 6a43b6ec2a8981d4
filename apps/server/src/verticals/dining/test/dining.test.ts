import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../../../testing/sandbox-payments.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  bookedTable,
  bookTable,
  dayAhead,
  orderOf,
  passTo,
  payTable,
  plantRestaurant,
  quartersOf,
  quoteTable,
  tableRefusalOf,
  ZONE,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(SANDBOX);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const _now = () => shop.app.platform.clock.now();
const cancel = (token: string, orderId: string, refundUsd: number) =>
  shop.call(travel.cancelTravelOrder, {
    token,
    raw: { orderId, reason: '', refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });

test('a table for two that costs nothing ahead is booked, confirmed and had at once', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db);
  const who = await shop.buyer();
  const day = dayAhead(shop, 5);
  const slots = await shop.call(dining.diningSlots, { query: { restaurant: place.id, day, time: '19:30' } });
  expect(slots.data).toMatchObject({ problem: null, stayMinutes: 90, deposit: null });
  expect(slots.data.times.find(({ time }) => time === '19:30')).toMatchObject({ state: 'free', problem: null });
  expect(slots.data.next[0]).toMatchObject({ day, time: '18:30', areaId: place.areaId });

  const quote = await quoteTable(shop, who.token, place, { childAges: [6], adults: 1, occasion: 'birthday' });
  expect(quote.data).toMatchObject({ payable: { usd: 0 }, policy: [{ until: null, fee: { usd: 0 } }] });
  const placed = await bookTable(shop, who.token, quote.data.id, { wishes: 'By the window' });
  expect(placed.data.state).toBe('confirmed');
  const order = await orderOf(shop, who.token, placed.data.orderId);
  expect(order).toMatchObject({ kind: 'dining', state: 'confirmed', wishes: 'By the window', references: [] });
  expect(order.voucherCode).toMatch(/./);
  expect(order.service).toMatchObject({ from: day, zone: ZONE, startsAt: instantOf(day, '19:30', ZONE).toISOString() });
  expect(order.subject.item as DiningItem).toMatchObject({
    area: 'Hall',
    tables: 1,
    people: 2,
    childAges: [6],
    stayMinutes: 90,
    occasion: 'birthday',
    date: day,
    time: '19:30',
    deposit: null,
    late: null,
  });
  // An hour and a half, and a quarter to lay the table.
  const quarters = await quartersOf(db, place.areaId);
  expect(quarters.map(({ held, taken }) => [held, taken])).toEqual(Array(7).fill([0, 1]));
  expect(quarters[0]?.quarter).toBe(instantOf(day, '19:30', ZONE).getTime() / 900_000);
  // The same quote again is the same order, and another's key opens nothing.
  expect((await bookTable(shop, who.token, quote.data.id)).data.orderId).toBe(placed.data.orderId);
  const other = await shop.buyer();
  expect(
    (await shop.call(travel.travelOrderDetails, { token: other.token, query: { id: placed.data.orderId } })).code,
  ).not.toBe(200);
  expect((await cancel(who.token, placed.data.orderId, 0)).code).toBe(200);
  expect(await quartersOf(db, place.areaId)).toEqual([]);
});

test('a party with a deposit and menus pays those without a paid menu, and loses by the hours', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { depositUsd: 2_000, depositFromParty: 4, tables: 3 });
  const who = await shop.buyer({ usd: 200_000 });
  expect((await quoteTable(shop, who.token, place, { adults: 3 })).data.payable.usd).toBe(0);
  const menus = [
    { id: place.paidMenuId, count: 2 },
    { id: place.menuId, count: 3 },
  ];
  const wanted = { adults: 8, day: dayAhead(shop, 6), menus };
  const inside = await bookedTable(shop, who.token, place, wanted);
  // Six deposits and two menus.
  const order = await orderOf(shop, who.token, inside.data.orderId);
  expect(order.payable.usd).toBe(6 * 2_000 + 2 * 9_000);
  expect(order.subject.item).toMatchObject({ tables: 2, people: 8, deposit: { eachUsd: 2_000, people: 6 } });
  expect(order.policy.map(({ until, fee }) => [until, fee.usd])).toEqual([
    [new Date(instantOf(wanted.day, '19:30', ZONE).getTime() - 24 * HOUR).toISOString(), 0],
    [instantOf(wanted.day, '19:30', ZONE).toISOString(), 15_000],
    [null, 30_000],
  ]);
  expect((await quartersOf(db, place.areaId))[0]).toMatchObject({ held: 2, taken: 0 });
  expect((await payTable(shop, who.token, inside.data.paymentId)).code).toBe(200);
  expect((await orderOf(shop, who.token, inside.data.orderId)).state).toBe('confirmed');
  expect((await quartersOf(db, place.areaId))[0]).toMatchObject({ held: 0, taken: 2 });
  expect((await cancel(who.token, inside.data.orderId, 30_000)).code).toBe(200);
  expect((await orderOf(shop, who.token, inside.data.orderId)).refund?.usd).toBe(30_000);

  const late = await bookedTable(shop, who.token, place, { ...wanted, day: dayAhead(shop, 3) });
  await payTable(shop, who.token, late.data.paymentId);
  await passTo(shop, new Date(instantOf(dayAhead(shop, 3), '19:30', ZONE).getTime() - 24 * HOUR));
  expect((await cancel(who.token, late.data.orderId, 30_000)).code).not.toBe(200);
  expect((await cancel(who.token, late.data.orderId, 15_000)).code).toBe(200);
  expect(await orderOf(shop, who.token, late.data.orderId)).toMatchObject({
    refund: { usd: 15_000 },
    fee: { usd: 15_000 },
  });
});

test('each refusal has its own key and field', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer();
  const closed = dayAhead(shop, 4);
  const place = await plantRestaurant(db, { pace: 12, closedDays: [closed], tables: 12 });
  const other = await plantRestaurant(db);
  const asked = async (more: object, at = place) => {
    const { error, field, next } = tableRefusalOf(await quoteTable(shop, who.token, at, more));
    return [error, field, (next?.length ?? 0) > 0];
  };
  expect(await asked({ day: closed })).toEqual(['dining.closed_day', 'day', true]);
  expect(await asked({ time: '09:00' })).toEqual(['dining.closed_hour', 'time', true]);
  expect(await asked({ time: '22:00' })).toEqual(['dining.last_seating', 'time', true]);
  expect(await asked({ day: dayAhead(shop, -1) })).toEqual(['dining.notice', 'time', true]);
  expect(await asked({ day: dayAhead(shop, 61) })).toEqual(['dining.far', 'day', true]);
  expect(await asked({ adults: 13 })).toEqual(['dining.party', 'adults', false]);
  expect(await asked({ menus: [{ id: other.menuId, count: 2 }] })).toEqual(['dining.menu', 'menus.0.count', false]);
  expect(await asked({ menus: [{ id: place.menuId, count: 1 }] })).toEqual(['dining.menu', 'menus.0.count', false]);
  const both = [
    { id: place.menuId, count: 2 },
    { id: place.paidMenuId, count: 1 },
  ];
  expect(await asked({ menus: both })).toEqual(['dining.menu', 'menus', false]);
  expect(await asked({ areaId: other.areaId })).toEqual(['record.not_found', undefined, false]);
  await bookedTable(shop, (await shop.buyer()).token, place, { adults: 11 });
  expect(await asked({})).toEqual(['dining.pace', 'time', true]);
  await sql`INSERT INTO dining_area (id, restaurant_id, name, seats_min, seats_max, tables)
    VALUES (${randomUUID()}, ${place.id}, '{"en-US": "Room"}', 5, 8, 1)`.execute(db);
  await sql`UPDATE dining_area SET joins = false WHERE id = ${place.areaId}`.execute(db);
  expect(await asked({ adults: 6, areaId: place.areaId })).toEqual(['dining.area', 'areaId', true]);
  await sql`UPDATE restaurant SET online = false WHERE id = ${place.id}`.execute(db);
  expect(await asked({})).toEqual(['dining.offline', undefined, false]);
  expect(await asked({}, { ...place, id: randomUUID() })).toEqual(['record.not_found', undefined, false]);
  expect((await shop.call(dining.diningDetails, { query: { id: place.id } })).data).toMatchObject({
    error: 'dining.offline',
  });
  expect((await shop.call(dining.diningSlots, { query: { restaurant: place.id } })).data).toMatchObject({
    error: 'dining.offline',
  });
  expect((await shop.call(dining.createDiningQuote, { raw: { restaurantId: place.id } })).code).not.toBe(200);
  const flawed = async (more: object) => tableRefusalOf(await quoteTable(shop, who.token, other, more)).field;
  expect(await flawed({ time: '25:00' })).toBe('time');
  expect(await flawed({ adults: 0 })).toBe('adults');
  expect(await flawed({ adults: 40, childAges: [1] })).toBe('adults');
  expect(await flawed({ childAges: [18] })).toBe('childAges.0');
});

test('a table nobody pays for runs out and is free again; one that staff confirm waits for them', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { depositUsd: 1_000, tables: 1, confirm: 'staff' });
  const [first, second] = [await shop.buyer({ usd: 50_000 }), await shop.buyer({ usd: 50_000 })];
  const day = dayAhead(shop, 8);
  const unpaid = await bookedTable(shop, first.token, place, { day });
  expect(unpaid.data.state).toBe('pending_payment');
  expect(tableRefusalOf(await quoteTable(shop, second.token, place, { day })).error).toBe('dining.full');
  await passTime(shop, 16 * MINUTE);
  const booked = await bookedTable(shop, second.token, place, { day });
  expect((await orderOf(shop, first.token, unpaid.data.orderId)).state).toBe('cancelled');
  await payTable(shop, second.token, booked.data.paymentId);
  const waiting = await orderOf(shop, second.token, booked.data.orderId);
  expect(waiting).toMatchObject({ state: 'pending_verification', voucherCode: null });
  expect(Date.parse(waiting.confirmBy ?? '') - Date.parse(waiting.paidAt ?? '')).toBe(30 * MINUTE);
  const staff = await shop.staff();
  const params = { id: booked.data.orderId };
  const { version } = (await shop.call(staffTravelEndpoints.readTravelOrder, { token: staff, params })).data;
  const confirmed = await shop.call(staffTravelEndpoints.confirmTravelOrder, {
    token: staff,
    params,
    body: { version, references: [] },
  });
  expect(confirmed.code).toBe(200);
  expect((await orderOf(shop, second.token, booked.data.orderId)).state).toBe('confirmed');
});

test('money that comes late has the table where it is free, and goes to the wallet where it is not', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { depositUsd: 1_000, tables: 1 });
  const begin = async (day: string) => {
    const who = await shop.buyer({ usd: 0 });
    const { data } = await bookedTable(shop, who.token, place, { day });
    return { ...data, token: who.token, checkout: await beginAtSandbox(shop, who.token, data.paymentId) };
  };
  const [free, gone] = [await begin(dayAhead(shop, 8)), await begin(dayAhead(shop, 9))];
  const { usd } = (await orderOf(shop, free.token, free.orderId)).payable;
  await passTime(shop, 20 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect((await orderOf(shop, free.token, free.orderId)).state).toBe('cancelled');
  expect(await quartersOf(db, place.areaId)).toEqual([]);
  await begin(dayAhead(shop, 9));
  expect(await deliverPaid(shop, free.checkout, usd)).toBe(200);
  expect(await deliverPaid(shop, gone.checkout, usd)).toBe(200);
  expect((await orderOf(shop, free.token, free.orderId)).state).not.toBe('cancelled');
  expect(await orderOf(shop, gone.token, gone.orderId)).toMatchObject({ state: 'cancelled', creditedLate: { usd } });
});

test('guests say that they come late: their own, shortly before, until they have come', async () => {
  const place = await plantRestaurant(shop.app.platform.db);
  const [who, other] = [await shop.buyer(), await shop.buyer()];
  const day = dayAhead(shop, 2);
  const { orderId } = (await bookedTable(shop, who.token, place, { day })).data;
  const late = (token: string, more: object = {}) =>
    shop.call(dining.tellDiningLate, {
      token,
      raw: { orderId, minutes: 15, note: 'The tram stands still', ...more },
    });
  expect(tableRefusalOf(await late(who.token)).error).toBe('order.not_allowed');
  await passTo(shop, new Date(instantOf(day, '19:30', ZONE).getTime() - 30 * MINUTE));
  expect(tableRefusalOf(await late(other.token)).error).toBe('record.not_found');
  expect(tableRefusalOf(await late(who.token, { minutes: 4 })).field).toBe('minutes');
  expect((await late(who.token)).data).toMatchObject({ minutes: 15, note: 'The tram stands still' });
  expect((await orderOf(shop, who.token, orderId)).subject.item).toMatchObject({ late: { minutes: 15 } });
  expect((await shop.call(dining.tellDiningLate, { raw: { orderId, minutes: 15 } })).code).not.toBe(200);
  await passTo(shop, new Date(instantOf(day, '21:01', ZONE).getTime()));
  expect(tableRefusalOf(await late(who.token)).error).toBe('order.not_allowed');
});
