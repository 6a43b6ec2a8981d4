import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import {
  CONTACT,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  seatsOf,
  wayOf,
} from './fixtures.ts';

const BUYERS = chaosCount('CHAOS_SEATS', 60);

// Two processes on one database.
let shops: [Shop, Shop];
let shop: Shop;
type Buyer = { token: string; guest: object };
let people: Buyer[];
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(shop.app.platform.db);
  const second = await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } });
  shops = [shop, { ...shop, ...second }];
  people = [];
  for (let count = 0; count < BUYERS; count += 1) {
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

type Outcome = { won: string } | { refused: string };
const isWon = (outcome: Outcome): outcome is { won: string } => 'won' in outcome;

async function book(index: number, quoteId: string): Promise<Outcome> {
  const buyer = people[index] as Buyer;
  const { code, data } = await (shops[index % 2] as Shop).call(flights.bookFlight, {
    token: buyer.token,
    raw: { quoteId, guests: [buyer.guest], contact: CONTACT, policyAccepted: true },
    headers: { 'idempotency-key': randomUUID() },
  });
  return code === 200 ? { won: data.orderId } : { refused: (data as unknown as { error: string }).error };
}

/** Everybody quotes while all is free, then all book at once. */
async function rush(trips: readonly object[]): Promise<Outcome[]> {
  const quotes: string[] = [];
  for (const [index, trip] of trips.entries())
    quotes.push((await quoteTrip(shop, (people[index] as Buyer).token, trip)).data.id);
  return Promise.all(quotes.map((quoteId, index) => book(index, quoteId)));
}

const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(shop.app.platform.db);
  return rows[0]?.deadlocks ?? 0;
};
const GONE = new Set(['flight.unavailable', 'travel.unavailable']);
const otherRefusals = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap((one) => (isWon(one) || GONE.has(one.refused) ? [] : [one.refused]));

test(
  'when many buyers want the last nine seats, then exactly nine seats are held and the others hear that they are gone',
  async () => {
    const pair = await newRoundTrip(shop.app.platform.db, { seats: 9 });
    const day = dayAhead(shop, 30);
    const outcomes = await rush(people.map(() => ({ slices: [wayOf([{ flightId: pair.out, day }])] })));
    expect(outcomes.filter(isWon)).toHaveLength(9);
    expect(otherRefusals(outcomes)).toEqual([]);
    expect(await seatsOf(shop.app.platform.db, pair.out)).toMatchObject([{ held: 9, sold: 0 }]);
  },
  patient(30_000),
);

test(
  'when round trips cross each other, then nobody waits for another forever and every seat adds up',
  async () => {
    const { db } = shop.app.platform;
    const pair = await newRoundTrip(db, { seats: 9 });
    const [day, back] = [dayAhead(shop, 40), dayAhead(shop, 42)];
    const there = [wayOf([{ flightId: pair.out, day }]), wayOf([{ flightId: pair.back, day: back }])];
    // The other half lives at the other end: their way out is on the same departures as the way back of the first.
    const here = [
      wayOf([{ flightId: pair.back, day: back }]),
      wayOf([{ flightId: pair.out, day: dayAhead(shop, 44) }]),
    ];
    const before = await deadlocks();
    const outcomes = await rush(people.map((_, index) => ({ slices: index % 2 === 0 ? there : here })));
    expect((await deadlocks()) - before).toBe(0);
    expect(otherRefusals(outcomes)).toEqual([]);
    const won = outcomes.filter(isWon).length;
    expect(await seatsOf(db, pair.back)).toMatchObject([{ day: back, held: 9 }]);
    expect(won).toBe(9);
    const outs = await seatsOf(db, pair.out);
    expect(outs.reduce((sum, { held }) => sum + held, 0)).toBe(9);
  },
  patient(30_000),
);

test('when babies are many and laps are few, then no baby flies beyond the laps and no adult without theirs', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db, { seats: 30, laps: 2 });
  const day = dayAhead(shop, 50);
  const families = await Promise.all(
    people.slice(0, 12).map(async ({ token, guest }) => {
      const baby = await newPassenger(shop, token, { birthDate: dayAhead(shop, -100) });
      const trip = { slices: [wayOf([{ flightId: pair.out, day }])], babies: 1 };
      const quoteId = (await quoteTrip(shop, token, trip)).data.id;
      return { token, quoteId, guests: [guest, guestOf(baby, { ageType: 'baby', infantOf: 1 })] };
    }),
  );
  const answers = await Promise.all(
    families.map(({ token, quoteId, guests }, index) =>
      (shops[index % 2] as Shop).call(flights.bookFlight, {
        token,
        raw: { quoteId, guests, contact: CONTACT, policyAccepted: true },
        headers: { 'idempotency-key': randomUUID() },
      }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
  expect(await seatsOf(db, pair.out)).toMatchObject([{ held: 2, laps: 2 }]);
});

test('when a hold has run out, then the last seat is found and booked by another before any job has run', async () => {
  const { db } = shop.app.platform;
  const pair = await newRoundTrip(db, { seats: 1 });
  const day = dayAhead(shop, 35);
  const trip = { slices: [wayOf([{ flightId: pair.out, day }])] };
  const [mine] = await rush([trip]);
  if (!mine || !isWon(mine)) throw new Error('booked');
  const found = async () =>
    (await shop.call(flights.flightSearch, { query: { from: pair.from.code, to: pair.to.code, day } })).data.total;
  expect(await found()).toBe(0);
  await sql`UPDATE flight_booking SET expires_at = app_now() - interval '1 second' WHERE order_id = ${mine.won}`.execute(
    db,
  );
  await sql`UPDATE travel_order SET expires_at = app_now() - interval '1 second' WHERE id = ${mine.won}`.execute(db);
  expect(await found()).toBe(1);
  const quoted = await quoteTrip(shop, (people[1] as Buyer).token, trip);
  expect(isWon(await book(1, quoted.data.id))).toBe(true);
  const order = await shop.call(travel.travelOrderDetails, {
    token: (people[0] as Buyer).token,
    query: { id: mine.won },
  });
  expect(order.data.state).toBe('cancelled');
  expect(await seatsOf(db, pair.out)).toMatchObject([{ held: 1 }]);
});

test('when seats are read before they are written, then the last is sold many times (canary)', async () => {
  const { db } = shop.app.platform;
  await sql`CREATE TABLE naive_seats (id int PRIMARY KEY, total int, held int)`.execute(db);
  await sql`INSERT INTO naive_seats VALUES (1, 1, 0)`.execute(db);
  const hold = async (): Promise<boolean> => {
    const { rows } = await sql<{ left: number }>`SELECT total - held AS left FROM naive_seats WHERE id = 1`.execute(db);
    if ((rows[0]?.left ?? 0) < 1) return false;
    await sql`UPDATE naive_seats SET held = held + 1 WHERE id = 1`.execute(db);
    return true;
  };
  const sold = (await Promise.all(Array.from({ length: 50 }, hold))).filter(Boolean).length;
  await sql`DROP TABLE naive_seats`.execute(db);
  expect(sold).toBeGreaterThan(1);
  // The database itself does not let a departure be oversold.
  const { out } = await newRoundTrip(db);
  await expect(
    sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max, held) VALUES (${out}, 'economy', '2027-01-01', 1, 0, 2)`.execute(
      db,
    ),
  ).rejects.toThrow('flight_seats_never_oversold');
});
