import { randomUUID } from 'node:crypto';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { addDays, weekday } from '@app/kernel/local-day';
import { instantOf, wallTimeIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX } from '../../../testing/sandbox-payments.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  bookedTable,
  bookTable,
  dayAhead,
  newCity,
  orderOf,
  passTo,
  plantArea,
  plantRestaurant,
  quoteTable,
  tableRefusalOf,
  ZONE,
} from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(SANDBOX);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const now = () => shop.app.platform.clock.now();

test('four tables take four parties at an hour, and say to the fifth which times are next', async () => {
  const place = await plantRestaurant(shop.app.platform.db, { seats: [1, 2] });
  const day = dayAhead(shop, 9);
  for (let party = 0; party < 4; party += 1) {
    const who = await shop.buyer();
    expect((await bookedTable(shop, who.token, place, { day })).data.state).toBe('confirmed');
  }
  const fifth = await shop.buyer();
  const refused = await quoteTable(shop, fifth.token, place, { day });
  expect(tableRefusalOf(refused)).toEqual({
    error: 'dining.full',
    field: 'time',
    next: [`${day} 21:15`, `${day} 21:30`],
  });
  const slots = await shop.call(dining.diningSlots, { query: { restaurant: place.id, day } });
  const problem = (time: string) => slots.data.areas[0]?.times.find((slot) => slot.time === time)?.problem;
  expect([problem('17:45'), problem('18:00'), problem('21:00'), problem('21:15')]).toEqual([
    null,
    'full',
    'full',
    null,
  ]);
  expect((await quoteTable(shop, fifth.token, place, { day, time: '21:15' })).code).toBe(200);
});

test('an hour past midnight is of the night that began, and the minute of the notice decides', async () => {
  const place = await plantRestaurant(shop.app.platform.db, {
    opens: '19:00',
    closes: '02:00',
    lastSeating: '00:30',
    noticeMinutes: 30,
  });
  const who = await shop.buyer();
  const day = dayAhead(shop, 5);
  const booked = await bookedTable(shop, who.token, place, { day, time: '00:30' });
  const { service, subject } = await orderOf(shop, who.token, booked.data.orderId);
  expect(service).toMatchObject({
    from: addDays(day, 1),
    startsAt: instantOf(addDays(day, 1), '00:30', ZONE).toISOString(),
  });
  expect(subject.item).toMatchObject({ day, date: addDays(day, 1), time: '00:30' });
  expect(tableRefusalOf(await quoteTable(shop, who.token, place, { day, time: '00:45' })).error).toBe(
    'dining.last_seating',
  );

  const soon = instantOf(addDays(dayAhead(shop, 1), 1), '00:30', ZONE);
  const tonight = { day: dayAhead(shop, 1), time: '00:30' };
  await passTo(shop, new Date(soon.getTime() - 31 * MINUTE));
  const early = await quoteTable(shop, who.token, place, tonight);
  expect(early.code).toBe(200);
  await passTo(shop, new Date(soon.getTime() - 29 * MINUTE));
  expect(tableRefusalOf(await quoteTable(shop, who.token, place, tonight)).error).toBe('dining.notice');
  // What was quoted in time is asked again at booking.
  expect(tableRefusalOf(await bookTable(shop, who.token, early.data.id)).error).toBe('dining.notice');
});

test('soon after midnight the running night is offered first, and found around its hours', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { opens: '18:00', closes: '02:00', lastSeating: '01:00', noticeMinutes: 0 });
  const who = await shop.buyer();
  const evening = dayAhead(shop, 1);
  const search = async (query: object) =>
    (await shop.call(dining.diningSearch, { query: { city: place.cityId, adults: '2', ...query } as never })).data;
  const around = await search({ day: dayAhead(shop, 5), time: '00:30' });
  expect(around).toMatchObject({ total: 1, freeTotal: 1 });
  expect(around.list[0]?.times[0]).toMatchObject({ day: dayAhead(shop, 5), time: '23:30', nextDay: false });

  await passTo(shop, instantOf(addDays(evening, 1), '00:10', ZONE));
  const found = await search({});
  expect(found).toMatchObject({ day: evening, today: evening });
  expect(found.list[0]?.times[0]).toMatchObject({ day: evening, time: '00:15', nextDay: true });
  const query = { restaurant: place.id, adults: '2' } as never;
  const slots = (await shop.call(dining.diningSlots, { query })).data;
  expect(slots.day).toBe(evening);
  expect(slots.strip[0]).toEqual({ day: evening, problem: null });
  expect(slots.next[0]).toMatchObject({ day: evening, time: '00:15' });
  expect((await bookedTable(shop, who.token, place, { day: evening, time: '00:30' })).code).toBe(200);

  await passTo(shop, instantOf(addDays(evening, 1), '01:10', ZONE));
  expect((await search({})).day).toBe(addDays(evening, 1));
});

test('restaurants of a city are found with their next free times, filtered, sorted and counted', async () => {
  const { db } = shop.app.platform;
  const cityId = await newCity(db);
  const day = dayAhead(shop, 7);
  const near = await plantRestaurant(db, {
    cityId,
    name: 'Near',
    at: [38.7, -9.1],
    level: 3,
    cuisines: ['grill'],
    tables: 1,
    seats: [1, 2],
  });
  const cheap = await plantRestaurant(db, { cityId, name: 'Cheap', at: [38.8, -9.1], level: 1, depositUsd: 500 });
  const shut = await plantRestaurant(db, { cityId, name: 'Shut', closedDays: [day], level: 4 });
  await bookedTable(shop, (await shop.buyer()).token, near, { day });
  const search = async (more: object = {}) =>
    (await shop.call(dining.diningSearch, { query: { city: cityId, day, time: '19:30', ...more } })).data;
  const names = async (more: object = {}) => (await search(more)).list.map(({ name }) => name);

  const all = await search();
  expect(all).toMatchObject({ total: 3, freeTotal: 1, day, time: '19:30' });
  const card = (id: string) => all.list.find((one) => one.id === id);
  expect(card(cheap.id)).toMatchObject({ free: true, deposit: { usd: 1_000 }, problem: null, areas: ['Hall'] });
  expect(card(cheap.id)?.times.map(({ time }) => time)).toEqual(['18:30', '18:45', '19:00', '19:15', '19:30']);
  expect(card(near.id)).toMatchObject({ free: false, problem: null });
  expect(card(near.id)?.times.map(({ time }) => time)).toEqual(['21:15', '21:30']);
  expect(card(shut.id)).toMatchObject({ free: false, problem: 'closed_day' });
  // An hour far from those at which guests sit down is not one at which all tables are taken.
  const early = (await search({ time: '08:00' })).list;
  for (const { id, problem } of early) expect(problem).toBe(id === shut.id ? 'closed_day' : 'closed_hour');
  expect(card(shut.id)?.times[0]?.day).toBe(addDays(day, 1));
  expect(all.facets).toMatchObject({
    cuisine: [
      { value: 'portuguese', count: 2 },
      { value: 'grill', count: 1 },
    ],
    depositFree: 2,
    free: 1,
  });
  expect(await names({ sort: 'near' })).toEqual(['Near', 'Shut', 'Cheap']);
  expect(await names({ sort: 'price' })).toEqual(['Cheap', 'Near', 'Shut']);
  expect(await names({ freeOnly: '1' })).toEqual(['Cheap']);
  expect(await names({ cuisines: 'grill' })).toEqual(['Near']);
  expect(await names({ priceLevels: '3,4', sort: 'price' })).toEqual(['Near', 'Shut']);
  expect(await names({ depositFree: '1', sort: 'price' })).toEqual(['Near', 'Shut']);
  expect(await names({ keyword: 'chea' })).toEqual(['Cheap']);
  expect(await names({ adults: '13' })).toHaveLength(3);
  expect((await search({ adults: '13' })).list[0]).toMatchObject({ problem: 'party', times: [] });
  const first = await search({ sort: 'price', limit: '2' });
  const rest = await search({ sort: 'price', limit: '2', cursor: first.cursor ?? '' });
  expect([rest.list.map(({ name }) => name), rest.cursor, rest.facets]).toEqual([['Shut'], null, null]);
  const none = await shop.call(dining.diningSearch, { query: { city: randomUUID() } });
  expect(tableRefusalOf(none).error).toBe('record.not_found');
  expect(tableRefusalOf(await shop.call(dining.diningSearch, { query: { city: cityId, cursor: 'x' } })).field).toBe(
    'cursor',
  );
  expect(tableRefusalOf(await shop.call(dining.diningSearch, { query: { city: cityId, latitude: '1' } })).field).toBe(
    'longitude',
  );

  const home = await shop.call(dining.diningHome, {});
  expect(home.data.cities.find(({ id }) => id === cityId)).toMatchObject({ restaurants: 3 });
  const details = await shop.call(dining.diningDetails, { query: { id: near.id } });
  expect(details.data).toMatchObject({
    name: 'Near',
    zone: ZONE,
    maxParty: 12,
    deposit: null,
    score: null,
    reviews: 0,
  });
  expect(details.data.now).toBe(wallTimeIn(ZONE, now()).slice(11));
  expect(details.data.menus.map(({ prepaid }) => prepaid)).toEqual([false, true]);
  expect(tableRefusalOf(await shop.call(dining.diningDetails, { query: { id: randomUUID() } })).error).toBe(
    'record.not_found',
  );
});

test('a day of the week that has no hours is closed in the strip, and the strip ends where booking does', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db);
  const day = dayAhead(shop, 3);
  await sql`UPDATE restaurant SET days_ahead = 5, hours = (SELECT jsonb_agg(h) FROM jsonb_array_elements(hours) h
    WHERE (h ->> 'weekday')::int <> ${weekday(day)}) WHERE id = ${place.id}`.execute(db);
  const { data } = await shop.call(dining.diningSlots, { query: { restaurant: place.id, day } });
  expect(data).toMatchObject({ problem: 'closed_day', times: [], hours: [] });
  expect(data.strip).toHaveLength(6);
  expect(data.strip[3]).toEqual({ day, problem: 'closed_day' });
  expect(data.next[0]?.day).toBe(addDays(day, 1));
});

test('who looks for seats outdoors is shown the hours of the terrace alone', async () => {
  const { db } = shop.app.platform;
  const cityId = await newCity(db);
  const day = dayAhead(shop, 6);
  const place = await plantRestaurant(db, { cityId, tables: 3, seats: [1, 4] });
  const terrace = await plantArea(db, place, { seats: [1, 2], tables: 1, outdoor: true });
  const search = async (adults: string, facilities?: string) => {
    const query = { city: cityId, day, time: '20:00', adults, ...(facilities && { facilities }) } as never;
    return (await shop.call(dining.diningSearch, { query })).data.list[0];
  };
  const areasOf = (card: Awaited<ReturnType<typeof search>>) => [...new Set(card?.times.map(({ areaId }) => areaId))];
  const outside = await search('2', 'outdoor');
  expect(outside).toMatchObject({ free: true, areas: ['Terrace'], mostTogether: 2 });
  expect(areasOf(outside)).toEqual([terrace]);
  // Four sit down in the hall alone.
  expect(await search('4', 'outdoor')).toMatchObject({ free: false, times: [], problem: 'party' });
  expect(areasOf(await search('4'))).not.toContain(terrace);
  const slots = (await shop.call(dining.diningSlots, { query: { restaurant: place.id, day } })).data;
  expect(slots.areas.map(({ outdoor }) => outdoor).sort()).toEqual([false, true]);
  // A terrace with no table left is full, however many are free inside.
  await bookedTable(shop, (await shop.buyer()).token, place, { day, time: '20:00', areaId: terrace });
  expect((await search('2', 'outdoor'))?.times.map(({ time }) => time)).not.toContain('20:00');
});
