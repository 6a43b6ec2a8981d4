import { randomUUID } from 'node:crypto';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { CONTACT, dayAhead, guestOf, newPassenger, newRoundTrip, quoteTrip, seatsOf, wayOf } from './fixtures.ts';
import { newAircraft, plantSeatFares, seatedOn, smallMap } from './seat.fixtures.ts';

/** Of a night 200. */
const PEOPLE = chaosCount('CHAOS_SEAT_MAP', 60);
/** Rows 12 to 18 of four, and two of row 19. */
const SEATS = Array.from({ length: 30 }, (_, at) => `${12 + Math.floor(at / 4)}${'ABCD'[at % 4]}`);

// Two processes on one database.
let shops: [Shop, Shop];
let shop: Shop;
type Buyer = { token: string; guest: object };
let people: Buyer[];
beforeAll(async () => {
  shop = await openShop();
  await plantSeatFares(shop.app.platform.db);
  const second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  shops = [shop, { ...shop, ...second }];
  people = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const { token } = await shop.buyer({ address: false });
    people.push({ token, guest: guestOf(await newPassenger(shop, token)) });
  }
  await setParameter(shop.app.platform.db, 'travel.unpaid_max', 100);
  for (const one of shops) one.app.platform.cache.drop(['parameters']);
}, patient(120_000));
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shops[1].close();
  await shop.close();
});

const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(shop.app.platform.db);
  return rows[0]?.deadlocks ?? 0;
};

/** Everybody quotes while all is free, then all book at once; what became of each: `won`, or why not. */
async function rush(trips: readonly object[]): Promise<string[]> {
  const quotes: string[] = [];
  for (const [index, trip] of trips.entries())
    quotes.push((await quoteTrip(shop, (people[index] as Buyer).token, trip)).data.id);
  return Promise.all(
    quotes.map(async (quoteId, index) => {
      const { token, guest } = people[index] as Buyer;
      const answer = await (shops[index % 2] as Shop).call(flights.bookFlight, {
        token,
        raw: { quoteId, guests: [guest], contact: CONTACT, policyAccepted: true },
        headers: { 'idempotency-key': randomUUID() },
      });
      return answer.code === 200 ? 'won' : (answer.data as unknown as { error: string }).error;
    }),
  );
}

const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([name, all]) => [name, all.length]));

test(
  'when many want thirty seats of one map, then each seat has one of them, and the others hear that it is gone and hold nothing',
  async () => {
    const { db } = shop.app.platform;
    const pair = await newRoundTrip(db, { seats: 300, aircraftId: await newAircraft(db, smallMap(20)) });
    const day = dayAhead(shop, 30);
    const before = await deadlocks();
    const outcomes = await rush(
      people.map((_, index) => ({
        slices: [wayOf([{ flightId: pair.out, day }], 'paid')],
        seats: [{ leg: 1, guest: 1, seat: SEATS[index % SEATS.length] }],
      })),
    );
    expect(countOf(outcomes)).toEqual({ won: 30, 'flight.seat_taken': PEOPLE - 30 });
    expect((await deadlocks()) - before).toBe(0);
    expect((await seatedOn(db, pair.out)).map(({ seat }) => seat).sort()).toEqual([...SEATS].sort());
    expect(await seatsOf(db, pair.out)).toMatchObject([{ held: 30, sold: 0 }]);
  },
  patient(60_000),
);

test(
  'when trips that cross each other want seats of both flights, then nobody waits for another forever',
  async () => {
    const { db } = shop.app.platform;
    const pair = await newRoundTrip(db, { seats: 300, aircraftId: await newAircraft(db, smallMap(20)) });
    const [out, back] = [
      { flightId: pair.out, day: dayAhead(shop, 40) },
      { flightId: pair.back, day: dayAhead(shop, 42) },
    ];
    const later = { flightId: pair.out, day: dayAhead(shop, 44) };
    const before = await deadlocks();
    const outcomes = await rush(
      people.map((_, index) => {
        const legs = index % 2 === 0 ? [out, back] : [back, later];
        const seat = (leg: number) => ({ leg, guest: 1, seat: SEATS[(index * leg) % SEATS.length] });
        return { slices: legs.map((leg) => wayOf([leg], 'free')), seats: [seat(1), seat(2)] };
      }),
    );
    expect((await deadlocks()) - before).toBe(0);
    expect(Object.keys(countOf(outcomes)).sort()).toEqual(['flight.seat_taken', 'won']);
    const won = outcomes.filter((one) => one === 'won').length;
    const seated = [...(await seatedOn(db, pair.out)), ...(await seatedOn(db, pair.back))];
    expect(seated).toHaveLength(2 * won);
  },
  patient(60_000),
);

test('when seats are read before they are written, then one is sold twice (canary)', async () => {
  const { db } = shop.app.platform;
  await sql`CREATE TABLE naive_seat (seat text, who int)`.execute(db);
  const take = async (who: number): Promise<boolean> => {
    const { rows } = await sql`SELECT 1 FROM naive_seat WHERE seat = '12A'`.execute(db);
    if (rows.length > 0) return false;
    await sql`INSERT INTO naive_seat VALUES ('12A', ${who})`.execute(db);
    return true;
  };
  const sold = (await Promise.all(Array.from({ length: 50 }, (_, who) => take(who)))).filter(Boolean).length;
  await sql`DROP TABLE naive_seat`.execute(db);
  expect(sold).toBeGreaterThan(1);
});
