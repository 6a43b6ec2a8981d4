import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { addDays, nightsOf } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { CONTACT, dayAhead, GUEST, type NewHotel, plantHotel, stayOf } from './fixtures.ts';

// Two processes on one database.
let shops: [Shop, Shop];
let shop: Shop;
let token: string;
let people: { id: string; token: string }[];
beforeAll(async () => {
  shop = await openShop();
  const second = { ...shop, ...(await openSecond()) };
  shops = [shop, second];
  token = await shop.staff();
  people = await Promise.all(Array.from({ length: 50 }, () => shop.buyer({ address: false })));
  await setParameter(shop.app.platform.db, 'travel.unpaid_max', 100);
  for (const one of shops) one.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shops[1].close();
  await shop.close();
});

async function openSecond() {
  const { testApp } = await import('../../../testing/test-app.ts');
  return testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
}

type Wish = { inDays: number; nights: number; rooms: number };
type Outcome = { won: string; paymentId: string } | { refused: string };
const at = (index: number): Shop => shops[index % 2] as Shop;
const person = (index: number) => people[index % people.length] as { id: string; token: string };

const quoteFor = (index: number, house: NewHotel, wish: Wish) =>
  shop.call(hotels.createHotelQuote, {
    token: person(index).token,
    raw: { ...stayOf(shop, house, { ...wish, adults: wish.rooms }), usePoints: false },
  });

async function tryBook(index: number, wish: Wish, quoteId: string): Promise<Outcome> {
  const guests = Array.from({ length: wish.rooms }, (_, room) => ({ ...GUEST, unit: room + 1 }));
  const { code, data } = await at(index).call(hotels.bookHotel, {
    token: person(index).token,
    raw: { quoteId, guests, contact: CONTACT, arrival: '', wishes: '', policyAccepted: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (code === 200) return { won: data.orderId, paymentId: data.paymentId };
  return { refused: (data as unknown as { error: string }).error };
}

/** Everybody quotes while all is free, then all book at once. */
async function rush(house: NewHotel, wishes: readonly Wish[]): Promise<Outcome[]> {
  const quotes: string[] = [];
  for (let start = 0; start < wishes.length; start += 10) {
    const some = wishes.slice(start, start + 10);
    const asked = await Promise.all(some.map((wish, index) => quoteFor(start + index, house, wish)));
    quotes.push(...asked.map(({ data }) => data.id));
  }
  return Promise.all(wishes.map((wish, index) => tryBook(index, wish, quotes[index] ?? '')));
}

const nightsIn = (wish: Wish): string[] => {
  const from = dayAhead(shop, wish.inDays);
  return nightsOf(from, addDays(from, wish.nights));
};
async function kept(house: NewHotel): Promise<Map<string, number>> {
  const { rows } = await sql<{ night: string; kept: number }>`SELECT night, held + booked AS kept FROM hotel_night
    WHERE room_type_id = ${house.roomTypeId}`.execute(shop.app.platform.db);
  return new Map(rows.map((row) => [row.night, row.kept]));
}
const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(shop.app.platform.db);
  return rows[0]?.deadlocks ?? 0;
};
const GONE = new Set(['hotel.unavailable', 'travel.unavailable']);
const isWon = (outcome: Outcome): outcome is { won: string; paymentId: string } => 'won' in outcome;

test('when 50 bookers want the last room, then one gets it and the others hear that it is gone', async () => {
  const house = await plantHotel(shop, token, { units: 1 });
  const wish = { inDays: 30, nights: 2, rooms: 1 };
  const outcomes = await rush(
    house,
    Array.from({ length: 50 }, () => wish),
  );
  expect(outcomes.filter(isWon)).toHaveLength(1);
  expect(outcomes.flatMap((one) => (isWon(one) || GONE.has(one.refused) ? [] : [one.refused]))).toEqual([]);
  expect([...(await kept(house)).values()]).toEqual([1, 1]);
});

test('when 50 bookers want 30 stays that overlap in one room, then no night is sold twice, and whoever lost had a rival', async () => {
  const house = await plantHotel(shop, token, { units: 1 });
  const stays = Array.from({ length: 30 }, (_, i) => ({ inDays: 40 + ((i * 7) % 12), nights: 1 + (i % 4), rooms: 1 }));
  const wishes = Array.from({ length: 50 }, (_, i) => stays[i % stays.length] as Wish);
  const before = await deadlocks();
  const outcomes = await rush(house, wishes);
  const taken = wishes.flatMap((wish, index) => (isWon(outcomes[index] as Outcome) ? nightsIn(wish) : []));
  expect(new Set(taken).size).toBe(taken.length);
  expect([...(await kept(house)).values()].every((count) => count <= 1)).toBe(true);
  for (const [index, wish] of wishes.entries()) {
    if (!isWon(outcomes[index] as Outcome)) expect(nightsIn(wish).some((night) => taken.includes(night))).toBe(true);
  }
  expect((await deadlocks()) - before).toBe(0);
});

test('when five rooms a night meet random stays while others cancel, then every night adds up and can be sold again', async () => {
  const house = await plantHotel(shop, token, { units: 5 });
  let seed = 7;
  const chance = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const wished = (count: number): Wish[] =>
    Array.from({ length: count }, () => ({ inDays: 60 + chance(8), nights: 1 + chance(5), rooms: 1 + chance(2) }));
  const first = wished(50);
  const outcomes = await rush(house, first);
  const open = first.flatMap((wish, index) => {
    const outcome = outcomes[index] as Outcome;
    return isWon(outcome) ? [{ wish, index, orderId: outcome.won }] : [];
  });
  // Every other one calls off while fifty more come.
  const leaving = open.filter((_, index) => index % 2 === 0);
  const second = wished(50);
  const [later] = await Promise.all([
    rush(house, second),
    ...leaving.map(({ index, orderId }) =>
      at(index).call(travel.cancelTravelOrder, {
        token: person(index).token,
        body: { orderId, reason: '' },
        headers: { 'idempotency-key': randomUUID() },
      }),
    ),
  ]);
  const staying = [
    ...open.filter((one) => !leaving.includes(one)).map(({ wish }) => wish),
    ...second.filter((_, index) => isWon(later[index] as Outcome)),
  ];
  const wanted = new Map<string, number>();
  for (const wish of staying) {
    for (const night of nightsIn(wish)) wanted.set(night, (wanted.get(night) ?? 0) + wish.rooms);
  }
  for (const [night, count] of await kept(house)) {
    expect(count).toBe(wanted.get(night) ?? 0);
    expect(count).toBeLessThanOrEqual(5);
  }
});

test('when a hold has run out, then the room is found and booked by another before any job has run', async () => {
  const house = await plantHotel(shop, token, { units: 1 });
  const wish = { inDays: 35, nights: 1, rooms: 1 };
  const [mine] = await rush(house, [wish]);
  if (!mine || !isWon(mine)) throw new Error('booked');
  const stay = stayOf(shop, house, { inDays: 35, nights: 1 });
  const { checkIn, checkOut } = stay;
  const found = async (one: Shop) =>
    (await one.call(hotels.hotelSearch, { query: { city: house.cityId, checkIn, checkOut } })).data.total;
  // No process ever says what is over: both know it as soon as it is committed.
  const foundNow = async (each: number) => expect([await found(shop), await found(shops[1])]).toEqual([each, each]);
  await foundNow(0);
  const { db } = shop.app.platform;
  await sql`UPDATE hotel_booking SET expires_at = app_now() - interval '1 second' WHERE order_id = ${mine.won}`.execute(
    db,
  );
  await sql`UPDATE travel_order SET expires_at = app_now() - interval '1 second' WHERE id = ${mine.won}`.execute(db);
  await foundNow(1);
  const quoted = await quoteFor(1, house, wish);
  expect(isWon(await tryBook(1, wish, quoted.data.id))).toBe(true);
  expect(
    (await shop.call(travel.travelOrderDetails, { token: person(0).token, query: { id: mine.won } })).data.state,
  ).toBe('cancelled');
  await foundNow(0);
});

test('when nights are read before they are written, then the last room is sold many times (canary)', async () => {
  const { db } = shop.app.platform;
  await sql`CREATE TABLE naive_night (id int PRIMARY KEY, total int, held int)`.execute(db);
  await sql`INSERT INTO naive_night VALUES (1, 1, 0)`.execute(db);
  const hold = async (): Promise<boolean> => {
    const { rows } = await sql<{ left: number }>`SELECT total - held AS left FROM naive_night WHERE id = 1`.execute(db);
    if ((rows[0]?.left ?? 0) < 1) return false;
    await sql`UPDATE naive_night SET held = held + 1 WHERE id = 1`.execute(db);
    return true;
  };
  const sold = (await Promise.all(Array.from({ length: 50 }, hold))).filter(Boolean).length;
  await sql`DROP TABLE naive_night`.execute(db);
  expect(sold).toBeGreaterThan(1);
  // The database itself does not let a night be oversold.
  const house = await plantHotel(shop, token, { units: 1 });
  await expect(
    sql`INSERT INTO hotel_night (room_type_id, night, total, held) VALUES (${house.roomTypeId}, '2027-01-01', 1, 2)`.execute(
      db,
    ),
  ).rejects.toThrow('hotel_night_never_oversold');
});
