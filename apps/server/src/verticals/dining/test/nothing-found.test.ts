import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dayAhead, newCity, plantRestaurant } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const search = async (query: object) =>
  (await shop.call(dining.diningSearch, { query: query as { city: string } })).data;
const alternatives = async (query: object) =>
  (await shop.call(dining.diningAlternatives, { query: query as { city: string } })).data;

test('filters that removed every restaurant are named with what is left without them, and cities that have some', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db);
  const empty = await newCity(db);
  const query = { city: place.cityId, day: dayAhead(shop, 3), keyword: 'no such place' };
  expect((await search(query)).total).toBe(0);
  expect(await alternatives(query)).toMatchObject({ all: 1, filters: [{ filter: 'keyword', count: 1 }] });
  const nowhere = await alternatives({ city: empty, day: dayAhead(shop, 3), keyword: 'no such place' });
  expect(nowhere.all).toBe(0);
  expect(nowhere.cities.map(({ id }) => id)).toContain(place.cityId);
});

test('a party that is too large learns how many sit together, and how many other places have a table for it', async () => {
  const { db } = shop.app.platform;
  const small = await plantRestaurant(db, { maxParty: 4 });
  const large = await plantRestaurant(db, { cityId: small.cityId });
  const query = { day: dayAhead(shop, 3), time: '19:30', adults: '8' };
  const slots = async (restaurant: string, more: object = {}) =>
    (await shop.call(dining.diningSlots, { query: { restaurant, ...query, ...more } })).data;
  expect(await slots(small.id)).toMatchObject({ problem: 'party', mostTogether: 4, elsewhere: 1 });
  expect(await slots(small.id, { adults: '4' })).toMatchObject({ problem: null, elsewhere: null });
  expect(await slots(large.id)).toMatchObject({ problem: null, elsewhere: null });
  // The list that it leads to has as many.
  expect((await search({ city: small.cityId, ...query, freeOnly: '1' })).total).toBe(1);
  const all = await search({ city: small.cityId, ...query });
  expect(all.mostTogether).toBe((await slots(large.id)).mostTogether);
  expect(all.list.find(({ id }) => id === small.id)).toMatchObject({ problem: 'party', mostTogether: 4 });
});
