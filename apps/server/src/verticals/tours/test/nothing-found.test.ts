import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dayAhead, newDeparture, newTour } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const db = () => shop.app.platform.db;
const search = async (query: object) => (await shop.call(tours.tourSearch, { query })).data;
const alternatives = async (query: object) => (await shop.call(tours.tourAlternatives, { query })).data;

test('without a tour on the days asked for, the nearest days and any day are offered, with how many', async () => {
  const tour = await newTour(db());
  await newDeparture(db(), tour, { day: dayAhead(shop, 30) });
  const day = dayAhead(shop, 27);
  const query = { city: tour.cityId, from: day, to: day };
  expect((await search(query)).total).toBe(0);
  const found = await alternatives(query);
  expect(found.days).toEqual([
    { from: dayAhead(shop, 30), to: dayAhead(shop, 30), count: 1 },
    { from: null, to: null, count: 1 },
  ]);
  expect((await search({ ...query, from: dayAhead(shop, 30), to: dayAhead(shop, 30) })).total).toBe(1);
});

test('filters that removed all are told apart, each with what is left without it', async () => {
  const tour = await newTour(db());
  await newDeparture(db(), tour, { day: dayAhead(shop, 30) });
  const query = { city: tour.cityId, scoreMin: '9', pickup: '1' };
  const { all, filters } = await alternatives(query);
  expect(all).toBe(1);
  for (const { filter, count } of filters) {
    const { [filter === 'score' ? 'scoreMin' : filter]: _lifted, ...rest } = query as Record<string, string>;
    expect((await search(rest)).total).toBe(count);
  }
});

test('tours that a party cannot join are counted by why, and are had without the children or for two', async () => {
  const adults = [{ key: 'adult', ageFrom: 12, ageTo: 99, usd: 10_000, takesSeat: true, needsAdult: false }];
  const grown = await newTour(db(), { units: adults });
  const family = await newTour(db(), { cityId: grown.cityId });
  const few = await newTour(db(), { cityId: grown.cityId, maxParty: 2 });
  for (const tour of [grown, family, few]) await newDeparture(db(), tour, { day: dayAhead(shop, 30) });
  const query = { city: grown.cityId, adults: '2', childAges: '5' };
  const found = await search(query);
  expect(found).toMatchObject({ total: 1, leftOut: { ages: 1, people: 1 } });
  const without = await search({ ...query, childAges: '' });
  expect(without).toMatchObject({ total: 3, leftOut: { ages: 0, people: 0 } });
  // Filters hold for them too.
  expect(await search({ ...query, scoreMin: '9' })).toMatchObject({ total: 0, leftOut: { ages: 0, people: 0 } });
});
