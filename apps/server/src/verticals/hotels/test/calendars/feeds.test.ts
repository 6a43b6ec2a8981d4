import { randomUUID } from 'node:crypto';
import { staffReportEndpoints as reports } from '@app/contract/reports/staff-endpoints';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedOn } from '../../../../modules/staff/test/fixtures.ts';
import { fieldsOf, refusalOf } from '../../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../../testing/shop.ts';
import { dayAhead, type NewHotel, nightAhead, plantHotel } from '../fixtures.ts';
import { addFeed, blockedOf, bookStay, calendarOf, openSite, readDue } from './fixtures.ts';

let shop: Shop;
let site: Awaited<ReturnType<typeof openSite>>;
let token: string;
const db = () => shop.app.platform.db;
beforeAll(async () => {
  shop = await openShop();
  site = await openSite();
  token = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
  await site.close();
});

const calendarsOf = async (house: NewHotel) =>
  (await shop.call(calls.readHotelCalendars, { token, params: { id: house.hotelId } })).data.roomTypes[0];
const feedOf = async (house: NewHotel) => (await calendarsOf(house))?.feeds[0];
const day = (days: number): string => dayAhead(shop, days);
const span = (from: number, nights: number, uid?: string) => ({
  first: day(from),
  until: day(from + nights),
  ...(uid ? { uid } : {}),
});

test('nights of a calendar are closed like sold ones, follow it, and open again when it is removed', async () => {
  const house = await plantHotel(shop, token, { units: 2 });
  site.serve(calendarOf(span(20, 2), span(30, 1)));
  const feed = await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url(), rooms: 2 });
  expect(feed).toMatchObject({ name: 'Airbnb', rooms: 2, problem: null, nights: 3, leftOut: 0 });
  expect(await blockedOf(shop, house.roomTypeId)).toEqual({ [day(20)]: 2, [day(21)]: 2, [day(30)]: 2 });
  const { booked } = await bookStay(shop, house, { inDays: 21, nights: 2 }).catch(() => ({ booked: { code: 0 } }));
  expect(booked.code).not.toBe(200);
  expect((await bookStay(shop, house, { inDays: 22, nights: 2, rooms: 2 })).booked.code).toBe(200);
  site.serve(calendarOf(span(20, 1), span(31, 1)));
  await readDue(shop);
  expect(await blockedOf(shop, house.roomTypeId)).toEqual({ [day(20)]: 2, [day(31)]: 2 });
  // One room each from now on.
  const body = { name: 'Airbnb, double', rooms: 1, url: '', version: feed.version };
  const { data } = await shop.call(calls.updateHotelFeed, { token, params: { id: feed.id }, body });
  expect(data.feeds[0]).toMatchObject({ name: 'Airbnb, double', rooms: 1, host: new URL(site.url()).host });
  expect(await blockedOf(shop, house.roomTypeId)).toEqual({ [day(20)]: 1, [day(31)]: 1 });
  expect(refusalOf(await shop.call(calls.updateHotelFeed, { token, params: { id: feed.id }, body }))).toBe(
    'record.stale',
  );
  expect((await shop.call(calls.removeHotelFeed, { token, params: { id: feed.id } })).code).toBe(200);
  expect(await blockedOf(shop, house.roomTypeId)).toEqual({});
  expect((await calendarsOf(house))?.feeds).toEqual([]);
  const { rows } = await sql<{ url: string }>`SELECT url FROM hotel_feed WHERE id = ${feed.id}`.execute(db());
  expect(rows).toEqual([{ url: '' }]);
});

test('an answer that fails, is no calendar or is empty all at once opens no night, and says what is wrong', async () => {
  const house = await plantHotel(shop, token, { units: 1 });
  const good = calendarOf(span(20, 3));
  site.serve(good);
  const feed = await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() });
  const closed = await blockedOf(shop, house.roomTypeId);
  const broken = [
    [{ status: 503 }, 'status', 503],
    [{ status: 404 }, 'status', 404],
    [{ text: '<html>Sign in</html>' }, 'not_calendar', null],
    [{ text: good.slice(0, -20) }, 'not_calendar', null],
    [{ text: '' }, 'not_calendar', null],
    [{ text: calendarOf() }, 'emptied', null],
    [{ text: calendarOf({ first: '2020-01-01', until: '2020-01-03' }) }, 'emptied', null],
    [{ text: `${good}${'X'.repeat(5 * 1024 * 1024)}` }, 'too_large', null],
    [{ status: 302, headers: { location: 'http://10.0.0.1/x.ics' } }, 'address', null],
    [{ status: 302, headers: { location: 'file:///etc/passwd' } }, 'address', null],
  ] as const;
  for (const [answer, problem, status] of broken) {
    site.serve(() => answer);
    await readDue(shop);
    const now = await feedOf(house);
    expect([problem, now?.problem, now?.problemStatus, now?.nights]).toEqual([problem, problem, status, 3]);
    expect(now?.failingSince).not.toBeNull();
    expect(now?.readAt).not.toBeNull();
    expect(await blockedOf(shop, house.roomTypeId)).toEqual(closed);
  }
  // Where it leads on to another address that may be called, that one is read.
  site.serve((request) =>
    request.url === '/moved.ics' ? { text: good } : { status: 301, headers: { location: '/moved.ics' } },
  );
  await readDue(shop);
  expect(await feedOf(house)).toMatchObject({ problem: null, failingSince: null });
  // Empty all at once: nights open when staff say so.
  site.serve(calendarOf());
  const params = { id: feed.id };
  const { data: kept } = await shop.call(calls.readHotelFeed, { token, params, body: { emptyToo: false } });
  expect([kept.feeds[0]?.problem, await blockedOf(shop, house.roomTypeId)]).toEqual(['emptied', closed]);
  const { data: freed } = await shop.call(calls.readHotelFeed, { token, params, body: { emptyToo: true } });
  expect([freed.feeds[0]?.problem, await blockedOf(shop, house.roomTypeId)]).toEqual([null, {}]);
});

test('a site that cannot be reached is said to be so', async () => {
  const house = await plantHotel(shop, token);
  const gone = await openSite();
  await gone.close();
  const feed = await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: gone.url() });
  expect(feed).toMatchObject({ problem: 'unreachable', readAt: null, nights: 0 });
});

test('a calendar that is as it was is not read again on the same day, and read anew on the next', async () => {
  const house = await plantHotel(shop, token);
  const text = calendarOf(span(20, 2));
  site.serve((request) =>
    request.headers['if-none-match'] === '"one"'
      ? { status: 304 }
      : { text, headers: { etag: '"one"', 'last-modified': 'Mon, 30 Nov 2026 10:00:00 GMT' } },
  );
  await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() });
  site.asked.length = 0;
  await readDue(shop);
  const ours = () => site.asked.filter(({ headers }) => headers['user-agent'] === 'Avela calendars');
  expect(
    ours().some(({ headers }) => headers['if-none-match'] === '"one"' && headers['if-modified-since'] !== undefined),
  ).toBe(true);
  expect(await feedOf(house)).toMatchObject({ problem: null, nights: 2 });
  await sql`UPDATE hotel_feed SET read_day = read_day - 1 WHERE room_type_id = ${house.roomTypeId}`.execute(db());
  site.asked.length = 0;
  await readDue(shop);
  expect(ours().filter(({ headers }) => headers['if-none-match'] === undefined).length).toBeGreaterThan(0);
  await shop.call(calls.removeHotelFeed, { token, params: { id: (await feedOf(house))?.id ?? '' } });
});

test('nights that are sold here stay sold: they are shown as a conflict, and no booking is cancelled', async () => {
  const house = await plantHotel(shop, token, { units: 1 });
  const { booked } = await bookStay(shop, house, { inDays: 40, nights: 3 });
  expect(booked.code).toBe(200);
  site.serve(calendarOf(span(41, 4)));
  await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url(), name: 'Vrbo' });
  const [conflict, ...more] = (await calendarsOf(house))?.conflicts ?? [];
  expect(more).toEqual([]);
  expect(conflict).toEqual({
    first: day(41),
    until: day(43),
    missing: 1,
    feeds: ['Vrbo'],
    bookings: [
      {
        orderId: booked.data.orderId,
        number: expect.any(String),
        checkIn: day(40),
        checkOut: day(43),
        rooms: 1,
        paid: false,
      },
    ],
  });
  const { rows } = await sql<{ payload: unknown }>`SELECT payload FROM outbox_event WHERE name = 'hotel.nights_clash'
    AND payload ->> 'roomTypeId' = ${house.roomTypeId}`.execute(db());
  expect(rows.map(({ payload }) => payload)).toMatchObject([{ hotelId: house.hotelId, nights: 2 }]);
  // Hotels with something to look at are found in the list.
  const { data: list } = await shop.call(calls.listHotels, {
    token,
    query: { calendars: '1', name: 'Casa', limit: '100' } as never,
  });
  expect(list.list.map(({ id }) => id)).toContain(house.hotelId);
  const waiting = async (by: string) => (await shop.call(reports.waiting, { token: by })).data.calendars;
  expect(await waiting(token)).toBeGreaterThan(0);
  expect(await waiting(await shop.staff({ permissions: ['travel.hotels.view', 'workbench.view'] }))).toBeNull();
  // The same nights, read again, are no news.
  await readDue(shop);
  const { rows: again } = await sql`SELECT 1 FROM outbox_event WHERE name = 'hotel.nights_clash'
    AND payload ->> 'roomTypeId' = ${house.roomTypeId}`.execute(db());
  expect(again).toHaveLength(1);
});

test('the calendar and the report of the back office show closed nights by their source, and not as sold', async () => {
  const house = await plantHotel(shop, token, { units: 4 });
  site.serve(calendarOf(span(20, 2, 'a'), span(21, 1, 'b')));
  await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url(), rooms: 1, name: 'Booking.com' });
  const query = { from: day(20), to: day(22) };
  const { data: calendar } = await shop.call(calls.readHotelCalendar, { token, params: { id: house.hotelId }, query });
  expect(calendar.roomTypes[0]?.nights.map(({ blocked, booked }) => [blocked, booked])).toEqual([
    [1, 0],
    [2, 0],
    [0, 0],
  ]);
  expect(calendar.roomTypes[0]?.blocks).toEqual([
    { feed: 'Booking.com', first: day(20), until: day(22), rooms: 1 },
    { feed: 'Booking.com', first: day(21), until: day(22), rooms: 1 },
  ]);
  const { data: report } = await shop.call(calls.hotelReport, { token, query: { ...query, hotel: house.hotelId } });
  expect(report.total).toMatchObject({ roomNights: 9, closed: 3, booked: 0, occupancyBp: 0 });
});

test('nights that are over keep what was closed in them, whatever the calendar says later', async () => {
  const house = await plantHotel(shop, token);
  const tonight = nightAhead(shop, 0);
  site.serve(calendarOf({ first: addDays(tonight, -2), until: addDays(tonight, 2), uid: 'stay' }));
  const feed = await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() });
  expect(Object.keys(await blockedOf(shop, house.roomTypeId))).toEqual([tonight, addDays(tonight, 1)]);
  await sql`UPDATE hotel_block SET first = first - 1 WHERE feed_id = ${feed.id}`.execute(db());
  await sql`INSERT INTO hotel_night (room_type_id, night, total, blocked) VALUES (${house.roomTypeId}, ${addDays(tonight, -1)}, 3, 1)`.execute(
    db(),
  );
  await shop.call(calls.removeHotelFeed, { token, params: { id: feed.id } });
  expect(Object.keys(await blockedOf(shop, house.roomTypeId))).toEqual([addDays(tonight, -1)]);
});

test('the shop’s own calendar closes nothing when it is read back', async () => {
  const house = await plantHotel(shop, token, { units: 1 });
  expect((await bookStay(shop, house, { inDays: 25, nights: 2 })).booked.code).toBe(200);
  const { data } = await shop.call(calls.makeRoomCalendarAddress, { token, params: { id: house.roomTypeId } });
  const own = (await shop.app.server.inject({ url: new URL(data.address?.url ?? '').pathname })).body;
  expect(own).toContain('SUMMARY:Not available');
  site.serve(own);
  expect(await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() })).toMatchObject({
    problem: 'own',
    nights: 0,
  });
  // Handed on by someone who puts it under another name.
  site.serve(own.replace(/PRODID:.*/, 'PRODID:-//Google Inc//Google Calendar//EN'));
  await readDue(shop);
  expect(await feedOf(house)).toMatchObject({ problem: null, nights: 0, leftOut: 1 });
  expect((await calendarsOf(house))?.conflicts).toEqual([]);
  const body = { name: 'Mine', url: data.address?.url ?? '', rooms: 1 };
  const refused = await shop.call(calls.addHotelFeed, { token, params: { id: house.roomTypeId }, body });
  expect(Object.keys(fieldsOf(refused) ?? {})).toEqual(['url']);
});

test('addresses that are not called, wrong numbers, too many calendars and other people’s rights are refused', async () => {
  const house = await plantHotel(shop, token);
  const params = { id: house.roomTypeId };
  const input = { name: 'X', url: 'https://calendar.example.com/a.ics', rooms: 1 };
  const add = (change: object, by = token) =>
    shop.call(calls.addHotelFeed, { token: by, params, raw: { ...input, ...change } });
  for (const url of [
    'http://example.com/a.ics',
    'https://10.0.0.1/a.ics',
    'https://a:b@example.com/a.ics',
    'ftp://x.y/',
    'x',
    '',
  ]) {
    expect([url, Object.keys(fieldsOf(await add({ url })) ?? {})]).toEqual([url, ['url']]);
  }
  expect(Object.keys(fieldsOf(await add({ rooms: 0 })) ?? {})).toEqual(['rooms']);
  expect(Object.keys(fieldsOf(await add({ rooms: 1_001, name: '' })) ?? {}).sort()).toEqual(['name', 'rooms']);
  expect(refusalOf(await shop.call(calls.addHotelFeed, { token, params: { id: randomUUID() }, body: input }))).toBe(
    'record.not_found',
  );
  const viewer = await shop.staff({ permissions: ['travel.hotels.view'] });
  expect(refusalOf(await add({}, viewer))).toBe('access.denied');
  expect(refusalOf(await shop.call(calls.readHotelCalendars, { token: viewer, params: { id: house.hotelId } }))).toBe(
    'access.denied',
  );
  for (const call of [calls.readHotelFeed, calls.removeHotelFeed, calls.updateHotelFeed]) {
    const raw =
      call === calls.removeHotelFeed
        ? undefined
        : call === calls.readHotelFeed
          ? {}
          : { name: 'x', rooms: 1, version: 1 };
    expect(
      refusalOf(await shop.call(call as typeof calls.readHotelFeed, { token, params: { id: randomUUID() }, raw })),
    ).toBe('record.not_found');
  }
  await sql`INSERT INTO hotel_feed (id, room_type_id, name, url, host, rooms, next_read_at)
    SELECT gen_random_uuid(), ${house.roomTypeId}, 'x', 'x', 'x', 1, now() + interval '1 year' FROM generate_series(1, 10)`.execute(
    db(),
  );
  expect(refusalOf(await add({}))).toBe('hotel.feeds_many');
  await sql`DELETE FROM hotel_feed WHERE room_type_id = ${house.roomTypeId}`.execute(db());
});

test('neither database nor log of operations has an address in plain text', async () => {
  const house = await plantHotel(shop, token);
  site.serve(calendarOf());
  const feed = await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url('/secret-of-feed.ics') });
  const { data } = await shop.call(calls.makeRoomCalendarAddress, { token, params: { id: house.roomTypeId } });
  const secret = /calendars\/(.+)\.ics/.exec(data.address?.url ?? '')?.[1] ?? '?';
  const { rows } = await sql<{ text: string }>`SELECT (SELECT string_agg(f::text, ' ') FROM hotel_feed f)
    || (SELECT string_agg(a::text, ' ') FROM hotel_calendar_address a) AS text`.execute(db());
  const log = JSON.stringify(await loggedOn(shop, `hotel/${house.hotelId}`));
  expect(log).toContain('hotel.feed_create');
  for (const text of [rows[0]?.text ?? '', log]) {
    expect(text).not.toContain('secret-of-feed');
    expect(text).not.toContain(secret);
  }
  await shop.call(calls.removeHotelFeed, { token, params: { id: feed.id } });
});

test('a night that has more or less closed than calendars say is found', async () => {
  const house = await plantHotel(shop, token);
  site.serve(calendarOf(span(20, 1)));
  await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() });
  const broken = async () => (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
  const set = (blocked: number) =>
    sql`UPDATE hotel_night SET blocked = ${blocked} WHERE room_type_id = ${house.roomTypeId} AND night = ${day(20)}`.execute(
      db(),
    );
  for (const blocked of [2, 0]) {
    await set(blocked);
    expect(await broken()).toContain('hotels.blocks_match_feeds');
  }
  await set(1);
  expect(await broken()).not.toContain('hotels.blocks_match_feeds');
});
