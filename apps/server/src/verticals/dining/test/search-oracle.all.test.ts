import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { CUISINES, DINING_FACILITIES, DINING_SORTS } from '@app/contract/verticals/dining/facts';
import { MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRng } from '../../../demo/art/rng.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { newCity } from './fixtures.ts';
import { anyRestaurant, anyWrite, type Chances, chancesOf } from './random-restaurants.ts';
import { type ReferenceQuery, referenceSearch } from './reference-search.ts';

let shop: Shop;
let second: TestApp;
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const SEARCHES = 200;
const PAGE = 4;
const ZONES = ['Europe/Lisbon', 'Asia/Tokyo', 'America/New_York'];

function anyQuery(city: { id: string; zone: string }, chances: Chances, now: Date): ReferenceQuery {
  const { whole, pick, some, rng } = chances;
  const maybe = <T>(value: T): T | undefined => (rng() < 0.12 ? value : undefined);
  return {
    city: city.id,
    day: addDays(dayIn(city.zone, now), whole(0, 3)),
    time: pick(['12:00', '18:30', '19:30', '21:00', '23:30', '00:30']),
    people: whole(1, 9),
    sort: pick(DINING_SORTS),
    ...Object.fromEntries(
      Object.entries({
        cuisines: maybe(some(CUISINES, 0.4)),
        priceLevels: maybe(some([1, 2, 3, 4], 0.6)),
        facilities: maybe([pick(DINING_FACILITIES)]),
        area: maybe(pick(['old town', 'harbour'])),
        scoreMin: maybe(pick([7, 8])),
        depositFree: maybe(true),
        openNow: maybe(true),
        freeOnly: maybe(true),
      }).filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0)),
    ),
  };
}

/** A search page by page as a process answers it, in the shape of the reference. */
async function searched(at: TestApp, wanted: ReferenceQuery, sample: number) {
  const { people, ...rest } = wanted;
  const query = Object.fromEntries(
    Object.entries({ ...rest, adults: people, limit: PAGE }).map(([name, value]) => [
      name,
      value === true ? '1' : String(value),
    ]),
  );
  const page = async (cursor?: string) =>
    at.call(dining.diningSearch, { query: { ...query, ...(cursor ? { cursor } : {}) } as never });
  const first = await page();
  if (first.code !== 200) return null;
  const { facets } = first.data;
  const cards = [...first.data.list];
  for (let { cursor } = first.data; cursor !== null && cards.length < sample; ) {
    const { data } = await page(cursor);
    cards.push(...data.list);
    cursor = data.cursor;
  }
  return {
    total: first.data.total,
    city: first.data.city.name,
    freeTotal: first.data.freeTotal,
    facets: facets && { ...facets, area: facets.area.map(({ value, count }) => ({ value, count })) },
    cards: cards.map(({ id, distance, openNow, free, deposit, score, times }) => ({
      id,
      distance,
      openNow,
      free,
      deposit: deposit?.usd ?? null,
      score,
      times: times.map(({ day, time, areaId, state }) => ({ day, time, areaId, state })),
    })),
  };
}

/** Some records are written, and some time passes in both processes. */
async function changeSome(chances: Chances, of: Omit<Parameters<typeof anyWrite>[2], 'now'>): Promise<void> {
  const { db, clock } = shop.app.platform;
  for (let writes = chances.whole(0, 4); writes > 0; writes -= 1) {
    await anyWrite(db, chances, { ...of, now: clock.now() });
  }
  if (chances.rng() < 0.4) {
    await passTime(shop, chances.whole(1, 25) * MINUTE);
    await expect.poll(() => second.app.platform.clock.offsetMs()).toBe(clock.offsetMs());
  }
}

test('searches of two processes answer what tables say, whatever was written before each of them or ran out since', async () => {
  const { db, clock } = shop.app.platform;
  const chances = chancesOf(createRng(20_261_130));
  const cities = await Promise.all(ZONES.map(async (zone) => ({ id: await newCity(db, zone), zone })));
  for (let made = 0; made < 30; made += 1) await anyRestaurant(db, chances.pick(cities), chances);
  const customerId = (await shop.buyer()).id;
  const seen = { free: 0, full: 0, closedCity: 0 };
  for (let round = 0; round < SEARCHES; round += 1) {
    await changeSome(chances, { customerId, cities });
    const city = chances.pick(cities);
    const wanted = anyQuery(city, chances, clock.now());
    const sold = (enabled: boolean) =>
      sql`UPDATE travel_city SET enabled = ${enabled} WHERE id = ${city.id}`.execute(db);
    if (round % 20 === 19) await sold(false);
    const at = chances.pick<TestApp>([shop, second]);
    const answer = await searched(at, wanted, 12);
    const must = await referenceSearch(db, wanted, clock.now());
    expect(answer, `round ${round}: ${JSON.stringify(wanted)}`).toEqual(
      must && {
        total: must.ids.length,
        city: must.city,
        freeTotal: must.freeTotal,
        facets: must.facets,
        cards: must.cards.slice(0, answer?.cards.length),
      },
    );
    if (round % 20 === 19) await sold(true);
    if (!must) seen.closedCity += 1;
    else for (const { free } of must.cards) seen[free ? 'free' : 'full'] += 1;
  }
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
}, 240_000);
