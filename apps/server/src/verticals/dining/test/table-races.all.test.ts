import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { bookTable, dayAhead, plantRestaurant, quartersOf, quoteTable, tableRefusalOf } from './fixtures.ts';

// Two processes on one database.
let shops: [Shop, Shop];
let shop: Shop;
let people: { token: string }[];
beforeAll(async () => {
  shop = await openShop();
  const second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  shops = [shop, { ...shop, ...second }];
  people = await Promise.all(Array.from({ length: 100 }, () => shop.buyer({ address: false })));
  await setParameter(shop.app.platform.db, 'travel.unpaid_max', 100);
  for (const one of shops) one.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shops[1].close();
  await shop.close();
});

const at = (index: number): Shop => shops[index % 2] as Shop;
const tokenOf = (index: number): string => people[index % people.length]?.token ?? '';

const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(shop.app.platform.db);
  return rows[0]?.deadlocks ?? 0;
};

test('100 parties at overlapping hours on four tables: never more than four in any quarter, and none refused that fits', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { seats: [1, 2], depositUsd: 500 });
  const day = dayAhead(shop, 6);
  const times = ['18:00', '18:15', '18:45', '19:00', '19:30', '20:15', '20:30', '21:00'];
  const wishes = Array.from({ length: 100 }, (_, index) => times[(index * 3) % times.length] ?? '19:00');
  const quotes: string[] = [];
  for (let start = 0; start < wishes.length; start += 10) {
    const some = wishes.slice(start, start + 10);
    const asked = await Promise.all(
      some.map((time, index) => quoteTable(shop, tokenOf(start + index), place, { day, time })),
    );
    quotes.push(...asked.map(({ data }) => data.id));
  }
  const outcomes = await Promise.all(quotes.map((quote, index) => bookTable(at(index), tokenOf(index), quote)));
  const lost = outcomes.filter(({ code }) => code !== 200).map((one) => tableRefusalOf(one).error);
  expect(lost.filter((error) => error !== 'dining.full' && error !== 'travel.unavailable')).toEqual([]);
  const quarters = await quartersOf(db, place.areaId);
  expect(quarters.every(({ held, taken, total }) => total === 4 && held + taken <= 4)).toBe(true);
  // Whoever lost would not fit now either: every time that was asked for and lost is full.
  const { token } = await shop.buyer();
  const now = await Promise.all(times.map((time) => quoteTable(shop, token, place, { day, time })));
  const lostTimes = new Set(wishes.filter((_, index) => outcomes[index]?.code !== 200));
  for (const [index, time] of times.entries()) {
    if (lostTimes.has(time))
      expect([time, tableRefusalOf(now[index] ?? { data: null }).error]).toEqual([time, 'dining.full']);
  }
  const won = outcomes.length - lost.length;
  expect(won).toBeGreaterThanOrEqual(4);
  expect(Math.max(...quarters.map(({ held, taken }) => held + taken))).toBe(4);
});

test('when parties of the last arrivals come at once, then no more people arrive than may', async () => {
  const { db } = shop.app.platform;
  const place = await plantRestaurant(db, { tables: 50, pace: 12, depositUsd: 500 });
  const quotes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      quoteTable(shop, tokenOf(index), place, { day: dayAhead(shop, 7), adults: 3 }),
    ),
  );
  const outcomes = await Promise.all(quotes.map(({ data }, index) => bookTable(at(index), tokenOf(index), data.id)));
  expect(outcomes.filter(({ code }) => code === 200)).toHaveLength(4);
  const lost = outcomes.filter(({ code }) => code !== 200).map((one) => tableRefusalOf(one).error);
  // Who comes after the four were written down reads that no more may arrive; who comes beside them that there is no table.
  const reasons = new Set(['dining.full', 'dining.pace', 'travel.unavailable']);
  expect(lost.filter((error) => !reasons.has(error ?? ''))).toEqual([]);
});

test('when stays overlap, then each gets its table and none waits for another forever', async () => {
  const place = await plantRestaurant(shop.app.platform.db, { tables: 50, depositUsd: 500 });
  const times = ['18:00', '18:15', '18:30', '18:45', '19:00'];
  const quotes = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      quoteTable(shop, tokenOf(index), place, { day: dayAhead(shop, 8), time: times[index % times.length] ?? '' }),
    ),
  );
  const before = await deadlocks();
  const outcomes = await Promise.all(quotes.map(({ data }, index) => bookTable(at(index), tokenOf(index), data.id)));
  expect((await deadlocks()) - before).toBe(0);
  expect(outcomes.map(({ code }) => code)).toEqual(outcomes.map(() => 200));
});

test('when one customer books six restaurants for one hour at once, they have one table; nor can they have more than may be', async () => {
  const { db } = shop.app.platform;
  const hoard = async (token: string, times: readonly string[]) => {
    const quotes = await Promise.all(
      times.map(async (time) => quoteTable(shop, token, await plantRestaurant(db), { day: dayAhead(shop, 9), time })),
    );
    const outcomes = await Promise.all(quotes.map(({ data }, index) => bookTable(at(index), token, data.id)));
    return outcomes.map((one) => (one.code === 200 ? 'booked' : tableRefusalOf(one).error)).sort();
  };
  for (let round = 0; round < 3; round += 1) {
    const { token } = await shop.buyer();
    const booked = await hoard(token, ['19:00', '19:15', '19:30', '19:00', '19:15', '19:30']);
    expect(booked).toEqual(['booked', ...Array(5).fill('dining.overlap')]);
  }
  await setParameter(db, 'dining.tables_max', 2);
  for (const one of shops) one.app.platform.cache.drop(['parameters']);
  const { token } = await shop.buyer();
  const booked = await hoard(token, ['13:00', '15:00', '17:00', '19:00', '21:00']);
  expect(booked).toEqual(['booked', 'booked', 'dining.too_many', 'dining.too_many', 'dining.too_many']);
});
