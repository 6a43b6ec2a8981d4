import { randomUUID } from 'node:crypto';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { readToursAhead } from '../usecases/search/read-ahead.ts';
import { dayAhead, newDeparture, newTour, type PlantedTour } from './fixtures.ts';

let shop: Shop;
let staff: string;
/** Another process on the same database. */
let other: TestApp;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  other = await testApp({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
const db = () => shop.app.platform.db;

/** What another process finds of a city. */
const found = async (tour: Pick<PlantedTour, 'cityId'>, more: Record<string, string> = {}) => {
  const { data } = await other.call(tours.tourSearch, { query: { city: tour.cityId, adults: '2', ...more } });
  return data;
};
const one = async (tour: PlantedTour, more: Record<string, string> = {}) => (await found(tour, more)).list[0];

async function planted(of: Parameters<typeof newTour>[1] = {}, capacity = 8) {
  const tour = await newTour(db(), of);
  const id = await newDeparture(db(), tour, { day: dayAhead(shop, 30), capacity, minPeople: 2 });
  await found(tour);
  return { tour, id };
}

type Step = readonly [what: string, write: string, seen: object | undefined];

const CHANGES: readonly Step[] = [
  ['closed', 'UPDATE tour_departure SET closed = true WHERE id = $departure', undefined],
  ['open again', 'UPDATE tour_departure SET closed = false WHERE id = $departure', { next: { seatsLeft: null } }],
  [
    'sold',
    'UPDATE tour_departure SET sold = 1, capacity = 4 WHERE id = $departure',
    { next: { seatsLeft: 3, booked: 1 } },
  ],
  ['dearer', 'UPDATE tour_departure SET price_bp = 12000 WHERE id = $departure', { adultPrice: { usd: 12_000 } }],
  [
    'dearer by its tour',
    `UPDATE tour SET units = jsonb_set(units, '{0,usd}', '20000') WHERE id = $tour`,
    { adultPrice: { usd: 24_000 } },
  ],
  [
    'guaranteed',
    'UPDATE tour_departure SET guaranteed_at = app_now() WHERE id = $departure',
    { next: { guaranteed: true } },
  ],
  [
    'moved',
    `UPDATE tour_departure SET start = '12:30', starts_at = starts_at + interval '150 minutes', ends_at = ends_at + interval '150 minutes'
    WHERE id = $departure`,
    { next: { start: '12:30' } },
  ],
  ['renamed', `UPDATE tour SET name = '{"en-US": "Along the river"}' WHERE id = $tour`, { name: 'Along the river' }],
  [
    'in a renamed city',
    `UPDATE travel_city SET name = '{"en-US": "Vila Nova"}' WHERE id = $city`,
    { city: 'Vila Nova' },
  ],
  [
    'reviewed',
    `INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count) VALUES ('tour', $tour, 9, 2)`,
    { reviews: 2 },
  ],
  ['off sale', 'UPDATE tour SET online = false WHERE id = $tour', undefined],
  ['on sale again', 'UPDATE tour SET online = true WHERE id = $tour', { name: 'Along the river', reviews: 2 }],
  ['in a city that is off', 'UPDATE travel_city SET enabled = false WHERE id = $city', undefined],
  ['in a city that is on', 'UPDATE travel_city SET enabled = true WHERE id = $city', { city: 'Vila Nova' }],
  [
    'cancelled',
    `UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff' WHERE id = $departure`,
    undefined,
  ],
];

test('a process finds a tour as it was left by a transaction of another one, whatever that wrote', async () => {
  const { tour, id } = await planted();
  for (const [what, write, seen] of CHANGES) {
    const values: Record<string, string> = { $departure: id, $tour: tour.id, $city: tour.cityId };
    const text = write.replace(/\$\w+/g, (name) => `'${values[name]}'::uuid`);
    await sql.raw(text).execute(db());
    const answer = await other.call(tours.tourSearch, { query: { city: tour.cityId, adults: '2' } });
    const list = answer.code === 200 ? answer.data.list : [];
    expect([what, list]).toEqual([what, seen ? [expect.objectContaining({})] : []]);
    if (seen) expect(list[0]).toMatchObject(seen);
  }
});

test('a tour, a departure and words of the dictionary that are new are found by another process at once', async () => {
  const { tour } = await planted();
  const theme = randomUUID();
  await sql`INSERT INTO travel_term (id, kind, name) VALUES (${theme}, 'theme', '{"en-US": "By the sea"}')`.execute(
    db(),
  );
  const beside = await newTour(db(), { cityId: tour.cityId, themes: [theme] });
  expect((await found(tour)).total).toBe(1);
  await newDeparture(db(), beside, { day: dayAhead(shop, 31) });
  const both = await found(tour);
  expect(both.total).toBe(2);
  expect(both.facets?.theme).toEqual([{ value: theme, name: 'By the sea', count: 1 }]);
  await sql`UPDATE travel_term SET name = '{"en-US": "By the ocean"}' WHERE id = ${theme}`.execute(db());
  expect((await found(tour)).facets?.theme).toMatchObject([{ name: 'By the ocean' }]);
});

test('places that are held are taken for another process, and free again by the clock alone', async () => {
  const { tour, id } = await planted({}, 3);
  // Held for an order that no job releases: nothing is written when its time is over.
  const order = randomUUID();
  await inTransaction(db(), async (tx) => {
    await sql`INSERT INTO tour_booking (order_id, departure_id, seats, state, expires_at)
      VALUES (${order}, ${id}, 1, 'held', app_now() + interval '30 minutes')`.execute(tx);
    await sql`INSERT INTO tour_change (order_id, departure_id, seats, held, expires_at)
      VALUES (${order}, ${id}, 1, 1, app_now() + interval '60 minutes')`.execute(tx);
    await sql`UPDATE tour_departure SET held = 2 WHERE id = ${id}`.execute(tx);
  });
  const left = async () => (await one(tour, { adults: '1' }))?.next.seatsLeft;
  expect([(await found(tour)).total, await left()]).toEqual([0, 1]);
  const clock = other.app.platform.clock;
  await clock.move({ ms: 31 * MINUTE, reset: false });
  expect([(await found(tour)).total, await left()]).toEqual([1, 2]);
  await clock.move({ ms: 30 * MINUTE, reset: false });
  expect([(await found(tour, { adults: '3' })).total, await left()]).toEqual([1, 3]);
  const { rows } = await sql<{ held: number }>`SELECT held FROM tour_departure WHERE id = ${id}`.execute(db());
  expect(rows).toEqual([{ held: 2 }]);
  // What is held longer is held again, also for a clock that is put back.
  await clock.move({ ms: 0, reset: true });
  expect([(await found(tour)).total, await left()]).toEqual([0, 1]);
  await clock.move({ ms: 31 * MINUTE, reset: false });
  await sql`UPDATE tour_booking SET expires_at = app_now() + interval '30 minutes' WHERE order_id = ${order}`.execute(
    db(),
  );
  expect([(await found(tour)).total, await left()]).toEqual([0, 1]);
});

test('a deal that is made is what another process finds by', async () => {
  const { tour } = await planted();
  expect(await one(tour)).toMatchObject({ adultPrice: { usd: 10_000 }, deal: null });
  await makeDeal(shop, staff, { kind: 'tour', key: `tour:${tour.id}`, value: 20 });
  // Deals travel by messages (decision 3), which arrive a moment after.
  await expect.poll(async () => (await one(tour))?.adultPrice.usd).toBe(8_000);
});

test('what is read ahead is what the first search of all tours needs', async () => {
  const { tour } = await planted();
  const fresh = await testApp({ databaseUrl: shop.databaseUrl });
  const { memory } = fresh.app.platform;
  expect(memory.budget.used().get('tour_departures') ?? 0).toBe(0);
  await readToursAhead(fresh.app.platform);
  const read = memory.budget.used().get('tour_departures') ?? 0;
  expect(read).toBeGreaterThan(0);
  const { data } = await fresh.call(tours.tourSearch, { query: { city: tour.cityId, adults: '2' } });
  expect([data.total, memory.budget.used().get('tour_departures')]).toEqual([1, read]);
  await fresh.close();
});
