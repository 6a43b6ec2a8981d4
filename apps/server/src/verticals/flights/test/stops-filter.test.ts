import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type Airport, dayAhead, newAirline, newAirport, newFlight, plantBrands } from './fixtures.ts';

let shop: Shop;
let net: Net;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
  net = await newNet();
});
afterAll(() => shop.close());

/** Two cities with a direct flight, ways by Xylo with waits of 90 and 330 minutes, and one by Yarrow with 480; home by Xylo with 180. */
async function newNet() {
  const { db } = shop.app.platform;
  const airline = await newAirline(db, { returnBp: 1_000 });
  const at = (longitude: number, city: string) => newAirport(db, { at: [20, longitude], zone: 'UTC', city });
  const [a, x, y, b] = [await at(0, 'Ash'), await at(8, 'Xylo'), await at(9, 'Yarrow'), await at(16, 'Birch')];
  const fly = (from: Airport, to: Airport, departs: string, baseUsd: number) =>
    newFlight(db, { from, to, airline, departs, baseUsd, minutes: 90 });
  await fly(a, b, '12:00', 60_000);
  await fly(a, x, '08:00', 20_000);
  await fly(x, b, '11:00', 18_000);
  await fly(x, b, '15:00', 10_000);
  await fly(a, y, '07:00', 12_000);
  await fly(y, b, '16:30', 9_000);
  await fly(b, a, '12:00', 50_000);
  await fly(b, x, '08:00', 11_000);
  await fly(x, a, '12:30', 13_000);
  return { a, x, y, b };
}
type Net = Awaited<ReturnType<typeof newNet>>;

type Query = { from: string; to: string; day: string };
const search = async (query: object) => (await shop.call(flights.flightSearch, { query: query as Query })).data;
const waitsOf = ({ list }: Awaited<ReturnType<typeof search>>) =>
  list.map(({ waits }) => waits.map(({ code, minutes }) => `${code} ${minutes}`).join()).sort();
const outward = () => ({ from: net.a.code, to: net.b.code, day: dayAhead(shop, 20, 'UTC') });
const home = () => ({ from: net.b.code, to: net.a.code, day: dayAhead(shop, 27, 'UTC') });

test('flights are filtered by the wait at a stop and by its place; direct ones have no wait, and no place', async () => {
  const { x, y } = net;
  const [short, long, other] = [`${x.code} 90`, `${x.code} 330`, `${y.code} 480`];
  expect(waitsOf(await search(outward()))).toEqual(['', short, long, other].sort());
  const having = async (filter: object) => waitsOf(await search({ ...outward(), ...filter }));
  expect(await having({ waitMax: '90' })).toEqual(['', short].sort());
  expect(await having({ waitMin: '91' })).toEqual(['', long, other].sort());
  expect(await having({ waitMin: '300', waitMax: '330' })).toEqual(['', long].sort());
  expect(await having({ via: x.code })).toEqual([short, long].sort());
  expect(await having({ via: `${x.code},${y.code}`, waitMin: '330' })).toEqual([long, other].sort());
  expect(await having({ via: 'ZZZ' })).toEqual([]);
  // Direct flights alone stay, whatever is asked of waits.
  expect(await having({ stops: '0', waitMax: '30' })).toEqual(['']);
});

test('places of stops say how many flights they leave and from which price, as the list then does, on every way of a trip', async () => {
  const party = { adults: '2', childAges: '5' };
  const [out] = (await search({ ...outward(), sort: 'cheapest' })).list;
  const back = home().day;
  const searches = [
    { ...outward(), ...party },
    { ...outward(), ...party, back },
    { ...outward(), ...party, back, out: out?.key },
    { ...home(), ...party, before: out?.key },
    { ...outward(), ...party, waitMin: '120', bag: '1' },
  ];
  const places = [];
  for (const query of searches) {
    const { facets } = await search(query);
    places.push(facets?.via.map(({ name, count }) => `${name} ${count}`).join());
    for (const { value, count, from } of facets?.via ?? []) {
      const { total, sorts } = await search({ ...query, via: value });
      expect([JSON.stringify(query), total, sorts?.cheapest.price]).toEqual([JSON.stringify(query), count, from]);
    }
  }
  expect(places).toEqual([
    'Xylo 2,Yarrow 1',
    'Xylo 2,Yarrow 1',
    'Xylo 1',
    'Xylo 1',
    expect.stringMatching(/^(Xylo|$)/),
  ]);
});

test('the span of waits is that of the flights which the other filters leave', async () => {
  const spanOf = async (more: object) => (await search({ ...outward(), ...more })).facets?.wait;
  expect(await spanOf({})).toEqual({ min: 90, max: 480 });
  expect(await spanOf({ via: net.x.code })).toEqual({ min: 90, max: 330 });
  // What is asked of waits does not narrow what can be asked of them.
  expect(await spanOf({ waitMax: '100' })).toEqual({ min: 90, max: 480 });
  expect(await spanOf({ stops: '0' })).toBeNull();
});

test('waits and places that leave nothing lead on, each alone', async () => {
  const none = { total: 0, facets: expect.anything() };
  const { x } = net;
  expect(await search({ ...outward(), via: x.code, waitMax: '60' })).toMatchObject({
    ...none,
    filtered: {
      all: 4,
      without: expect.arrayContaining([
        { filter: 'wait', count: 2 },
        { filter: 'via', count: 1 },
      ]),
    },
  });
});

test('days around go by waits and places too', async () => {
  const { day, ...ends } = outward();
  const query = { ...ends, first: day, last: day };
  const lowest = async (more: object) =>
    (await shop.call(flights.flightCalendar, { query: { ...query, ...more } })).data.days[0]?.price?.usd;
  for (const filter of [{}, { waitMax: '90' }, { via: net.y.code }, { via: net.x.code, waitMin: '91' }]) {
    const { sorts } = await search({ ...outward(), ...filter });
    expect([filter, await lowest(filter)]).toEqual([filter, sorts?.cheapest.price.usd]);
  }
  expect(await lowest({ via: net.x.code, waitMax: '60' })).toBeUndefined();
});

test('waits and places that are none are refused at their field', async () => {
  for (const [field, value] of [
    ['waitMin', '0'],
    ['waitMax', '1441'],
    ['waitMax', 'x'],
    ['via', 'doh'],
  ] as const) {
    for (const endpoint of [flights.flightSearch, flights.flightCalendar]) {
      const days = { first: outward().day, last: outward().day };
      const query = { ...outward(), ...days, [field]: value } as Query & typeof days;
      const answer = await shop.call(endpoint, { query });
      expect([value, Object.keys(fieldsOf(answer) ?? {})[0]?.split('.')[0]]).toEqual([value, field]);
    }
  }
});

test('of two limits of a wait that remove all, each is offered by itself, and both where that finds more', async () => {
  const without = async (filter: object) => {
    const { filtered } = await search({ ...outward(), ...filter });
    return Object.fromEntries((filtered?.without ?? []).map((one) => [one.filter, one.count]));
  };
  const { x, y } = net;
  expect(await without({ via: x.code, waitMin: '100', waitMax: '200' })).toEqual({
    waitMin: 1,
    waitMax: 1,
    wait: 2,
    via: 1,
  });
  expect(await without({ via: y.code, waitMin: '500', waitMax: '600' })).toEqual({ waitMin: 1, via: 1 });
  // One limit alone is the whole wait.
  expect(await without({ via: y.code, waitMax: '200' })).toEqual({ wait: 1, via: 2 });
});
