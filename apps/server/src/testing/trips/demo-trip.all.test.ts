import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { priceEndpoints } from '@app/contract/price-history/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { tripEndpoints as trips } from '@app/contract/trips/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../../demo/demo-customer.ts';
import { demoApp } from '../demo-app.ts';

let shop: Awaited<ReturnType<typeof demoApp>>;
beforeAll(async () => {
  shop = await demoApp();
}, 180_000);
afterAll(() => shop.close());

test('the named customer of the demo has a trip of several bookings with a night without a bed and one that is not slept in', async () => {
  const { token } = (await shop.call(accountEndpoints.login, { body: DEMO_CUSTOMER })).data.token;
  const list = (await shop.call(trips.tripList, { token, query: {} })).data;
  const found: string[][] = [];
  for (const { id } of list.filter(({ bookings }) => bookings > 1)) {
    const trip = (await shop.call(trips.tripDetails, { token, query: { id } })).data;
    found.push((trip?.warnings ?? []).map(({ kind }) => kind));
  }
  expect(found.some((kinds) => kinds.includes('no_bed') && kinds.includes('unused_night'))).toBe(true);
});

test('the named customer of the demo has a flight that was changed once, and one that the airline moved and that waits for an answer', async () => {
  const { token } = (await shop.call(accountEndpoints.login, { body: DEMO_CUSTOMER })).data.token;
  const found = { changed: 0, asked: 0 };
  for (const { id } of (await shop.call(trips.tripList, { token, query: {} })).data) {
    const trip = (await shop.call(trips.tripDetails, { token, query: { id } })).data;
    for (const booking of trip?.bookings.filter(({ kind }) => kind === 'flight') ?? []) {
      const order = (await shop.call(travelEndpoints.travelOrderDetails, { token, query: { id: booking.id } })).data;
      if (order.timeline.some(({ event }) => event === 'change_dates')) found.changed += 1;
      if (order.providerChange) found.asked += 1;
    }
  }
  expect(found.changed).toBeGreaterThan(0);
  expect(found.asked).toBeGreaterThan(0);
});

test('what flights of the demo usually cost is known from the start, on a route that is on no deal', async () => {
  const { rows } = await sql<{ key: string; day: string }>`
    SELECT 'cabin:' || a.city_id || '_' || b.city_id || '/economy' AS key, (app_now() + interval '40 days')::date::text AS day
    FROM airport a, airport b WHERE a.code = 'LIS' AND b.code = 'MAD'`.execute(shop.app.platform.db);
  const query = { kind: 'flight' as const, key: rows[0]?.key ?? '', day: rows[0]?.day ?? '' };
  const usual = (await shop.call(priceEndpoints.usualPrice, { query })).data;
  expect(usual?.days).toBeGreaterThan(40);
  expect(usual?.from.usd).toBeLessThan(usual?.to.usd ?? 0);
});
