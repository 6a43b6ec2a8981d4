import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { askChange, changeBy, makeChange, type Own, paidWays, previewOf, readOrder } from './change.fixtures.ts';
import { dayAhead, newRoundTrip, payTrip, plantBrands, seatsOf } from './fixtures.ts';

const CHANGERS = chaosCount('CHAOS_CHANGES', 16);

// Two processes on one database.
let shop: Shop;
let second: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(db());
  await changeBy(db(), 'light', { feeUsd: 2_000 });
  second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } })) };
}, patient(120_000));
afterEach(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const at = (index: number): Shop => (index % 2 === 0 ? shop : second);
const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(db());
  return rows[0]?.deadlocks ?? 0;
};
type OtherWay = { slice: number; legs: { flightId: string; day: string }[] };
const priced = async (own: Own, way: OtherWay): Promise<string> =>
  (await askChange(shop, own, { ways: [way] })).data.id;
const cancel = async (one: Shop, own: Own) => {
  const { refundUsd } = await previewOf(one, own);
  const headers = { 'idempotency-key': randomUUID() };
  const body = { orderId: own.orderId, reason: '', refundUsd };
  return one.call(travel.cancelTravelOrder, { token: own.buyer.token, body, headers });
};

test(
  'when many change to the last seats of a flight at once, then as many have one as there are, and the others keep theirs',
  async () => {
    const pair = await newRoundTrip(db(), { seats: CHANGERS });
    const [old, wanted] = [dayAhead(shop, 4), dayAhead(shop, 5)];
    await sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max) VALUES (${pair.out}, 'economy', ${wanted}, 5, 1)`.execute(
      db(),
    );
    const all: Own[] = [];
    for (let count = 0; count < CHANGERS; count += 1)
      all.push(await paidWays(shop, { ways: [[{ flightId: pair.out, day: old }]] }));
    const changes = await Promise.all(
      all.map((own) => priced(own, { slice: 1, legs: [{ flightId: pair.out, day: wanted }] })),
    );
    const before = await deadlocks();
    const made = await Promise.all(changes.map((id, index) => makeChange(at(index), all[index] as Own, id)));
    expect(made.filter(({ code }) => code === 200)).toHaveLength(5);
    const paid = await Promise.all(
      made.flatMap(({ code, data }, index) =>
        code === 200 ? [payTrip(at(index + 1), (all[index] as Own).buyer.token, data.paymentId ?? '')] : [],
      ),
    );
    expect(paid.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(await seatsOf(db(), pair.out)).toMatchObject([
      { day: old, held: 0, sold: CHANGERS - 5 },
      { day: wanted, held: 0, sold: 5 },
    ]);
    expect((await deadlocks()) - before).toBe(0);
  },
  patient(60_000),
);

test(
  'when bookings change to each other’s flights at once, then none waits for another for ever',
  async () => {
    const pair = await newRoundTrip(db(), { seats: 40 });
    const days = [dayAhead(shop, 4), dayAhead(shop, 5)];
    const all: Own[] = [];
    for (let count = 0; count < CHANGERS; count += 1)
      all.push(await paidWays(shop, { ways: [[{ flightId: pair.out, day: days[count % 2] ?? '' }]] }));
    const before = await deadlocks();
    const made = await Promise.all(
      all.map(async (own, index) => {
        const legs = [{ flightId: pair.out, day: days[(index + 1) % 2] ?? '' }];
        const { data } = await makeChange(at(index), own, await priced(own, { slice: 1, legs }));
        return payTrip(at(index + 1), own.buyer.token, data.paymentId ?? '');
      }),
    );
    expect(made.every(({ code }) => code === 200)).toBe(true);
    expect((await deadlocks()) - before).toBe(0);
    expect((await seatsOf(db(), pair.out)).map(({ held, sold }) => [held, sold])).toEqual([
      [0, CHANGERS / 2],
      [0, CHANGERS / 2],
    ]);
  },
  patient(60_000),
);

test('two changes of one booking at once: one waits or is made, and paid twice it is made once', async () => {
  const pair = await newRoundTrip(db());
  const own = await paidWays(shop, { ways: [[{ flightId: pair.out, day: dayAhead(shop, 4) }]] });
  const to = (days: number) => ({ slice: 1, legs: [{ flightId: pair.out, day: dayAhead(shop, days) }] });
  const [one, other] = [await priced(own, to(5)), await priced(own, to(6))];
  const made = await Promise.all([makeChange(shop, own, one), makeChange(second, own, other)]);
  const payments = made.flatMap(({ code, data }) => (code === 200 && data.paymentId ? [data.paymentId] : []));
  const paid = await Promise.all(payments.map((payment, index) => payTrip(at(index), own.buyer.token, payment)));
  expect(paid.filter(({ code }) => code === 200)).toHaveLength(1);
  const sold = (await seatsOf(db(), pair.out)).map(({ held, sold: seats }) => held + seats);
  expect(sold).toEqual([1]);
});

test(
  'a change that is paid beside a cancellation, or beside its own end: one of them is, and no money is lost',
  async () => {
    const pair = await newRoundTrip(db(), { seats: 40 });
    for (let count = 0; count < 6; count += 1) {
      const own = await paidWays(shop, { ways: [[{ flightId: pair.out, day: dayAhead(shop, 4) }]] });
      const way = { slice: 1, legs: [{ flightId: pair.out, day: dayAhead(shop, 6) }] };
      const made = await makeChange(shop, own, await priced(own, way));
      if (count % 2 === 1) await passTime(shop, 16 * MINUTE);
      await Promise.all([
        payTrip(at(count), own.buyer.token, made.data.paymentId ?? ''),
        count % 2 === 0 ? cancel(at(count + 1), own) : at(count + 1).app.runJobs('travel.expire'),
      ]);
      const { state, openChange } = await readOrder(shop, own);
      expect(openChange).toBeNull();
      expect(['cancelled', 'pending_verification', 'confirmed']).toContain(state);
    }
  },
  patient(60_000),
);

test('a departure that staff cancel beside changes to it takes nobody along who has not paid', async () => {
  const pair = await newRoundTrip(db(), { seats: 40 });
  const day = dayAhead(shop, 7);
  const all: Own[] = [];
  for (let count = 0; count < 6; count += 1)
    all.push(await paidWays(shop, { ways: [[{ flightId: pair.out, day: dayAhead(shop, 4) }]] }));
  const changes = await Promise.all(all.map((own) => priced(own, { slice: 1, legs: [{ flightId: pair.out, day }] })));
  const token = await shop.staff();
  await Promise.all([
    ...changes.map((id, index) => makeChange(at(index), all[index] as Own, id)),
    second.call(staff.cancelDeparture, {
      token,
      params: { id: pair.out },
      raw: { day, version: 0, reason: 'weather' },
    }),
  ]);
  await shop.app.runJobs('flights.refund_cancelled');
  await second.app.runJobs('flights.refund_cancelled');
  for (const own of all) expect(await readOrder(shop, own)).toMatchObject({ openChange: null });
  expect((await seatsOf(db(), pair.out)).map((one) => [one.day, one.sold])).toEqual([[dayAhead(shop, 4), 6]]);
});
