import { randomUUID } from 'node:crypto';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import { HOUR } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { setParameter } from '../../../modules/settings/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { writeDay } from '../db/flight-day.repo.ts';
import {
  bookedTrip,
  delay,
  issueAll,
  legsOf,
  mailsOf,
  messagesOf,
  orderOf,
  paidTrip,
  readAffected,
  searchDay,
} from './departure.fixtures.ts';
import { dayAhead, newRoundTrip, payTrip, plantBrands, quoteTrip, type RoundTrip, seatsOf, wayOf } from './fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  await plantBrands(shop.app.platform.db);
  // What cancelling costs is the fare's alone, however far ahead a departure is.
  await setParameter(shop.app.platform.db, 'flight.free_hours', 0);
  shop.app.platform.cache.drop(['parameters']);
});
afterAll(async () => {
  await shop.app.platform.clock.move({ ms: HOUR, reset: false });
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const balanceOf = async (who: Buyer) => balances(db(), who.id);
const boardOf = async (flightId: string, day: Day) => {
  const { data } = await shop.call(staff.listDepartures, { token, query: { day, limit: '100' } });
  const found = data.list.find((row) => row.flightId === flightId);
  if (!found) throw new Error('not on the board');
  return found;
};
const cancel = (flightId: string, body: object, by = token) =>
  shop.call(staff.cancelDeparture, {
    token: by,
    params: { id: flightId },
    raw: { reason: 'technical', version: 0, ...body },
  });
const priceOn = async ({ from, to }: RoundTrip, day: Day) =>
  (await shop.call(flights.flightCalendar, { query: { from: from.code, to: to.code, first: day, last: day } })).data
    .days[0]?.price?.usd ?? null;

test('a cancelled departure is sold nowhere; staff see whom it concerns first, then every order is given back whole and its customers are told', async () => {
  const pair = await newRoundTrip(db(), { seats: 9 });
  const [day, back] = [dayAhead(shop, 20), dayAhead(shop, 24)];
  const rich = { usd: 100_000, points: 5_000 };
  const [one, two, three] = [await shop.buyer(rich), await shop.buyer(rich), await shop.buyer(rich)];
  const before = [await balanceOf(one), await balanceOf(two)];
  const roundTrip = await paidTrip(shop, one, {
    slices: [[{ flightId: pair.out, day }], [{ flightId: pair.back, day: back }]],
    adults: 2,
  });
  await issueAll(shop);
  const justPaid = await paidTrip(shop, two, { slices: [[{ flightId: pair.out, day }]] });
  const kept = await paidTrip(shop, three, { slices: [[{ flightId: pair.back, day: addDays(back, 1) }]] });
  const unpaid = await bookedTrip(shop, three, { slices: [[{ flightId: pair.out, day }]] });

  const seen = (await readAffected(shop, token, pair.out, { day })).data;
  const sums = [roundTrip, justPaid].map(
    async ({ orderId }, index) => (await orderOf(shop, [one, two][index] as Buyer, orderId)).payable.usd,
  );
  const [sumOne = 0, sumTwo = 0] = await Promise.all(sums);
  expect(seen).toMatchObject({
    total: 3,
    travellers: 4,
    paid: 2,
    unpaid: 1,
    backUsd: sumOne + sumTwo,
    missesConnection: 0,
    localDeparture: `${day}T10:00`,
  });
  expect(seen.list.map(({ number, paidUsd }) => [number, paidUsd])).toEqual([
    [roundTrip.number, sumOne],
    [justPaid.number, sumTwo],
    [unpaid.number, 0],
  ]);
  expect(await boardOf(pair.out, day)).toMatchObject({ state: 'scheduled', version: 0, reason: null });

  const done = await cancel(pair.out, { day });
  expect(done.data).toMatchObject({ state: 'cancelled', reason: 'technical', version: 1, toRefund: 3 });
  // From this moment on it is not sold, whoever is still to be given back.
  expect(await searchDay(shop, pair, day)).toMatchObject({ total: 0, filtered: null });
  const instead = await shop.call(flights.flightAlternatives, {
    query: { from: pair.from.code, to: pair.to.code, day },
  });
  expect(instead.data.days.map((one) => one.day)).toContain(addDays(day, -1));
  expect(await priceOn(pair, day)).toBeNull();
  const trip = { slices: [wayOf([{ flightId: pair.out, day }])] };
  expect(refusalOf(await quoteTrip(shop, two.token, trip))).toBe('flight.unavailable');
  expect(legsOf(await orderOf(shop, one, roundTrip.orderId))[0]?.change).toMatchObject({
    state: 'cancelled',
    reason: 'technical',
  });

  await shop.app.deliverEvents();
  expect((await boardOf(pair.out, day)).toRefund).toBe(0);
  expect(await orderOf(shop, one, roundTrip.orderId)).toMatchObject({
    state: 'cancelled',
    fee: { usd: 0 },
    refund: { usd: sumOne },
  });
  expect(await orderOf(shop, two, justPaid.orderId)).toMatchObject({
    state: 'cancelled',
    fee: { usd: 0 },
    refund: { usd: sumTwo },
  });
  expect((await orderOf(shop, three, unpaid.orderId)).state).toBe('cancelled');
  expect((await orderOf(shop, three, kept.orderId)).state).toBe('pending_verification');
  expect([await balanceOf(one), await balanceOf(two)]).toEqual(before);
  expect(await seatsOf(db(), pair.out)).toEqual([]);
  // The way back of the round trip is free as well.
  expect((await seatsOf(db(), pair.back)).map(({ day: on }) => on)).toEqual([addDays(back, 1)]);
  const tickets = await shop.call(flights.flightTickets, { token: one.token, query: { orderId: roundTrip.orderId } });
  expect(tickets.data.map(({ void: isVoid }) => isVoid)).toEqual([true, true]);
  expect((await messagesOf(shop, one)).at(-1)?.title).toBe('Your booking does not take place');
  expect(await mailsOf(shop, one)).toContain('travel_called_off');
  expect(await mailsOf(shop, three)).toContain('travel_called_off_unpaid');

  expect(refusalOf(await cancel(pair.out, { day, version: 1 }))).toBe('flight.day_cancelled');
  expect(refusalOf(await delay(shop, token, pair.out, { day, version: 1, delayMinutes: 10 }))).toBe(
    'flight.day_cancelled',
  );
  const logged = await sql<{ action: string }>`SELECT action FROM operation_log
    WHERE record = ${`flight_departure/${pair.out}@${day}`}`.execute(db());
  expect(logged.rows).toEqual([{ action: 'flight_departure.cancel' }]);
  // Nothing is left to do, however often it runs.
  expect(await shop.app.runJobs('flights.refund_cancelled')).toBe(0);
});

test('stale, departed, unknown and unsound changes are refused and change nothing; nobody but staff of the house with the permission asks', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 12);
  expect((await delay(shop, token, pair.out, { day, delayMinutes: 20 })).data.version).toBe(1);
  for (const change of [delay(shop, token, pair.out, { day, delayMinutes: 30 }), cancel(pair.out, { day })]) {
    const stale = await change;
    expect([stale.status, stale.data]).toMatchObject([
      409,
      { error: 'record.stale', current: { version: 1, delayMinutes: 20 } },
    ]);
  }
  const yesterday = dayAhead(shop, -1);
  expect(refusalOf(await delay(shop, token, pair.out, { day: yesterday, delayMinutes: 20 }))).toBe('flight.departed');
  expect(refusalOf(await cancel(pair.out, { day: yesterday }))).toBe('flight.departed');
  expect(refusalOf(await cancel(randomUUID(), { day }))).toBe('record.not_found');
  expect(refusalOf(await readAffected(shop, token, randomUUID(), { day }))).toBe('record.not_found');
  expect(refusalOf(await delay(shop, token, pair.out, { day, version: 1 }))).toEqual({
    delayMinutes: 'field.required',
  });
  expect(refusalOf(await delay(shop, token, pair.out, { day, version: 1, delayMinutes: 1_441 }))).toEqual({
    delayMinutes: 'field.flight_delay',
  });
  expect(refusalOf(await delay(shop, token, pair.out, { day, version: 1, localDeparture: `${day}T09:59` }))).toEqual({
    localDeparture: 'field.flight_delay',
  });
  expect(refusalOf(await cancel(pair.out, { day, version: 1, reason: 'because' }))).toEqual({
    reason: 'field.invalid',
  });

  const weak = await shop.staff({ permissions: ['travel.flight_board', 'travel.flight_board.view'] });
  const agents = await shop.staff({ agentId: shop.agentId });
  const buyer = (await shop.buyer()).token;
  for (const by of [weak, agents, buyer, '']) {
    const answers = [
      await readAffected(shop, by, pair.out, { day }),
      await delay(shop, by, pair.out, { day, version: 1, delayMinutes: 30 }),
      await cancel(pair.out, { day, version: 1 }, by),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(by === weak || by === agents ? 403 : 401));
  }
  expect(await boardOf(pair.out, day)).toMatchObject({ state: 'delayed', delayMinutes: 20, version: 1 });
});

test('whoever pays beside a cancellation ends without a paid order, with all the money back, and nobody is given back twice', async () => {
  const pair = await newRoundTrip(db(), { seats: 9 });
  const day = dayAhead(shop, 22);
  const people = await Promise.all(Array.from({ length: 8 }, () => shop.buyer({ usd: 50_000 })));
  const before = await Promise.all(people.map(balanceOf));
  const orders: { orderId: string; paymentId: string }[] = [];
  for (const who of people) orders.push(await bookedTrip(shop, who, { slices: [[{ flightId: pair.out, day }]] }));
  const [cancelled, ...answers] = await Promise.all([
    cancel(pair.out, { day }),
    ...people.map((who, index) => payTrip(shop, who.token, orders[index]?.paymentId ?? '')),
    shop.app.deliverEvents(),
    shop.app.runJobs('flights.refund_cancelled'),
    shop.app.runJobs('flights.refund_cancelled'),
  ]);
  expect(cancelled.data.state).toBe('cancelled');
  expect(answers).toHaveLength(11);
  await Promise.all([shop.app.deliverEvents(), shop.app.runJobs('flights.refund_cancelled')]);
  for (const [index, who] of people.entries()) {
    expect((await orderOf(shop, who, orders[index]?.orderId ?? '')).state).toBe('cancelled');
  }
  expect(await Promise.all(people.map(balanceOf))).toEqual(before);
  expect(await seatsOf(db(), pair.out)).toEqual([]);
});

test('a booking that came in beside the cancellation is paid, gets no ticket, and is given back by the job; money that comes late stays the customer’s', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 23);
  const [who, late] = [await shop.buyer({ usd: 50_000 }), await shop.buyer({ usd: 50_000 })];
  const placed = await bookedTrip(shop, who, { slices: [[{ flightId: pair.out, day }]] });
  const overdue = await bookedTrip(shop, late, { slices: [[{ flightId: pair.out, day }]] });
  const before = await balanceOf(who);
  // Cancelled by somebody whose process ended before anything followed.
  await inTransaction(db(), (tx) =>
    writeDay(tx, { flightId: pair.out, day, state: 'cancelled', delayMinutes: 0, reason: 'crew' }),
  );
  expect((await payTrip(shop, who.token, placed.paymentId)).code).toBe(200);
  expect((await orderOf(shop, who, placed.orderId)).state).toBe('pending_verification');
  const read = await shop.call(staffTravelEndpoints.readTravelOrder, { token, params: { id: placed.orderId } });
  const body = { version: read.data.version, references: [], note: '' };
  const confirmed = await shop.call(staffTravelEndpoints.confirmTravelOrder, {
    token,
    params: { id: placed.orderId },
    body,
  });
  expect(refusalOf(confirmed)).toBe('order.not_allowed');
  expect(await boardOf(pair.out, day)).toMatchObject({ toRefund: 2 });
  await shop.app.runJobs('flights.refund_cancelled');
  expect((await orderOf(shop, who, placed.orderId)).state).toBe('cancelled');
  expect(await balanceOf(who)).toEqual(before);
  expect((await orderOf(shop, late, overdue.orderId)).state).toBe('cancelled');
  expect((await payTrip(shop, late.token, overdue.paymentId)).code).not.toBe(200);
  expect(await seatsOf(db(), pair.out)).toEqual([]);
});
