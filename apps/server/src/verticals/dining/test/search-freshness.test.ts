import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { instantOf } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { lockBooking, moveBooking, takeQuarters } from '../db/booking.repo.ts';
import { quarterOf } from '../domain/table-times.ts';
import {
  askChange,
  bookedTable,
  dayAhead,
  makeTableChange,
  type NewRestaurant,
  newCity,
  payTable,
  plantArea,
  plantRestaurant,
  ZONE,
} from './fixtures.ts';

// What one process writes, the other one answers with at its next search.
let shop: Shop;
let second: TestApp;
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
type Place = Pick<NewRestaurant, 'id' | 'cityId'>;

async function searched(place: Place, more: object = {}, at: TestApp = second) {
  const query = { city: place.cityId, day: dayAhead(shop, 5), time: '19:30', adults: '2', ...more };
  const { code, data } = await at.call(dining.diningSearch, { query: query as never });
  return { code, total: data.total, card: code === 200 ? data.list.find(({ id }) => id === place.id) : undefined };
}
const isFree = async (place: Place, more: object = {}): Promise<boolean | undefined> =>
  (await searched(place, more)).card?.free;

/** The state of an hour on the page of a restaurant. */
async function stateAt(place: Place, time: string, more: object = {}): Promise<string | null | undefined> {
  const query = { restaurant: place.id, day: dayAhead(shop, 5), time: '19:30', adults: '2', ...more } as never;
  const { data } = await second.call(dining.diningSlots, { query });
  const slot = data.times.find((one) => one.time === time);
  return slot && (slot.problem ?? slot.state);
}

/** A place of one kind of table that the second process has in memory already. */
async function known(of: Parameters<typeof plantRestaurant>[1] = {}): Promise<NewRestaurant> {
  const place = await plantRestaurant(db(), { tables: 1, ...of });
  expect(await isFree(place)).toBe(true);
  return place;
}

test('a table that is booked is not free at the next search, and free at the next after it is let go', async () => {
  const place = await known();
  const { token } = await shop.buyer();
  const booked = await bookedTable(shop, token, place);
  expect(await isFree(place)).toBe(false);
  expect(await stateAt(place, '19:30')).toBe('full');
  expect(await stateAt(place, '21:30')).toBe('few');
  await shop.call(travel.cancelTravelOrder, {
    token,
    raw: { orderId: booked.data.orderId, reason: '', refundUsd: 0 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(await isFree(place)).toBe(true);
});

/** A place whose table at 19:30 a booking holds until it is paid. */
async function unpaid(): Promise<NewRestaurant> {
  const place = await known({ depositUsd: 2_000 });
  const booked = await bookedTable(shop, (await shop.buyer()).token, place);
  expect(booked.data.state).toBe('pending_payment');
  return place;
}

/** One whose table at 19:30 is held for a booking of 13:00 that is to be changed. */
async function toBeChanged(): Promise<NewRestaurant> {
  const place = await known({ depositUsd: 500 });
  const { token } = await shop.buyer({ usd: 100_000 });
  const { data } = await bookedTable(shop, token, place, { time: '13:00' });
  await payTable(shop, token, data.paymentId ?? '');
  expect(await isFree(place)).toBe(true);
  const own = { token, orderId: data.orderId };
  const quoted = await askChange(shop, own, { time: '19:30', adults: 3 });
  expect((await makeTableChange(shop, own, quoted.data.id)).code).toBe(200);
  return place;
}

/** One whose table at 19:30 is held for one who waits. */
async function offered(): Promise<NewRestaurant> {
  const place = await known();
  const day = dayAhead(shop, 5);
  const startsQuarter = quarterOf(instantOf(day, '17:00', ZONE));
  const stretch = { areaId: place.areaId, startsQuarter, quarters: 30, tables: 1 };
  const customer = (await shop.buyer()).id;
  await inTransaction(db(), async (tx) => {
    expect(await takeQuarters(tx, { ...stretch, as: 'held' })).toBe(30);
    await sql`INSERT INTO dining_wait (id, restaurant_id, customer_id, day, time_from, time_to, adults, state, ends_at, offer_area_id,
        offer_quarter, offer_quarters, offer_tables, offer_time, offer_until)
      VALUES (${randomUUID()}, ${place.id}, ${customer}, ${day}, '19:30', '19:30', 2, 'offered', app_now() + interval '1 day',
        ${place.areaId}, ${startsQuarter}, 30, 1, '19:30', app_now() + interval '1 hour')`.execute(tx);
  });
  return place;
}

test('what is held for a booking, a change or somebody who waits is free again by the clock alone', async () => {
  const places = [await unpaid(), await toBeChanged(), await offered()];
  const free = () => Promise.all(places.map((place) => isFree(place)));
  expect(await free()).toEqual([false, false, false]);
  const soon = sql`app_now() + interval '4 seconds'`;
  await sql`UPDATE dining_booking SET expires_at = ${soon} WHERE restaurant_id = ${places[0]?.id}`.execute(db());
  await sql`UPDATE dining_change SET expires_at = ${soon} WHERE area_id = ${places[1]?.areaId}`.execute(db());
  await sql`UPDATE dining_wait SET offer_until = ${soon} WHERE restaurant_id = ${places[2]?.id}`.execute(db());
  const written = async () => (await sql`SELECT max(xid)::text AS last FROM search_change`.execute(db())).rows;
  const last = await written();
  expect(await free()).toEqual([false, false, false]);
  await expect.poll(free, { timeout: 15_000, interval: 300 }).toEqual([true, true, true]);
  expect(await stateAt(places[0] as NewRestaurant, '19:30')).toBe('few');
  expect(await written()).toEqual(last);
});

test.each([
  ['taken off sale', (p: NewRestaurant) => sql`UPDATE restaurant SET online = false WHERE id = ${p.id}`, undefined],
  [
    'closed that day',
    (p: NewRestaurant) => sql`UPDATE restaurant SET closed_days = ARRAY[${dayAhead(shop, 5)}] WHERE id = ${p.id}`,
    false,
  ],
  ['given other hours', (p: NewRestaurant) => sql`UPDATE restaurant SET hours = '[]' WHERE id = ${p.id}`, false],
  ['left without tables', (p: NewRestaurant) => sql`UPDATE dining_area SET tables = 0 WHERE id = ${p.areaId}`, false],
  ['left without a kind of table', (p: NewRestaurant) => sql`DELETE FROM dining_area WHERE id = ${p.areaId}`, false],
  ['at its pace', (p: NewRestaurant) => sql`UPDATE restaurant SET pace = 1, max_party = 1 WHERE id = ${p.id}`, false],
  [
    'in a city nobody travels to',
    (p: NewRestaurant) => sql`UPDATE travel_city SET enabled = false WHERE id = ${p.cityId}`,
    undefined,
  ],
] satisfies [string, (p: NewRestaurant) => RawBuilder<unknown>, boolean | undefined][])(
  'a restaurant that is %s is so at the next search',
  async (_what, write, free) => {
    const place = await known();
    await write(place).execute(db());
    expect(await isFree(place)).toBe(free);
  },
);

test('a restaurant that is new, comes from another city or back on sale, or has one more kind of table is found at once', async () => {
  const cityId = await newCity(db());
  expect((await searched({ id: '', cityId })).total).toBe(0);
  const place = await plantRestaurant(db(), { cityId });
  expect(await isFree(place)).toBe(true);
  const other = await known();
  await sql`UPDATE restaurant SET city_id = ${cityId} WHERE id = ${other.id}`.execute(db());
  expect(await isFree({ id: other.id, cityId })).toBe(true);
  expect((await searched(other)).total).toBe(0);
  await sql`UPDATE restaurant SET online = false WHERE id = ${place.id}`.execute(db());
  expect((await searched(place)).total).toBe(1);
  await sql`UPDATE restaurant SET online = true WHERE id = ${place.id}`.execute(db());
  expect((await searched(place)).total).toBe(2);
  expect(await isFree(place, { adults: '12', time: '20:00' })).toBe(true);
  await sql`UPDATE dining_area SET joins = false WHERE id = ${place.areaId}`.execute(db());
  expect(await isFree(place, { adults: '12' })).toBe(false);
  await plantArea(db(), place, { seats: [8, 12], tables: 1 });
  expect(await isFree(place, { adults: '12' })).toBe(true);
});

test('another score, name or position of the city is shown at the next search', async () => {
  const place = await known();
  await sql`INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count) VALUES ('dining', ${place.id}, 9, 2)`.execute(
    db(),
  );
  expect((await searched(place)).card).toMatchObject({ score: 9, reviews: 2 });
  const { distance = 0 } = (await searched(place)).card ?? {};
  await sql`UPDATE travel_city SET name = '{"en-US": "Elsewhere"}', latitude = latitude + 1 WHERE id = ${place.cityId}`.execute(
    db(),
  );
  const { card } = await searched(place);
  expect(card?.city).toBe('Elsewhere');
  expect(card?.distance).toBeGreaterThan(distance + 50_000);
});

test('a booking whose transaction is taken back changes nothing', async () => {
  const place = await known();
  const { token } = await shop.buyer();
  const { data } = await bookedTable(shop, token, place);
  expect(await isFree(place)).toBe(false);
  await inTransaction(db(), async (tx) => {
    const booking = await lockBooking(tx, data.orderId);
    if (booking) await moveBooking(tx, booking, 'released');
    throw new Error('taken back');
  }).catch(() => undefined);
  expect(await isFree(place)).toBe(false);
});
