import { randomUUID } from 'node:crypto';
import { addMs, fixedClock, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../../../platform/slice.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { TRAVEL_DEALS } from '../core/usecases/tags.ts';
import { dealKeysNow, dealSpansNow, dealsByKeyNow, dealsNow } from '../core.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The shop with a clock that is moved by hand, and that no one hears of. */
function withClock() {
  const { platform } = shop.app;
  const clock = fixedClock(platform.clock.now());
  const own: Platform = { ...platform, clock: { ...platform.clock, now: clock.now } };
  return { own, clock };
}

/** A deal that begins and ends so long from a moment, on something that does not matter here; returns what it is on. */
async function newDeal(now: Date, begins: number, ends: number): Promise<{ id: string; key: string }> {
  const { db, cache } = shop.app.platform;
  const id = randomUUID();
  const key = `room:${randomUUID()}`;
  const moment = (ms: number) => addMs(now, ms).toISOString();
  await sql`INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, quota, enabled)
    VALUES (${id}, 'hotel', ${key}, '{}', '{}', 'percent', 25, ${moment(begins)}, ${moment(ends)}, 2, true)`.execute(
    db,
  );
  cache.drop([TRAVEL_DEALS]);
  return { id, key };
}

const itemsOn = (key: string) => [
  { quantity: 1, priceUsd: 1_000, deal: { keys: [key], days: [{ day: '2026-12-01', usd: 1_000 }] } },
];

test('deals begin and end by the clock alone, whoever asked before', async () => {
  const { own, clock } = withClock();
  const { key } = await newDeal(clock.now(), HOUR, 3 * HOUR);
  const runs = async () => ({
    keys: (await dealKeysNow(own)).includes(key),
    byKey: (await dealsByKeyNow(own)).has(key),
    spans: (await dealSpansNow(own)).has(key),
    off: (await dealsNow(own))(itemsOn(key))?.offUsd ?? null,
  });
  const none = { keys: false, byKey: false, spans: false, off: null };
  const all = { keys: true, byKey: true, spans: true, off: 250 };
  expect(await runs()).toEqual(none);
  clock.move(HOUR - 1);
  expect(await runs()).toEqual(none);
  clock.move(1);
  expect(await runs()).toEqual(all);
  clock.move(2 * HOUR - 1);
  expect(await runs()).toEqual(all);
  clock.move(1);
  expect(await runs()).toEqual(none);
  // Of demo shops the clock is set back too.
  clock.move(-HOUR);
  expect(await runs()).toEqual(all);
});

test('what follows from the deals that run is worked out once while just these do, and again once they have changed', async () => {
  const { own, clock } = withClock();
  const { id, key } = await newDeal(clock.now(), -HOUR, 3 * HOUR);
  const before = await dealsNow(own);
  clock.move(HOUR / 2);
  expect(await dealsNow(own)).toBe(before);
  await sql`UPDATE travel_deal SET claimed = quota WHERE id = ${id}`.execute(own.db);
  own.cache.drop([TRAVEL_DEALS]);
  const after = await dealsNow(own);
  expect(after).not.toBe(before);
  expect([before(itemsOn(key))?.offUsd, after(itemsOn(key))]).toEqual([250, null]);
});
