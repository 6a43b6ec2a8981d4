import { randomUUID } from 'node:crypto';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../../testing/shop.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { readFeedNow } from '../../usecases/calendars/read-feeds.ts';
import { CONTACT, dayAhead, GUEST, plantHotel, stayOf } from '../fixtures.ts';
import { addFeed, blockedOf, calendarOf, openSite } from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let second: Awaited<ReturnType<typeof testApp>>;
let site: Awaited<ReturnType<typeof openSite>>;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl });
  site = await openSite();
  token = await shop.staff();
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await second.close();
  await shop.close();
  await site.close();
});

const day = (days: number): string => dayAhead(shop, days);
const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`SELECT deadlocks::int AS deadlocks FROM pg_stat_database
    WHERE datname = current_database()`.execute(shop.app.platform.db);
  return rows[0]?.deadlocks ?? 0;
};

test('a calendar and guests who want the same nights at once: each night goes to one of them, or is a conflict that is seen', async () => {
  const before = await deadlocks();
  for (let round = 0; round < 6; round += 1) {
    const house = await plantHotel(shop, token, { units: 1 });
    site.serve(calendarOf());
    const feed = await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() });
    const buyers = await Promise.all(Array.from({ length: 4 }, () => shop.buyer({ address: false })));
    const quotes = await Promise.all(
      buyers.map((buyer, at) =>
        shop.call(hotels.createHotelQuote, {
          token: buyer.token,
          raw: { ...stayOf(shop, house, { inDays: 20 + at, nights: 3 }), usePoints: false },
        }),
      ),
    );
    site.serve(calendarOf({ first: day(21), until: day(25) }));
    const [, ...booked] = await Promise.all([
      readFeedNow(second.app.platform, feed.id),
      ...buyers.map((buyer, at) =>
        (at % 2 === 0 ? shop : second).call(hotels.bookHotel, {
          token: buyer.token,
          raw: {
            quoteId: quotes[at]?.data.id,
            guests: [GUEST],
            contact: CONTACT,
            arrival: '',
            wishes: '',
            policyAccepted: true,
          },
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    ]);
    const { rows } = await sql<{ night: string; sold: number; blocked: number; total: number }>`
      SELECT night, booked + held AS sold, blocked, total FROM hotel_night WHERE room_type_id = ${house.roomTypeId}`.execute(
      shop.app.platform.db,
    );
    for (const { sold, total } of rows) expect(sold).toBeLessThanOrEqual(total);
    expect(Object.keys(await blockedOf(shop, house.roomTypeId))).toHaveLength(4);
    // Who booked after the calendar was read met its nights: so every clash is of a stay from before.
    const { rows: notices } = await sql<{
      nights: number;
    }>`SELECT COALESCE(sum((payload ->> 'nights')::int), 0)::int AS nights
      FROM outbox_event WHERE name = 'hotel.nights_clash' AND payload ->> 'roomTypeId' = ${house.roomTypeId}`.execute(
      shop.app.platform.db,
    );
    const clashing = rows.filter(({ sold, blocked, total }) => sold > 0 && sold + blocked > total).length;
    expect([round, notices[0]?.nights]).toEqual([round, clashing]);
    expect(booked.filter((answer) => (answer as { code: number }).code === 200).length).toBeLessThanOrEqual(2);
  }
  expect(await deadlocks()).toBe(before);
});

test('one calendar read by two processes at once is counted once', async () => {
  const house = await plantHotel(shop, token, { units: 5 });
  site.serve(calendarOf());
  const feed = await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() });
  for (let round = 1; round < 6; round += 1) {
    site.serve(calendarOf({ first: day(20 + round), until: day(24 + round) }));
    await Promise.all([1, 2, 3, 4].map((at) => readFeedNow((at % 2 ? shop : second).app.platform, feed.id)));
    expect(Object.values(await blockedOf(shop, house.roomTypeId))).toEqual([1, 1, 1, 1]);
  }
});

test('what was read of a calendar that was removed meanwhile closes nothing', async () => {
  const house = await plantHotel(shop, token);
  site.serve(calendarOf());
  const feed = await addFeed(shop, token, { roomTypeId: house.roomTypeId, url: site.url() });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  site.serve(async () => {
    asked.resolve();
    await answer.promise;
    return { text: calendarOf({ first: day(20), until: day(22) }) };
  });
  const reading = readFeedNow(second.app.platform, feed.id);
  await asked.promise;
  const { staffHotelEndpoints: calls } = await import('@app/contract/verticals/hotels/staff-endpoints');
  expect((await shop.call(calls.removeHotelFeed, { token, params: { id: feed.id } })).code).toBe(200);
  answer.resolve();
  await reading;
  expect(await blockedOf(shop, house.roomTypeId)).toEqual({});
});
