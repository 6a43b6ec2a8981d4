import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { dayAhead, type NewHotel, plantHotel, stayOf } from './fixtures.ts';

// Two processes on one database, which exchange no messages: what is written here, no use case writes.
let shop: Shop;
let other: Shop;
let house: NewHotel;
beforeAll(async () => {
  shop = await openShop();
  other = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl })) };
  house = await plantHotel(shop, await shop.staff(), { units: 2, baseUsd: 10_000 });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** What a search of the stay finds first: asked of a process for a number of stars that no other search asks for, so no answer is one from before. */
let asked = 0;
async function found(one: Shop) {
  const { checkIn, checkOut } = stayOf(shop, house, { inDays: 20, nights: 2 });
  asked += 1;
  const query = { city: house.cityId, checkIn, checkOut, priceMax: String(900_000 + asked) };
  const { list } = (await one.call(hotels.hotelSearch, { query })).data;
  const [first] = list;
  return first ? { stars: first.stars, nightly: first.price?.nightly.usd, score: first.score } : null;
}
const night = () => dayAhead(shop, 20);
const month = () => `${night().slice(0, 8)}01`;
const at = () => Number(night().slice(8));

const WRITES: readonly [string, () => RawBuilder<unknown>, unknown][] = [
  ['a fact of the hotel', () => sql`UPDATE hotel SET stars = 5 WHERE id = ${house.hotelId}`, { stars: 5 }],
  [
    'the price of a plan',
    () => sql`UPDATE hotel_plan SET base_usd = 20000 WHERE id = ${house.planId}`,
    { nightly: 22_000 },
  ],
  [
    'a night that staff priced',
    () => sql`INSERT INTO hotel_plan_month (plan_id, month, prices, stays, stops)
      SELECT ${house.planId}, ${month()}::date, array_fill(20000, ARRAY[31]), array_fill(1, ARRAY[31]), array_fill(0, ARRAY[31])`,
    { nightly: 22_000 },
  ],
  [
    'a closed night',
    () => sql`UPDATE hotel_plan_month SET stops[${at()}::int] = 1 WHERE plan_id = ${house.planId}`,
    null,
  ],
  ['it is open again', () => sql`DELETE FROM hotel_plan_month WHERE plan_id = ${house.planId}`, { nightly: 22_000 }],
  [
    'the rooms of a night',
    () => sql`INSERT INTO hotel_night (room_type_id, night, total) VALUES (${house.roomTypeId}, ${night()}, 0)`,
    null,
  ],
  [
    'rooms are there again',
    () => sql`UPDATE hotel_night SET total = 2 WHERE room_type_id = ${house.roomTypeId}`,
    { nightly: 22_000 },
  ],
  [
    'the room type is off sale',
    () => sql`UPDATE hotel_room_type SET online = false WHERE id = ${house.roomTypeId}`,
    null,
  ],
  [
    'the room type is on sale',
    () => sql`UPDATE hotel_room_type SET online = true WHERE id = ${house.roomTypeId}`,
    { nightly: 22_000 },
  ],
  [
    'what guests say',
    () =>
      sql`INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count) VALUES ('hotel', ${house.hotelId}, 4, 1)`,
    { score: 8 },
  ],
  ['the hotel is off sale', () => sql`UPDATE hotel SET online = false WHERE id = ${house.hotelId}`, null],
];

test.each(WRITES)('%s is seen by the next search of every process', async (_, write, expected) => {
  await Promise.all([found(shop), found(other)]);
  await write().execute(shop.app.platform.db);
  const after = [await found(shop), await found(other)];
  for (const one of after) {
    if (expected === null) expect(one).toBeNull();
    else expect(one).toMatchObject(expected as object);
  }
});
