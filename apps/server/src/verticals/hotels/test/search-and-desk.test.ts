import { randomUUID } from 'node:crypto';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as staff } from '@app/contract/verticals/hotels/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { jumpsOf, UNCONFIRMED } from '../../../testing/unconfirmed.ts';
import {
  datesIn,
  dayAhead,
  hotelBody,
  type NewHotel,
  nightAhead,
  planBody,
  plantHotel,
  roomBody,
  stayOf,
} from './fixtures.ts';

let shop: Shop;
let token: string;
let house: NewHotel;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  house = await plantHotel(shop, token);
});
afterAll(() => shop.close());

test('filters, facets, sorts and the endless list agree with one another', async () => {
  const first = await plantHotel(shop, token, { name: 'A', baseUsd: 5_000 });
  const more = { cityId: first.cityId };
  const dear = await plantHotel(shop, token, { ...more, name: 'B', baseUsd: 30_000 });
  const middle = await plantHotel(shop, token, { ...more, name: 'C', baseUsd: 12_000 });
  const version = async (id: string) => (await shop.call(staff.readHotel, { token, params: { id } })).data.version;
  await shop.call(staff.updateHotel, {
    token,
    params: { id: dear.hotelId },
    body: {
      ...hotelBody(first.cityId, 'B'),
      stars: 5,
      area: { 'en-US': 'Harbour' },
      facilities: ['spa'],
      version: await version(dear.hotelId),
    },
  });
  const ask = async (query: object) => {
    const { data } = await shop.call(hotels.hotelSearch, {
      query: { city: first.cityId, ...datesIn(shop, 15, 2), ...query },
    });
    return { names: data.list.map(({ name }) => name), ...data };
  };
  expect((await ask({ sort: 'price_asc' })).names).toEqual(['A', 'C', 'B']);
  expect((await ask({ sort: 'price_desc' })).names).toEqual(['B', 'C', 'A']);
  expect((await ask({ sort: 'stars', limit: '1' })).names).toEqual(['B']);
  const { facets } = await ask({ stars: '4' });
  // Stars are counted as if no stars were chosen, the others with them.
  expect(facets?.stars).toEqual([
    { value: 5, count: 1 },
    { value: 4, count: 2 },
  ]);
  expect(facets?.area.map(({ value, count }) => [value, count])).toEqual([['old town', 2]]);
  expect((await ask({ area: 'harbour' })).names).toEqual(['B']);
  expect((await ask({ facilities: 'wifi,pool' })).total).toBe(2);
  expect((await ask({ board: 'half_board' })).total).toBe(0);
  expect((await ask({ priceMin: '132', priceMax: '132.00' })).names).toEqual(['C']);
  const pages: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({
      sort: 'price_asc',
      limit: '1',
      ...(cursor ? { cursor } : {}),
    });
    pages.push(...page.names);
    cursor = page.cursor;
  } while (cursor);
  expect(pages).toEqual(['A', 'C', 'B']);
  const byWord = await shop.call(hotels.hotelSearch, { query: { keyword: '测试', ...datesIn(shop, 15, 2) } });
  expect(byWord.data.list.map(({ id }) => id)).toEqual(expect.arrayContaining([first.hotelId, middle.hotelId]));
  const onMap = (bounds: string) => shop.call(hotels.hotelSearch, { query: { bounds, ...datesIn(shop, 15, 2) } });
  expect((await onMap('40,-75,41,-74')).data.total).toBeGreaterThanOrEqual(3);
  // Across 180 degrees, with the hotels and all around the globe but them.
  expect((await onMap('40,170,41,-74')).data.total).toBeGreaterThanOrEqual(3);
  expect((await onMap('40,-74,41,-75')).data.list.map(({ id }) => id)).not.toContain(first.hotelId);
  const calendar = await shop.call(hotels.hotelCalendar, {
    query: { city: first.cityId, from: nightAhead(shop, -1), to: nightAhead(shop, 1) },
  });
  expect(calendar.data.days.map(({ price }) => price?.usd ?? null)).toEqual([null, 5_500, 5_500]);
  for (const query of [
    {},
    { city: randomUUID() },
    { city: first.cityId, cursor: 'x' },
    { city: first.cityId, priceMin: 'x' },
    { city: 'x' },
  ]) {
    const answer = await shop.call(hotels.hotelSearch, { query: query as never });
    expect([refusalCode('input.invalid'), refusalCode('record.not_found')]).toContain(answer.code);
  }
});

test('the calendar of a hotel tells full nights, closed arrivals, shortest stays and days without departure apart', async () => {
  const own = await plantHotel(shop, token);
  const day = (after: number) => dayAhead(shop, 30 + after);
  const rule = (after: number, change: object) =>
    shop.call(staff.applyCalendarRule, {
      token,
      params: { id: own.hotelId },
      raw: { planIds: [own.planId], from: day(after), to: day(after), ...change },
      headers: { 'idempotency-key': randomUUID() },
    });
  await rule(0, { minimumStay: 3 });
  await rule(1, { closedToArrival: true });
  await rule(4, { closedToDeparture: true });
  await rule(6, { closed: true });
  const read = (query: object) =>
    shop.call(hotels.hotelCalendar, { query: { hotel: own.hotelId, from: day(0), to: day(6), ...query } });
  const { data } = await read({});
  expect(data.departures).toBeNull();
  expect(data.days.map(({ price, arrival, minimumStay }) => [price?.usd ?? null, arrival, minimumStay])).toEqual([
    [11_000, true, 3],
    [11_000, false, 1],
    ...[2, 3, 4, 5].map(() => [11_000, true, 1]),
    [null, false, 1],
  ]);
  const { departures } = (await read({ arrival: day(0) })).data;
  expect(departures).toHaveLength(28);
  expect(departures?.slice(0, 7)).toEqual(
    ['minimum_stay', 'minimum_stay', null, 'no_departure', null, null, 'full'].map((problem, at) => ({
      date: day(at + 1),
      problem,
      // Of stays that can be had: as many nights with their tax.
      total: problem === null ? expect.objectContaining({ usd: 11_000 * (at + 1) }) : null,
    })),
  );
  // What the calendar allows can be quoted, what it does not cannot.
  const guest = await shop.buyer({ usd: 0 });
  for (const { date, problem, total } of departures?.slice(0, 7) ?? []) {
    const body = { ...stayOf(shop, own), checkIn: day(0), checkOut: date };
    const { code, data: quote } = await shop.call(hotels.createHotelQuote, { token: guest.token, body });
    expect([date, code === 200]).toEqual([date, problem === null]);
    if (total) expect([date, quote.payable]).toEqual([date, total]);
  }
  // A stay that cannot be had names others near it that can.
  const details = async (checkIn: string, checkOut: string) =>
    (await shop.call(hotels.hotelDetails, { query: { id: own.hotelId, checkIn, checkOut } })).data.instead;
  expect(await details(day(0), day(1))).toEqual([
    { checkIn: day(0), checkOut: day(3) },
    { checkIn: day(-1), checkOut: day(0) },
    { checkIn: day(2), checkOut: day(3) },
  ]);
  expect(await details(day(0), day(3))).toEqual([]);
  const cityOnly = await shop.call(hotels.hotelCalendar, {
    query: { city: own.cityId, from: day(0), to: day(1), arrival: day(0) },
  });
  expect(cityOnly.data).toMatchObject({ fields: { hotel: 'field.required' } });
});

test('places are found without accents, by pinyin, other names, in a sentence, and with slips of the finger', async () => {
  const city = {
    name: { 'en-US': 'Reykjavík', 'zh-cn': '雷克雅未克' },
    country: { 'en-US': 'Iceland', 'zh-cn': '冰岛' },
    countryCode: 'IS',
    zone: 'Atlantic/Reykjavik',
    picture: null,
    latitude: 64.1,
    longitude: -21.9,
    popular: false,
    enabled: true,
    sortWeight: 0,
    aliases: 'Reikiavik, KEF',
  };
  const { data: made } = await shop.call(staffTravelEndpoints.createCity, { token, body: city });
  const own = await plantHotel(shop, token, { cityId: made.id, name: 'Hôtel Áurora' });
  const suggested = async (keyword: string) =>
    (await shop.call(hotels.hotelSuggest, { query: { keyword } })).data.map(({ kind, id }) => `${kind} ${id}`);
  const found = async (keyword: string) =>
    (await shop.call(hotels.hotelSearch, { query: { keyword, ...datesIn(shop, 15, 2) } })).data.list.map(
      ({ id }) => id,
    );
  for (const typed of [
    'Reykjavik',
    'REYKJAVÍK',
    'hotel in reykjavik',
    '雷克雅未克的酒店',
    'leikeyaweike',
    'reikiavik',
    'kef',
    'Reykjvaik',
    'reykjawik',
  ]) {
    expect([typed, await suggested(typed)]).toEqual([typed, expect.arrayContaining([`city ${made.id}`])]);
    expect([typed, await found(typed)]).toEqual([typed, expect.arrayContaining([own.hotelId])]);
  }
  for (const typed of ['hotel aurora', 'AURORA', 'auroora']) expect(await found(typed)).toContain(own.hotelId);
  expect(await found('zzzzqqqq')).toEqual([]);
  expect(await suggested('%')).toEqual([]);
  const staffFound = await shop.call(staff.listHotels, { token, query: { name: 'aurora' } });
  expect(staffFound.data.list.map(({ id }) => id)).toEqual([own.hotelId]);
  const cities = await shop.call(staffTravelEndpoints.listCities, { token, query: { keyword: 'kef' } });
  expect(cities.data.list).toMatchObject([{ id: made.id, aliases: 'Reikiavik, KEF' }]);
});

test('a city that is marked at the desk is at once on the home of hotels and among its suggestions, or gone', async () => {
  const { cityId } = await plantHotel(shop, token, { name: 'Quagga Inn' });
  const mark = (flags: object) =>
    shop.call(staffTravelEndpoints.markCities, { token, body: { ids: [cityId], ...flags } });
  const onHome = async () => (await shop.call(hotels.hotelHome)).data.cities.some(({ id }) => id === cityId);
  const suggested = async () =>
    (await shop.call(hotels.hotelSuggest, { query: { keyword: 'quagga' } })).data.some(({ kind }) => kind === 'hotel');
  for (const popular of [false, true, false]) {
    await mark({ popular });
    expect(await onHome()).toBe(popular);
  }
  for (const enabled of [true, false]) {
    await mark({ enabled });
    expect(await suggested()).toBe(enabled);
  }
});

test('the back office: stale versions, strangers, wrong rights, and home and suggestions follow each write', async () => {
  const own = await plantHotel(shop, token, { name: 'Zebra Inn' });
  const home = (await shop.call(hotels.hotelHome)).data;
  expect(home.hot.map(({ name }) => name)).toContain('Zebra Inn');
  expect((await shop.call(hotels.hotelSuggest, { query: { keyword: 'zebra' } })).data).toHaveLength(1);
  const params = { id: own.hotelId };
  const stale = await shop.call(staff.updateHotel, { token, params, body: { ...hotelBody(own.cityId), version: 9 } });
  expect([stale.status, (stale.data as unknown as { error: string }).error]).toEqual([409, 'record.stale']);
  const room = { token, params: { id: own.roomTypeId }, body: { ...roomBody(7), version: 1 } };
  expect((await shop.call(staff.updateRoomType, room)).data.roomTypes[0]).toMatchObject({ units: 7, version: 2 });
  expect((await shop.call(staff.updateRoomType, room)).status).toBe(409);
  const plan = { token, params: { id: own.planId }, body: { ...planBody(9_000), version: 1 } };
  expect((await shop.call(staff.updateRatePlan, plan)).data.roomTypes[0]?.plans[0]).toMatchObject({ baseUsd: 9_000 });
  expect((await shop.call(staff.updateRatePlan, plan)).status).toBe(409);
  const range = { from: dayAhead(shop, 5), to: dayAhead(shop, 11) };
  const edited = await shop.call(staff.editPlanNights, {
    token,
    params: { id: own.planId },
    body: { ...range, weekdays: [6], price: { kind: 'set', usd: 15_000 } },
  });
  expect(edited.data.nights).toBe(1);
  const calendar = (await shop.call(staff.readHotelCalendar, { token, params, query: range })).data;
  expect(calendar.roomTypes[0]?.plans[0]?.nights.filter(({ priceUsd }) => priceUsd === 15_000)).toHaveLength(1);
  const foreign = await shop.call(staff.applyCalendarRule, {
    token,
    params,
    raw: { ...range, planIds: [house.planId], closed: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(foreign.data).toMatchObject({ fields: { planIds: 'field.hotel_plan' } });
  const listed = await shop.call(staff.listHotels, { token, query: { name: 'zebra', sort: 'name', order: 'asc' } });
  expect(listed.data).toMatchObject({ total: 1, list: [{ roomTypes: 1, ratePlans: 1, units: 7 }] });
  const choices = await shop.call(staff.hotelChoices, { token, query: { keyword: 'zebra' } });
  expect(choices.data).toMatchObject([{ id: own.hotelId }]);
  const gone = { token, params: { id: randomUUID() } };
  for (const answer of [
    await shop.call(staff.readHotel, gone),
    await shop.call(staff.readHotelCalendar, { ...gone, query: range }),
    await shop.call(staff.createRoomType, { ...gone, body: roomBody() }),
    await shop.call(staff.createRatePlan, { ...gone, body: planBody() }),
    await shop.call(staff.createHotel, { token, body: hotelBody(randomUUID()) }),
    await shop.call(staff.editPlanNights, { ...gone, body: { ...range, closed: true } }),
    await shop.call(staff.hotelReport, { token, query: { ...range, hotel: randomUUID() } }),
  ]) {
    expect(answer.status).toBe(404);
  }
  const onlooker = await shop.staff({ permissions: ['travel.hotels.view'] });
  const agent = await shop.staff({ agentId: shop.agentId, permissions: [] });
  const customer = (await shop.buyer()).token;
  expect((await shop.call(staff.readHotel, { token: onlooker, params })).status).toBe(200);
  for (const given of [onlooker, agent]) {
    expect((await shop.call(staff.createHotel, { token: given, body: hotelBody(own.cityId) })).status).toBe(403);
    expect((await shop.call(staff.editPlanNights, { ...room, token: given, body: { ...range } })).status).toBe(403);
  }
  expect((await shop.call(staff.createHotel, { token: customer, body: hotelBody(own.cityId) })).status).toBe(401);
  expect((await shop.call(staff.listHotels, {})).status).toBe(401);
  expect((await shop.call(hotels.createHotelQuote, { raw: stayOf(shop, own) })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  const { rows } = await sql<{ action: string }>`SELECT DISTINCT action FROM operation_log
    WHERE record = ${`hotel/${own.hotelId}`} AND outcome = 'done' ORDER BY action`.execute(shop.app.platform.db);
  expect(rows.map(({ action }) => action)).toEqual([
    'hotel.calendar',
    'hotel.create',
    'hotel.rate_plan_create',
    'hotel.rate_plan_update',
    'hotel.room_type_create',
    'hotel.room_type_update',
  ]);
});

test('nights and plans whose price jumps are saved only once that is said to be meant', async () => {
  const own = await plantHotel(shop, token, { name: 'Jump Inn' });
  const range = { from: dayAhead(shop, 5), to: dayAhead(shop, 14) };
  const set = (usd: number, headers = UNCONFIRMED) =>
    shop.call(staff.editPlanNights, {
      token,
      params: { id: own.planId },
      body: { ...range, price: { kind: 'set', usd } },
      headers,
    });
  const asked = await set(800);
  expect(asked).toMatchObject({ code: refusalCode('price.jump'), data: { count: 10 } });
  expect(jumpsOf(asked)?.[0]).toMatchObject({ field: 'usd', before: 10_000, after: 800 });
  const params = { id: own.hotelId };
  const calendar = (await shop.call(staff.readHotelCalendar, { token, params, query: range })).data;
  expect(calendar.roomTypes[0]?.plans[0]?.nights.every(({ priceUsd }) => priceUsd === 10_000)).toBe(true);
  expect((await set(9_000)).data).toEqual({ nights: 10 });
  const rule = await shop.call(staff.applyCalendarRule, {
    token,
    params,
    body: { ...range, planIds: [own.planId], price: { kind: 'percent', percent: 500 } },
    headers: { ...UNCONFIRMED, 'idempotency-key': randomUUID() },
  });
  expect(jumpsOf(rule)?.[0]).toMatchObject({ before: 9_000, after: 45_000 });
  const plan = { token, params: { id: own.planId }, body: { ...planBody(800), version: 1 }, headers: UNCONFIRMED };
  expect(jumpsOf(await shop.call(staff.updateRatePlan, plan))).toMatchObject([
    { field: 'baseUsd', before: 10_000, after: 800 },
  ]);
});
