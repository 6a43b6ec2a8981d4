import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays, type Day, monthOf, nightsOf } from '@app/kernel/local-day';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parameter } from '../../../modules/settings/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { fareBrands, flightsById } from '../db/flight.repo.ts';
import { type FoundItinerary, openItineraries } from '../domain/find-itineraries.ts';
import { cheapestBack, resultsOf, wishedFares } from '../domain/pair-itineraries.ts';
import { placesOf } from '../usecases/search/places.ts';
import { lowestPrices, readItineraries, type WaysWanted } from '../usecases/search/read-itineraries.ts';
import { cheapestResult, readTrips } from '../usecases/search/read-trips.ts';
import {
  type Airport,
  bookTrip,
  dayAhead,
  guestOf,
  newAirline,
  newAirport,
  newFlight,
  newPassenger,
  plantBrands,
  quoteTrip,
  sellBags,
  wayOf,
} from './fixtures.ts';

// What searches find in memory, compared with what is found among all flights as the tables have them, while another process writes.

const CITIES: readonly [zone: string, at: [number, number]][] = [
  ['Europe/London', [51.5, -0.1]],
  ['Europe/Lisbon', [38.8, -9.1]],
  ['America/New_York', [40.7, -74]],
  ['America/Chicago', [41.9, -87.6]],
  ['America/Los_Angeles', [34, -118]],
  ['Pacific/Honolulu', [21.3, -157.9]],
  ['Asia/Tokyo', [35.5, 139.8]],
];
/** Days ahead on which flights are sought, and written about. */
const FROM = 20;
const SPAN = 5;

let shop: Shop;
let other: TestApp;
let airports: Airport[];
let ids: string[];
/** Orders that hold seats. */
let orders: string[];
const dayOf = (index: number): Day => dayAhead(shop, FROM + index, 'UTC');
const db = () => other.app.platform.db;

beforeAll(async () => {
  shop = await openShop();
  const own = shop.app.platform.db;
  await plantBrands(own);
  await sellBags(own);
  airports = [];
  for (const [zone, at] of CITIES) airports.push(await newAirport(own, { zone, at }));
  // A second airport of the first city.
  const second = await newAirport(own, { zone: 'Europe/London', at: [51.1, -0.2] });
  await sql`UPDATE airport SET city_id = ${airports[0]?.cityId} WHERE id = ${second.id}`.execute(own);
  airports.push(second);
  const airlines = [await newAirline(own), await newAirline(own, { returnBp: 1_000 })];
  ids = [];
  for (let index = 0; index < 70; index += 1) {
    const there = (index + 1 + (((index * 7) >> 3) % 7)) % 8;
    const [from, to] = [airports[index % 8], airports[there]] as [Airport, Airport];
    const hour = String((index * 7) % 24).padStart(2, '0');
    ids.push(
      await newFlight(own, {
        ...{ from, to, airline: airlines[index % 2] as Awaited<ReturnType<typeof newAirline>> },
        ...{ departs: `${hour}:${index % 2 ? '30' : '05'}`, minutes: 60 + ((index * 37) % 500), seats: 4, laps: 1 },
        ...{ baseUsd: 5_000 + index * 900, cabins: index % 3 === 0 ? ['economy', 'business'] : ['economy'] },
      }),
    );
  }
  other = await testApp({ databaseUrl: shop.databaseUrl });
  orders = [];
  for (let count = 0; count < 3; count += 1) {
    const { token } = await shop.buyer();
    const flightId = ids[count] as string;
    const quote = await quoteTrip(shop, token, { slices: [wayOf([{ flightId, day: dayAhead(shop, 60) }])] });
    const placed = await bookTrip(shop, token, quote.data.id, [guestOf(await newPassenger(shop, token))]);
    expect(placed.code).toBe(200);
    orders.push((placed.data as { orderId: string }).orderId);
  }
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** What another process may do, each with a flight, a day and a number. */
type Write = (flightId: string, day: Day, n: number) => Promise<unknown>;
const writes: Readonly<Record<string, Write>> = {
  price: (id, day, n) =>
    sql`
    INSERT INTO flight_month (flight_id, cabin, month, prices, stopped)
    SELECT ${id}, 'economy', ${monthOf(day)}, array_agg(CASE WHEN d % 3 = 0 THEN NULL ELSE 4000 + ${n}::int + d END ORDER BY d),
      array_agg(d % 5 = ${n}::int % 5 ORDER BY d) FROM generate_series(1, 31) d
    ON CONFLICT (flight_id, cabin, month) DO UPDATE SET prices = EXCLUDED.prices, stopped = EXCLUDED.stopped`.execute(
      db(),
    ),
  day: (id, day, n) =>
    sql`
    INSERT INTO flight_day (flight_id, day, state, delay_minutes, reason)
    VALUES (${id}, ${day}, ${n % 2 ? 'cancelled' : 'delayed'}, ${n % 2 ? 0 : 1 + (n % 1_000)}, 'weather')
    ON CONFLICT (flight_id, day) DO UPDATE SET state = EXCLUDED.state, delay_minutes = EXCLUDED.delay_minutes`.execute(
      db(),
    ),
  asScheduled: (id, day) => sql`DELETE FROM flight_day WHERE flight_id = ${id} AND day = ${day}`.execute(db()),
  seats: (id, day, n) =>
    sql`
    INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max, sold) VALUES (${id}, 'economy', ${day}, 4, 1, ${n % 5})
    ON CONFLICT (flight_id, cabin, day) DO UPDATE SET sold = LEAST(EXCLUDED.sold, flight_seats.total - flight_seats.held)`.execute(
      db(),
    ),
  hold: (id, day, n) => hold(id, day, n % 4),
  base: (id, _day, n) => sql`UPDATE flight_cabin SET base_usd = ${5_000 + n} WHERE flight_id = ${id}`.execute(db()),
  retimed: (id, _day, n) =>
    sql`
    UPDATE flight SET departs = ${`${String(n % 24).padStart(2, '0')}:15`}, block_minutes = ${60 + (n % 400)} WHERE id = ${id}`.execute(
      db(),
    ),
  offSale: (id, _day, n) => sql`UPDATE flight SET online = ${n % 4 > 0} WHERE id = ${id}`.execute(db()),
  brand: (_id, _day, n) =>
    sql`
    UPDATE fare_brand SET price_percent = ${100 + (n % 80)}, enabled = code = 'light' OR ${n % 3 > 0} WHERE code IN ('light', 'flex')`.execute(
      db(),
    ),
  airline: (_id, _day, n) =>
    sql`
    UPDATE airline SET enabled = ${n % 4 > 0} OR return_bp = 0, name = ${JSON.stringify({ 'en-US': `Airline ${n}` })}`.execute(
      db(),
    ),
  airport: (_id, _day, n) =>
    sql`
    UPDATE airport SET transfer_minutes = ${30 + (n % 60)}, charge_usd = ${n} WHERE id = ${airports[n % airports.length]?.id}`.execute(
      db(),
    ),
  city: (_id, _day, n) =>
    sql`
    UPDATE travel_city SET enabled = ${n % 4 > 0}, picture = ${`/c${n}.jpg`} WHERE id = ${airports[3]?.cityId}`.execute(
      db(),
    ),
  restored: async () => {
    for (const table of ['flight', 'airline', 'travel_city', 'fare_brand'])
      await sql`UPDATE ${sql.id(table)} SET ${sql.id(table === 'flight' ? 'online' : 'enabled')} = true`.execute(db());
    await sql`DELETE FROM flight_day`.execute(db());
    await sql`UPDATE flight_seats SET sold = 0`.execute(db());
  },
  time: (_id, _day, n) => passTime(shop, (n % 3) * 10 * MINUTE),
};

/** Has orders hold seats of a departure for some minutes, beside their own or as what they change to. */
const hold = (flightId: string, day: Day, n: number): Promise<unknown> =>
  inTransaction(db(), async (tx) => {
    const orderId = orders[n % orders.length];
    const { rows } = await sql<{ position: number; seats: number }>`
      SELECT (SELECT max(position) + 1 FROM flight_booking_leg WHERE order_id = ${orderId}) AS position,
        LEAST(1, (SELECT total - held - sold FROM flight_seats WHERE flight_id = ${flightId} AND cabin = 'economy' AND day = ${day})) AS seats`.execute(
      tx,
    );
    const [found] = rows;
    if (!found || found.seats < 1) return;
    await sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max, held) VALUES (${flightId}, 'economy', ${day}, 4, 1, 1)
      ON CONFLICT (flight_id, cabin, day) DO UPDATE SET held = flight_seats.held + 1`.execute(tx);
    if (n % 2) {
      await sql`INSERT INTO flight_booking_leg (order_id, position, slice, flight_id, cabin, day, brand)
        VALUES (${orderId}, ${found.position}, ${found.position}, ${flightId}, 'economy', ${day}, 'light')`.execute(tx);
      await sql`UPDATE flight_booking SET expires_at = app_now() + ${`${n * 7} minutes`}::interval WHERE order_id = ${orderId}`.execute(
        tx,
      );
      return;
    }
    await sql`INSERT INTO flight_change (order_id, seats, laps, stays, expires_at)
      VALUES (${orderId}, 1, 0, '{1}', app_now() + ${`${5 + n * 5} minutes`}::interval)
      ON CONFLICT (order_id) DO UPDATE SET expires_at = EXCLUDED.expires_at`.execute(tx);
    await sql`INSERT INTO flight_change_leg (order_id, position, slice, flight_id, cabin, day, brand, held)
      SELECT ${orderId}, 1 + count(*), 1, ${flightId}, 'economy', ${day}, 'light', true FROM flight_change_leg WHERE order_id = ${orderId}`.execute(
      tx,
    );
  });

/** Finds itineraries among all flights as the tables have them now. */
async function tables(wanted: WaysWanted): Promise<(of: WaysWanted) => (day: Day) => FoundItinerary[]> {
  const days = { cabin: wanted.cabin, first: addDays(wanted.first, -2), last: addDays(wanted.last, 12) };
  const [all, brands] = [await flightsById(db(), ids, days), await fareBrands(db())];
  const flights = [...all.values()].filter(({ cabin, online }) => cabin && online);
  const closesAt = addMs(wanted.now, (await parameter(other.app.platform, 'flight.close_minutes')) * MINUTE);
  return ({ from, to, party, mostStops = 2 }) =>
    openItineraries(flights, brands, { from: from.airportIds, to: to.airportIds, party, closesAt }, mostStops);
}

const sorted = (value: unknown): unknown => {
  if (value instanceof Map) return sorted([...value]);
  if (value instanceof Date || Array.isArray(value) || value === null || typeof value !== 'object')
    return Array.isArray(value) ? value.map(sorted) : value;
  // What days have is compared by the departures that follow from it.
  const entries = Object.entries(value).filter(([key]) => key !== 'days');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
};
/** Everything that is known of itineraries, as text. */
const asText = (found: readonly FoundItinerary[]): string =>
  JSON.stringify(sorted(found.toSorted((a, b) => (a.key < b.key ? -1 : 1))));

const atLeast = (least: number) => (count: number) => count >= least;
const written = fc.record({
  what: fc.constantFrom(...Object.keys(writes), 'restored', 'restored'),
  flight: fc.nat(1_000),
  day: fc.nat(SPAN),
  n: fc.nat(2_000),
});
const searched = fc.record({
  writes: fc.array(written, { maxLength: 3 }),
  ends: fc.tuple(fc.nat(7), fc.nat(7)).filter(([from, to]) => from % 7 !== to % 7),
  whole: fc.boolean(),
  cabin: fc.constantFrom('economy' as const, 'economy' as const, 'business' as const),
  party: fc.constantFrom(
    { adults: 1, childAges: [], babies: 0 },
    { adults: 2, childAges: [7], babies: 0 },
    { adults: 1, childAges: [], babies: 1 },
  ),
  day: fc.nat(SPAN - 2),
  days: fc.nat(2),
  mostStops: fc.constantFrom(1 as const, 2 as const, undefined),
});

test('200 searches in memory find what the tables have, whatever another process has just written, and as time goes by', async () => {
  const { platform } = shop.app;
  const counted = { found: 0, none: 0, trips: 0 };
  await fc.assert(
    fc.asyncProperty(searched, async (of) => {
      for (const { what, flight, day, n } of of.writes) {
        await writes[what]?.(ids[flight % ids.length] as string, dayOf(day), n);
      }
      const [from, to] = of.ends.map((at) => airports[at] as Airport) as [Airport, Airport];
      const value = (end: Airport): string => (of.whole ? end.cityId : end.code);
      const places = await placesOf(platform.db, [value(from), value(to)], 'en-US').catch(() => null);
      if (!places || from.cityId === to.cityId) return;
      const first = dayOf(of.day);
      const now = platform.clock.now();
      const { cabin, party, mostStops } = of;
      const wanted = {
        from: places[0],
        to: places[1],
        cabin,
        party,
        first,
        last: addDays(first, of.days),
        now,
        ...(mostStops && { mostStops }),
      };
      const found = await tables(wanted);
      const [inMemory, inTables] = [await readItineraries(platform, wanted), found(wanted)];
      for (const date of [...nightsOf(first, wanted.last), wanted.last]) {
        expect(asText(inMemory(date))).toBe(asText(inTables(date)));
        counted[inTables(date).length > 0 ? 'found' : 'none'] += 1;
      }
      const wish = { bag: of.whole, refundable: of.days === 1 };
      const lowest = await lowestPrices(platform, { ...wanted, wish });
      const least = (date: Day): number =>
        Math.min(
          ...found({ ...wanted, mostStops: 2 })(date).flatMap((way) =>
            wishedFares(way, now, wish).map(({ fare, bagUsd }) => fare.adultUsd + bagUsd),
          ),
        );
      expect(lowest.map(({ date, lowest: one }) => [date, one?.usd ?? Infinity])).toEqual(
        lowest.map(({ date }) => [date, least(date)]),
      );
      const back = addDays(wanted.last, 1);
      const homeward = { ...wanted, from: places[1], to: places[0], first: back, last: back, mostStops: 2 as const };
      const outs = found({ ...wanted, mostStops: 2 })(first);
      const backs = found(homeward)(back);
      const asked = { cabin, party, now, day: first, back, out: null, before: [], stops: null };
      const days = { out: { first, last: first }, back: { first: back, last: back } };
      const trip = (await readTrips(platform, asked, { from: [places[0]], to: [places[1]], days }))(...places)(asked);
      const cheapest = cheapestResult(resultsOf(outs, cheapestBack(backs, now), now), null);
      expect([trip?.way.key, trip?.totalUsd]).toEqual([cheapest?.way.key, cheapest?.totalUsd]);
      if (trip) counted.trips += 1;
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(counted).toEqual({
    found: expect.toSatisfy(atLeast(60)),
    none: expect.toSatisfy(atLeast(20)),
    trips: expect.toSatisfy(atLeast(8)),
  });
}, 120_000);
