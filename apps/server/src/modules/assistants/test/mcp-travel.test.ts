import { routes } from '@app/contract/core/routes';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '../../../platform/auth/tokens.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { orderFacts } from '../../travel/public.ts';
import { accessTo, program } from './access-fixtures.ts';
import { openProfiles } from './fixtures.ts';
import { connected, listening, mcp, type ToolResult } from './mcp-fixtures.ts';

let demo: TestApp;
let client: Client;
let checkIn: string;
let checkOut: string;
beforeAll(async () => {
  demo = await demoApp();
  client = await connected(await listening(demo));
  await client.listTools();
  checkIn = addDays(dayIn('UTC', demo.app.platform.clock.now()), 20);
  checkOut = addDays(checkIn, 2);
}, 200_000);
afterAll(async () => {
  await client.close();
  await demo.close();
});

const call = async (name: string, input: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: input })) as unknown as ToolResult;
const found = async (name: string, input: Record<string, unknown>) => {
  const result = await call(name, { currency: 'EUR', ...input });
  if (result.isError) throw new Error(result.content[0]?.text);
  return result.structuredContent;
};
const statusOf = async (address: string) => {
  const { pathname, search } = new URL(address);
  return (await demo.app.server.inject({ url: `${pathname}${search}` })).statusCode;
};

test('a hotel is found for a stay, and its link opens the app with the days and people', async () => {
  const { results, total, note } = await found('search_hotels', {
    place: 'Lisbon',
    check_in: checkIn,
    check_out: checkOut,
    adults: 3,
    child_ages: [4],
  });
  expect([results.length > 0, total >= results.length, note]).toEqual([true, true, 'Searched in Lisbon.']);
  const [hotel] = results;
  expect(hotel).toMatchObject({ kind: 'hotel', price: { currency: 'EUR', text: expect.stringMatching(/^€/) } });
  const inside = new URLSearchParams(new URL(hotel.open_in_app).hash.split('?')[1]);
  expect(Object.fromEntries(inside)).toEqual({ checkIn, checkOut, adults: '3', childAges: '4', id: hotel.id });
  expect(new URL(hotel.page).searchParams.get('checkIn')).toBe(checkIn);
  expect(await statusOf(hotel.page)).toBe(200);
  const details = await found('get_details', {
    kind: 'hotel',
    id: hotel.id,
    check_in: checkIn,
    check_out: checkOut,
    adults: 3,
  });
  expect(details.text).toMatch(/Until .+: (Free cancellation|Cancelling costs €)/);
  expect(details.data[0]['@type']).toBe('Hotel');
  expect(new URL(details.open_in_app).hash).toContain(`checkIn=${checkIn}`);
});

test('hotels without days, by name, and page by page', async () => {
  const named = await found('search_hotels', { place: 'Grand Lisbon Palace' });
  expect(named.results[0].name).toBe('Grand Lisbon Palace');
  const first = await found('search_hotels', { place: 'Lisbon', limit: 1 });
  const second = await found('search_hotels', { place: 'Lisbon', limit: 1, cursor: first.next_cursor });
  expect(second.results[0].id).not.toBe(first.results[0].id);
});

test('flights are found between two cities or airports; the link goes on with fares, or ways back', async () => {
  const party = { adults: 2, babies: 1 };
  const out = await found('search_flights', { from: 'Lisboa', to: 'MAD', day: checkIn, ...party });
  const [way] = out.results;
  expect(way).toMatchObject({ kind: 'flights', price: { currency: 'EUR' } });
  expect(way.page).toContain('/en-us/flights/lis-mad');
  expect(await statusOf(way.page)).toBe(200);
  const there = new URL(way.open_in_app).hash;
  expect(there).toMatch(/^#\/ticketsdetail\?/);
  expect(Object.fromEntries(new URLSearchParams(there.split('?')[1]))).toEqual({
    out: way.id,
    adults: '2',
    babies: '1',
  });
  const round = await found('search_flights', { from: 'LIS', to: 'MAD', day: checkIn, back: checkOut, ...party });
  const back = new URLSearchParams(new URL(round.results[0].open_in_app).hash.split('?')[1]);
  expect([back.get('out'), back.get('back')]).toEqual([round.results[0].id, checkOut]);
  const cheapest = (list: { price: { amount: number } }[]) => Math.min(...list.map(({ price }) => price.amount));
  expect(cheapest(round.results)).toBeGreaterThan(cheapest(out.results));
  expect((await found('get_details', { kind: 'flights', id: 'lis-mad', day: checkIn })).text).toContain('Departs');
});

test.each([
  ['search_tours', { place: '里斯本' }, 'tour'],
  ['search_tours', {}, 'tour'],
  ['search_restaurants', { place: 'Lisboa', adults: 4 }, 'restaurant'],
  ['search_set_meals', { place: 'Lisbon' }, 'meal'],
  ['search_combos', {}, 'combo'],
  ['search_tour_combos', {}, 'tourCombo'],
  ['list_deals', { kind: 'hotel' }, 'deal'],
])('%s %j', async (name, input, kind) => {
  for (const language of ['en-US', 'zh-cn', 'es', 'pt']) {
    const { results, total } = await found(name, { ...input, language });
    expect(results.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(results.length);
    for (const thing of results) {
      expect(thing).toMatchObject({ kind, name: expect.stringMatching(/./), policy: expect.stringMatching(/./) });
      expect(thing.availability).toMatch(/./);
      // A key that has no text would stand there as it is.
      expect(JSON.stringify(thing)).not.toMatch(
        /"(?:assistant|hotels|tours|dining|flights|travel|catalog|combos|meal|deal|page)\.[a-z_.]+"/,
      );
      expect(thing.open_in_app).toContain(`lang=${language}`);
    }
    expect(await statusOf(results[0].page)).toBe(200);
  }
  const [first] = (await found(name, input)).results;
  const details = await found('get_details', { kind, id: first.id });
  expect([details.name, details.text.length > 20, await statusOf(details.page)]).toEqual([first.name, true, 200]);
});

test('every link of the search of everything opens for visitors', async () => {
  const { results } = await found('search', { query: 'Lisbon' });
  const rules = Object.values(routes) as { path: string; public?: boolean; when?: string }[];
  for (const { open_in_app: link } of results) {
    const [path, query] = new URL(link).hash.slice(1).split('?');
    const asked = new URLSearchParams(query);
    const at = rules.filter((rule) => rule.path === path);
    const rule = at.find(({ when }) => when !== undefined && asked.has(when)) ?? at.find(({ when }) => !when);
    expect([path, rule?.public]).toEqual([path, true]);
  }
});

test('the link of a filtered search opens at the price that was named', async () => {
  const insideOf = ({ open_in_app: link }: { open_in_app: string }) =>
    Object.fromEntries(new URLSearchParams(new URL(link).hash.split('?')[1]));
  const stay = { place: 'Lisbon', check_in: checkIn, check_out: checkOut };
  const free = await found('search_hotels', { ...stay, free_cancellation: true, board: 'breakfast' });
  expect(insideOf(free.results[0])).toMatchObject({ free: '1', meal: '1' });
  const trip = { from: 'LIS', to: 'MAD', day: checkIn };
  const bagged = await found('search_flights', { ...trip, checked_bag: true });
  expect(insideOf(bagged.results[0])).toMatchObject({ bag: '1', brand: expect.stringMatching(/./) });
  const refundable = await found('search_flights', { ...trip, back: checkOut, refundable: true, stops_max: 0 });
  expect(insideOf(refundable.results[0])).toMatchObject({ refundable: '1', stops: '0', back: checkOut });
});

test('search names the tool that tells more of each', async () => {
  const { results } = await found('search', { query: 'Lisbon' });
  const kinds = new Set(results.map(({ kind }: { kind: string }) => kind));
  for (const kind of ['hotel', 'flight', 'tour', 'dining', 'combo']) expect(kinds).toContain(kind);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  for (const { next, page } of results) {
    expect(names).toContain(next);
    expect(await statusOf(page)).toBe(200);
  }
});

test.each([
  ['search_hotels', { place: 'Lisbon', check_in: '2020-01-01', check_out: '2020-01-02' }, /^check_in: /],
  ['search_hotels', { place: 'Lisbon', check_in: '2027-13-01' }, /^check_in: /],
  ['search_hotels', {}, /^place: /],
  ['search_hotels', { place: 'Lisbon', rooms: 4, adults: 1 }, /^adults: /],
  ['search_flights', { from: 'Lisbon', to: 'Lisbon', day: '2027-01-01' }, /^to: /],
  ['search_flights', { from: 'Lisbon', to: 'Xyzzyx', day: '2027-01-01' }, /^to: No place/],
  ['search_tours', { from: '2027-02-01', to: '2027-01-01' }, /^to: /],
  ['search_restaurants', { place: 'Xyzzyx' }, /^place: No place/],
  ['search_restaurants', { place: 'Lisbon', time: '25:00' }, /^time: /],
  ['search_set_meals', { place: 'Lisbon', people: 0 }, /^people: /],
  ['search_combos', { place: 'Xyzzyx' }, /^place: No place/],
  ['search_tour_combos', { sort: 'worst' }, /^sort: /],
  ['list_deals', { kind: 'gold' }, /^kind: /],
  ['list_deals', { cursor: 'nonsense' }, /^page: /],
  ['get_details', { kind: 'hotel', id: '00000000-0000-4000-8000-000000000000' }, /^There is nothing of this kind/],
  ['get_details', { kind: 'hotel', id: "1' OR '1" }, /^There is nothing of this kind/],
  ['get_details', { kind: 'flights', id: 'xxx-yyy' }, /^There is nothing of this kind/],
  ['get_details', { kind: 'secrets', id: '1' }, /^kind: /],
  ['search_restaurants', { place: 'Lisbon', day: '2026-01-01' }, /^day: This day is over/],
  ['search_restaurants', { place: 'Lisbon', day: '2030-01-01' }, /^day: No bookings are taken that far ahead/],
  [
    'search_hotels',
    { place: 'Lisbon', checkIn: '2026-12-20' },
    /^checkIn: This field is not known\. It is called check_in\./,
  ],
  ['search_tours', { from: '2026-01-01', to: '2026-01-05' }, /^to: This day is over/],
])('%s refuses %j', async (name, input, said) => {
  const result = await call(name, input);
  expect(result.isError).toBe(true);
  expect(result.content[0]?.text).toMatch(said);
});

test('details of wrong days or people are refused, not answered for others', async () => {
  const [hotel] = (await found('search_hotels', { place: 'Lisbon', check_in: checkIn, check_out: checkOut })).results;
  const [tour] = (await found('search_tours', {})).results;
  const [restaurant] = (await found('search_restaurants', { place: 'Lisbon' })).results;
  const [combo] = (await found('search_combos', {})).results;
  const past = '2026-01-01';
  const wrong: [object, RegExp][] = [
    [{ kind: 'hotel', id: hotel.id, check_in: checkIn }, /^check_out: /],
    [{ kind: 'hotel', id: hotel.id, check_in: checkOut, check_out: checkIn }, /^check_out: /],
    [{ kind: 'hotel', id: hotel.id, check_in: past, check_out: '2026-01-02' }, /^check_in: This day is over/],
    [{ kind: 'hotel', id: hotel.id, check_in: checkIn, check_out: checkOut, adults: 1, rooms: 3 }, /^adults: /],
    [{ kind: 'hotel', id: hotel.id, day: checkIn }, /^day: This field is not known/],
    [{ kind: 'flights', id: 'lis-mad', day: past }, /^day: This day is over/],
    [{ kind: 'tour', id: tour.id, day: past }, /^day: This day is over/],
    [{ kind: 'restaurant', id: restaurant.id, day: past }, /^day: This day is over/],
    [{ kind: 'restaurant', id: restaurant.id, day: '2030-01-01' }, /^day: No bookings are taken that far ahead/],
    [{ kind: 'restaurant', id: restaurant.id, adults: 99 }, /^adults: /],
    [{ kind: 'tour', id: tour.id, adults: 0 }, /^adults: /],
    [{ kind: 'tour', id: tour.id, adults: 99 }, /^adults: /],
    [{ kind: 'tour', id: tour.id, adults: 1, child_ages: [99] }, /^child_ages/],
    [{ kind: 'tour', id: tour.id, adults: 0, child_ages: [0] }, /^child_ages: This tour is not for this age/],
    [{ kind: 'flights', id: 'lis-mad', adults: 0 }, /^adults: /],
    [{ kind: 'flights', id: 'lis-mad', adults: 10 }, /^adults: /],
    [{ kind: 'flights', id: 'lis-mad', day: '2030-01-01' }, /^day: Choose a day within/],
    [{ kind: 'combo', id: combo.id, day: past }, /^day: This day is over/],
    [{ kind: 'tour', id: tour.id, check_in: checkIn }, /^check_in: This field is not known/],
  ];
  for (const [input, said] of wrong) {
    const result = await call('get_details', input as Record<string, unknown>);
    expect([input, result.isError, result.content[0]?.text]).toEqual([input, true, expect.stringMatching(said)]);
  }
});

test('details of a hotel name what a booking session needs', async () => {
  const [hotel] = (await found('search_hotels', { place: 'Lisbon', check_in: checkIn, check_out: checkOut })).results;
  const details = await found('get_details', { kind: 'hotel', id: hotel.id, check_in: checkIn, check_out: checkOut });
  const [data] = details.data;
  const ids = [data.identifier, data.makesOffer[0].sku, data.makesOffer[0].itemOffered.identifier];
  expect(ids).toEqual([hotel.id, expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('an order of travel is told line by line: each flight of each way, each part of a combo', async () => {
  const { db } = demo.app.platform;
  const { rows } = await sql<{ id: string; customer: string; what: string; least: number }>`
    (SELECT id, customer_id AS customer, 'flight' AS what,
       jsonb_array_length(snapshot->'slices'->0->'legs') + jsonb_array_length(snapshot->'slices'->1->'legs') AS least
     FROM travel_order WHERE kind = 'flight' AND hidden_at IS NULL AND state <> 'cancelled'
       AND jsonb_array_length(snapshot->'slices') = 2 LIMIT 1)
    UNION ALL
    (SELECT id, customer_id, 'meal', 1 FROM travel_order
     WHERE kind = 'diningcombo' AND hidden_at IS NULL AND bundle_id IS NULL LIMIT 1)
    UNION ALL
    (SELECT b.id, o.customer_id, 'bundle', count(*)::int FROM travel_bundle b JOIN travel_order o ON o.bundle_id = b.id
     WHERE o.hidden_at IS NULL AND o.state <> 'cancelled' GROUP BY 1, 2 LIMIT 1)`.execute(db);
  expect(rows.map(({ what }) => what)).toEqual(expect.arrayContaining(['flight', 'bundle']));
  for (const { id, customer, what, least } of rows) {
    const facts = await orderFacts(demo.app.platform, db, { id, customerId: customer, lang: 'en-US' });
    expect([what, facts.length >= least]).toEqual([what, true]);
    expect(await orderFacts(demo.app.platform, db, { id, customerId: id, lang: 'en-US' })).toEqual([]);
  }
});

test('a program that a traveller lets in reads where and when each booking is', async () => {
  const { db } = demo.app.platform;
  const { rows } = await sql<{ customer_id: string; kinds: string[] }>`
    SELECT customer_id, array_agg(DISTINCT kind) AS kinds FROM travel_order WHERE hidden_at IS NULL
    GROUP BY 1 ORDER BY count(DISTINCT kind) DESC, 1 LIMIT 1`.execute(db);
  const [{ customer_id: customerId, kinds } = { customer_id: '', kinds: [] }] = rows;
  const { token, hash } = newToken();
  await sql`INSERT INTO customer_session (id, customer_id, token_hash, expires_at)
    VALUES (gen_random_uuid(), ${customerId}, ${hash}, now() + interval '1 day')`.execute(db);
  const profiles = await openProfiles();
  try {
    const tokens = await accessTo(demo).connect(token, program(profiles, '/traveller.json'));
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const all = (await mcp(demo).tool('orders_list', { limit: 20 }, headers)).structuredContent.orders;
    const booked = all.filter(({ from }: { from: string | null }) => from !== null);
    expect(kinds.length).toBeGreaterThan(1);
    expect(booked.length).toBeGreaterThan(1);
    for (const { id, state, kind } of booked) {
      expect([kind, state]).toEqual([kind, expect.not.stringMatching(/^[a-z_]+\./)]);
      const { order } = (await mcp(demo).tool('order_get', { id }, headers)).structuredContent;
      expect(order.id).toBe(id);
    }
    const details = await Promise.all(
      booked.map(
        async ({ id }: { id: string }) => (await mcp(demo).tool('order_get', { id }, headers)).structuredContent.order,
      ),
    );
    expect(details.some(({ place, starts_at: starts, zone }) => place?.name && starts && zone)).toBe(true);
    expect(details.every(({ facts }) => facts.length > 0)).toBe(true);
    // Also what can be used at any time has a beginning.
    for (const { kind, starts_at: starts, ends_at: ends } of details)
      expect([kind, starts === null || starts < ends]).toEqual([kind, true]);
  } finally {
    await profiles.close();
  }
});
