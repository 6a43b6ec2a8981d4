import type { ComboPick } from '@app/contract/verticals/combos/picks';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { plantHotel } from '../../hotels/test/fixtures.ts';
import { ADULT, dayAhead, departureRow, newDeparture, newTour } from '../../tours/test/fixtures.ts';
import { bookQuoted, newCombo, quoteCombo } from './fixtures.ts';

let shop: Shop;
/** A second process on the same database. */
let second: TestApp;
beforeAll(async () => {
  shop = await openShop();
  second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;

/** Customers after each two combos, and how many of them at once. */
const [PEOPLE, AT_ONCE] = [40, 20];
const ROUNDS = Math.ceil(chaosCount('CHAOS_COMBOS', 40) / PEOPLE);
/** Of each two combos so many can be had: as many as places are left on the last walk. */
const WHOLE = PEOPLE / 4;

/** Nights of the stay in each of two combos. */
const NIGHTS = [4, 2] as const;

/**
 * Two combos of the same rooms and the same two walks: one stays from the first day on, the other from the day after the first walk, so that
 * parts in the order of their days have rooms and that walk in opposite order.
 */
async function crossing(of: { rooms: number; first: number; last: number }) {
  const house = await plantHotel(shop, await shop.staff(), { units: of.rooms });
  const { cityId } = house;
  const walks = [await newTour(db(), { cityId }), await newTour(db(), { cityId })] as const;
  const day = dayAhead(shop, 30);
  const departures = [
    await newDeparture(db(), walks[0], { day: addDays(day, 1), capacity: of.first }),
    await newDeparture(db(), walks[1], { day: addDays(day, 3), capacity: of.last }),
  ] as const;
  const slots = (nights: number) => [
    {
      key: 'hotel',
      rule: { kind: 'hotel' as const, cityId, starsMin: 1, hotelIds: [] },
      dayOffset: 4 - nights,
      nights,
    },
    { key: 'first', rule: { kind: 'tour' as const, tourIds: [walks[0].id] }, dayOffset: 1 },
    { key: 'last', rule: { kind: 'tour' as const, tourIds: [walks[1].id] }, dayOffset: 3 },
  ];
  const picks: ComboPick[] = [
    { slot: 'hotel', key: house.planId },
    { slot: 'first', key: departures[0] },
    { slot: 'last', key: departures[1] },
  ];
  const ways = [
    await newCombo(db(), { cityId, slots: slots(NIGHTS[0]) }),
    await newCombo(db(), { cityId, slots: slots(NIGHTS[1]) }),
  ] as const;
  return { house, day, departures, ways, picks };
}

async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()`.execute(db());
  return rows[0]?.n ?? -1;
}

type Crossing = Awaited<ReturnType<typeof crossing>>;

/** Quotes and books one of two combos in one of two processes; returns `whole`, or the part that was missing. */
async function tryOne({ ways, day, picks }: Crossing, index: number): Promise<string> {
  const at = index % 2 === 0 ? shop : second;
  const { token } = await shop.buyer();
  const combo = ways[index % 2] ?? '';
  const quote = await quoteCombo(at, token, { combo, day }, picks);
  const { code, data } = quote.code === 200 ? await bookQuoted(at, token, quote.data.id, [ADULT]) : quote;
  if (code === 200) return 'whole';
  const { error, slot } = data as { error?: string; slot?: string };
  return `${error} ${slot}`;
}

/** Everybody tries to book one of two combos; each has all of it, or nothing. */
async function rush(): Promise<void> {
  const trip = await crossing({ rooms: PEOPLE / 2, first: PEOPLE / 2, last: WHOLE });
  const report: string[] = [];
  for (let index = 0; index < PEOPLE; index += AT_ONCE) {
    report.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => tryOne(trip, index + place)))));
  }
  const stays = report.flatMap((word, index) => (word === 'whole' ? [NIGHTS[index % 2] ?? 0] : []));
  expect(stays).toHaveLength(WHOLE);
  expect(new Set(report)).toEqual(new Set(['whole', 'travel.part_unavailable last']));
  for (const departure of trip.departures) {
    expect(await departureRow(db(), departure)).toMatchObject({ held: WHOLE, sold: 0 });
  }
  const { rows } = await sql<{ nights: number }>`SELECT sum(held)::int AS nights FROM hotel_night
    WHERE room_type_id = ${trip.house.roomTypeId}`.execute(db());
  expect(rows).toEqual([{ nights: stays.reduce((sum, nights) => sum + nights, 0) }]);
}

test('when pairs want the same parts in opposite order at once, then each has all or nothing, all places are had, and none waits in a circle', {
  timeout: patient(60_000),
}, async () => {
  const before = await deadlocks();
  for (let round = 0; round < ROUNDS; round += 1) await rush();
  expect((await deadlocks()) - before).toBe(0);
  const { rows } = await sql<{ orders: number; bundles: number }>`SELECT
    (SELECT count(*)::int FROM travel_order) AS orders, (SELECT count(*)::int FROM travel_bundle) AS bundles`.execute(
    db(),
  );
  expect(rows).toEqual([{ orders: 3 * WHOLE * ROUNDS, bundles: WHOLE * ROUNDS }]);
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
