import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, weekday } from '@app/kernel/local-day';
import { instantOf, wallTimeIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../../../testing/sandbox-payments.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  bookedTable,
  bookTable,
  dayAhead,
  newCity,
  payTable,
  plantRestaurant,
  quartersOf,
  quoteTable,
  refusalOf,
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

const passTime = (ms: number) => shop.app.platform.clock.move({ ms, reset: false });
const now = () => shop.app.platform.clock.now();
/** Moves the product's time to a moment. */
const passTo = (moment: Date) => passTime(moment.getTime() - now().getTime());
const orderOf = async (token: string, id: string) =>
  (await shop.call(travel.travelOrderDetails, { token, query: { id } })).data;
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
  const order = await orderOf(who.token, placed.data.orderId);
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
  const order = await orderOf(who.token, inside.data.orderId);
  expect(order.payable.usd).toBe(6 * 2_000 + 2 * 9_000);
  expect(order.subject.item).toMatchObject({ tables: 2, people: 8, deposit: { eachUsd: 2_000, people: 6 } });
  expect(order.policy.map(({ until, fee }) => [until, fee.usd])).toEqual([
    [new Date(instantOf(wanted.day, '19:30', ZONE).getTime() - 24 * HOUR).toISOString(), 0],
    [instantOf(wanted.day, '19:30', ZONE).toISOString(), 15_000],
    [null, 30_000],
  ]);
  expect((await quartersOf(db, place.areaId))[0]).toMatchObject({ held: 2, taken: 0 });
  expect((await payTable(shop, who.token, inside.data.paymentId)).code).toBe(200);
  expect((await orderOf(who.token, inside.data.orderId)).state).toBe('confirmed');
  expect((await quartersOf(db, place.areaId))[0]).toMatchObject({ held: 0, taken: 2 });
  expect((await cancel(who.token, inside.data.orderId, 30_000)).code).toBe(200);
  expect((await orderOf(who.token, inside.data.orderId)).refund?.usd).toBe(30_000);

  const late = await bookedTable(shop, who.token, place, { ...wanted, day: dayAhead(shop, 3) });
  await payTable(shop, who.token, late.data.paymentId);
  await passTo(new Date(instantOf(dayAhead(shop, 3), '19:30', ZONE).getTime() - 24 * HOUR));
  expect((await cancel(who.token, late.data.orderId, 30_000)).code).not.toBe(200);
  expect((await cancel(who.token, late.data.orderId, 15_000)).code).toBe(200);
  expect(await orderOf(who.token, late.data.orderId)).toMatchObject({ refund: { usd: 15_000 }, fee: { usd: 15_000 } });
});

test('four tables take four parties at an hour, and say to the fifth which times are next', async () => {
  const place = await plantRestaurant(shop.app.platform.db, { seats: [1, 2] });
  const day = dayAhead(shop, 9);
  for (let party = 0; party < 4; party += 1) {
    const who = await shop.buyer();
    expect((await bookedTable(shop, who.token, place, { day })).data.state).toBe('confirmed');
  }
  const fifth = await shop.buyer();
  const refused = await quoteTable(shop, fifth.token, place, { day });
  expect(refusalOf(refused)).toEqual({
    error: 'dining.full',
    field: 'time',
    next: [`${day} 21:15`, `${day} 21:30`],
  });
  const slots = await shop.call(dining.diningSlots, { query: { restaurant: place.id, day } });
  const problem = (time: string) => slots.data.areas[0]?.times.find((slot) => slot.time === time)?.problem;
  expect([problem('17:45'), problem('18:00'), problem('21:00'), problem('21:15')]).toEqual([
    null,
    'full',
    'full',
    null,
  ]);
  expect((await quoteTable(shop, fifth.token, place, { day, time: '21:15' })).code).toBe(200);
});

test('each refusal has its own key and field', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer();
  const closed = dayAhead(shop, 4);
  const place = await plantRestaurant(db, { pace: 12, closedDays: [closed], tables: 12 });
  const other = await plantRestaurant(db);
  const asked = async (more: object, at = place) => {
    const { error, field, next } = refusalOf(await quoteTable(shop, who.token, at, more));
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
  const flawed = async (more: object) => refusalOf(await quoteTable(shop, who.token, other, more)).field;
  expect(await flawed({ time: '25:00' })).toBe('time');
  expect(await flawed({ adults: 0 })).toBe('adults');
  expect(await flawed({ adults: 40, childAges: [1] })).toBe('adults');
  expect(await flawed({ childAges: [18] })).toBe('childAges.0');
});

test('an hour past midnight is of the night that began, and the minute of the notice decides', async () => {
  const place = await plantRestaurant(shop.app.platform.db, {
    opens: '19:00',
    closes: '02:00',
    lastSeating: '00:30',
    noticeMinutes: 30,
  });
  const who = await shop.buyer();
  const day = dayAhead(shop, 5);
  const booked = await bookedTable(shop, who.token, place, { day, time: '00:30' });
  const { service, subject } = await orderOf(who.token, booked.data.orderId);
  expect(service).toMatchObject({
    from: addDays(day, 1),
    startsAt: instantOf(addDays(day, 1), '00:30', ZONE).toISOString(),
  });
  expect(subject.item).toMatchObject({ day, date: addDays(day, 1), time: '00:30' });
  expect(refusalOf(await quoteTable(shop, who.token, place, { day, time: '00:45' })).error).toBe('dining.last_seating');

  const soon = instantOf(addDays(dayAhead(shop, 1), 1), '00:30', ZONE);
  const tonight = { day: dayAhead(shop, 1), time: '00:30' };
  await passTo(new Date(soon.getTime() - 31 * MINUTE));
  const early = await quoteTable(shop, who.token, place, tonight);
  expect(early.code).toBe(200);
  await passTo(new Date(soon.getTime() - 29 * MINUTE));
  expect(refusalOf(await quoteTable(shop, who.token, place, tonight)).error).toBe('dining.notice');
  // What was quoted in time is asked again at booking.
  expect(refusalOf(await bookTable(shop, who.token, early.data.id)).error).toBe('dining.notice');
});

test('soon after midnight the running night is offered first, and found around its hours', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { opens: '18:00', closes: '02:00', lastSeating: '01:00', noticeMinutes: 0 });
  const who = await shop.buyer();
  const evening = dayAhead(shop, 1);
  const search = async (query: object) =>
    (await shop.call(dining.diningSearch, { query: { city: place.cityId, adults: '2', ...query } as never })).data;
  const around = await search({ day: dayAhead(shop, 5), time: '00:30' });
  expect(around).toMatchObject({ total: 1, freeTotal: 1 });
  expect(around.list[0]?.times[0]).toMatchObject({ day: dayAhead(shop, 5), time: '23:30', nextDay: false });

  await passTo(instantOf(addDays(evening, 1), '00:10', ZONE));
  const found = await search({});
  expect(found).toMatchObject({ day: evening, today: evening });
  expect(found.list[0]?.times[0]).toMatchObject({ day: evening, time: '00:15', nextDay: true });
  const query = { restaurant: place.id, adults: '2' } as never;
  const slots = (await shop.call(dining.diningSlots, { query })).data;
  expect(slots.day).toBe(evening);
  expect(slots.strip[0]).toEqual({ day: evening, problem: null });
  expect(slots.next[0]).toMatchObject({ day: evening, time: '00:15' });
  expect((await bookedTable(shop, who.token, place, { day: evening, time: '00:30' })).code).toBe(200);

  await passTo(instantOf(addDays(evening, 1), '01:10', ZONE));
  expect((await search({})).day).toBe(addDays(evening, 1));
});

test('a table nobody pays for runs out and is free again; one that staff confirm waits for them', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { depositUsd: 1_000, tables: 1, confirm: 'staff' });
  const [first, second] = [await shop.buyer({ usd: 50_000 }), await shop.buyer({ usd: 50_000 })];
  const day = dayAhead(shop, 8);
  const unpaid = await bookedTable(shop, first.token, place, { day });
  expect(unpaid.data.state).toBe('pending_payment');
  expect(refusalOf(await quoteTable(shop, second.token, place, { day })).error).toBe('dining.full');
  await passTime(16 * MINUTE);
  const booked = await bookedTable(shop, second.token, place, { day });
  expect((await orderOf(first.token, unpaid.data.orderId)).state).toBe('cancelled');
  await payTable(shop, second.token, booked.data.paymentId);
  const waiting = await orderOf(second.token, booked.data.orderId);
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
  expect((await orderOf(second.token, booked.data.orderId)).state).toBe('confirmed');
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
  const { usd } = (await orderOf(free.token, free.orderId)).payable;
  await passTime(20 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect((await orderOf(free.token, free.orderId)).state).toBe('cancelled');
  expect(await quartersOf(db, place.areaId)).toEqual([]);
  await begin(dayAhead(shop, 9));
  expect(await deliverPaid(shop, free.checkout, usd)).toBe(200);
  expect(await deliverPaid(shop, gone.checkout, usd)).toBe(200);
  expect((await orderOf(free.token, free.orderId)).state).not.toBe('cancelled');
  expect(await orderOf(gone.token, gone.orderId)).toMatchObject({ state: 'cancelled', creditedLate: { usd } });
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
  expect(refusalOf(await late(who.token)).error).toBe('order.not_allowed');
  await passTo(new Date(instantOf(day, '19:30', ZONE).getTime() - 30 * MINUTE));
  expect(refusalOf(await late(other.token)).error).toBe('record.not_found');
  expect(refusalOf(await late(who.token, { minutes: 4 })).field).toBe('minutes');
  expect((await late(who.token)).data).toMatchObject({ minutes: 15, note: 'The tram stands still' });
  expect((await orderOf(who.token, orderId)).subject.item).toMatchObject({ late: { minutes: 15 } });
  expect((await shop.call(dining.tellDiningLate, { raw: { orderId, minutes: 15 } })).code).not.toBe(200);
  await passTo(new Date(instantOf(day, '21:01', ZONE).getTime()));
  expect(refusalOf(await late(who.token)).error).toBe('order.not_allowed');
});

test('restaurants of a city are found with their next free times, filtered, sorted and counted', async () => {
  const { db } = shop.app.platform;
  const cityId = await newCity(db);
  const day = dayAhead(shop, 7);
  const near = await plantRestaurant(db, {
    cityId,
    name: 'Near',
    at: [38.7, -9.1],
    level: 3,
    cuisines: ['grill'],
    tables: 1,
    seats: [1, 2],
  });
  const cheap = await plantRestaurant(db, { cityId, name: 'Cheap', at: [38.8, -9.1], level: 1, depositUsd: 500 });
  const shut = await plantRestaurant(db, { cityId, name: 'Shut', closedDays: [day], level: 4 });
  await bookedTable(shop, (await shop.buyer()).token, near, { day });
  const search = async (more: object = {}) =>
    (await shop.call(dining.diningSearch, { query: { city: cityId, day, time: '19:30', ...more } })).data;
  const names = async (more: object = {}) => (await search(more)).list.map(({ name }) => name);

  const all = await search();
  expect(all).toMatchObject({ total: 3, freeTotal: 1, day, time: '19:30' });
  const card = (id: string) => all.list.find((one) => one.id === id);
  expect(card(cheap.id)).toMatchObject({ free: true, deposit: { usd: 1_000 }, problem: null, areas: ['Hall'] });
  expect(card(cheap.id)?.times.map(({ time }) => time)).toEqual(['18:30', '18:45', '19:00', '19:15', '19:30']);
  expect(card(near.id)).toMatchObject({ free: false, problem: null });
  expect(card(near.id)?.times.map(({ time }) => time)).toEqual(['21:15', '21:30']);
  expect(card(shut.id)).toMatchObject({ free: false, problem: 'closed_day' });
  expect(card(shut.id)?.times[0]?.day).toBe(addDays(day, 1));
  expect(all.facets).toMatchObject({
    cuisine: [
      { value: 'portuguese', count: 2 },
      { value: 'grill', count: 1 },
    ],
    depositFree: 2,
    free: 1,
  });
  expect(await names({ sort: 'near' })).toEqual(['Near', 'Shut', 'Cheap']);
  expect(await names({ sort: 'price' })).toEqual(['Cheap', 'Near', 'Shut']);
  expect(await names({ freeOnly: '1' })).toEqual(['Cheap']);
  expect(await names({ cuisines: 'grill' })).toEqual(['Near']);
  expect(await names({ priceLevels: '3,4', sort: 'price' })).toEqual(['Near', 'Shut']);
  expect(await names({ depositFree: '1', sort: 'price' })).toEqual(['Near', 'Shut']);
  expect(await names({ keyword: 'chea' })).toEqual(['Cheap']);
  expect(await names({ adults: '13' })).toHaveLength(3);
  expect((await search({ adults: '13' })).list[0]).toMatchObject({ problem: 'party', times: [] });
  const first = await search({ sort: 'price', limit: '2' });
  const rest = await search({ sort: 'price', limit: '2', cursor: first.cursor ?? '' });
  expect([rest.list.map(({ name }) => name), rest.cursor, rest.facets]).toEqual([['Shut'], null, null]);
  const none = await shop.call(dining.diningSearch, { query: { city: randomUUID() } });
  expect(refusalOf(none).error).toBe('record.not_found');
  expect(refusalOf(await shop.call(dining.diningSearch, { query: { city: cityId, cursor: 'x' } })).field).toBe(
    'cursor',
  );
  expect(refusalOf(await shop.call(dining.diningSearch, { query: { city: cityId, latitude: '1' } })).field).toBe(
    'longitude',
  );

  const home = await shop.call(dining.diningHome, {});
  expect(home.data.cities.find(({ id }) => id === cityId)).toMatchObject({ restaurants: 3 });
  const details = await shop.call(dining.diningDetails, { query: { id: near.id } });
  expect(details.data).toMatchObject({
    name: 'Near',
    zone: ZONE,
    maxParty: 12,
    deposit: null,
    score: null,
    reviews: 0,
  });
  expect(details.data.now).toBe(wallTimeIn(ZONE, now()).slice(11));
  expect(details.data.menus.map(({ prepaid }) => prepaid)).toEqual([false, true]);
  expect(refusalOf(await shop.call(dining.diningDetails, { query: { id: randomUUID() } })).error).toBe(
    'record.not_found',
  );
});

test('a day of the week that has no hours is closed in the strip, and the strip ends where booking does', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db);
  const day = dayAhead(shop, 3);
  await sql`UPDATE restaurant SET days_ahead = 5, hours = (SELECT jsonb_agg(h) FROM jsonb_array_elements(hours) h
    WHERE (h ->> 'weekday')::int <> ${weekday(day)}) WHERE id = ${place.id}`.execute(db);
  const { data } = await shop.call(dining.diningSlots, { query: { restaurant: place.id, day } });
  expect(data).toMatchObject({ problem: 'closed_day', times: [], hours: [] });
  expect(data.strip).toHaveLength(6);
  expect(data.strip[3]).toEqual({ day, problem: 'closed_day' });
  expect(data.next[0]?.day).toBe(addDays(day, 1));
});
