import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { datesIn, newCity, plantHotel } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(() => shop.close());

const search = async (query: object) => (await shop.call(hotels.hotelSearch, { query })).data;
const alternatives = async (query: object) => (await shop.call(hotels.hotelAlternatives, { query })).data;

test('without a hotel for the nights asked for, the nearest nights and cities that have one are offered, with how many', async () => {
  const house = await plantHotel(shop, token);
  const other = await plantHotel(shop, token);
  const { db } = shop.app.platform;
  await sql`UPDATE travel_city SET latitude = -30, longitude = 10 WHERE id = ${house.cityId}`.execute(db);
  await sql`UPDATE travel_city SET latitude = -31, longitude = 10 WHERE id = ${other.cityId}`.execute(db);
  const stay = datesIn(shop, 20, 2);
  await sql`INSERT INTO hotel_night (room_type_id, night, total, booked) VALUES (${house.roomTypeId}, ${stay.checkIn}, 3, 3),
    (${house.roomTypeId}, ${datesIn(shop, 21, 1).checkIn}, 3, 3)`.execute(db);
  const query = { city: house.cityId, ...stay };
  expect((await search(query)).total).toBe(0);
  const found = await alternatives(query);
  expect(found).toMatchObject({ all: 0, filters: [] });
  expect(found.days.map(({ from }) => from)).toEqual([
    datesIn(shop, 22, 2).checkIn,
    datesIn(shop, 18, 2).checkIn,
    datesIn(shop, 23, 2).checkIn,
  ]);
  expect(found.cities[0]).toMatchObject({ id: other.cityId, kilometres: 111, count: 1 });
  for (const { from, to, count } of found.days) {
    expect((await search({ ...query, checkIn: from, checkOut: to })).total).toBe(count);
  }
  for (const { id, count } of found.cities) expect((await search({ ...query, city: id })).total).toBe(count);
});

test('filters that removed all are told apart, and other days keep them', async () => {
  const house = await plantHotel(shop, token);
  const query = { city: house.cityId, ...datesIn(shop, 20, 2), stars: '2' };
  expect((await search(query)).total).toBe(0);
  expect(await alternatives(query)).toMatchObject({ all: 1, filters: [{ filter: 'stars', count: 1 }], days: [] });
});

test('a city without hotels leads to others; one that is none is refused', async () => {
  const empty = await newCity(shop.app.platform.db);
  const found = await alternatives({ city: empty, ...datesIn(shop, 20, 2) });
  expect(found).toMatchObject({ all: 0, days: [] });
  expect(found.cities.length).toBeGreaterThan(0);
  const none = await shop.call(hotels.hotelAlternatives, { query: { city: token, ...datesIn(shop, 20, 2) } });
  expect(none.data).toMatchObject({ fields: { city: expect.any(String) } });
});

test('people that no room holds together are offered the fewest rooms that do', async () => {
  const house = await plantHotel(shop, token);
  const query = { city: house.cityId, ...datesIn(shop, 20, 2), adults: '6' };
  expect((await search(query)).total).toBe(0);
  const { rooms } = await alternatives(query);
  expect(rooms).toHaveLength(1);
  expect((await search({ ...query, rooms: String(rooms[0]?.rooms) })).total).toBe(rooms[0]?.count);
});
