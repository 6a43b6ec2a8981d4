import { randomUUID } from 'node:crypto';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChance } from '../../../demo/seed/chance.ts';
import { dealsNow } from '../../../modules/travel-deals/core.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { dayAhead, LISBON, newDeparture, newTour, type PlantedTour, UNITS } from './fixtures.ts';
import { readWorld, referenceSearch, type SampleSearch } from './search-reference.ts';

const SEARCHES = 200;
const TOURS = 20;
const chance = createChance(20_261_129);
const { pick, maybe, whole } = chance;

let shop: Shop;
/** Another process on the same database: what it keeps is written by the first. */
let other: TestApp;
const db = () => shop.app.platform.db;
const planted: { tour: PlantedTour; departures: string[] }[] = [];
const themes = [randomUUID(), randomUUID(), randomUUID()];
/** The last day of the deals on tours that have one. */
const travelTo = new Map<string, string>();

beforeAll(async () => {
  shop = await openShop();
  other = await testApp({ databaseUrl: shop.databaseUrl });
  for (const id of themes)
    await sql`INSERT INTO travel_term (id, kind, name) VALUES (${id}, 'theme', ${JSON.stringify({ 'en-US': id })})`.execute(
      db(),
    );
  const cities = [randomUUID(), randomUUID(), randomUUID()];
  for (let index = 0; index < TOURS; index += 1) await plant(pick(cities), index);
  const staff = await shop.staff();
  for (const [index, { tour }] of planted.slice(0, 3).entries()) {
    const to = dayAhead(shop, 20);
    travelTo.set(tour.id, to);
    await makeDeal(shop, staff, {
      kind: 'tour',
      key: `tour:${tour.id}`,
      value: 20 + index * 10,
      quota: 50,
      travelTo: to,
    });
  }
}, 60_000);
afterAll(async () => {
  await other.close();
  await shop.close();
});

const unitsOf = (usd: number) => {
  const [adult, senior, child, infant] = UNITS.map((unit) => ({ ...unit, usd: Math.round((unit.usd * usd) / 10_000) }));
  if (!adult || !senior || !child || !infant) throw new Error('units');
  return pick([[adult, senior, child, infant], [adult, child], [adult, senior], [{ ...adult, ageFrom: 5 }]]);
};

async function plant(cityId: string, index: number): Promise<void> {
  const days = pick([1, 1, 3, 6]);
  const tour = await newTour(db(), {
    cityId,
    days,
    hours: pick([3, 8]),
    zone: pick([LISBON, 'Asia/Tokyo', 'America/New_York']),
    difficulty: whole(1, 5),
    maxParty: pick([2, 4, 8]),
    themes: themes.filter(() => maybe(0.4)),
    cutoffMinutes: pick([0, 120, 4_320]),
    steps: pick([
      [],
      [{ daysBefore: 7, percent: 50 }],
      [
        { daysBefore: 20, percent: 0 },
        { daysBefore: 9, percent: 100 },
      ],
    ]),
    units: unitsOf(4_000 + index * 777),
  });
  await sql`UPDATE tour SET sort_weight = ${index % 4}, tax_bp = ${pick([0, 700])}, kind = ${pick(['group', 'private', 'day'])},
    pickups = CASE WHEN ${maybe(0.5)} THEN pickups ELSE '[]' END WHERE id = ${tour.id}`.execute(db());
  const departures: string[] = [];
  for (let day = 0; day < 36; day += whole(1, 4)) {
    // One at an hour: of two that begin at once either may be shown.
    const of = { start: pick(['08:00', '12:30']), language: pick(['en', 'es', 'pt']), capacity: whole(1, 9) };
    const minPeople = maybe(0.5) ? 1 : 0;
    const priceBp = pick([9_000, 10_000, 10_000, 12_345]);
    departures.push(await newDeparture(db(), tour, { day: dayAhead(shop, day, tour.zone), ...of, minPeople, priceBp }));
  }
  planted.push({ tour, departures });
}

/** Places of a departure that are held until so many seconds from now. */
async function hold(departure: string, seconds: number): Promise<void> {
  await inTransaction(db(), async (tx) => {
    const { numAffectedRows } = await sql`UPDATE tour_departure SET held = held + 1
      WHERE id = ${departure} AND held + sold < capacity`.execute(tx);
    if (!numAffectedRows) return;
    await sql`INSERT INTO tour_booking (order_id, departure_id, seats, state, expires_at)
      VALUES (${randomUUID()}, ${departure}, 1, 'held', app_now() + make_interval(secs => ${seconds}))`.execute(tx);
  });
}

const WRITES: readonly string[] = [
  'UPDATE tour_departure SET closed = random() < 0.3 WHERE id = $departure',
  'UPDATE tour_departure SET price_bp = 8000 + (price_bp * 7) % 6000 WHERE id = $departure',
  'UPDATE tour_departure SET guaranteed_at = app_now() WHERE id = $departure AND cancelled_at IS NULL',
  'UPDATE tour_departure SET sold = sold + 1, guaranteed_at = app_now() WHERE id = $departure AND held + sold < capacity',
  `UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff' WHERE id = $departure AND held + sold = 0`,
  'UPDATE tour SET online = random() > 0.2 WHERE id = $tour',
  'UPDATE tour SET sort_weight = (sort_weight + 3) % 5, max_party = 2 + max_party % 7 WHERE id = $tour',
  'UPDATE travel_city SET enabled = random() > 0.2 WHERE id = $city',
  `INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count) VALUES ('tour', $tour, 5, 1)
    ON CONFLICT (kind, subject_id) DO UPDATE SET rating_sum = travel_score.rating_sum + 3, rating_count = travel_score.rating_count + 1`,
];

async function write(): Promise<void> {
  const { tour, departures } = pick(planted);
  const departure = pick(departures);
  if (maybe(0.3)) return hold(departure, pick([-5, 0.2, 600]));
  const values: Record<string, string> = { $departure: departure, $tour: tour.id, $city: tour.cityId };
  const text = pick(WRITES).replace(/\$\w+/g, (name) => `'${values[name]}'::uuid`);
  await sql.raw(text).execute(db());
}

const some = <T>(values: readonly T[], share: number): T[] => (maybe(share) ? values.filter(() => maybe(0.5)) : []);

function anySearch(): SampleSearch {
  const from = maybe(0.6) ? whole(0, 30) : null;
  const party = { adults: whole(0, 4), seniors: pick([0, 0, 1]), childAges: pick([[], [], [8], [2], [3, 11]]) };
  return {
    party: party.adults + party.seniors === 0 ? { ...party, adults: 1 } : party,
    from: from === null ? null : dayAhead(shop, from),
    to: from === null ? null : dayAhead(shop, from + whole(0, 15)),
    city: maybe(0.3) ? pick(planted).tour.cityId : null,
    sort: pick(['popular', 'price_asc', 'price_desc', 'score', 'soonest', 'length']),
    minUsd: maybe(0.2) ? pick([3_000, 7_000]) : null,
    maxUsd: maybe(0.2) ? pick([8_000, 12_000]) : null,
    themes: some(themes, 0.1),
    length: some(['hours', 'day', 'short', 'week'], 0.1),
    language: some(['en', 'es', 'pt'], 0.2),
    difficulty: some(['1', '2', '3', '4', '5'], 0.1),
    kind: some(['group', 'private', 'day'], 0.1),
    guaranteed: maybe(0.15),
    pickup: maybe(0.1),
    free: maybe(0.2),
    scoreMin: maybe(0.05) ? 6 : null,
  };
}

const listed = (values: readonly (string | number)[]) => (values.length > 0 ? values.join() : undefined);
const usdText = (usd: number | null) => (usd === null ? undefined : String(usd / 100));

function queryOf({ party, ...asked }: SampleSearch): Record<string, string> {
  const query = {
    adults: String(party.adults),
    seniors: String(party.seniors),
    childAges: party.childAges.join(),
    from: asked.from ?? undefined,
    to: asked.to ?? undefined,
    city: asked.city ?? undefined,
    sort: asked.sort,
    priceMin: usdText(asked.minUsd),
    priceMax: usdText(asked.maxUsd),
    themes: listed(asked.themes),
    length: listed(asked.length),
    language: listed(asked.language),
    difficulty: listed(asked.difficulty),
    kind: listed(asked.kind),
    guaranteed: asked.guaranteed ? '1' : undefined,
    pickup: asked.pickup ? '1' : undefined,
    freeCancellation: asked.free ? '1' : undefined,
    scoreMin: asked.scoreMin === null ? undefined : String(asked.scoreMin),
    limit: '5',
  };
  return Object.fromEntries(Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined));
}

const counts = (of: readonly { readonly value: string | number; readonly count: number }[] | undefined) =>
  of?.map(({ value, count }) => [typeof value === 'number' ? value : String(value), count]);

/** What the other process answers, all pages of it, as the reference says it. */
async function answered(query: Record<string, string>) {
  const { data: first } = await other.call(tours.tourSearch, { query });
  const list = [...first.list];
  for (let { cursor } = first; cursor !== null; ) {
    const { data } = await other.call(tours.tourSearch, { query: { ...query, cursor } });
    list.push(...data.list);
    cursor = data.cursor;
  }
  const { facets } = first;
  return {
    list: list.map((card) => ({
      id: card.id,
      next: card.next.id,
      days: card.nextDays,
      free: card.freeCancellation,
      usd: card.adultPrice.usd,
      seatsLeft: card.next.seatsLeft,
      languages: card.languages,
      weekdays: card.weekdays,
    })),
    total: first.total,
    facets: {
      length: counts(facets?.length),
      language: counts(facets?.language),
      difficulty: facets?.difficulty.map(({ value, count }) => [String(value), count]),
      kind: counts(facets?.kind),
      score: counts(facets?.score),
      city: counts(facets?.city),
      guaranteed: facets?.guaranteed,
      pickup: facets?.pickup,
      free: facets?.freeCancellation,
      adult: facets?.adult && [facets.adult.min.usd, facets.adult.max.usd],
    },
    leftOut: first.leftOut,
  };
}

test('searches find, count and order what looking at each departure in its table comes to, while all is written by another process', async () => {
  let found = 0;
  for (let search = 0; search < SEARCHES; search += 1) {
    if (maybe(0.6)) await write();
    const asked = anySearch();
    const query = queryOf(asked);
    const [world, deals] = [await readWorld(db()), await dealsNow(shop.app.platform)];
    const isSeen = asked.city === null || world.tours.some(({ city_id }) => city_id === asked.city);
    if (!isSeen) continue;
    const answer = await answered(query);
    const expected = referenceSearch(world, asked, shop.app.platform.clock.now(), { deals, travelTo });
    expect({ search, query, ...answer }).toEqual({ search, query, ...expected });
    found += expected.total;
  }
  expect(found).toBeGreaterThan(SEARCHES);
}, 120_000);
