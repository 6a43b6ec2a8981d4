import { randomUUID } from 'node:crypto';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateRules } from '../../../../platform/http/rate-limits.ts';
import { openShop, type Shop } from '../../../../testing/shop.ts';
import { readFeed } from '../../domain/calendars/read-feed.ts';
import { dayAhead, type NewHotel, plantHotel, ZONE } from '../fixtures.ts';
import { addFeed, bookStay, calendarOf, openSite } from './fixtures.ts';

let shop: Shop;
let site: Awaited<ReturnType<typeof openSite>>;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  site = await openSite();
  token = await shop.staff();
});
afterAll(async () => {
  await shop.close();
  await site.close();
});

const day = (days: number): string => dayAhead(shop, days);
const make = async (house: NewHotel): Promise<string> => {
  const { data } = await shop.call(calls.makeRoomCalendarAddress, { token, params: { id: house.roomTypeId } });
  return new URL(data.address?.url ?? '').pathname;
};
const get = (url: string, headers: Record<string, string> = {}) => shop.app.server.inject({ url, headers });
const runsIn = (text: string) =>
  readFeed(text, { zone: ZONE, from: day(-1), to: day(500), isOwn: () => false }).entries.map(({ first, until }) => [
    first,
    until,
  ]);
const edit = (call: 'room' | 'plan', house: NewHotel, body: Record<string, unknown>) =>
  call === 'room'
    ? shop.call(calls.editRoomNights, {
        token,
        params: { id: house.roomTypeId },
        raw: body,
        headers: { 'idempotency-key': randomUUID() },
      })
    : shop.call(calls.editPlanNights, { token, params: { id: house.planId }, raw: body });

test('the calendar of a room type has the nights without a room: booked, closed by staff, by plans and by other sites', async () => {
  const house = await plantHotel(shop, token, { units: 1 });
  const url = await make(house);
  expect(runsIn((await get(url)).body)).toEqual([]);
  expect((await bookStay(shop, house, { inDays: 20, nights: 2 })).booked.code).toBe(200);
  expect((await edit('room', house, { from: day(22), to: day(22), units: 0 })).code).toBe(200);
  expect((await edit('plan', house, { from: day(30), to: day(31), closed: true })).code).toBe(200);
  site.serve(calendarOf({ first: day(40), until: day(42) }));
  await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() });
  const answer = await get(url);
  expect(runsIn(answer.body)).toEqual([
    [day(20), day(23)],
    [day(30), day(32)],
    [day(40), day(42)],
  ]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  expect(answer.body).not.toMatch(/Inês|Sousa|example\.com|ATTENDEE|DESCRIPTION|Airbnb/);
});

test('with two rooms one booking leaves the night open, and a lapsed hold opens it again', async () => {
  const house = await plantHotel(shop, token, { units: 2 });
  const url = await make(house);
  await bookStay(shop, house, { inDays: 20, nights: 1 });
  expect(runsIn((await get(url)).body)).toEqual([]);
  await bookStay(shop, house, { inDays: 20, nights: 1 });
  expect(runsIn((await get(url)).body)).toEqual([[day(20), day(21)]]);
  await sql`UPDATE hotel_booking SET expires_at = app_now() - interval '1 second' WHERE hotel_id = ${house.hotelId}`.execute(
    shop.app.platform.db,
  );
  expect(runsIn((await get(url)).body)).toEqual([]);
});

test('what did not change is said to be as it was, and each change counts on under the same id', async () => {
  const house = await plantHotel(shop, token, { units: 1 });
  const url = await make(house);
  await edit('room', house, { from: day(50), to: day(51), units: 0 });
  const first = await get(url);
  const etag = String(first.headers.etag);
  expect((await get(url)).headers.etag).toBe(etag);
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  await edit('room', house, { from: day(52), to: day(52), units: 0 });
  const second = await get(url, { 'if-none-match': etag });
  expect([second.statusCode, second.headers.etag === etag]).toEqual([200, false]);
  const line = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1];
  expect(line(second.body, 'UID')).toBe(line(first.body, 'UID'));
  expect(Number(line(second.body, 'SEQUENCE'))).toBe(Number(line(first.body, 'SEQUENCE')) + 1);
});

test('a new address ends the one of before at once; an ended one, and whatever never was one, is not found', async () => {
  const house = await plantHotel(shop, token);
  const first = await make(house);
  const second = await make(house);
  expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
  const { data } = await shop.call(calls.endRoomCalendarAddress, { token, params: { id: house.roomTypeId } });
  expect(data.address).toBeNull();
  const odd = [
    '/calendars/x.ics',
    `/calendars/${'a'.repeat(43)}.ics`,
    '/calendars/.ics',
    '/calendars/%00.ics',
    second.replace('.ics', ''),
  ];
  for (const url of [second, ...odd]) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  // Where there is an address again, entries go on counting.
  await edit('room', house, { from: day(20), to: day(20), units: 0 });
  await get(await make(house));
  await shop.call(calls.endRoomCalendarAddress, { token, params: { id: house.roomTypeId } });
  await edit('room', house, { from: day(20), to: day(21), units: 0 });
  expect((await get(await make(house))).body).toContain('SEQUENCE:2');
});

test('a room type without rooms is closed as far as nights are sold, and is the same entry on each day', async () => {
  const house = await plantHotel(shop, token, { units: 0 });
  const { body } = await get(await make(house));
  expect(body).toContain('-earlier\r\n');
  const [run] = runsIn(body);
  expect([(run?.[0] ?? '') < day(-300), (run?.[1] ?? '') > addDays(day(0), 365)]).toEqual([true, true]);
});

test('an address that is read too often is refused for a while, and so is whoever tries unknown ones', async () => {
  const house = await plantHotel(shop, token);
  const url = await make(house);
  const limited = await openShop({ RATE_LIMITS: 'true' }, shop.databaseUrl);
  const read = async (path: string) => (await limited.app.server.inject({ url: path })).statusCode;
  const { tries } = rateRules.calendar;
  for (let call = 0; call < tries; call += 1) expect(await read(url)).toBe(200);
  const refused = await limited.app.server.inject({ url });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  for (let call = 0; call < tries; call += 1) expect(await read('/calendars/none.ics')).toBe(404);
  expect(await read('/calendars/other.ics')).toBe(429);
  await limited.close();
});
