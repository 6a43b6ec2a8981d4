import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { dayAhead, newDeparture, newTour } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const db = () => shop.app.platform.db;

test('a search shows a tour, its city and its score as they are at that moment, whoever has changed them', async () => {
  const tour = await newTour(db());
  await newDeparture(db(), tour, { day: dayAhead(shop, 30) });
  // Each asks for another party, so that no answer is one that was given before.
  const found = async (adults: string) => {
    const { data } = await shop.call(tours.tourSearch, { query: { city: tour.cityId, adults } });
    return data.list.map(({ name, city, score, reviews }) => ({ name, city, score, reviews }));
  };
  const [first] = await found('1');
  expect(first).toMatchObject({ name: `Walk ${tour.id}`, score: null, reviews: 0 });
  await sql`UPDATE tour SET name = '{"en-US": "Along the river"}' WHERE id = ${tour.id}`.execute(db());
  expect(await found('2')).toMatchObject([{ name: 'Along the river', city: first?.city }]);
  await sql`UPDATE travel_city SET name = '{"en-US": "Vila Nova"}' WHERE id = ${tour.cityId}`.execute(db());
  await sql`INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count) VALUES ('tour', ${tour.id}, 9, 2)`.execute(
    db(),
  );
  expect(await found('3')).toMatchObject([{ name: 'Along the river', city: 'Vila Nova', reviews: 2 }]);
  await sql`UPDATE tour SET online = false WHERE id = ${tour.id}`.execute(db());
  expect(await found('4')).toEqual([]);
  await sql`UPDATE tour SET online = true WHERE id = ${tour.id}`.execute(db());
  await sql`DELETE FROM travel_score WHERE subject_id = ${tour.id}`.execute(db());
  expect(await found('5')).toMatchObject([{ name: 'Along the river', reviews: 0 }]);
});
