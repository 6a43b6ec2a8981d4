import { addDays, type Day } from '@app/kernel/local-day';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slotProviderOf } from '../../../modules/travel/public.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { choicesOf, GARBAGE, lowestOf, refusesKeys, requestOf, wantedOf } from '../../../testing/slot-choices.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { asTrip } from '../domain/flight-request.ts';
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
  wayOf,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const TOKYO = 'Asia/Tokyo';
const DAY = 30;
const NIGHTS = 4;

/** From New York to Lisbon overnight, and back by day. */
async function newRoute(of: { returnBp?: number; seats?: number } = {}) {
  const airline = await newAirline(db(), of);
  const from = await newAirport(db());
  const to = await newAirport(db(), { zone: 'Europe/Lisbon', country: 'PT', at: [38.7, -9.1] });
  const seats = of.seats ?? 9;
  const out = await newFlight(db(), { from, to, airline, departs: '20:00', minutes: 420, seats });
  const back = await newFlight(db(), { from: to, to: from, airline, departs: '18:00', minutes: 480, seats });
  return { airline, from, to, out, back };
}
type Route = Awaited<ReturnType<typeof newRoute>>;

const wanted = (of: { from: Pick<Airport, 'cityId'>; to: Pick<Airport, 'cityId'> }, more: object = {}) =>
  wantedOf(shop, {
    rule: { kind: 'flight', cityId: of.to.cityId, cabin: 'economy' },
    day: dayAhead(shop, DAY),
    nights: NIGHTS,
    party: { rooms: 1, adults: 1, childAges: [] },
    fromCityId: of.from.cityId,
    ...more,
  });

/** The flights of each choice with its brands, as `out day, back day: brand brand`. */
async function trips(of: ReturnType<typeof wanted>, names: Record<string, string>, limit?: number) {
  const day = (one: Day) => `${String((Date.parse(one) - Date.parse(of.day)) / 86_400_000)}`;
  return (await choicesOf(shop, of, limit)).map(({ request, usd }) => {
    const { slices } = asTrip(request);
    const ways = slices.map(({ legs }) => legs.map((leg) => `${names[leg.flightId]} ${day(leg.day)}`).join('+'));
    return `${ways.join(', ')}: ${slices.map(({ brand }) => brand).join(' ')} ${usd}`;
  });
}

test('the way out lands on the day, whenever it leaves; the way back leaves after the last night', async () => {
  const route = await newRoute();
  const noon = await newFlight(db(), { ...route, departs: '06:00', minutes: 420, baseUsd: 12_000 });
  const home = await newFlight(db(), { ...route, from: route.to, to: route.from, departs: '09:00', baseUsd: 11_000 });
  const names = { [route.out]: 'night', [noon]: 'day', [route.back]: 'evening', [home]: 'morning' };
  expect(await trips(wanted(route), names)).toEqual([
    'night -1, evening 4: light light 22000',
    'night -1, morning 4: light light 23000',
    'day 0, evening 4: light light 24000',
    'night -1, evening 4: flex light 27000',
    'night -1, evening 4: light flex 27000',
    'night -1, evening 4: flex flex 32000',
  ]);
  expect(await trips(wanted(route), names, 2)).toEqual([
    'night -1, evening 4: light light 22000',
    'day 0, evening 4: light light 24000',
  ]);
  // The flight of the day lands at five or six in the evening as clocks are changed, that of the night in the morning.
  expect(await trips(wanted(route, { landsBy: '16:30' }), names, 1)).toEqual([
    'night -1, evening 4: light light 22000',
  ]);
  expect((await trips(wanted(route, { landsBy: '16:30' }), names)).some((trip) => trip.includes('day 0'))).toBe(false);
  expect((await trips(wanted(route, { landsBy: '18:30' }), names)).some((trip) => trip.includes('day 0'))).toBe(true);
});

test('over the date line a way out leaves after the day on which it lands, or two days before', async () => {
  const airline = await newAirline(db());
  const east = await newAirport(db(), { zone: TOKYO, country: 'JP', at: [35.7, 139.7] });
  const west = await newAirport(db(), { zone: 'Pacific/Honolulu', at: [21.3, -157.9] });
  const out = await newFlight(db(), { from: east, to: west, airline, departs: '00:30', minutes: 420 });
  const back = await newFlight(db(), { from: west, to: east, airline, departs: '22:00', minutes: 480 });
  const names = { [out]: 'east', [back]: 'west' };
  expect(await trips(wanted({ from: east, to: west }), names, 1)).toEqual(['east 1, west 4: light light 22000']);
  expect(await trips(wanted({ from: west, to: east }), names, 1)).toEqual(['west -2, east 4: light light 22000']);
  expect(await lowestOf(shop, wanted({ from: west, to: east }), 3)).toEqual([22_000, 22_000, 22_000]);
});

test('an airline that flies both ways takes its return discount off, and ways with a change are found', async () => {
  const route = await newRoute({ returnBp: 1_000 });
  const between = await newAirport(db(), { zone: 'Europe/London', country: 'GB', at: [51.5, -0.1] });
  const other = await newAirline(db());
  const names: Record<string, string> = { [route.out]: 'own', [route.back]: 'back' };
  const first = await newFlight(db(), {
    from: route.from,
    to: between,
    airline: other,
    departs: '18:00',
    baseUsd: 1_000,
  });
  const second = await newFlight(db(), {
    from: between,
    to: route.to,
    airline: other,
    departs: '12:00',
    baseUsd: 1_000,
  });
  Object.assign(names, { [first]: 'first', [second]: 'second' });
  const found = await trips(wanted(route), names);
  expect(found[0]).toBe('first -1+second 0, back 4: light light 15000');
  expect(found).toContain('own -1, back 4: light light 20000');
});

test('seats at a deal cost the better of it and of what is sold together', async () => {
  const staff = await shop.staff();
  const route = await newRoute();
  const asked = wanted(route, { offBp: 1_000, party: { rooms: 1, adults: 2, childAges: [] } });
  const [before] = await choicesOf(shop, asked);
  const key = `cabin:${route.to.cityId}_${route.from.cityId}/economy`;
  await makeDeal(shop, staff, { kind: 'flight', key, value: 40 });
  const [light] = await choicesOf(shop, asked);
  // The way back of two adults at 40 % less of 10,000 in place of 10 %.
  expect((before?.usd ?? 0) - (light?.usd ?? 0)).toBe(2 * 3_000);
  expect((await lowestOf(shop, asked, 1))[0]).toBe(light?.usd);
});

test('a party pays for every seat; what has too few seats or no such cabin is left out', async () => {
  const route = await newRoute({ seats: 3 });
  const party = { rooms: 2, adults: 2, childAges: [4] };
  const [first] = await choicesOf(shop, wanted(route, { party }));
  expect(first?.request).toMatchObject({ adults: 2, childAges: [4], babies: 0 });
  const four = { rooms: 2, adults: 2, childAges: [4, 5] };
  expect(await choicesOf(shop, wanted(route, { party: four }))).toEqual([]);
  const rule = { kind: 'flight', cityId: route.to.cityId, cabin: 'business' };
  expect(await choicesOf(shop, wanted(route, { rule }))).toEqual([]);
  await bookOut(route, 1);
  expect(await choicesOf(shop, wanted(route, { party }))).toEqual([]);
  expect(await choicesOf(shop, wanted(route, { party, day: dayAhead(shop, DAY + 1) }))).not.toEqual([]);
});

/** Books one seat of the way out that lands on the day. */
async function bookOut({ out }: Route, adults: number) {
  const { token } = await shop.buyer();
  const legs = [{ flightId: out, day: dayAhead(shop, DAY - 1) }];
  const quote = await quoteTrip(shop, token, { slices: [wayOf(legs)], adults });
  const booked = await bookTrip(shop, token, quote.data.id, [guestOf(await newPassenger(shop, token))]);
  expect(booked.code).toBe(200);
}

test('flights of the past, off sale, from nowhere or from the city itself are none', async () => {
  const route = await newRoute();
  expect(await choicesOf(shop, wanted(route, { day: dayAhead(shop, -3) }))).toEqual([]);
  expect(await choicesOf(shop, wanted(route, { fromCityId: null }))).toEqual([]);
  expect(await choicesOf(shop, wanted(route, { fromCityId: route.to.cityId }))).toEqual([]);
  expect(await choicesOf(shop, wanted(route, { fromCityId: route.out }))).toEqual([]);
  expect(await lowestOf(shop, wanted(route, { fromCityId: null }), 2)).toEqual([null, null]);
  await sql`UPDATE flight SET online = false WHERE id = ${route.back}`.execute(db());
  expect(await choicesOf(shop, wanted(route))).toEqual([]);
});

test('a key of other days, other cities, another way round or of nothing is refused; what is merely full is not', async () => {
  const route = await newRoute({ seats: 1 });
  const elsewhere = await newRoute();
  const [key = ''] = (await choicesOf(shop, wanted(route))).map((one) => one.key);
  const [foreign = ''] = (await choicesOf(shop, wanted(elsewhere))).map((one) => one.key);
  const [out = '', back = '', ...brands] = key.split('~');
  const [otherOut = '', otherBack = ''] = foreign.split('~');
  const of = (...parts: string[]) => [...parts, ...brands].join('~');
  const moved = (way: string, days: number) => {
    const [flight = '', day = ''] = way.split('@');
    return `${flight}@${addDays(day, days)}`;
  };
  const wrong = [
    foreign,
    of(back, out),
    of(out, out),
    of(otherOut, back),
    of(out, otherBack),
    of(moved(out, 1), back),
    of(out, moved(back, 1)),
    of(out, moved(back, -1)),
    of(moved(out, -200), back),
    `${out}~${back}~light`,
    `${out}~${back}~light~flex~flex`,
    `${out}~${back}~LIGHT~flex`,
    `${out.slice(0, -2)}99~${back}~light~light`,
  ];
  await refusesKeys(shop, wanted(route), [...wrong, ...GARBAGE]);
  await refusesKeys(shop, wanted(elsewhere), [key]);
  await refusesKeys(shop, wanted(route, { nights: 3 }), [key]);
  await refusesKeys(shop, wanted(route, { landsBy: '06:30' }), [key]);
  await refusesKeys(shop, wanted(route, { rule: { kind: 'flight', cityId: route.to.cityId, cabin: 'first' } }), [key]);
  const two = wanted(route, { party: { rooms: 1, adults: 2, childAges: [] } });
  expect(await requestOf(shop, two, key)).toMatchObject({ adults: 2, slices: [{ cabin: 'economy' }, {}] });
});

test('the lowest of each day is that of its cheapest trip, both directions read once', async () => {
  const route = await newRoute({ returnBp: 500 });
  const first = dayAhead(shop, DAY);
  await sql`UPDATE flight SET weekdays = '{1,2,3,4,5}' WHERE id = ${route.out}`.execute(db());
  const other = await newFlight(db(), { ...route, departs: '03:00', minutes: 420, baseUsd: 9_000 });
  await sql`UPDATE flight SET valid = daterange(${addDays(first, 3)}::date, ${addDays(first, 6)}::date) WHERE id = ${other}`.execute(
    db(),
  );
  await sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max, own, sold)
    VALUES (${route.back}, 'economy', ${addDays(first, NIGHTS + 10)}, 9, 2, false, 9)`.execute(db());
  const lowest = await lowestOf(shop, wanted(route), 35);
  const nights = lowest.map((usd, at) => (usd === null ? at : null)).filter((at) => at !== null);
  // No flight leaves on Saturdays and Sundays, so that none lands on Sundays and Mondays.
  const closed = lowest.map((_, at) => at).filter((at) => [0, 1].includes(new Date(addDays(first, at)).getUTCDay()));
  expect(nights).toEqual([...new Set([...closed, 10])].filter((at) => at < 3 || at > 5).toSorted((a, b) => a - b));
  expect(lowest.slice(3, 6)).toEqual([20_050, 20_050, 20_050]);
});

test('cities to fly from are those with flights there and back in the cabin, direct ones first', async () => {
  const route = await newRoute();
  const between = await newAirport(db(), { zone: 'Europe/London', country: 'GB', at: [51.5, -0.1] });
  const inland = await newAirport(db(), { at: [39, -80] });
  const oneWay = await newAirport(db());
  const { airline, from, to } = route;
  const fly = (a: Airport, b: Airport) => newFlight(db(), { from: a, to: b, airline });
  for (const [a, b] of [
    [inland, from],
    [from, inland],
    [between, to],
    [to, between],
    [between, to],
    [oneWay, to],
  ] as const)
    await fly(a, b);
  shop.app.platform.cache.drop(['*']);
  const slotProvider = slotProviderOf(shop.app.platform, 'flight');
  const origins = (cabin: 'economy' | 'business') =>
    slotProvider.origins?.(db(), { kind: 'flight', cityId: to.cityId, cabin });
  expect(await origins('economy')).toEqual([between.cityId, from.cityId, inland.cityId]);
  expect(await origins('business')).toEqual([]);
  await sql`UPDATE travel_city SET enabled = false WHERE id = ${between.cityId}`.execute(db());
  shop.app.platform.cache.drop(['*']);
  expect(await origins('economy')).toEqual([from.cityId, inland.cityId]);
  expect(await slotProvider.named(db(), { kind: 'flight', cityId: to.cityId, cabin: 'economy' })).toMatchObject([
    { id: to.cityId, online: true },
  ]);
});

test('trips and the lowest of each day cost what is quoted to the cent, whatever comes off, whoever flies and whatever airports charge', async () => {
  const route = await newRoute({ returnBp: 1_234 });
  const { airline: _own, ...between } = route;
  const others = await newRoute();
  await newFlight(db(), { ...between, airline: others.airline, departs: '21:00', minutes: 420 });
  const usd = fc.integer({ min: 8_000, max: 8_100 });
  const given = fc.record({
    prices: fc.array(usd, { minLength: 3, maxLength: 3 }),
    chargeUsd: fc.integer({ min: 0, max: 5_000 }),
    childPercent: fc.integer({ min: 50, max: 100 }),
    offBp: fc.integer({ min: 0, max: 3_000 }),
    party: fc.record({
      rooms: fc.constant(1),
      adults: fc.integer({ min: 1, max: 3 }),
      childAges: fc.array(fc.constantFrom(3, 9), { maxLength: 2 }),
    }),
  });
  const flights = sql`SELECT id FROM flight WHERE from_airport_id IN (${route.from.id}, ${route.to.id})`;
  await fc.assert(
    fc.asyncProperty(given, async ({ prices, chargeUsd, childPercent, offBp, party }) => {
      const [first, second, third] = prices;
      await sql`UPDATE flight_cabin SET child_percent = ${childPercent}, base_usd = CASE flight_id
        WHEN ${route.out} THEN ${first}::int WHEN ${route.back} THEN ${second}::int ELSE ${third}::int END
        WHERE flight_id IN (${flights})`.execute(db());
      await sql`UPDATE airport SET charge_usd = ${chargeUsd} WHERE id IN (${route.from.id}, ${route.to.id})`.execute(
        db(),
      );
      shop.app.platform.cache.drop(['*']);
      // Each is compared with its quote.
      await lowestOf(shop, wanted(route, { offBp, party }), 2);
    }),
    { numRuns: 40 },
  );
});
