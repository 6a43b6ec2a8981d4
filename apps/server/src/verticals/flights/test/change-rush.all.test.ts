import { randomUUID } from 'node:crypto';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { broken, walletOf } from '../../../modules/orders/test/fixtures.ts';
import { setParameter } from '../../../modules/settings/public.ts';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { askChange, changeBy, makeChange, type Own, paidWays, readOrder } from './change.fixtures.ts';
import { issueAll } from './departure.fixtures.ts';
import { dayAhead, newRoundTrip, payTrip, seatsOf } from './fixtures.ts';
import { newAircraft, plantSeatFares, seatedOn, smallMap } from './seat.fixtures.ts';

const PEOPLE = chaosCount('CHAOS_SEAT_MAP', 60);
const LEFT = 30;

// Two processes on one database.
let shop: Shop;
let second: Shop;
beforeAll(async () => {
  shop = await openShop();
  second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } })) };
  await plantSeatFares(db());
  await changeBy(db(), 'free', { feeUsd: 2_000 });
  await setParameter(db(), 'flight.free_hours', 0);
  for (const one of [shop, second]) one.app.platform.cache.drop(['parameters']);
}, patient(60_000));
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const at = (index: number): Shop => (index % 2 === 0 ? shop : second);
const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(db());
  return rows[0]?.deadlocks ?? 0;
};

/** Prices are no race: asked all at once, a machine under load would send some away. */
async function inTurn<T>(all: readonly Own[], ask: (own: Own, index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const [index, own] of all.entries()) answers.push(await ask(own, index));
  return answers;
}

/** So many people who have each paid their own booking of a flight with a map. */
async function crowd(days: number) {
  const pair = await newRoundTrip(db(), { seats: 300, aircraftId: await newAircraft(db(), smallMap(80)) });
  const all: Own[] = [];
  for (let count = 0; count < PEOPLE; count += 1)
    all.push(await paidWays(shop, { ways: [[{ flightId: pair.out, day: dayAhead(shop, days) }]], brand: 'free' }));
  return { pair, all };
}

test(
  'when many change at once to a flight with thirty seats left, then thirty pay and fly, and the others keep their flight and their money',
  async () => {
    const { pair, all } = await crowd(20);
    const day = dayAhead(shop, 25);
    await sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max)
      VALUES (${pair.out}, 'economy', ${day}, ${LEFT}, 1)`.execute(db());
    const ways = [{ slice: 1, legs: [{ flightId: pair.out, day }], brand: 'free' }];
    const priced = await inTurn(all, async (own) => (await askChange(shop, own, { ways })).data);
    const due = priced[0]?.due?.usd ?? 0;
    expect(due).toBeGreaterThan(0);
    const money = await Promise.all(all.map(async ({ buyer }) => (await walletOf(shop, buyer.id)).available));
    const before = await deadlocks();
    const outcomes = await Promise.all(
      all.map(async (own, index) => {
        const made = await makeChange(at(index), own, priced[index]?.id ?? '');
        if (made.code !== 200) return refusalOf(made);
        const paid = await payTrip(at(index + 1), own.buyer.token, made.data.paymentId ?? '');
        return paid.code === 200 ? 'flies' : refusalOf(paid);
      }),
    );
    expect(outcomes.filter((one) => one === 'flies')).toHaveLength(LEFT);
    for (const one of outcomes) expect(one).toBeOneOf(['flies', 'flight.unavailable', 'travel.unavailable']);
    expect((await deadlocks()) - before).toBe(0);
    expect(await seatsOf(db(), pair.out)).toMatchObject([
      { day: dayAhead(shop, 20), held: 0, sold: PEOPLE - LEFT },
      { day, held: 0, sold: LEFT },
    ]);
    for (const [index, own] of all.entries()) {
      const flies = outcomes[index] === 'flies';
      const order = await readOrder(shop, own);
      expect([order.service.from, order.openChange]).toEqual([flies ? day : dayAhead(shop, 20), null]);
      const { available } = await walletOf(shop, own.buyer.id);
      expect((money[index] ?? 0) - available).toBe(flies ? due : 0);
    }
  },
  patient(120_000),
);

test(
  'when many want thirty seats of one map after they have booked, then each seat has one of them, and the others keep what they had',
  async () => {
    const { pair, all } = await crowd(40);
    // Everybody has a seat by then, far in front of those that are wanted.
    await issueAll(shop);
    const seats = Array.from({ length: LEFT }, (_, index) => `${70 + Math.floor(index / 4)}${'ABCD'[index % 4]}`);
    const quoted = await inTurn(all, async (own, index) => {
      const raw = { orderId: own.orderId, seats: [{ leg: 1, guest: 1, seat: seats[index % LEFT] }] };
      return (await shop.call(flights.quoteExtras, { token: own.buyer.token, raw })).data.id;
    });
    const before = await deadlocks();
    const outcomes = await Promise.all(
      all.map(async (own, index) => {
        const headers = { 'idempotency-key': randomUUID() };
        const body = { changeId: quoted[index] ?? '' };
        const made = await at(index).call(flights.addExtras, { token: own.buyer.token, body, headers });
        return made.code === 200 ? made.data.state : refusalOf(made);
      }),
    );
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(LEFT);
    expect(outcomes.filter((one) => one === 'flight.seat_taken')).toHaveLength(PEOPLE - LEFT);
    expect((await deadlocks()) - before).toBe(0);
    const seated = (await seatedOn(db(), pair.out)).map(({ seat }) => seat);
    expect(seated).toHaveLength(PEOPLE);
    expect(seated.filter((seat) => seats.includes(seat)).sort()).toEqual([...seats].sort());
  },
  patient(120_000),
);
