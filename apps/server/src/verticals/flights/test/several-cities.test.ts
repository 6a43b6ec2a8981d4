import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { HOUR } from '@app/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirline,
  newAirport,
  newFlight,
  newPassenger,
  payTrip,
  plantBrands,
  quoteTrip,
  seatsOf,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let ring: Ring;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
  ring = await newRing();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

/** Three cities and a flight from each to the next one, the last to the first; the airline takes a tenth off trips there and back. */
async function newRing() {
  const { db } = shop.app.platform;
  const airline = await newAirline(db, { returnBp: 1_000 });
  const at = (longitude: number, city: string) => newAirport(db, { at: [20, longitude], zone: 'UTC', city });
  const [a, b, c] = [await at(0, 'Ash'), await at(8, 'Birch'), await at(16, 'Cedar')];
  const of = { airline, minutes: 90 };
  return {
    a,
    b,
    c,
    ab: await newFlight(db, { ...of, from: a, to: b, departs: '08:00', baseUsd: 20_000 }),
    bc: await newFlight(db, { ...of, from: b, to: c, departs: '10:00', baseUsd: 15_000 }),
    ca: await newFlight(db, { ...of, from: c, to: a, departs: '12:00', baseUsd: 30_000 }),
    ba: await newFlight(db, { ...of, from: b, to: a, departs: '18:00', baseUsd: 10_000 }),
  };
}
type Ring = Awaited<ReturnType<typeof newRing>>;
type Leg = readonly [flightId: string, day: string];

const keyOf = ([flightId, day]: Leg): string => `${flightId}@${day}`;
const search = async (query: object) =>
  shop.call(flights.flightSearch, { query: query as { from: string; to: string; day: string } });

/** A trip round the ring on three days. */
const roundTheRing = (): [Leg, Leg, Leg] => [
  [ring.ab, dayAhead(shop, 20, 'UTC')],
  [ring.bc, dayAhead(shop, 24, 'UTC')],
  [ring.ca, dayAhead(shop, 30, 'UTC')],
];
const tripOf = (legs: readonly Leg[], brands: readonly string[]) => ({
  slices: legs.map(([flightId, day], at) => wayOf([{ flightId, day }], brands[at])),
});

test('a trip through several cities costs what its ways cost so far at each step, and is booked as one', async () => {
  const { db, clock } = shop.app.platform;
  const legs = roundTheRing();
  const keys = legs.map(keyOf);
  const ends = [ring.a, ring.b, ring.c, ring.a].map(({ code }) => code);
  const party = { adults: '2', childAges: '5' };
  const steps = [];
  for (const [at, [, day]] of legs.entries()) {
    const before = at === 0 ? {} : { before: keys.slice(0, at).join(',') };
    const { data } = await search({ from: ends[at], to: ends[at + 1], day, ...party, ...before });
    expect(data.list.map(({ key }) => key)).toEqual([keys[at]]);
    expect(data.before.map(({ key }) => key)).toEqual(keys.slice(0, at));
    steps.push(data.list[0]?.totalPrice.usd);
  }
  // Each seat's fare, a child three quarters of it, and charges of 10 dollars a seat and way.
  const way = (usd: number) => 2 * usd + 0.75 * usd + 3_000;
  expect(steps).toEqual([way(20_000), way(20_000) + way(15_000), way(20_000) + way(15_000) + way(30_000)]);

  const onward = keys.slice(1).join(',');
  const details = (more: object) =>
    shop.call(flights.flightDetails, { query: { out: keys[0] ?? '', onward, ...party, ...more } });
  const cheapest = (await details({})).data;
  expect(cheapest.slices.map(({ key }) => key)).toEqual(keys);
  expect(cheapest.choices.map((fares) => fares.map(({ brand }) => brand))).toEqual(Array(3).fill(['light', 'flex']));
  expect(cheapest.fares.map(({ brands, total }) => [brands, total.usd])).toEqual([
    [['light', 'light', 'light'], steps[2]],
  ]);
  const mixed = (await details({ brands: 'light.flex.gone' })).data.fares;
  expect(mixed.map(({ brands }) => brands)).toEqual([['light', 'flex', 'light']]);

  const who = await shop.buyer({ usd: 1_000_000 });
  const trip = { ...tripOf(legs, ['light', 'flex', 'light']), adults: 2, childAges: [5] };
  const quote = (await quoteTrip(shop, who.token, trip)).data;
  expect(quote.payable.usd).toBe(mixed[0]?.total.usd);
  expect(quote.subject.title).toBe('Ash → Birch → Cedar → Ash');
  const people = [await newPassenger(shop, who.token), await newPassenger(shop, who.token)];
  const child = await newPassenger(shop, who.token, { birthDate: `${Number(legs[2][1].slice(0, 4)) - 5}-01-01` });
  const guests = [...people.map((one) => guestOf(one)), guestOf(child, { ageType: 'child', age: 5 })];
  const placed = await bookTrip(shop, who.token, quote.id, guests);
  await payTrip(shop, who.token, placed.data.paymentId);
  for (const [flight, day] of legs) expect(await seatsOf(db, flight)).toMatchObject([{ day, held: 0, sold: 3 }]);
  await clock.move({ ms: HOUR / 6, reset: false });
  const tickets = await shop.call(flights.flightTickets, {
    token: who.token,
    query: { orderId: placed.data.orderId },
  });
  // One airline, so one ticket for each traveller.
  expect(tickets.data).toHaveLength(3);
});

test('two ways of which the second leads back cost what a trip there and back costs, however they were looked for', async () => {
  const [day, back] = [dayAhead(shop, 20, 'UTC'), dayAhead(shop, 25, 'UTC')];
  const [out, home]: Leg[] = [
    [ring.ab, day],
    [ring.ba, back],
  ];
  const there = { from: ring.a.code, to: ring.b.code, day };
  const round = (await search({ ...there, back })).data.list[0];
  const several = (await search({ from: ring.b.code, to: ring.a.code, day: back, before: keyOf(out as Leg) })).data;
  expect(round?.returnDiscount).not.toBeNull();
  expect(several.list[0]).toMatchObject({ totalPrice: round?.totalPrice, returnDiscount: round?.returnDiscount });
  const { token } = await shop.buyer({ usd: 0 });
  const quote = await quoteTrip(shop, token, tripOf([out as Leg, home as Leg], ['light', 'light']));
  expect(quote.data.payable.usd).toBe(round?.totalPrice.usd);
  expect(quote.data.subject.title).toBe('Ash ⇄ Birch');
  // With a third way it is no trip there and back any more.
  const third = await search({
    from: ring.a.code,
    to: ring.b.code,
    day: dayAhead(shop, 27, 'UTC'),
    before: `${keyOf(out as Leg)},${keyOf(home as Leg)}`,
  });
  expect(third.data.list[0]?.returnDiscount).toBeNull();
});

test('a way may begin elsewhere than the one before ended; none leaves before that one has landed', async () => {
  const day = dayAhead(shop, 20, 'UTC');
  const { token } = await shop.buyer({ usd: 0 });
  const apart = await quoteTrip(
    shop,
    token,
    tripOf(
      [
        [ring.ab, day],
        [ring.ca, dayAhead(shop, 22, 'UTC')],
      ],
      ['light', 'light'],
    ),
  );
  expect(apart.data.subject.title).toBe('Ash → Birch, Cedar → Ash');
  const { slices } = apart.data.subject.item as FlightItem;
  expect(slices.map(({ legs }) => legs.length)).toEqual([1, 1]);
  // On one day: the second leaves half an hour after the first has landed.
  const soon: [Leg, Leg] = [
    [ring.ab, day],
    [ring.bc, day],
  ];
  const found = await search({ from: ring.b.code, to: ring.c.code, day, before: keyOf(soon[0]) });
  expect(found.data.total).toBe(0);
  const prices = await shop.call(flights.flightCalendar, {
    query: { from: ring.b.code, to: ring.c.code, first: day, last: dayAhead(shop, 21, 'UTC'), before: keyOf(soon[0]) },
  });
  expect(prices.data.days.map(({ price }) => price !== null)).toEqual([false, true]);
  const offered = await shop.call(flights.flightAlternatives, {
    query: { from: ring.b.code, to: ring.c.code, day, before: keyOf(soon[0]) },
  });
  expect(offered.data).toMatchObject({ near: [], cabins: [], elsewhere: [] });
  const next = await search({
    from: ring.b.code,
    to: ring.c.code,
    day: offered.data.days[0]?.day,
    before: keyOf(soon[0]),
  });
  expect(next.data.sorts?.cheapest.price).toEqual(offered.data.days[0]?.price);
  expect(refusalOf(await quoteTrip(shop, token, tripOf(soon, ['light', 'light'])))).toBe('flight.connection');
});

test('what is no trip through several cities is refused at its field', async () => {
  const legs = roundTheRing();
  const [first, second] = legs.map(keyOf);
  const there = { from: ring.b.code, to: ring.c.code, day: legs[1][1] };
  expect(fieldsOf(await search({ ...there, before: first, back: legs[2][1] }))).toEqual({ before: 'field.invalid' });
  expect(fieldsOf(await search({ ...there, before: 'nothing' }))).toHaveProperty(['before.0']);
  const six = Array.from({ length: 6 }, (_, at) => keyOf([ring.ab, dayAhead(shop, 30 + at, 'UTC')])).join(',');
  expect(fieldsOf(await search({ ...there, before: six }))).toEqual({ before: 'field.invalid' });
  expect(refusalOf(await search({ ...there, before: keyOf([ring.ab.replace(/./g, '0'), legs[0][1]]) }))).toBeDefined();
  const details = (query: object) => shop.call(flights.flightDetails, { query: { out: first ?? '', ...query } });
  expect(fieldsOf(await details({ back: second, onward: second }))).toEqual({ onward: 'field.invalid' });
  // The way back of a trip there and back leads back.
  expect(refusalOf(await details({ back: second }))).toBe('flight.connection');
  expect(fieldsOf(await details({ onward: second, brands: 'light.Not a brand' }))).toHaveProperty(['brands.1']);
  const { token } = await shop.buyer({ usd: 0 });
  const seven = Array.from({ length: 7 }, (_, at): Leg => [ring.ab, dayAhead(shop, 30 + at, 'UTC')]);
  expect(fieldsOf(await quoteTrip(shop, token, tripOf(seven, Array(7).fill('light'))))).toEqual({
    slices: 'field.invalid',
  });
});
