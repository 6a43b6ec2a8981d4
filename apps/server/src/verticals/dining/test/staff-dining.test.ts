import { randomUUID } from 'node:crypto';
import { staffDiningEndpoints as staff } from '@app/contract/verticals/dining/staff-endpoints';
import { MINUTE } from '@app/kernel/clock';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import {
  bookedTable,
  dayAhead,
  newCity,
  plantRestaurant,
  quartersOf,
  quoteTable,
  tableRefusalOf,
  ZONE,
} from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const logged = async (record: string): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${record} AND outcome = 'done' ORDER BY id`.execute(
    shop.app.platform.db,
  );
  return rows.map(({ action }) => action);
};
const key = () => ({ 'idempotency-key': randomUUID() });
const body = (cityId: string) => ({
  cityId,
  merchantId: null,
  name: { 'en-US': 'Casa Nova' },
  story: { 'en-US': '' },
  address: { 'en-US': 'Street 1' },
  area: { 'en-US': 'Old Town' },
  cuisines: ['grill' as const],
  priceLevel: 2,
  averageUsd: null,
  phone: '',
  latitude: 38.7,
  longitude: -9.1,
  zone: ZONE,
  cover: '/files/d-{w}.webp',
  gallery: [],
  facilities: [],
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '19:00', closes: '01:00', lastSeating: '23:00' })),
  closedDays: [],
  noticeMinutes: 0,
  daysAhead: 60,
  stepMinutes: 15 as const,
  turns: [{ upTo: 4, minutes: 90 }],
  bufferMinutes: 0,
  pace: null,
  maxParty: 4,
  depositUsd: 0,
  depositFromParty: 1,
  cancelSteps: [],
  confirm: 'system' as const,
  dishes: [],
  areas: [
    {
      name: { 'en-US': 'Hall' },
      note: { 'en-US': '' },
      seatsMin: 1,
      seatsMax: 4,
      tables: 2,
      joins: true,
      outdoor: false,
      online: true,
    },
  ],
  menus: [],
  online: true,
  sortWeight: 0,
});

test('a restaurant is created, saved and switched; each write is logged, stale and unsound ones are refused', async () => {
  const cityId = await newCity(shop.app.platform.db);
  const given = body(cityId);
  const made = await shop.call(staff.createRestaurant, { token, body: given });
  expect(made.data).toMatchObject({ name: { 'en-US': 'Casa Nova' }, version: 1, areas: [{ tables: 2 }] });
  const params = { id: made.data.id };
  const areas = made.data.areas.map((area) => ({ ...area, tables: 3 }));
  const saved = await shop.call(staff.updateRestaurant, { token, params, body: { ...given, areas, version: 1 } });
  expect(saved.data).toMatchObject({ version: 2, areas: [{ id: areas[0]?.id, tables: 3 }] });
  const stale = await shop.call(staff.updateRestaurant, { token, params, body: { ...given, areas, version: 1 } });
  expect(tableRefusalOf(stale).error).toBe('record.stale');
  const wrong = async (more: object) =>
    tableRefusalOf(
      await shop.call(staff.updateRestaurant, { token, params, raw: { ...given, areas, version: 2, ...more } }),
    ).field;
  const night = { weekday: 1, opens: '19:00', closes: '23:00', lastSeating: '23:30' };
  expect(await wrong({ hours: [night] })).toBe('hours.0.lastSeating');
  expect(
    await wrong({
      hours: [
        { ...night, lastSeating: '22:00' },
        { ...night, opens: '20:00', lastSeating: '22:00' },
      ],
    }),
  ).toBe('hours.1.opens');
  expect(await wrong({ pace: 2 })).toBe('pace');
  expect(
    await wrong({
      cancelSteps: [
        { hoursBefore: 2, percent: 50 },
        { hoursBefore: 24, percent: 100 },
      ],
    }),
  ).toBe('cancelSteps');
  expect(await wrong({ areas: [{ ...areas[0], id: randomUUID() }] })).toBe(undefined);
  const flags = await shop.call(staff.setRestaurantsOnline, { token, body: { ids: [made.data.id], online: false } });
  expect(flags.data.changed).toEqual([made.data.id]);
  expect(await logged(`restaurant/${made.data.id}`)).toEqual([
    'restaurant.create',
    'restaurant.update',
    'restaurant.flags',
  ]);
  const list = await shop.call(staff.listRestaurants, { token, query: { city: cityId } });
  expect(list.data).toMatchObject({ total: 1, list: [{ tables: 3, seats: 12, online: false }] });
  const found = await shop.call(staff.restaurantChoices, { token, query: { keyword: 'casa n' } });
  expect(found.data.map(({ id }) => id)).toContain(made.data.id);
  const outsider = await shop.staff({ permissions: ['travel.restaurants.view'] });
  expect((await shop.call(staff.createRestaurant, { token: outsider, body: given })).code).not.toBe(200);
  expect((await shop.call(staff.readRestaurant, { token: outsider, params })).code).toBe(200);
});

test('the book of a day shows who comes and how full it is; walk-ins and blocks take tables and give them back', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { tables: 3, pace: 20 });
  const who = await shop.buyer();
  const day = dayAhead(shop, 4);
  const { orderId } = (await bookedTable(shop, who.token, place, { day })).data;
  const params = { id: place.id };
  const read = async () => (await shop.call(staff.readDiningDay, { token, params, query: { day } })).data;
  const book = await read();
  const at = book.columns.findIndex(({ time }) => time === '19:30');
  expect(book).toMatchObject({
    open: true,
    day,
    pace: 20,
    totals: { guests: 2, bookings: 1, unpaid: 0, toConfirm: 0 },
  });
  expect(book.bookings).toMatchObject([
    { orderId, time: '19:30', from: at, quarters: 7, seating: 'expected', people: 2 },
  ]);
  expect([book.arrivals[at], book.areas[0]?.used[at], book.areas[0]?.used[at + 7]]).toEqual([2, 1, 0]);

  const take = (more: object = {}) =>
    shop.call(staff.takeDiningTables, {
      token,
      params,
      raw: {
        kind: 'walk_in',
        areaId: place.areaId,
        day,
        time: '19:45',
        minutes: 60,
        tables: 2,
        people: 5,
        note: 'Mr Leal',
        ...more,
      },
      headers: key(),
    });
  const taken = await take();
  expect(taken.code).toBe(200);
  expect(tableRefusalOf(await take({ tables: 1, people: 1 })).error).toBe('dining.tables_in_use');
  expect(tableRefusalOf(await take({ areaId: randomUUID() })).error).toBe('record.not_found');
  expect(tableRefusalOf(await quoteTable(shop, who.token, place, { day, time: '19:45' })).error).toBe('dining.full');
  const walked = await read();
  expect(walked.blocks).toMatchObject([
    { id: taken.data.id, kind: 'walk_in', tables: 2, people: 5, note: 'Mr Leal', time: '19:45', until: '20:45' },
  ]);
  // Who walked in is a guest, and arrives when the table is taken.
  expect(walked.totals).toMatchObject({ guests: 7, bookings: 1 });
  expect([walked.arrivals[at], walked.arrivals[at + 1]]).toEqual([2, 5]);
  const seats = walked.areas[0]?.seatsMax ?? 0;
  const crowd = await take({ tables: 1, people: seats + 1, time: '12:00' });
  expect(crowd.data).toMatchObject({ fields: { people: 'field.too_big' }, limits: { people: seats } });
  expect((await take({ people: 0 })).data).toMatchObject({ fields: { people: 'field.too_small' } });
  const why = await shop.call(staff.whyNoTable, { token, params, query: { day, time: '19:45', adults: '2' } });
  expect(why.data).toMatchObject({ problem: 'full', table: null, next: [{ time: '20:45' }, {}, {}, {}] });
  const lift = () => shop.call(staff.liftDiningBlock, { token, params: { id: taken.data.id }, headers: key() });
  expect((await lift()).code).toBe(200);
  expect(tableRefusalOf(await lift()).error).toBe('record.not_found');
  expect((await quartersOf(db, place.areaId)).every(({ taken: count }) => count === 1)).toBe(true);
  expect(await logged(`dining_block/${taken.data.id}`)).toEqual(['dining_block.create', 'dining_block.delete']);

  const given = (await shop.call(staff.readRestaurant, { token, params })).data;
  const { id: _id, cityName: _city, createdAt: _at, ...rest } = given;
  const fewer = { ...rest, areas: rest.areas.map((area) => ({ ...area, tables: 0 })) };
  expect(tableRefusalOf(await shop.call(staff.updateRestaurant, { token, params, raw: fewer }))).toMatchObject({
    error: 'dining.tables_in_use',
    field: 'areas.0.tables',
  });
  const seat = (seating: 'arrived' | 'seated') =>
    shop.call(staff.seatDiningGuests, { token, params: { id: orderId }, body: { seating } });
  // Nobody arrives for a table of another day.
  expect(tableRefusalOf(await seat('arrived')).error).toBe('dining.not_yet');
  await shop.app.platform.clock.move({
    ms: instantOf(day, '19:30', ZONE).getTime() + 5 * MINUTE - shop.app.platform.clock.now().getTime(),
    reset: false,
  });
  expect((await seat('arrived')).data).toEqual({ seating: 'arrived' });
  expect((await seat('seated')).data).toEqual({ seating: 'seated' });
  expect((await read()).bookings[0]?.seating).toBe('seated');
  expect(await logged(`dining_booking/${orderId}`)).toEqual(['dining_booking.mark', 'dining_booking.mark']);
  const missing = await shop.call(staff.seatDiningGuests, {
    token,
    params: { id: randomUUID() },
    body: { seating: 'left' },
  });
  expect(tableRefusalOf(missing).error).toBe('record.not_found');
});

test('guests of a booking that is no more are not seated', async () => {
  const place = await plantRestaurant(shop.app.platform.db, { depositUsd: 500 });
  const who = await shop.buyer();
  const unpaid = await bookedTable(shop, who.token, place, { day: dayAhead(shop, 4) });
  const seated = await shop.call(staff.seatDiningGuests, {
    token,
    params: { id: unpaid.data.orderId },
    body: { seating: 'arrived' },
  });
  expect(tableRefusalOf(seated).error).toBe('dining.not_expected');
});

test('a deposit and menus whose prices jump are saved only once that is said to be meant', async () => {
  const menu = { name: { 'en-US': 'Tasting' }, courses: [], usd: 9_000, minPeople: 1, prepaid: true, online: true };
  const given = { ...body(await newCity(shop.app.platform.db)), depositUsd: 2_000 };
  const { data: made } = await shop.call(staff.createRestaurant, { token, body: { ...given, menus: [menu] } });
  const cheap = { ...given, depositUsd: 20, areas: made.areas, menus: [{ ...made.menus[0], ...menu, usd: 90 }] };
  const save = { token, params: { id: made.id }, raw: { ...cheap, version: 1 }, headers: UNCONFIRMED };
  expect(jumpsOf(await shop.call(staff.updateRestaurant, save))).toEqual([
    { what: 'Casa Nova', field: 'depositUsd', before: 2_000, after: 20 },
    { what: 'Tasting', field: 'usd', before: 9_000, after: 90 },
  ]);
});
