import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staffFlights } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { issueAll, orderOf } from './departure.fixtures.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  payTrip,
  quoteTrip,
  type RoundTrip,
  sellBags,
  wayOf,
} from './fixtures.ts';
import { newAircraft, plantSeatFares, seatedOn, seatsOn, smallMap } from './seat.fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.app.platform;
  await plantSeatFares(db);
  await sellBags(db);
  pair = await newRoundTrip(db, { aircraftId: await newAircraft(db, smallMap()) });
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const seat = (guest: number, name: string, leg = 1) => ({ leg, guest, seat: name });
type Own = { readonly who: Buyer; readonly orderId: string; readonly paidUsd: number; readonly day: string };
type Party = { adults?: number; childAges?: number[]; babies?: number };

/** A way that is paid; with tickets unless it is not to have them. */
async function booked(
  days: number,
  of: { brand?: string; seats?: object[]; party?: Party; tickets?: boolean } = {},
): Promise<Own> {
  const { brand = 'paid', seats = [], party = {} } = of;
  const day = dayAhead(shop, days);
  const who = await shop.buyer({ usd: 200_000 });
  const trip = { slices: [wayOf([{ flightId: pair.out, day }], brand)], ...party, seats };
  const quote = await quoteTrip(shop, who.token, trip);
  if (quote.code !== 200) throw new Error(JSON.stringify(quote.data));
  const guests: object[] = [];
  const add = async (age: number, more: object = {}) => {
    const born = new Date();
    born.setUTCFullYear(born.getUTCFullYear() - age, 0, 2);
    const birthDate = born.toISOString().slice(0, 10);
    guests.push(
      guestOf(
        await newPassenger(shop, who.token, { birthDate, familyName: `Silva${'abcdefgh'[guests.length]}` }),
        more,
      ),
    );
  };
  for (let at = 0; at < (party.adults ?? 1); at += 1) await add(30);
  for (const age of party.childAges ?? []) await add(age, { ageType: 'child' });
  for (let at = 0; at < (party.babies ?? 0); at += 1) await add(0, { ageType: 'baby', infantOf: at + 1 });
  const placed = await bookTrip(shop, who.token, quote.data.id, guests);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed.data));
  await payTrip(shop, who.token, placed.data.paymentId);
  if (of.tickets !== false) await issueAll(shop);
  return { who, orderId: placed.data.orderId, paidUsd: quote.data.payable.usd, day };
}

const price = (own: Own, seats: object[], more: object = {}) =>
  shop.call(flights.quoteExtras, { token: own.who.token, raw: { orderId: own.orderId, seats, ...more } });
const take = (own: Own, changeId: string) =>
  shop.call(flights.addExtras, {
    token: own.who.token,
    body: { changeId },
    headers: { 'idempotency-key': randomUUID() },
  });
const seatsOf = async (own: Own) =>
  ((await orderOf(shop, own.who, own.orderId)).subject.item as FlightItem).seats.map(({ guest, seat: name }) => [
    guest,
    name,
  ]);
/** Buys seats and pays what they cost; returns what that was. */
async function move(own: Own, seats: object[]): Promise<number> {
  const quoted = await price(own, seats);
  if (quoted.code !== 200) throw new Error(JSON.stringify(quoted.data));
  const made = await take(own, quoted.data.id);
  if (made.data.paymentId) expect((await payTrip(shop, own.who.token, made.data.paymentId)).code).toBe(200);
  return quoted.data.due?.usd ?? 0;
}

test('who was given a seat with the ticket chooses another one: it is theirs once it is paid, and the ticket stays', async () => {
  const own = await booked(5);
  expect(await seatsOf(own)).toEqual([[1, '12A']]);
  const before = await orderOf(shop, own.who, own.orderId);
  const quoted = await price(own, [seat(1, '11C')]);
  expect(quoted.data).toMatchObject({ due: { usd: 2_200 }, back: null, fee: { usd: 0 } });
  const made = await take(own, quoted.data.id);
  expect(made.data.state).toBe('awaiting_payment');
  expect(await seatsOf(own)).toEqual([[1, '12A']]);
  expect((await seatsOn(shop, { flightId: pair.out, day: own.day })).data.taken).toEqual(['11C', '12A']);

  expect((await payTrip(shop, own.who.token, made.data.paymentId ?? '')).code).toBe(200);
  expect(await seatsOf(own)).toEqual([[1, '11C']]);
  expect((await seatsOn(shop, { flightId: pair.out, day: own.day })).data.taken).toEqual(['11C']);
  const after = await orderOf(shop, own.who, own.orderId);
  expect(after).toMatchObject({ state: 'confirmed', references: before.references, voucherCode: before.voucherCode });
  expect(after.payable.usd).toBe(own.paidUsd + 2_200);
  expect(after.policy.map(({ fee }) => fee.usd)).toEqual(before.policy.map(({ fee }) => fee.usd + 2_200));
  const preview = await shop.call(travel.cancelPreview, { token: own.who.token, query: { id: own.orderId } });
  expect(preview.data.refundUsd).toBe(own.paidUsd - (before.policy[0]?.fee.usd ?? 0));
});

test('a dearer row costs the difference, a cheaper one nothing, and what was paid once is not paid again', async () => {
  const own = await booked(6, { seats: [seat(1, '11A')] });
  expect(await move(own, [seat(1, '10A')])).toBe(3_300);
  expect(await move(own, [seat(1, '12B')])).toBe(0);
  expect(await move(own, [seat(1, '10B')])).toBe(0);
  expect(await seatsOf(own)).toEqual([[1, '10B']]);
  expect((await orderOf(shop, own.who, own.orderId)).payable.usd).toBe(own.paidUsd + 3_300);
  expect(await seatedOn(shop.app.platform.db, pair.out)).toContainEqual(
    expect.objectContaining({ seat: '10B', state: 'taken', chosen: true }),
  );
});

test('travellers of one booking exchange their seats, before they have tickets too', async () => {
  const own = await booked(7, {
    brand: 'free',
    party: { adults: 2 },
    seats: [seat(1, '12A'), seat(2, '12B')],
    tickets: false,
  });
  expect(await move(own, [seat(1, '12B'), seat(2, '12A')])).toBe(0);
  expect(await seatsOf(own)).toEqual([
    [1, '12B'],
    [2, '12A'],
  ]);
  expect(refusalOf(await price(own, [seat(1, '12A')]))).toBe('flight.seat_taken');
  await issueAll(shop);
  expect(await seatsOf(own)).toHaveLength(2);
});

test('a child stays beside an adult, babies have no seat, and exit rows are for adults without one', async () => {
  const own = await booked(8, { brand: 'free', party: { adults: 1, childAges: [6], babies: 1 } });
  expect(await seatsOf(own)).toEqual([
    [1, '12A'],
    [2, '12B'],
  ]);
  expect(fieldsOf(await price(own, [seat(2, '13C')]))).toEqual({ 'seats.0.seat': 'field.seat_child' });
  expect(fieldsOf(await price(own, [seat(1, '13C')]))).toEqual({ 'seats.0.seat': 'field.seat_child' });
  expect(fieldsOf(await price(own, [seat(1, '10C')]))).toEqual({ 'seats.0.seat': 'field.seat_exit' });
  expect(fieldsOf(await price(own, [seat(3, '13C')]))).toEqual({ 'seats.0.guest': 'field.seat_guest' });
  expect(await move(own, [seat(1, '13C'), seat(2, '13D')])).toBe(0);
});

test('what cannot be had is refused at its field: twice, unknown, of no flight, nothing at all, what is theirs already, and soon', async () => {
  const [own, other] = [await booked(9), await booked(9, { seats: [seat(1, '13A')] })];
  const fields = async (seats: object[]) => fieldsOf(await price(own, seats));
  expect(await fields([seat(1, '13B'), seat(1, '13C')])).toEqual({ 'seats.1.seat': 'field.seat_twice' });
  expect(await fields([seat(1, '40A')])).toEqual({ 'seats.0.seat': 'field.seat_unknown' });
  expect(await fields([seat(1, '13B', 2)])).toEqual({ 'seats.0.leg': 'field.invalid' });
  expect(await fields([])).toEqual({ bags: 'field.required' });
  expect(refusalOf(await price(own, [seat(1, '13A')]))).toBe('flight.seat_taken');
  expect(refusalOf(await price(own, [seat(1, '12A')]))).toBe('travel.same_dates');
  expect(refusalOf(await price({ ...own, who: other.who }, [seat(1, '13B')]))).toBe('record.not_found');
  expect(
    refusalOf(await shop.call(flights.quoteExtras, { raw: { orderId: own.orderId, seats: [seat(1, '13B')] } })),
  ).toBe('auth.sign_in_needed');
  expect(fieldsOf(await price(await booked(10, { brand: 'none' }), [seat(1, '13B')]))).toEqual({
    'seats.0.seat': 'field.seat_not_chosen',
  });
  const { data } = await price(own, [seat(1, '13B')]);
  expect(refusalOf(await take({ ...own, who: other.who }, data.id))).toBe('record.not_found');
});

test('two want one seat in two processes: one has it, the other keeps theirs', async () => {
  const second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl })) };
  const [one, two] = [await booked(11), await booked(11)];
  const quotes = [await price(one, [seat(1, '14D')]), await price(two, [seat(1, '14D')])];
  const made = await Promise.all([
    take(one, quotes[0]?.data.id ?? ''),
    second.call(flights.addExtras, {
      token: two.who.token,
      body: { changeId: quotes[1]?.data.id ?? '' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  ]);
  expect(made.map(({ code }) => code === 200).sort()).toEqual([false, true]);
  const refused = made.find(({ code }) => code !== 200);
  expect(refused && refusalOf(refused)).toBe('flight.seat_taken');
  expect([...(await seatsOf(one)), ...(await seatsOf(two))].map(([, name]) => name).sort()).toEqual(['12A', '12B']);
  await second.app.close();
});

test('seats that are not paid in time are free again, and the booking keeps its own', async () => {
  const own = await booked(12);
  const { data } = await price(own, [seat(1, '14A')]);
  expect((await take(own, data.id)).data.state).toBe('awaiting_payment');
  await passTime(shop, 60 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect(await seatsOf(own)).toEqual([[1, '12A']]);
  expect((await seatsOn(shop, { flightId: pair.out, day: own.day })).data.taken).toEqual(['12A']);
});

test('bags and seats are bought together, cancelling ends what waits, and staff do the same for a customer', async () => {
  const own = await booked(13);
  const bags = [{ slice: 1, guest: 1, kind: 'checked', pieces: 1 }];
  const both = await price(own, [seat(1, '13C')], { bags });
  expect(both.data.due?.usd).toBe(1_100 + 4_500);
  await take(own, both.data.id);
  const preview = (await shop.call(travel.cancelPreview, { token: own.who.token, query: { id: own.orderId } })).data;
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: own.who.token,
    body: { orderId: own.orderId, reason: '', refundUsd: preview.refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.data.state).toBe('cancelled');
  expect((await seatsOn(shop, { flightId: pair.out, day: own.day })).data.taken).toEqual([]);

  const other = await booked(14);
  const [token, params] = [await shop.staff(), { id: other.orderId }];
  const quoted = await shop.call(staffFlights.quoteExtras, {
    token,
    params,
    raw: { seats: [seat(1, '13C')], waiveFee: false },
  });
  expect(quoted.data.due?.usd).toBe(1_100);
  const { version } = (await shop.call(desk.readTravelOrder, { token, params })).data;
  const made = await shop.call(staffFlights.addExtras, {
    token,
    params,
    body: { version, changeId: quoted.data.id, note: 'By the window' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(made.code).toBe(200);
});

test('an invariant names seats that are held for nothing', async () => {
  const own = await booked(15);
  const { db } = shop.app.platform;
  await sql`INSERT INTO flight_seat_change VALUES (${own.orderId}, 1, 1, '14A')`.execute(db);
  await sql`INSERT INTO flight_seat (flight_id, day, seat, order_id, position, guest, chosen, state)
    VALUES (${pair.out}, ${own.day}, '14B', ${own.orderId}, 1, 1, true, 'held')`.execute(db);
  const broken = (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
  expect(broken).toEqual(['flights.seats_of_orders', 'flights.seat_changes_wait_for_money']);
  await sql`DELETE FROM flight_seat_change WHERE order_id = ${own.orderId}`.execute(db);
  await sql`DELETE FROM flight_seat WHERE seat = '14B' AND state = 'held' AND order_id = ${own.orderId}`.execute(db);
});
