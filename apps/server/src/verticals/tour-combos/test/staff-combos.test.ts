import { randomUUID } from 'node:crypto';
import { staffTravelEndpoints as cities } from '@app/contract/travel/staff-endpoints';
import { tourComboEndpoints as combos } from '@app/contract/verticals/tour-combos/endpoints';
import { staffTourComboEndpoints as staff } from '@app/contract/verticals/tour-combos/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { dayAhead, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { bookedCombo, payCombo, twoWalks } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(async () => {
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const actionsOf = async (id: string) => {
  const { rows } = await sql<{ action: string }>`SELECT action FROM operation_log
    WHERE record = ${`tour_combo/${id}`} AND outcome = 'done' ORDER BY id`.execute(db());
  return rows.map(({ action }) => action);
};

/** Three tours of a city with a departure each, and what a form of a combo of them sends. */
async function form() {
  const first = await newTour(db());
  const others = [await newTour(db(), { cityId: first.cityId }), await newTour(db(), { cityId: first.cityId })];
  const tours = [first, ...others];
  for (const [index, tour] of tours.entries()) await newDeparture(db(), tour, { day: dayAhead(shop, 20 + index) });
  const body = {
    name: { 'en-US': 'Hill and river', pt: 'Colina e rio' },
    story: { 'en-US': 'Both halves.' },
    cityId: first.cityId,
    cover: '/files/demo/s-lisbon-7-{w}.webp',
    gallery: [],
    tours: [
      { tourId: tours[1]?.id, optional: false },
      { tourId: tours[0]?.id, optional: false },
    ],
    offBp: 1_250,
    windowDays: 6,
    cancel: 'whole',
    online: true,
    sortWeight: 5,
  };
  return { tours, body };
}
const create = (body: object, as = token) => shop.call(staff.createTourCombo, { token: as, raw: body });

test('a combo is created, found, saved from the version seen with other tours, taken off sale and put on sale', async () => {
  const { tours, body } = await form();
  const [first, second, third] = tours.map(({ id }) => id);
  const made = await create(body);
  expect(made.data).toMatchObject({
    version: 1,
    offBp: 1_250,
    name: { 'en-US': 'Hill and river', pt: 'Colina e rio' },
    tours: [
      { tourId: second, optional: false, online: true },
      { tourId: first, optional: false },
    ],
  });
  const { id } = made.data;
  const shown = async () => (await shop.call(combos.tourCombos, { query: { city: body.cityId } })).data.list;
  expect(await shown()).toMatchObject([{ id, percent: 12.5, price: { usd: 17_500 } }]);

  const steep = { token, raw: { ...body, offBp: 9_000 }, headers: UNCONFIRMED };
  expect(jumpsOf(await shop.call(staff.createTourCombo, steep))).toMatchObject([
    { field: 'offBp', before: 0, after: 9_000 },
  ]);

  const save = (version: number, more: object) =>
    shop.call(staff.updateTourCombo, { token, params: { id }, raw: { ...body, version, ...more } });
  const wanted = [
    { tourId: third, optional: true },
    { tourId: first, optional: false },
    { tourId: second, optional: false },
  ];
  expect((await save(1, { tours: wanted, offBp: 1_000 })).data).toMatchObject({ version: 2, tours: wanted });
  // What was in memory is dropped with it.
  expect(await shown()).toMatchObject([{ percent: 10, tours: [{ optional: true }, {}, {}] }]);
  const stale = await save(1, {});
  expect([refusalOf(stale), stale.data]).toMatchObject(['record.stale', { current: { version: 2, offBp: 1_000 } }]);

  const setOnline = (online: boolean) => shop.call(staff.setTourCombosOnline, { token, raw: { ids: [id], online } });
  expect([(await setOnline(false)).data, (await setOnline(false)).data]).toEqual([{ changed: 1 }, { changed: 0 }]);
  expect(await shown()).toEqual([]);
  await setOnline(true);
  await sql`UPDATE tour SET online = false WHERE id = ${third}`.execute(db());
  const listed = await shop.call(staff.listTourCombos, { token, query: { cityId: body.cityId, online: '1' } });
  expect(listed.data).toMatchObject({
    total: 1,
    list: [{ id, version: 4, tours: 3, offline: 1, percent: 10, sold: 0, cancel: 'whole' }],
  });
  const read = await shop.call(staff.readTourCombo, { token, params: { id } });
  expect(read.data.tours.map(({ online }) => online)).toEqual([false, true, true]);
  expect(await actionsOf(id)).toEqual([
    'tour_combo.create',
    'tour_combo.update',
    'tour_combo.online',
    'tour_combo.online',
  ]);
});

test('a combo is found by its name in any language, and counts what was paid', async () => {
  const { body } = await form();
  const { data } = await create({ ...body, name: { 'en-US': 'Zephyr', es: 'Céfiro lento' } });
  const found = async (keyword: string) =>
    (await shop.call(staff.listTourCombos, { token, query: { keyword } })).data.list.map(({ id }) => id);
  expect([await found('cefiro'), await found('zephyr'), await found('nowhere')]).toEqual([[data.id], [data.id], []]);

  const who = await shop.buyer({ usd: 500_000 });
  const walks = await twoWalks(shop);
  const soldOf = async () => {
    const answer = await shop.call(staff.listTourCombos, { token, query: { cityId: walks.first.cityId } });
    return answer.data.list[0]?.sold;
  };
  const placed = await bookedCombo(shop, who.token, walks);
  expect(await soldOf()).toBe(0);
  await payCombo(shop, who.token, placed.paymentId);
  expect(await soldOf()).toBe(1);
});

test('a form is refused at the field that does not fit', async () => {
  const { tours, body } = await form();
  const [one, two] = body.tours;
  const fields = async (more: object) => refusalOf(await create({ ...body, ...more }));
  expect(await fields({ tours: [one] })).toHaveProperty('tours');
  expect(await fields({ tours: [one, one] })).toHaveProperty('tours');
  expect(await fields({ tours: [one, { ...two, optional: true }] })).toHaveProperty('tours');
  expect(await fields({ offBp: 9_001 })).toHaveProperty('offBp');
  expect(await fields({ windowDays: 0 })).toHaveProperty('windowDays');
  const unknown = { tourId: randomUUID(), optional: false };
  expect(await fields({ tours: [one, unknown], cityId: tours[0]?.id })).toEqual({
    'tours.1.tourId': expect.any(String),
    cityId: expect.any(String),
  });
  const { data } = await create(body);
  const saved = await shop.call(staff.updateTourCombo, {
    token,
    params: { id: data.id },
    raw: { ...body, tours: [one, unknown], version: 1 },
  });
  expect(refusalOf(saved)).toEqual({ 'tours.1.tourId': expect.any(String) });
});

test('a combo that is none is not found', async () => {
  const { body } = await form();
  const params = { id: randomUUID() };
  expect(refusalOf(await shop.call(staff.readTourCombo, { token, params }))).toBe('record.not_found');
  expect(refusalOf(await shop.call(staff.updateTourCombo, { token, params, raw: { ...body, version: 1 } }))).toBe(
    'record.not_found',
  );
});

test('without a session, without the right, and for the staff of an agent nothing is written', async () => {
  const { body } = await form();
  const ids = [randomUUID()];
  const statuses = async (as?: string) => {
    const given = as ? { token: as } : {};
    const answers = [
      await shop.call(staff.createTourCombo, { ...given, raw: body }),
      await shop.call(staff.updateTourCombo, { ...given, params: { id: ids[0] ?? '' }, raw: { ...body, version: 1 } }),
      await shop.call(staff.setTourCombosOnline, { ...given, raw: { ids, online: true } }),
      await shop.call(staff.listTourCombos, given),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([401, 401, 401, 401]);
  expect(await statuses(await shop.staff({ permissions: ['travel.tours.edit'] }))).toEqual([403, 403, 403, 403]);
  expect(await statuses(await shop.staff({ agentId: shop.agentId }))).toEqual([403, 403, 403, 403]);
  const reader = await shop.staff({ permissions: ['travel.tour_combos.view'] });
  expect(await statuses(reader)).toEqual([403, 403, 403, 200]);
  const { data } = await create(body);
  const read = await shop.call(staff.readTourCombo, {
    token: await shop.staff({ agentId: shop.agentId }),
    params: { id: data.id },
  });
  expect(read.status).toBe(200);
});

test('a city with a combo is not deleted', async () => {
  const { body } = await form();
  const cityId = randomUUID();
  await sql`INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude)
    VALUES (${cityId}, '{"en-US": "Elsewhere"}', '{"en-US": "Somewhere"}', 'PT', 'Europe/Lisbon', 1, 1)`.execute(db());
  await create({ ...body, cityId });
  const gone = await shop.call(cities.deleteCity, { token, params: { id: cityId } });
  expect(refusalOf(gone)).toBe('city.in_use');
});
