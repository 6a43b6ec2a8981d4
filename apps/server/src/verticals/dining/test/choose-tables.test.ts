import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { choicesOf, GARBAGE, lowestOf, refusesKeys, requestOf, wantedOf } from '../../../testing/slot-choices.ts';
import { bookedTable, dayAhead, newCity, plantRestaurant } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const DAY = 5;

const wanted = (cityId: string, rule: object = {}, more: object = {}) =>
  wantedOf(shop, {
    rule: { kind: 'dining', cityId, cuisine: null, restaurantIds: [], time: '19:30', ...rule },
    day: dayAhead(shop, DAY),
    ...more,
  });
const keys = async (of: ReturnType<typeof wanted>, limit?: number) =>
  (await choicesOf(shop, of, limit)).map(({ key }) => key);
/** Takes the one table of a restaurant. */
const take = async (place: { id: string }, time: string) =>
  expect((await bookedTable(shop, (await shop.buyer()).token, place, { day: dayAhead(shop, DAY), time })).code).toBe(
    200,
  );

test('each restaurant has one hour, the nearest; those come first that ask least ahead, then the nearer hour', async () => {
  const cityId = await newCity(db());
  const free = await plantRestaurant(db(), { cityId });
  const asks = await plantRestaurant(db(), { cityId, depositUsd: 1_500 });
  const late = await plantRestaurant(db(), { cityId, opens: '20:30' });
  await plantRestaurant(db(), { cityId, opens: '22:00', lastSeating: '23:00' });
  const found = await choicesOf(shop, wanted(cityId), 3);
  expect(found.map(({ key, usd }) => [key, usd])).toEqual([
    [`${free.id}~1930`, 0],
    [`${late.id}~2030`, 0],
    [`${asks.id}~1930`, 3_000],
  ]);
  expect(found[0]?.request).toEqual({
    restaurantId: free.id,
    day: dayAhead(shop, DAY),
    time: '19:30',
    adults: 2,
    childAges: [],
    areaId: null,
    menus: [],
    occasion: 'none',
  });
  // What is left of the limit is other hours of the first.
  expect(await keys(wanted(cityId), 7)).toEqual([
    ...['1930', '1915', '1945', '1900', '2000'].map((time) => `${free.id}~${time}`),
    `${late.id}~2030`,
    `${asks.id}~1930`,
  ]);
});

test('cuisine and named restaurants narrow what fits', async () => {
  const cityId = await newCity(db());
  const [one, two] = [
    await plantRestaurant(db(), { cityId }),
    await plantRestaurant(db(), { cityId, cuisines: ['japanese'] }),
  ];
  expect((await keys(wanted(cityId, { cuisine: 'japanese' }))).every((key) => key.startsWith(two.id))).toBe(true);
  expect((await keys(wanted(cityId, { restaurantIds: [one.id] }))).every((key) => key.startsWith(one.id))).toBe(true);
  expect(await keys(wanted(cityId, { cuisine: 'japanese', restaurantIds: [one.id] }))).toEqual([]);
  await sql`UPDATE restaurant SET online = false WHERE id = ${two.id}`.execute(db());
  expect(await keys(wanted(cityId, { cuisine: 'japanese' }))).toEqual([]);
});

test('an hour that is taken gives way to the nearest free one; who finds no table within two hours is not told of it', async () => {
  const place = await plantRestaurant(db(), { tables: 1 });
  await take(place, '19:30');
  // A table is had for ninety minutes and fifteen more to lay it again.
  expect(await keys(wanted(place.cityId), 2)).toEqual([`${place.id}~1745`, `${place.id}~2115`]);
  await take(place, '17:45');
  expect(await keys(wanted(place.cityId), 1)).toEqual([`${place.id}~2115`]);
  await take(place, '21:15');
  expect(await keys(wanted(place.cityId))).toEqual([]);
  const many = { party: { rooms: 2, adults: 4, childAges: [5, 9] } };
  expect(await keys(wanted((await plantRestaurant(db(), { maxParty: 5 })).cityId, {}, many))).toEqual([]);
});

test('children sit at the table and the deposit is of everybody', async () => {
  const place = await plantRestaurant(db(), { depositUsd: 1_000, depositFromParty: 4 });
  const party = { rooms: 1, adults: 2, childAges: [3, 9] };
  expect((await choicesOf(shop, wanted(place.cityId, {}, { party }), 1))[0]?.usd).toBe(4_000);
  expect((await choicesOf(shop, wanted(place.cityId), 1))[0]?.usd).toBe(0);
});

test('a key of another city, another restaurant, another time of day or of nothing is refused', async () => {
  const cityId = await newCity(db());
  const [here, beside, elsewhere] = [
    await plantRestaurant(db(), { cityId }),
    await plantRestaurant(db(), { cityId, cuisines: ['japanese'] }),
    await plantRestaurant(db()),
  ];
  const dinner = wanted(cityId);
  await refusesKeys(shop, dinner, [`${elsewhere.id}~1930`, `${here.areaId}~1930`, here.id, `${here.id}~2530`]);
  await refusesKeys(shop, dinner, [`${here.id}~1215`, `${here.id}~1715`, ...GARBAGE]);
  await refusesKeys(shop, wanted(cityId, { cuisine: 'portuguese' }), [`${beside.id}~1930`]);
  await refusesKeys(shop, wanted(cityId, { restaurantIds: [beside.id] }), [`${here.id}~1930`]);
  expect(await requestOf(shop, dinner, `${here.id}~1730`)).toMatchObject({ restaurantId: here.id, time: '17:30' });
});

test('the lowest of each day is the least deposit of those that have a table then', async () => {
  const cityId = await newCity(db());
  const day = dayAhead(shop, DAY);
  const closedDays = [2, 3].map((after) => addDays(day, after));
  const free = await plantRestaurant(db(), { cityId, tables: 1, closedDays });
  await plantRestaurant(db(), { cityId, depositUsd: 2_000, closedDays: closedDays.slice(1) });
  for (const time of ['19:30', '17:45', '21:15']) await take(free, time);
  const lowest = await lowestOf(shop, wanted(cityId), 35);
  expect(lowest.slice(0, 5)).toEqual([4_000, 0, 4_000, null, 0]);
  expect(new Set(lowest.slice(4))).toEqual(new Set([0]));
});
