import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type Airport, dayAhead, newAirline, newAirport, newFlight, newRoundTrip, plantBrands } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
});
afterAll(() => shop.close());

type Trip = { from: string; to: string; day: string; back?: string; cabin?: 'economy' | 'business'; stops?: string };
const search = async (query: object) => (await shop.call(flights.flightSearch, { query: query as Trip })).data;
const alternatives = async (query: object) =>
  (await shop.call(flights.flightAlternatives, { query: query as Trip })).data;
type Alternatives = Awaited<ReturnType<typeof alternatives>>;

/** Every offer as the search that it leads to, with the price that it says. */
const leading = (trip: Trip, { days, near, cabins, elsewhere }: Alternatives) => [
  ...days.map(({ day, back, price }) => ({ price, to: { ...trip, day, ...(back && { back }) } })),
  ...near.map(({ end, place, price }) => ({ price, to: { ...trip, [end]: place.value } })),
  ...cabins.map(({ cabin, price }) => ({ price, to: { ...trip, cabin } })),
  ...elsewhere.map(({ place, price }) => ({ price, to: { ...trip, to: place.value } })),
];

async function expectTrue(trip: Trip, offered: Alternatives): Promise<void> {
  const offers = leading(trip, offered);
  expect(offers.length).toBeGreaterThan(0);
  for (const { price, to } of offers) {
    const found = await search(to);
    expect([JSON.stringify(to), found.sorts?.cheapest.price.usd]).toEqual([JSON.stringify(to), price.usd]);
  }
}

const onlyOn = (flightId: string, first: string, days = 1) =>
  sql`UPDATE flight SET valid = daterange(${first}::date, ${first}::date + ${days}::int) WHERE id = ${flightId}`.execute(
    shop.app.platform.db,
  );

/** Two places that fly to each other on a few days alone, with others around that do daily. */
async function seldom() {
  const { db } = shop.app.platform;
  const airline = await newAirline(db, { returnBp: 1_000 });
  const at = (latitude: number, longitude: number): Promise<Airport> =>
    newAirport(db, { at: [latitude, longitude], zone: 'UTC' });
  const [from, to] = [await at(-40, 10), await at(-40, 30)];
  const pair = await newRoundTrip(db, { from, to, airline, baseUsd: 30_000, cabins: ['economy'] });
  const [nearFrom, nearTo, far] = [await at(-41, 10), await at(-40, 32), await at(-44, 10)];
  await newRoundTrip(db, { from: nearFrom, to, airline, baseUsd: 20_000 });
  await newRoundTrip(db, { from, to: nearTo, airline, baseUsd: 25_000 });
  await newRoundTrip(db, { from: far, to, airline });
  return { airline, from, to, pair, nearFrom, nearTo, far };
}

test('a search that finds nothing leads to days, airports, cabins and cities whose searches find what is offered', async () => {
  const { db } = shop.app.platform;
  const { airline, from, to, pair, nearFrom, nearTo } = await seldom();
  const [day, back] = [dayAhead(shop, 20, 'UTC'), dayAhead(shop, 27, 'UTC')];
  await onlyOn(pair.out, dayAhead(shop, 22, 'UTC'));
  await onlyOn(pair.back, dayAhead(shop, 29, 'UTC'));
  await newFlight(db, { from, to, airline, baseUsd: 90_000, cabins: ['business'], departs: '11:00' });
  await newFlight(db, { from: to, to: from, airline, baseUsd: 90_000, cabins: ['business'], departs: '21:00' });
  // The direct flight to the city is dear, the way through another one is cheap.
  const [hub, city] = [
    await newAirport(db, { at: [-30, 5], zone: 'UTC', city: 'Hub' }),
    await newAirport(db, { at: [-25, 5], zone: 'UTC', city: 'Elsewhere' }),
  ];
  await newRoundTrip(db, { from, to: hub, airline, baseUsd: 4_000 });
  await newRoundTrip(db, { from, to: city, airline, baseUsd: 60_000, departs: '09:00' });
  await newFlight(db, { from: hub, to: city, airline, baseUsd: 3_000, departs: '16:00' });
  await newFlight(db, { from: city, to: hub, airline, baseUsd: 3_000, departs: '08:00' });

  const oneWay = { from: from.code, to: to.code, day };
  expect(await search(oneWay)).toMatchObject({ total: 0, filtered: null });
  const single = await alternatives(oneWay);
  expect(single.days.map((one) => [one.day, one.back])).toEqual([[dayAhead(shop, 22, 'UTC'), null]]);
  expect(single.near.map(({ end, place, kilometres }) => [end, place.value, kilometres])).toEqual([
    ['from', nearFrom.code, 111],
    ['to', nearTo.code, 170],
  ]);
  expect(single.cabins.map(({ cabin }) => cabin)).toEqual(['business']);
  expect(single.elsewhere.map(({ place }) => place.name)).toEqual(['Hub', 'Elsewhere', expect.any(String)]);
  await expectTrue(oneWay, single);

  const both = { ...oneWay, back };
  expect((await search(both)).total).toBe(0);
  const round = await alternatives(both);
  expect(round.days.map((one) => [one.day, one.back])).toEqual([
    [dayAhead(shop, 22, 'UTC'), dayAhead(shop, 29, 'UTC')],
  ]);
  await expectTrue(both, round);
});

test('a party finds only what has seats for all of it, and direct flights alone stay direct', async () => {
  const { db } = shop.app.platform;
  const airline = await newAirline(db);
  const at = (latitude: number): Promise<Airport> => newAirport(db, { at: [latitude, 100], zone: 'UTC' });
  const [from, via, to, small, large] = [await at(-50), await at(-56), await at(-60), await at(-65), await at(-70)];
  await newRoundTrip(db, { from, to: via, airline });
  await newFlight(db, { from: via, to, airline, departs: '16:00' });
  await newRoundTrip(db, { from, to: small, airline, seats: 2, baseUsd: 1_000 });
  await newRoundTrip(db, { from, to: large, airline, seats: 9 });
  const trip = { from: from.code, to: to.code, day: dayAhead(shop, 20, 'UTC'), adults: '3' };
  expect((await search(trip)).total).toBe(1);
  const direct = { ...trip, stops: '0' };
  // Flights with a stop are left: the filter removed them.
  expect(await search(direct)).toMatchObject({
    total: 0,
    filtered: { all: 1, without: [{ filter: 'stops', count: 1 }] },
  });
  const offered = await alternatives(direct);
  expect(offered.days).toEqual([]);
  expect(offered.elsewhere.map(({ place }) => place.codes)).toEqual(expect.arrayContaining([[via.code], [large.code]]));
  expect(offered.elsewhere.map(({ place }) => place.codes)).not.toContainEqual([small.code]);
  await expectTrue(direct, offered);
});

test('filters that removed all are told apart, each with what there is without it alone', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db);
  const trip = { from: pair.from.code, to: pair.to.code, day: dayAhead(shop, 9) };
  const [one] = (await search(trip)).list;
  expect(one).toBeDefined();
  expect(await search({ ...trip, departure: 'night' })).toMatchObject({
    total: 0,
    filtered: { all: 1, without: [{ filter: 'departure', count: 1 }] },
  });
  expect(await search({ ...trip, departure: 'night', minutesMax: '10' })).toMatchObject({
    total: 0,
    filtered: { all: 1, without: [] },
  });
  expect(await search(trip)).toMatchObject({ total: 1, filtered: null });
});

test('after a chosen way out the way back alone moves; places that are none are refused', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db);
  const [day, back] = [dayAhead(shop, 9), dayAhead(shop, 12)];
  const [out] = (await search({ from: pair.from.code, to: pair.to.code, day })).list;
  await onlyOn(pair.back, dayAhead(shop, 14), 2);
  const trip = { from: pair.from.code, to: pair.to.code, day, back, out: out?.key };
  const found = await alternatives(trip);
  expect(found).toMatchObject({ near: [], cabins: [], elsewhere: [] });
  expect(found.days.map((one) => [one.day, one.back])).toEqual([
    [day, dayAhead(shop, 14)],
    [day, dayAhead(shop, 15)],
  ]);
  await expectTrue(trip as Trip, found);
  const nowhere = await shop.call(flights.flightAlternatives, { query: { from: 'ZZZ', to: pair.to.code, day } });
  expect(nowhere.data).toMatchObject({ error: 'record.not_found' });
});
