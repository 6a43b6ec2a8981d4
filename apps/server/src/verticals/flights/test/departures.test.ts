import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '../../../modules/ledger/core.ts';
import { setParameter } from '../../../modules/settings/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { writeDay } from '../db/flight-day.repo.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newAirline,
  newAirport,
  newFlight,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  quoteTrip,
  type RoundTrip,
  refusalOf,
  seatsOf,
  wayOf,
} from './fixtures.ts';

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
type Leg = { flightId: string; day: Day };
type Who = { token: string; id: string };

/** Books a trip for some adults; returns its order and payment. */
async function booked(who: Who, slices: readonly (readonly Leg[])[], adults = 1, brand = 'light') {
  const trip = { slices: slices.map((legs) => wayOf(legs, brand)), adults };
  const guests = [];
  for (let count = 0; count < adults; count += 1) guests.push(guestOf(await newPassenger(shop, who.token)));
  const placed = await bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, guests);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed.data));
  return placed.data;
}
async function paid(who: Who, ...given: Parameters<typeof booked> extends [Who, ...infer Rest] ? Rest : never) {
  const placed = await booked(who, ...given);
  expect((await payTrip(shop, who.token, placed.paymentId)).code).toBe(200);
  return placed;
}
const issueAll = async () => {
  await shop.app.platform.clock.move({ ms: 4 * MINUTE, reset: false });
  await shop.app.runJobs('travel.auto_confirm');
};
const orderOf = async (who: Who, id: string) =>
  (await shop.call(travel.travelOrderDetails, { token: who.token, query: { id } })).data;
const legsOf = (order: { subject: { item: object } }) =>
  (order.subject.item as FlightItem).slices.flatMap(({ legs }) => legs);
const balanceOf = async (who: Who) => balances(db(), who.id);

const boardOf = async (flightId: string, day: Day) => {
  const { data } = await shop.call(staff.listDepartures, { token, query: { day, limit: '100' } });
  const found = data.list.find((row) => row.flightId === flightId);
  if (!found) throw new Error('not on the board');
  return found;
};
const affected = (flightId: string, query: { day: Day; [name: string]: string }, by = token) =>
  shop.call(staff.readAffected, { token: by, params: { id: flightId }, query });
const delay = (flightId: string, body: object, by = token) =>
  shop.call(staff.delayDeparture, {
    token: by,
    params: { id: flightId },
    raw: { reason: 'weather', version: 0, ...body },
  });
const cancel = (flightId: string, body: object, by = token) =>
  shop.call(staff.cancelDeparture, {
    token: by,
    params: { id: flightId },
    raw: { reason: 'technical', version: 0, ...body },
  });
const search = async ({ from, to }: RoundTrip, day: Day) =>
  (await shop.call(flights.flightSearch, { query: { from: from.code, to: to.code, day } })).data;
const priceOn = async ({ from, to }: RoundTrip, day: Day) =>
  (await shop.call(flights.flightCalendar, { query: { from: from.code, to: to.code, first: day, last: day } })).data
    .days[0]?.price?.usd ?? null;

const messagesOf = async (who: Who) =>
  (
    await sql<{
      title: string;
      text: string;
    }>`SELECT title ->> 'en-US' AS title, summary ->> 'en-US' AS text FROM message
      WHERE audience_id = ${who.id} ORDER BY id`.execute(db())
  ).rows;
const mailsOf = async (who: Who) =>
  (
    await sql<{ template: string }>`SELECT template FROM mail_outbox WHERE customer_id = ${who.id} ORDER BY id`.execute(
      db(),
    )
  ).rows.map(({ template }) => template);

test('a cancelled departure is sold nowhere; staff see whom it concerns first, then every order is given back whole and its customers are told', async () => {
  const pair = await newRoundTrip(db(), { seats: 9 });
  const [day, back] = [dayAhead(shop, 20), dayAhead(shop, 24)];
  const rich = { usd: 100_000, points: 5_000 };
  const [one, two, three] = [await shop.buyer(rich), await shop.buyer(rich), await shop.buyer(rich)];
  const before = [await balanceOf(one), await balanceOf(two)];
  const roundTrip = await paid(one, [[{ flightId: pair.out, day }], [{ flightId: pair.back, day: back }]], 2);
  await issueAll();
  const justPaid = await paid(two, [[{ flightId: pair.out, day }]]);
  const kept = await paid(three, [[{ flightId: pair.back, day: addDays(back, 1) }]]);
  const unpaid = await booked(three, [[{ flightId: pair.out, day }]]);

  const seen = (await affected(pair.out, { day })).data;
  const sums = [roundTrip, justPaid].map(
    async ({ orderId }, index) => (await orderOf([one, two][index] as Who, orderId)).payable.usd,
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
  expect(await search(pair, day)).toMatchObject({ total: 0, filtered: null });
  const instead = await shop.call(flights.flightAlternatives, {
    query: { from: pair.from.code, to: pair.to.code, day },
  });
  expect(instead.data.days.map((one) => one.day)).toContain(addDays(day, -1));
  expect(await priceOn(pair, day)).toBeNull();
  const trip = { slices: [wayOf([{ flightId: pair.out, day }])] };
  expect(refusalOf(await quoteTrip(shop, two.token, trip))).toBe('flight.unavailable');
  expect(legsOf(await orderOf(one, roundTrip.orderId))[0]?.change).toMatchObject({
    state: 'cancelled',
    reason: 'technical',
  });

  await shop.app.deliverEvents();
  expect((await boardOf(pair.out, day)).toRefund).toBe(0);
  expect(await orderOf(one, roundTrip.orderId)).toMatchObject({
    state: 'cancelled',
    fee: { usd: 0 },
    refund: { usd: sumOne },
  });
  expect(await orderOf(two, justPaid.orderId)).toMatchObject({
    state: 'cancelled',
    fee: { usd: 0 },
    refund: { usd: sumTwo },
  });
  expect((await orderOf(three, unpaid.orderId)).state).toBe('cancelled');
  expect((await orderOf(three, kept.orderId)).state).toBe('pending_verification');
  expect([await balanceOf(one), await balanceOf(two)]).toEqual(before);
  expect(await seatsOf(db(), pair.out)).toEqual([]);
  // The way back of the round trip is free as well.
  expect((await seatsOf(db(), pair.back)).map(({ day: on }) => on)).toEqual([addDays(back, 1)]);
  const tickets = await shop.call(flights.flightTickets, { token: one.token, query: { orderId: roundTrip.orderId } });
  expect(tickets.data.map(({ void: isVoid }) => isVoid)).toEqual([true, true]);
  expect((await messagesOf(one)).at(-1)?.title).toBe('Your booking does not take place');
  expect(await mailsOf(one)).toContain('travel_called_off');
  expect(await mailsOf(three)).toContain('travel_called_off_unpaid');

  expect(refusalOf(await cancel(pair.out, { day, version: 1 }))).toBe('flight.day_cancelled');
  expect(refusalOf(await delay(pair.out, { day, version: 1, delayMinutes: 10 }))).toBe('flight.day_cancelled');
  const logged = await sql<{ action: string }>`SELECT action FROM operation_log
    WHERE record = ${`flight_departure/${pair.out}@${day}`}`.execute(db());
  expect(logged.rows).toEqual([{ action: 'flight_departure.cancel' }]);
  // Nothing is left to do, however often it runs.
  expect(await shop.app.runJobs('flights.refund_cancelled')).toBe(0);
});

test('a delayed departure is shown and sold by its new times, and customers are told; from three hours on they may leave for nothing', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 15);
  const who = await shop.buyer({ usd: 100_000 });
  const { orderId } = await paid(who, [[{ flightId: pair.out, day }]]);
  await issueAll();
  const sold = await orderOf(who, orderId);

  expect((await affected(pair.out, { day, delayMinutes: '45' })).data).toMatchObject({
    total: 1,
    freeToCancel: 0,
    localDeparture: `${day}T10:45`,
    localArrival: `${day}T12:45`,
  });
  expect((await delay(pair.out, { day, delayMinutes: 45 })).data).toMatchObject({
    state: 'delayed',
    delayMinutes: 45,
    version: 1,
    localDeparture: `${day}T10:45`,
    scheduledDeparture: `${day}T10:00`,
  });
  await shop.app.deliverEvents();
  const later = await orderOf(who, orderId);
  expect(legsOf(later)[0]).toMatchObject({
    localDeparture: `${day}T10:45`,
    change: { state: 'delayed', reason: 'weather', soldDeparture: `${day}T10:00`, soldArrival: `${day}T12:00` },
  });
  expect(later).toMatchObject({ freeCancellation: null });
  expect(Date.parse(later.service.startsAt) - Date.parse(sold.service.startsAt)).toBe(45 * MINUTE);
  expect((await messagesOf(who)).at(-1)?.text).toMatch(/now departs .* 10:45 instead of .* 10:00, local time\.$/);
  expect(await mailsOf(who)).toContain('flight_delayed');
  expect((await search(pair, day)).list[0]).toMatchObject({
    localDeparture: `${day}T10:45`,
    legs: [{ late: { minutes: 45, scheduled: `${day}T10:00` } }],
  });
  // Whoever buys it now buys it at its new hour: their order shows no delay.
  const knew = await shop.buyer({ usd: 100_000 });
  const { orderId: bought } = await paid(knew, [[{ flightId: pair.out, day }]]);
  const [leg] = legsOf(await orderOf(knew, bought));
  expect(leg).toMatchObject({ localDeparture: `${day}T10:45` });
  expect([leg?.late, leg?.change]).toEqual([undefined, undefined]);
  // Half is lost by the fare's own steps.
  const preview = async () =>
    (await shop.call(travel.cancelPreview, { token: who.token, query: { id: orderId } })).data;
  expect((await preview()).fee.usd).toBe(5_000);

  expect(refusalOf(await delay(pair.out, { day, version: 1, delayMinutes: 45 }))).toEqual({
    delayMinutes: 'field.flight_delay_same',
  });
  expect((await delay(pair.out, { day, version: 1, localDeparture: `${day}T13:00` })).data).toMatchObject({
    delayMinutes: 180,
    version: 2,
  });
  await shop.app.deliverEvents();
  expect(await orderOf(who, orderId)).toMatchObject({ freeCancellation: { reason: 'disrupted' } });
  expect(await mailsOf(who)).toContain('flight_delayed_free');
  const free = await preview();
  expect(free).toMatchObject({ fee: { usd: 0 }, refundUsd: 11_000 });
  expect((await delay(pair.out, { day, version: 2, delayMinutes: 0 })).data).toMatchObject({
    state: 'scheduled',
    localDeparture: `${day}T10:00`,
    version: 3,
  });
  await shop.app.deliverEvents();
  expect(legsOf(await orderOf(who, orderId))[0]?.change).toBeUndefined();
  expect((await preview()).fee.usd).toBe(5_000);
  const none = await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    raw: { orderId, reason: 'changed', refundUsd: free.refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(refusalOf(none)).toBe('travel.refund_changed');
});

test('a delay breaks a connection: it is counted before, not offered after, and its customer may leave for nothing', async () => {
  const airline = await newAirline(db());
  const from = await newAirport(db());
  const via = await newAirport(db(), { at: [41, -80] });
  const to = await newAirport(db(), { at: [41.9, -87.6], zone: 'America/Chicago' });
  const first = await newFlight(db(), { from, to: via, airline, departs: '10:00', minutes: 60 });
  const second = await newFlight(db(), { from: via, to, airline, departs: '12:30', minutes: 60 });
  const pair = { airline, from, to, out: first, back: second };
  const day = dayAhead(shop, 18);
  const who = await shop.buyer({ usd: 100_000 });
  const { orderId } = await paid(who, [
    [
      { flightId: first, day },
      { flightId: second, day },
    ],
  ]);
  expect((await search(pair, day)).total).toBe(1);
  const asked = (delayMinutes: string) => affected(first, { day, delayMinutes });
  expect((await asked('30')).data).toMatchObject({ missesConnection: 0, freeToCancel: 0 });
  const broken = (await asked('31')).data;
  expect(broken).toMatchObject({ missesConnection: 1, freeToCancel: 1 });
  expect(broken.list).toMatchObject([{ missesConnection: true }]);
  await delay(first, { day, delayMinutes: 31 });
  await shop.app.deliverEvents();
  expect((await search(pair, day)).total).toBe(0);
  const order = await orderOf(who, orderId);
  expect(order.freeCancellation?.reason).toBe('disrupted');
  expect((order.subject.item as FlightItem).slices[0]?.waits[0]).toMatchObject({ missed: true, minutes: 59 });
});

test('stale, departed, unknown and unsound changes are refused and change nothing; nobody but staff of the house with the permission asks', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 12);
  expect((await delay(pair.out, { day, delayMinutes: 20 })).data.version).toBe(1);
  for (const change of [delay(pair.out, { day, delayMinutes: 30 }), cancel(pair.out, { day })]) {
    const stale = await change;
    expect([stale.status, stale.data]).toMatchObject([
      409,
      { error: 'record.stale', current: { version: 1, delayMinutes: 20 } },
    ]);
  }
  const yesterday = dayAhead(shop, -1);
  expect(refusalOf(await delay(pair.out, { day: yesterday, delayMinutes: 20 }))).toBe('flight.departed');
  expect(refusalOf(await cancel(pair.out, { day: yesterday }))).toBe('flight.departed');
  expect(refusalOf(await cancel(randomUUID(), { day }))).toBe('record.not_found');
  expect(refusalOf(await affected(randomUUID(), { day }))).toBe('record.not_found');
  expect(refusalOf(await delay(pair.out, { day, version: 1 }))).toEqual({ delayMinutes: 'field.required' });
  expect(refusalOf(await delay(pair.out, { day, version: 1, delayMinutes: 1_441 }))).toEqual({
    delayMinutes: 'field.flight_delay',
  });
  expect(refusalOf(await delay(pair.out, { day, version: 1, localDeparture: `${day}T09:59` }))).toEqual({
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
      await affected(pair.out, { day }, by),
      await delay(pair.out, { day, version: 1, delayMinutes: 30 }, by),
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
  for (const who of people) orders.push(await booked(who, [[{ flightId: pair.out, day }]]));
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
    expect((await orderOf(who, orders[index]?.orderId ?? '')).state).toBe('cancelled');
  }
  expect(await Promise.all(people.map(balanceOf))).toEqual(before);
  expect(await seatsOf(db(), pair.out)).toEqual([]);
});

test('a booking that came in beside the cancellation is paid, gets no ticket, and is given back by the job; money that comes late stays the customer’s', async () => {
  const pair = await newRoundTrip(db());
  const day = dayAhead(shop, 23);
  const [who, late] = [await shop.buyer({ usd: 50_000 }), await shop.buyer({ usd: 50_000 })];
  const placed = await booked(who, [[{ flightId: pair.out, day }]]);
  const overdue = await booked(late, [[{ flightId: pair.out, day }]]);
  const before = await balanceOf(who);
  // Cancelled by somebody whose process ended before anything followed.
  await inTransaction(db(), (tx) =>
    writeDay(tx, { flightId: pair.out, day, state: 'cancelled', delayMinutes: 0, reason: 'crew' }),
  );
  expect((await payTrip(shop, who.token, placed.paymentId)).code).toBe(200);
  expect((await orderOf(who, placed.orderId)).state).toBe('pending_verification');
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
  expect((await orderOf(who, placed.orderId)).state).toBe('cancelled');
  expect(await balanceOf(who)).toEqual(before);
  expect((await orderOf(late, overdue.orderId)).state).toBe('cancelled');
  expect((await payTrip(shop, late.token, overdue.paymentId)).code).not.toBe(200);
  expect(await seatsOf(db(), pair.out)).toEqual([]);
});
