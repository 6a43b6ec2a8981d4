import { randomUUID } from 'node:crypto';
import { staffTravelEndpoints as cities } from '@app/contract/travel/staff-endpoints';
import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { staffComboEndpoints as staff } from '@app/contract/verticals/combos/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';

import { refreshCombos } from '../usecases/refresh-combos.ts';
import { bookedCombo, newTrip, payCombo, type Trip } from './fixtures.ts';

let shop: Shop;
let token: string;
let trip: Trip;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  trip = await newTrip(shop);
});
afterAll(async () => {
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const actionsOf = async (id: string) => {
  const { rows } = await sql<{ action: string }>`SELECT action FROM operation_log
    WHERE record = ${`combo/${id}`} AND outcome = 'done' ORDER BY id`.execute(db());
  return rows.map(({ action }) => action);
};

const label = (words: string) => ({ 'en-US': words });
const part = (key: string, rule: object, more: object = {}) => ({
  key,
  label: label(key),
  dayOffset: 0,
  nights: 0,
  optional: false,
  core: false,
  rule,
  ...more,
});

/** What a form of a combo with every kind but set meals sends. */
function form(more: object = {}) {
  const { cityId } = trip.destination;
  const [first, second] = trip.hotels;
  return {
    name: { 'en-US': `Four nights ${randomUUID()}`, pt: 'Quatro noites' },
    story: { 'en-US': 'Land, sleep, eat.' },
    cityId,
    cover: '/files/demo/s-lisbon-7-{w}.webp',
    gallery: [],
    days: 5,
    nights: 4,
    adults: 1,
    children: 0,
    offBp: 1_250,
    stock: null,
    bookFrom: null,
    bookUntil: null,
    travelFrom: null,
    travelUntil: null,
    blackout: [],
    themes: [],
    slots: [
      part('flight', { kind: 'flight', cityId, cabin: 'economy' }, { nights: 4, core: true }),
      part(
        'hotel',
        { kind: 'hotel', cityId, starsMin: 1, hotelIds: [second.hotelId, first.hotelId] },
        { nights: 4, core: true },
      ),
      part('dinner', {
        kind: 'dining',
        cityId,
        cuisine: 'portuguese',
        restaurantIds: [trip.place.id],
        time: '19:30',
      }),
      part('tour', { kind: 'tour', tourIds: [trip.tour.id] }, { dayOffset: 2, optional: true }),
    ],
    online: true,
    sortWeight: 5,
    ...more,
  };
}
const create = (body: object, as = token) => shop.call(staff.createCombo, { token: as, raw: body });
const save = (id: string, body: object) => shop.call(staff.updateCombo, { token, params: { id }, raw: body });

test('a combo is created, shown, saved from the version seen, taken off sale and put on sale', async () => {
  const body = form();
  const made = await create(body);
  expect(made.code).toBe(200);
  expect(made.data).toMatchObject({ ...body, version: 1 });
  expect(made.data.slots.map(({ named }) => named.map(({ name }) => name))).toEqual([
    [expect.any(String)],
    ['Casa Dois', 'Casa Um'],
    [expect.any(String)],
    [expect.any(String)],
  ]);
  const { id } = made.data;
  const shown = async () => {
    const { data } = await shop.call(combos.combos, { query: { city: body.cityId, limit: '20' } });
    return data.list.find((one) => one.id === id);
  };
  expect(await shown()).toMatchObject({ percent: 12.5, days: 5, slots: [{ kind: 'flight' }, {}, {}, {}] });

  const [flight, hotel, dinner] = body.slots;
  const saved = await save(id, { ...body, slots: [hotel, flight, dinner], offBp: 1_000, version: 1 });
  expect(saved.data).toMatchObject({ version: 2, offBp: 1_000, slots: [{ key: 'hotel' }, { key: 'flight' }, {}] });
  // What was in memory is dropped with it.
  expect(await shown()).toMatchObject({ percent: 10, slots: [{ kind: 'hotel' }, { kind: 'flight' }, {}] });
  const stale = await save(id, { ...body, version: 1 });
  expect([refusalOf(stale), stale.data]).toMatchObject(['record.stale', { current: { version: 2, offBp: 1_000 } }]);

  const setOnline = (online: boolean) => shop.call(staff.setCombosOnline, { token, raw: { ids: [id], online } });
  expect([(await setOnline(false)).data, (await setOnline(false)).data]).toEqual([{ changed: 1 }, { changed: 0 }]);
  expect(await shown()).toBeUndefined();
  await setOnline(true);
  expect(await shown()).toBeDefined();
  const read = await shop.call(staff.readCombo, { token, params: { id } });
  expect(read.data).toMatchObject({ version: 4, online: true, name: body.name });
  expect(await actionsOf(id)).toEqual(['combo.create', 'combo.update', 'combo.online', 'combo.online']);
});

test('the list finds by a word of any language, city and sale, and tells parts, price and what was sold', async () => {
  const { data } = await create(form({ name: { 'en-US': 'Zephyr', es: 'Céfiro lento' }, online: false }));
  const found = async (query: object) =>
    (await shop.call(staff.listCombos, { token, query })).data.list.map(({ id }) => id);
  expect([await found({ keyword: 'cefiro' }), await found({ keyword: 'zephyr', online: '0' })]).toEqual([
    [data.id],
    [data.id],
  ]);
  const none = { keyword: 'zephyr' };
  expect(await found({ ...none, online: '1' })).toEqual([]);
  expect(await found({ ...none, cityId: trip.origin.cityId })).toEqual([]);

  const other = await newTrip(shop);
  const rowOf = async () => {
    const answer = await shop.call(staff.listCombos, { token, query: { cityId: other.destination.cityId } });
    return answer.data.list[0];
  };
  expect(await rowOf()).toMatchObject({
    id: other.combo,
    percent: 10,
    sold: 0,
    fromUsd: null,
    refreshedAt: null,
    slots: [
      { kind: 'flight', optional: false },
      { kind: 'hotel' },
      { kind: 'dining' },
      { kind: 'tour', optional: true },
    ],
  });
  await refreshCombos(shop.app.platform, 20);
  expect(await rowOf()).toMatchObject({ fromUsd: expect.any(Number), refreshedAt: expect.any(String) });
  const who = await shop.buyer({ usd: 500_000 });
  const placed = await bookedCombo(shop, who, other);
  expect((await rowOf())?.sold).toBe(0);
  await payCombo(shop, who.token, placed.paymentId);
  expect((await rowOf())?.sold).toBe(1);
});

test('prices that were found are forgotten when a combo costs otherwise, and kept when only its words change', async () => {
  const body = form();
  const { data } = await create(body);
  const priced = async () => {
    const { rows } = await sql`SELECT 1 FROM combo_from WHERE combo_id = ${data.id}`.execute(db());
    return rows.length > 0;
  };
  await refreshCombos(shop.app.platform, 20);
  expect(await priced()).toBe(true);
  await save(data.id, { ...body, story: { 'en-US': 'Other words.' }, version: 1 });
  expect(await priced()).toBe(true);
  await save(data.id, { ...body, offBp: 2_000, version: 2 });
  expect(await priced()).toBe(false);
});

test('a form is refused at the field that does not fit', async () => {
  const body = form();
  const [flight, hotel, dinner, tour] = body.slots as [object, object, object, object];
  const fields = async (more: object) => refusalOf(await create({ ...body, ...more }));
  expect(await fields({ slots: [flight] })).toHaveProperty('slots');
  expect(await fields({ slots: [flight, tour] })).toHaveProperty('slots');
  expect(await fields({ slots: [hotel, dinner, dinner] })).toHaveProperty('slots');
  expect(await fields({ slots: [flight, hotel, { ...flight, key: 'again' }] })).toHaveProperty('slots');
  expect(await fields({ nights: 6 })).toHaveProperty('nights');
  expect(await fields({ stock: -1 })).toHaveProperty('stock');
  expect(await fields({ stock: 100_001 })).toHaveProperty('stock');
  expect(await fields({ stock: 1.5 })).toHaveProperty('stock');
  expect(await fields({ slots: [flight, { ...hotel, nights: 6 }] })).toHaveProperty(['slots.1.dayOffset']);
  expect(await fields({ slots: [flight, { ...hotel, nights: 0 }] })).toHaveProperty(['slots.1.nights']);
  expect(await fields({ slots: [flight, hotel, dinner, { ...tour, core: true }] })).toHaveProperty(['slots.3.core']);
  const nobody = randomUUID();
  const unknown = [
    { ...flight, rule: { kind: 'flight', cityId: nobody, cabin: 'economy' } },
    { ...hotel, rule: { kind: 'hotel', cityId: body.cityId, starsMin: 1, hotelIds: [trip.hotels[0].hotelId, nobody] } },
    part('set', { kind: 'diningcombo', setIds: [nobody] }),
    { ...tour, rule: { kind: 'tour', tourIds: [nobody] } },
  ];
  const wrong = {
    cityId: expect.any(String),
    'slots.0.rule.cityId': expect.any(String),
    'slots.1.rule.hotelIds.1': expect.any(String),
    'slots.2.rule.setIds.0': expect.any(String),
    'slots.3.rule.tourIds.0': expect.any(String),
  };
  expect(await fields({ cityId: nobody, slots: unknown })).toEqual(wrong);
  const { data } = await create(body);
  expect(refusalOf(await save(data.id, { ...body, cityId: nobody, slots: unknown, version: 1 }))).toEqual(wrong);
});

test('the stock of a combo is what is booked of it at the least, and the list says both', async () => {
  const own = await newTrip(shop, { stock: 3 });
  const body = async () => {
    const { id: _, version, ...combo } = (await shop.call(staff.readCombo, { token, params: { id: own.combo } })).data;
    return { ...combo, slots: combo.slots.map(({ named: _named, ...slot }) => slot), version };
  };
  await bookedCombo(shop, await shop.buyer(), own);
  expect(refusalOf(await save(own.combo, { ...(await body()), stock: 0 }))).toEqual({ stock: expect.any(String) });
  const saved = await save(own.combo, { ...(await body()), stock: 1 });
  expect(saved.data).toMatchObject({ stock: 1 });
  const { list } = (await shop.call(staff.listCombos, { token, query: { cityId: own.destination.cityId } as never }))
    .data;
  expect(list).toMatchObject([{ id: own.combo, stock: 1, taken: 1 }]);
  expect((await save(own.combo, { ...(await body()), stock: null })).data).toMatchObject({ stock: null });
});

test('a check tells on which days a combo can begin, from where, and what is missing on the others', async () => {
  const check = async (id: string) => (await shop.call(staff.checkCombo, { token, params: { id } })).data;
  const { data } = await create(form({ online: false }));
  const all = await check(data.id);
  expect(all).toMatchObject({ days: 90, from: expect.any(String) });
  expect(all.had).toBeGreaterThan(50);
  // The tour departs once: on the third day of the trip.
  const [flight, hotel, dinner, tour] = form().slots as [object, object, object, object];
  const once = await create(form({ slots: [flight, hotel, dinner, { ...tour, optional: false }] }));
  const some = await check(once.data.id);
  expect(some.had).toBe(1);
  expect(some.missing[0]).toMatchObject({ slot: 'tour', label: { 'en-US': 'tour' }, days: 89 });
  // Nights of a tour that are not those of its slot fill nothing.
  const long = { ...tour, optional: false, nights: 2 };
  const never = await check((await create(form({ slots: [flight, hotel, dinner, long] }))).data.id);
  expect([never.had, never.missing[0]]).toMatchObject([0, { slot: 'tour', days: 90 }]);
});

test('a combo that is none is not found', async () => {
  const params = { id: randomUUID() };
  expect(refusalOf(await shop.call(staff.readCombo, { token, params }))).toBe('record.not_found');
  expect(refusalOf(await shop.call(staff.checkCombo, { token, params }))).toBe('record.not_found');
  expect(refusalOf(await save(params.id, { ...form(), version: 1 }))).toBe('record.not_found');
});

test('without a session, without the right, and for the staff of an agent nothing is written', async () => {
  const body = form();
  const { data } = await create(body);
  const params = { id: data.id };
  const statuses = async (as?: string) => {
    const given = as ? { token: as } : {};
    const answers = [
      await shop.call(staff.createCombo, { ...given, raw: body }),
      await shop.call(staff.updateCombo, { ...given, params, raw: { ...body, version: 1 } }),
      await shop.call(staff.setCombosOnline, { ...given, raw: { ids: [data.id], online: true } }),
      await shop.call(staff.listCombos, given),
      await shop.call(staff.readCombo, { ...given, params }),
      await shop.call(staff.checkCombo, { ...given, params }),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401]);
  const elsewhere = await shop.staff({ permissions: ['travel.tour_combos.edit'] });
  expect(await statuses(elsewhere)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await statuses(await shop.staff({ agentId: shop.agentId }))).toEqual([403, 403, 403, 403, 200, 200]);
  const reader = await shop.staff({ permissions: ['travel.combos.view'] });
  expect(await statuses(reader)).toEqual([403, 403, 403, 200, 200, 200]);
  expect((await shop.call(staff.readCombo, { token, params })).data.version).toBe(1);
});

test('a city with a combo is not deleted', async () => {
  const cityId = randomUUID();
  await sql`INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude)
    VALUES (${cityId}, '{"en-US": "Elsewhere"}', '{"en-US": "Somewhere"}', 'PT', 'Europe/Lisbon', 1, 1)`.execute(db());
  const named = form();
  const far = { kind: 'hotel', cityId, starsMin: 1, hotelIds: [] };
  await create({ ...named, slots: [...named.slots, part('far', far, { nights: 1, optional: true })] });
  const gone = await shop.call(cities.deleteCity, { token, params: { id: cityId } });
  expect(refusalOf(gone)).toBe('city.in_use');
});
