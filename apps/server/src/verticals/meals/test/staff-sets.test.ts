import { randomUUID } from 'node:crypto';
import { mealEndpoints as meals } from '@app/contract/verticals/meals/endpoints';
import { staffMealEndpoints as desk } from '@app/contract/verticals/meals/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import { boughtSet, codesOf, itemOf, newSet, orderedSet, plantRestaurant, scan, tableRefusalOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const logged = async (record: string): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${record} AND outcome = 'done' ORDER BY id`.execute(db());
  return rows.map(({ action }) => action);
};
const dish = (name: string, valueUsd: number) => ({ name: { 'en-US': name }, valueUsd });
const body = (restaurants: readonly string[]) => ({
  name: { 'en-US': 'Evening by the river', es: 'Tarde junto al río' },
  story: { 'en-US': '' },
  cover: '/files/d-{w}.webp',
  gallery: [],
  courses: [
    { name: { 'en-US': 'Starters' }, choose: 2, of: [dish('Soup', 900), dish('Salad', 1_100)] },
    { name: { 'en-US': 'Main' }, choose: 1, of: [dish('Cod', 2_800)] },
  ],
  people: 2,
  valueUsd: 5_000,
  usd: 3_900,
  stock: 40,
  perCustomer: 4,
  perTable: 2,
  validDays: 90,
  validUntil: null,
  usable: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' },
  blackout: ['12-24'],
  needsTable: false,
  refund: 'any_time' as const,
  refundAtExpiry: true,
  restaurants: [...restaurants],
  online: true,
  sortWeight: 3,
});

test('a set is created, saved, switched and sold; each write is logged, stale and unsound ones are refused', async () => {
  const [one, two] = [await plantRestaurant(db()), await plantRestaurant(db())];
  const given = body([one.id, two.id]);
  const made = await shop.call(desk.createMealSet, { token: staff, body: given });
  expect(made.data).toMatchObject({ restaurants: [one.id, two.id], held: 0, sold: 0, version: 1, validUntil: null });
  expect(made.data.places.map(({ id }) => id)).toEqual([one.id, two.id]);
  const { id } = made.data;
  const params = { id };
  const who = await shop.buyer({ usd: 50_000 });
  await boughtSet(shop, who.token, { id }, { count: 2 });
  await orderedSet(shop, (await shop.buyer({ usd: 50_000 })).token, { id });

  const saved = await shop.call(desk.updateMealSet, {
    token: staff,
    params,
    body: { ...given, restaurants: [two.id, one.id], stock: 3, validUntil: '2031-05-01', version: 1 },
  });
  expect(saved.data).toMatchObject({ restaurants: [two.id, one.id], stock: 3, held: 1, sold: 2, version: 2 });
  expect(saved.data).toMatchObject({ validUntil: '2031-05-01', name: { es: 'Tarde junto al río' } });
  const put = async (more: object) =>
    tableRefusalOf(
      await shop.call(desk.updateMealSet, { token: staff, params, raw: { ...given, version: 2, ...more } }),
    );
  expect((await put({ version: 1 })).error).toBe('record.stale');
  expect(await put({ stock: 2 })).toMatchObject({ error: 'meal.stock_sold', field: 'stock' });
  expect((await put({ valueUsd: 5_001 })).field).toBe('valueUsd');
  expect((await put({ usd: 5_001, valueUsd: 5_000 })).field).toBe('usd');
  expect((await put({ blackout: ['24-12'] })).field).toBe('blackout.0');
  expect((await put({ blackout: ['02-30'] })).field).toBe('blackout.0');
  expect((await put({ restaurants: [] })).field).toBe('restaurants');
  expect((await put({ restaurants: [randomUUID()] })).field).toBe('restaurants');
  expect((await put({ usable: { weekdays: [], from: '12:00', to: '15:00' } })).field).toBe('usable.weekdays');
  expect((await put({ usable: { weekdays: [1], from: '25:00', to: '15:00' } })).field).toBe('usable.from');
  expect((await shop.call(desk.readMealSet, { token: staff, params })).data).toMatchObject({ stock: 3, version: 2 });
  const nobody = { id: randomUUID() };
  expect(tableRefusalOf(await shop.call(desk.readMealSet, { token: staff, params: nobody })).error).toBe(
    'record.not_found',
  );
  expect(
    tableRefusalOf(
      await shop.call(desk.updateMealSet, { token: staff, params: nobody, body: { ...given, version: 1 } }),
    ).error,
  ).toBe('record.not_found');

  const off = await shop.call(desk.setMealSetsOnline, {
    token: staff,
    body: { ids: [id, nobody.id], online: false },
  });
  expect(off.data).toEqual({ changed: [id], missing: [nobody.id] });
  expect(tableRefusalOf(await shop.call(meals.mealDetails, { query: { id } })).error).toBe('meal.offline');
  expect(await logged(`meal_set/${id}`)).toEqual(['meal_set.create', 'meal_set.update', 'meal_set.flags']);
});

test('orders go by what they were sold, whatever becomes of the set', async () => {
  const place = await plantRestaurant(db());
  const made = await shop.call(desk.createMealSet, { token: staff, body: body([place.id]) });
  const { id } = made.data;
  const who = await shop.buyer({ usd: 50_000 });
  const orderId = await boughtSet(shop, who.token, { id }, { count: 2 });
  const other = await plantRestaurant(db());
  const changed = { ...body([other.id]), usd: 4_500, usable: { weekdays: [1], from: '01:00', to: '01:01' } };
  await shop.call(desk.updateMealSet, {
    token: staff,
    params: { id },
    body: { ...changed, online: false, version: 1 },
  });
  expect(await itemOf(shop, who.token, orderId)).toMatchObject({ usd: 3_900, places: [{ id: place.id }] });
  const [code = ''] = await codesOf(shop, who.token, orderId);
  expect(tableRefusalOf(await scan(shop, staff, code, other.id)).error).toBe('meal.wrong_place');
  expect((await scan(shop, staff, code, place.id)).data.state).toBe('used');
});

test('sets are listed with what became of them, filtered and sorted; another role reads and writes none', async () => {
  const place = await plantRestaurant(db());
  const dear = await newSet(db(), { places: [place.id], usd: 7_900, name: 'Zeta', online: false });
  const sold = await newSet(db(), { places: [place.id], usd: 2_000, name: 'Alfa' });
  const who = await shop.buyer({ usd: 50_000 });
  const orderId = await boughtSet(shop, who.token, sold, { count: 3 });
  const [code = ''] = await codesOf(shop, who.token, orderId);
  await scan(shop, staff, code, place.id);
  const listed = async (more: object = {}, token = staff) =>
    (await shop.call(desk.listMealSets, { token, query: { restaurant: place.id, ...more } })).data;
  const list = await listed({ sort: 'sold' });
  expect(list.list.map(({ id }) => id)).toEqual([sold.id, dear.id]);
  expect(list.list[0]).toMatchObject({ name: 'Alfa', sold: 3, held: 0, used: 1, expired: 0, usd: 2_000 });
  expect(list.list[0]?.places).toHaveLength(1);
  expect(list).toMatchObject({ total: 2, counts: { all: expect.any(Number) } });
  const ids = async (more: object) => (await listed(more)).list.map(({ id }) => id);
  expect(await ids({ online: '0' })).toEqual([dear.id]);
  expect(await ids({ name: 'alf' })).toEqual([sold.id]);
  expect(await ids({ sort: 'usd', order: 'asc' })).toEqual([sold.id, dear.id]);
  expect(await ids({ sort: 'name', order: 'asc', limit: '1', page: '2' })).toEqual([dear.id]);
  expect(await ids({ city: randomUUID() })).toEqual([]);

  const reader = await shop.staff({ permissions: ['travel.dining_sets.view'] });
  expect((await listed({}, reader)).total).toBe(2);
  const refused = async (call: Promise<{ status: number }>) => (await call).status;
  expect(await refused(shop.call(desk.createMealSet, { token: reader, body: body([place.id]) }))).toBe(403);
  const flags = { ids: [sold.id], online: false };
  expect(await refused(shop.call(desk.setMealSetsOnline, { token: reader, body: flags }))).toBe(403);
  const agents = await shop.staff({ permissions: ['travel.dining_sets.view'], agentId: shop.agentId });
  expect(await refused(shop.call(desk.listMealSets, { token: agents, query: {} }))).toBe(403);
  expect(await refused(shop.call(desk.listMealSets, { query: {} }))).toBe(401);
});

test('a set whose price jumps is saved only once that is said to be meant', async () => {
  const given = body([(await plantRestaurant(db())).id]);
  const { data: made } = await shop.call(desk.createMealSet, { token: staff, body: given });
  const save = { token: staff, params: { id: made.id }, raw: { ...given, usd: 8, version: 1 }, headers: UNCONFIRMED };
  expect(jumpsOf(await shop.call(desk.updateMealSet, save))).toMatchObject([
    { field: 'usd', before: given.usd, after: 8 },
  ]);
});
