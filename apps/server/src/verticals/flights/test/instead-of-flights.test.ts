import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { setParameter } from '../../../modules/settings/public.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { askChange, changeBy, makeChange, previewOf } from './change.fixtures.ts';
import { delay, issueAll, legsOf, orderOf, paidTrip } from './departure.fixtures.ts';
import { dayAhead, newRoundTrip, payTrip, plantBrands, seatsOf } from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let other: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  other = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '10' } })) };
  token = await shop.staff();
  await plantBrands(db());
  await setParameter(db(), 'flight.free_hours', 0);
  for (const one of [shop, other]) one.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await other.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
/** A confirmed trip out and back for two whose way out is announced to be four hours late. */
async function lateTrip(of: { ahead?: number; adults?: number } = {}) {
  const { ahead = 30, adults = 2 } = of;
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, ahead);
  const who = await shop.buyer({ usd: 1_000_000 });
  const slices = [[{ flightId: pair.out, day }], [{ flightId: pair.back, day: addDays(day, 4) }]];
  const { orderId } = await paidTrip(shop, who, { slices, adults });
  await issueAll(shop);
  await late(pair.out, day);
  return { pair, day, who, orderId };
}
async function late(flightId: string, day: string): Promise<void> {
  await delay(shop, token, flightId, { day, delayMinutes: 240 });
  await shop.app.deliverEvents();
}
const openOf = async (who: Buyer, orderId: string) => {
  const { providerChange } = await orderOf(shop, who, orderId);
  if (!providerChange) throw new Error('nothing is asked');
  return providerChange;
};
const alternatives = (who: Buyer, id: string) =>
  shop.call(travel.changeAlternatives, { token: who.token, query: { id } });
const take = (by: Shop, who: Buyer, raw: object) =>
  by.call(travel.takeAlternative, { token: who.token, raw, headers: { 'idempotency-key': randomUUID() } });
const keyOf = (flightId: string, day: string): string => `1_${flightId}@${day}`;
const seatsOn = async (flightId: string, day: string) =>
  (await seatsOf(db(), flightId)).find((one) => one.day === day) ?? { sold: 0 };

test('other flights of the way within two days are taken for nothing at the price that was paid, whatever the fare allows', async () => {
  await changeBy(db(), 'light', { allowed: false });
  const { pair, day, who, orderId } = await lateTrip();
  const [near, dear] = [addDays(day, 1), addDays(day, 2)];
  await sql`INSERT INTO flight_month (flight_id, cabin, month, prices) VALUES (${pair.out}, 'economy', date_trunc('month', ${dear}::date),
    (SELECT array_agg(CASE WHEN n = extract(day FROM ${dear}::date) THEN 90000 END ORDER BY n) FROM generate_series(1, 31) n))`.execute(
    db(),
  );
  // One seat is left on the day before: there is no room for two.
  const full = addDays(day, -1);
  await sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max) VALUES (${pair.out}, 'economy', ${full}, 1, 1)`.execute(
    db(),
  );
  const asked = await openOf(who, orderId);
  expect(asked.choices).toEqual(['accept', 'replace', 'refund']);
  const found = await alternatives(who, orderId);
  // The way back is as it was sold, and is not offered.
  expect(found.data.map(({ key }) => key)).toEqual(
    [addDays(day, -2), near, dear].map((other) => keyOf(pair.out, other)),
  );
  expect(found.data.map(({ subject }) => legsOf({ subject })[1]?.day)).toEqual(found.data.map(() => addDays(day, 4)));
  const before = await orderOf(shop, who, orderId);
  const money = await balances(db(), who.id);
  const body = { orderId, changeId: asked.id, alternative: keyOf(pair.out, dear) };
  const stranger = await shop.buyer();
  expect(refusalOf(await alternatives(stranger, orderId))).toBe('record.not_found');
  expect(refusalOf(await take(shop, stranger, body))).toBe('record.not_found');
  for (const alternative of [keyOf(pair.out, full), keyOf(pair.out, addDays(day, 3)), keyOf(randomUUID(), near)]) {
    expect(refusalOf(await take(shop, who, { ...body, alternative }))).toBe('travel.unavailable');
  }
  const done = await take(shop, who, body);
  expect(done.data).toMatchObject({
    providerChange: null,
    payable: before.payable,
    changeFee: null,
    freeCancellation: null,
    state: 'pending_verification',
  });
  expect(legsOf(done.data).map((leg) => leg.day)).toEqual([dear, addDays(day, 4)]);
  expect(await balances(db(), who.id)).toEqual(money);
  expect([await seatsOn(pair.out, day), await seatsOn(pair.out, dear)]).toMatchObject([{ sold: 0 }, { sold: 2 }]);
  expect(refusalOf(await take(shop, who, body))).toBe('travel.question_over');
  // What cancelling costs is a part of what was paid, not of what the new flight would have cost.
  const { fee, paid } = await previewOf(shop, { buyer: who, orderId, paymentId: '' });
  expect(fee.usd).toBeLessThan(paid.usd);
});

test('whoever answers too late, or of a trip that is as it was sold, takes nothing', async () => {
  const { pair, day, who, orderId } = await lateTrip({ ahead: 12 });
  const asked = await openOf(who, orderId);
  await passTime(shop, Date.parse(asked.decideBy) - shop.app.platform.clock.now().getTime() + 1_000);
  const body = { orderId, changeId: asked.id, alternative: keyOf(pair.out, addDays(day, 1)) };
  expect(refusalOf(await alternatives(who, orderId))).toBe('travel.question_over');
  expect(refusalOf(await take(shop, who, body))).toBe('travel.question_over');
  await shop.app.runJobs('travel.decide_changes');
  expect(refusalOf(await take(shop, who, body))).toBe('travel.question_over');
  // Half an hour is accepted or let pass: nothing else is had for it.
  const plain = await lateTrip({ ahead: 40 });
  await delay(shop, token, plain.pair.out, { day: plain.day, version: 1, delayMinutes: 40 });
  await shop.app.deliverEvents();
  expect(await openOf(plain.who, plain.orderId)).toMatchObject({ choices: ['accept'] });
  expect(refusalOf(await alternatives(plain.who, plain.orderId))).toBe('travel.question_over');
  await delay(shop, token, plain.pair.out, { day: plain.day, version: 2, delayMinutes: 0 });
  await shop.app.deliverEvents();
  expect(refusalOf(await alternatives(plain.who, plain.orderId))).toBe('travel.question_over');
});

test('two processes: the last seat of another day goes to one of two whose flight is late, the other is asked on', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 25);
  const last = addDays(day, 1);
  await sql`INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max) VALUES (${pair.out}, 'economy', ${last}, 1, 1)`.execute(
    db(),
  );
  const both = [];
  for (let count = 0; count < 2; count += 1) {
    const who = await shop.buyer({ usd: 1_000_000 });
    both.push({ who, ...(await paidTrip(shop, who, { slices: [[{ flightId: pair.out, day }]] })) });
  }
  await issueAll(shop);
  await late(pair.out, day);
  const asked = await Promise.all(both.map(({ who, orderId }) => openOf(who, orderId)));
  const done = await Promise.all(
    both.map(({ who, orderId }, index) =>
      take(index === 0 ? shop : other, who, {
        orderId,
        changeId: asked[index]?.id,
        alternative: keyOf(pair.out, last),
      }),
    ),
  );
  expect(done.filter(({ code }) => code === 200)).toHaveLength(1);
  const loser = both[done.findIndex(({ code }) => code !== 200)];
  if (!loser) throw new Error('both have it');
  expect((await openOf(loser.who, loser.orderId)).choices).toContain('replace');
  expect(await seatsOn(pair.out, last)).toMatchObject({ sold: 1, held: 0 });
});

test('whoever has changed a late flight for another is asked nothing and cancels by the policy again', async () => {
  await changeBy(db(), 'light', { feeUsd: 1_000 });
  const { pair, day, who, orderId } = await lateTrip({ adults: 1 });
  const own = { buyer: who, orderId, paymentId: '' };
  expect((await orderOf(shop, who, orderId)).freeCancellation?.reason).toBe('disrupted');
  expect(await previewOf(shop, own)).toMatchObject({ fee: { usd: 0 } });
  const next = { flightId: pair.out, day: addDays(day, 2) };
  const change = await askChange(shop, own, { ways: [{ slice: 1, legs: [next] }] });
  const made = await makeChange(shop, own, change.data.id);
  expect((await payTrip(shop, who.token, made.data.paymentId ?? '')).code).toBe(200);
  const after = await orderOf(shop, who, orderId);
  expect(after).toMatchObject({ providerChange: null, freeCancellation: null });
  expect((await previewOf(shop, own)).fee.usd).toBeGreaterThan(0);
  // The late departure is announced again: it is not this booking's any more.
  await delay(shop, token, pair.out, { day, version: 1, delayMinutes: 300 });
  await shop.app.deliverEvents();
  expect(await orderOf(shop, who, orderId)).toMatchObject({ providerChange: null, freeCancellation: null });
});
