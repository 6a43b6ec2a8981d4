import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
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
  wayOf,
} from './fixtures.ts';
import { newAircraft, plantSeatFares, seatedOn, seatsOn, smallMap } from './seat.fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.app.platform;
  await plantSeatFares(db);
  pair = await newRoundTrip(db, { aircraftId: await newAircraft(db, smallMap()) });
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const legOf = (days: number) => ({ flightId: pair.out, day: dayAhead(shop, days) });
const tripOn = (days: number, brand: string, more: object = {}) => ({ slices: [wayOf([legOf(days)], brand)], ...more });
const fieldsOf = (answer: { data: unknown }) => (answer.data as { fields?: Record<string, string> }).fields;
const seatsOf = (of: { subject: { item: object } }) => (of.subject.item as FlightItem).seats;

async function bookFor(who: Buyer, trip: object, guests?: readonly object[]) {
  const quoted = await quoteTrip(shop, who.token, trip);
  if (quoted.code !== 200) throw new Error(JSON.stringify(quoted.data));
  const all = guests ?? [guestOf(await newPassenger(shop, who.token))];
  return { quote: quoted.data, placed: await bookTrip(shop, who.token, quoted.data.id, all) };
}

test('anybody reads the seats of a departure with what they cost in a fare; a fare without choice and an aircraft without a map have none', async () => {
  const paid = await seatsOn(shop, legOf(20));
  expect(paid.data).toMatchObject({
    choice: 'paid',
    taken: [],
    prices: { standard: { usd: 1_100 }, legroom: { usd: 5_500 } },
  });
  expect(paid.data.map?.rows).toHaveLength(6);
  expect((await seatsOn(shop, legOf(20), 'free')).data.prices).toMatchObject({
    standard: { usd: 0 },
    front: { usd: 2_200 },
  });
  expect((await seatsOn(shop, legOf(20), 'none')).data).toMatchObject({ choice: 'none', map: null });
  const bare = await newRoundTrip(shop.app.platform.db);
  expect((await seatsOn(shop, { flightId: bare.out, day: dayAhead(shop, 20) })).data).toMatchObject({
    map: null,
    taken: [],
  });
  expect(refusalOf(await seatsOn(shop, legOf(20), 'other'))).toBe('record.not_found');
  expect(refusalOf(await seatsOn(shop, { flightId: randomUUID(), day: dayAhead(shop, 20) }))).toBe('record.not_found');
});

test('two choose seats, pay for them, keep them with their tickets, and who chose none is given one', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const trip = tripOn(21, 'paid', {
    adults: 3,
    seats: [
      { leg: 1, guest: 1, seat: '12A' },
      { leg: 1, guest: 2, seat: '10B' },
    ],
  });
  const guests = [];
  for (let count = 0; count < 3; count += 1) guests.push(guestOf(await newPassenger(shop, who.token)));
  const { quote, placed } = await bookFor(who, trip, guests);
  // Three fares of 10,000, charges of 1,000 each, one standard seat and one with more legroom.
  expect(quote.payable.usd).toBe(33_000 + 1_100 + 5_500);
  expect(quote.priceLines[0]?.items?.map(({ label, each }) => [label.split(' · ')[1], each.usd]).slice(-2)).toEqual([
    ['seat 12A', 1_000],
    ['seat 10B', 5_000],
  ]);
  // Free on the day it is placed; from then on the seats, also half of the fare, the whole of it, and the charges are lost.
  expect(quote.policy.map(({ fee }) => fee.usd)).toEqual([0, 6_600, 21_600, 36_600, 39_600]);
  expect(placed.code).toBe(200);
  expect(await seatedOn(db, pair.out)).toMatchObject([
    { seat: '10B', guest: 2, state: 'held', chosen: true },
    { seat: '12A', guest: 1, state: 'held', chosen: true },
  ]);
  expect((await seatsOn(shop, legOf(21))).data.taken).toEqual(['10B', '12A']);
  expect(seatsOf(await orderOf(shop, who, placed.data.orderId))).toEqual([
    { leg: 1, guest: 1, seat: '12A' },
    { leg: 1, guest: 2, seat: '10B' },
  ]);
  await payTrip(shop, who.token, placed.data.paymentId);
  await issueAll(shop);
  const order = await orderOf(shop, who, placed.data.orderId);
  expect(order.state).toBe('confirmed');
  expect(seatsOf(order)).toEqual([
    { leg: 1, guest: 1, seat: '12A' },
    { leg: 1, guest: 2, seat: '10B' },
    { leg: 1, guest: 3, seat: '12B' },
  ]);
  // Other people read nothing of it, and nothing without a session.
  const other = await shop.buyer({ address: false });
  const query = { id: placed.data.orderId };
  expect(refusalOf(await shop.call(travel.travelOrderDetails, { token: other.token, query }))).toBe('record.not_found');
});

test('who left their seat open is seated beside those of the booking who chose, not at the front', async () => {
  const who = await shop.buyer({ usd: 200_000 });
  const seats = [
    { leg: 1, guest: 1, seat: '13C' },
    { leg: 1, guest: 2, seat: '14C' },
  ];
  const guests = [];
  for (let count = 0; count < 3; count += 1) guests.push(guestOf(await newPassenger(shop, who.token)));
  const { placed } = await bookFor(who, tripOn(28, 'free', { adults: 3, seats }), guests);
  expect(placed.code).toBe(200);
  await payTrip(shop, who.token, placed.data.paymentId);
  await issueAll(shop);
  expect(seatsOf(await orderOf(shop, who, placed.data.orderId))).toEqual([...seats, { leg: 1, guest: 3, seat: '13D' }]);
});

test('seats come back when an order lapses, and money that comes too late does not buy a seat that another has', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const seats = [{ leg: 1, guest: 1, seat: '13A' }];
  const { placed } = await bookFor(who, tripOn(22, 'free', { seats }));
  const next = await shop.buyer({ usd: 200_000 });
  await passTime(shop, HOUR);
  expect((await seatsOn(shop, legOf(22))).data.taken).toEqual([]);
  const second = await bookFor(next, tripOn(22, 'free', { seats }));
  expect(second.placed.code).toBe(200);
  expect((await orderOf(shop, who, placed.data.orderId)).state).toBe('cancelled');
  expect((await seatedOn(db, pair.out)).filter(({ seat }) => seat === '13A')).toHaveLength(1);
  expect(second.quote.payable.usd).toBe(11_000);
});

test('whoever comes second hears which seat is gone, at the quote and at the booking, and holds nothing', async () => {
  const { db } = shop.app.platform;
  const [first, second] = [await shop.buyer({ usd: 200_000 }), await shop.buyer({ usd: 200_000 })];
  const trip = tripOn(23, 'paid', { seats: [{ leg: 1, guest: 1, seat: '14D' }] });
  const mine = await quoteTrip(shop, second.token, trip);
  await bookFor(first, trip);
  const late = await bookTrip(shop, second.token, mine.data.id, [guestOf(await newPassenger(shop, second.token))]);
  expect(late.data).toMatchObject({ error: 'flight.seat_taken', seat: '14D', flight: expect.stringMatching(/ \d+$/) });
  expect(late.msg).toContain('14D');
  const revised = await shop.call(travel.reviseTravelQuote, {
    token: second.token,
    body: { quoteId: mine.data.id, usePoints: true },
  });
  expect(revised.data).toMatchObject({ error: 'flight.seat_taken', seat: '14D' });
  const asked = await quoteTrip(shop, second.token, trip);
  expect(asked.data).toMatchObject({ error: 'flight.seat_taken', seat: '14D', leg: 1, guest: 1 });
  const { rows } = await sql<{ held: number }>`
    SELECT held FROM flight_seats WHERE flight_id = ${pair.out} AND day = ${legOf(23).day}`.execute(db);
  expect(rows).toEqual([{ held: 1 }]);
});

test('seats that cannot be chosen are refused at their fields', async () => {
  const { token } = await shop.buyer({ address: false });
  const flaw = async (brand: string, seats: object[], more: object = {}) =>
    fieldsOf(await quoteTrip(shop, token, tripOn(24, brand, { seats, ...more })));
  const seat = (guest: number, name: string, leg = 1) => ({ leg, guest, seat: name });
  expect(await flaw('paid', [seat(1, '9A')])).toEqual({ 'seats.0.seat': 'field.seat_unknown' });
  expect(Object.keys((await flaw('none', [seat(1, '12A')])) ?? {})).toEqual(['seats.0.seat']);
  expect(Object.keys((await flaw('paid', [seat(1, '12A', 2)])) ?? {})).toEqual(['seats.0.leg']);
  expect(Object.keys((await flaw('paid', [seat(2, '12A')], { babies: 1 })) ?? {})).toEqual(['seats.0.guest']);
  expect(Object.keys((await flaw('paid', [seat(1, '12A'), seat(2, '12A')], { adults: 2 })) ?? {})).toEqual([
    'seats.1.seat',
  ]);
  expect(Object.keys((await flaw('paid', [seat(1, '12A'), seat(1, '12B')])) ?? {})).toEqual(['seats.1.seat']);
  expect(Object.keys((await flaw('paid', [seat(1, 'none')])) ?? {})).toEqual(['seats.0.seat']);
  // Exit rows: no child, and no adult where every adult holds a baby.
  const family = { childAges: [7] };
  expect(await flaw('paid', [seat(1, '10A'), seat(2, '10B')], family)).toEqual({
    'seats.1.seat': 'field.seat_exit',
  });
  expect(Object.keys((await flaw('paid', [seat(1, '10A')], { babies: 1 })) ?? {})).toEqual(['seats.0.seat']);
  // A child sits beside an adult, an aisle between or not.
  const apart = { 'seats.1.seat': 'field.seat_child' };
  expect(await flaw('paid', [seat(1, '12A'), seat(2, '13A')], family)).toEqual(apart);
  expect(Object.keys((await flaw('paid', [seat(1, '12A')], family)) ?? {})).toEqual(['seats.0.seat']);
  expect(await flaw('paid', [seat(1, '12B'), seat(2, '12C')], family)).toBeUndefined();
});

test('an adult in an exit row takes no baby on the lap, and families are seated together away from the exit', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 300_000 });
  const [adult, holder] = [await newPassenger(shop, who.token), await newPassenger(shop, who.token)];
  const baby = await newPassenger(shop, who.token, { birthDate: dayAhead(shop, -100) });
  const seats = [{ leg: 1, guest: 1, seat: '10A' }];
  const trip = tripOn(25, 'paid', { adults: 2, babies: 1, seats });
  const quoted = await quoteTrip(shop, who.token, trip);
  const guests = (infantOf: number) => [guestOf(adult), guestOf(holder), guestOf(baby, { ageType: 'baby', infantOf })];
  const refused = await bookTrip(shop, who.token, quoted.data.id, guests(1));
  expect(fieldsOf(refused)).toEqual({ 'guests.2.infantOf': 'field.seat_exit_lap' });
  expect((await bookTrip(shop, who.token, quoted.data.id, guests(2))).code).toBe(200);
  // A family without a choice of its own.
  const family = await shop.buyer({ usd: 300_000 });
  const child = await newPassenger(shop, family.token, { birthDate: dayAhead(shop, -8 * 365) });
  const parent = await newPassenger(shop, family.token);
  const { placed } = await bookFor(family, tripOn(26, 'none', { childAges: [8] }), [
    guestOf(parent),
    guestOf(child, { ageType: 'child' }),
  ]);
  await payTrip(shop, family.token, placed.data.paymentId);
  await issueAll(shop);
  expect(seatsOf(await orderOf(shop, family, placed.data.orderId)).map(({ seat }) => seat)).toEqual(['12A', '12B']);
  expect((await seatedOn(db, pair.out)).filter(({ chosen }) => !chosen).map(({ seat }) => seat)).toContain('12B');
});

test('where a flight sells more than its map has, those who come last have a ticket and no seat', async () => {
  const { db } = shop.app.platform;
  const map = {
    cabins: [
      {
        cabin: 'economy' as const,
        columns: ['A'],
        rows: [{ number: 1, kind: 'standard' as const, legroomCm: null, cells: ['seat' as const] }],
      },
    ],
  };
  const tiny = await newRoundTrip(db, { aircraftId: await newAircraft(db, map), seats: 9 });
  const who = await shop.buyer({ usd: 200_000 });
  const guests = [guestOf(await newPassenger(shop, who.token)), guestOf(await newPassenger(shop, who.token))];
  const { placed } = await bookFor(
    who,
    { slices: [wayOf([{ flightId: tiny.out, day: dayAhead(shop, 30) }], 'none')], adults: 2 },
    guests,
  );
  await payTrip(shop, who.token, placed.data.paymentId);
  await issueAll(shop);
  expect(seatsOf(await orderOf(shop, who, placed.data.orderId))).toEqual([{ leg: 1, guest: 1, seat: '1A' }]);
  const { rows } = await sql`SELECT standby FROM flight_booking_leg WHERE order_id = ${placed.data.orderId}`.execute(
    db,
  );
  expect(rows).toEqual([{ standby: 1 }]);
});

test('cancelling keeps what seats cost, gives the fare back, and frees them', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const { quote, placed } = await bookFor(who, tripOn(5, 'paid', { seats: [{ leg: 1, guest: 1, seat: '11C' }] }));
  await payTrip(shop, who.token, placed.data.paymentId);
  const before = quote.policy[0]?.fee.usd;
  expect(before).toBe(2_200);
  // The report of the day counts the seat beside the fare.
  const { day } = legOf(5);
  const query = { from: day, to: day, by: 'flight' } as const;
  const report = await shop.call(staffFlightEndpoints.flightReport, { token: await shop.staff(), query });
  expect(report.data.rows.map(({ extrasUsd }) => extrasUsd)).toContain(2_200);
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    body: { orderId: placed.data.orderId, reason: '', refundUsd: quote.payable.usd - 2_200 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.data.state).toBe('cancelled');
  const order = await orderOf(shop, who, placed.data.orderId);
  expect((await seatedOn(db, pair.out)).filter(({ seat }) => seat === '11C')).toEqual([]);
  expect(seatsOf(order)).toEqual([{ leg: 1, guest: 1, seat: '11C' }]);
});

test('nothing sits twice: the database itself refuses it', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const { placed } = await bookFor(who, tripOn(40, 'free', { seats: [{ leg: 1, guest: 1, seat: '12A' }] }));
  await expect(
    sql`INSERT INTO flight_seat SELECT flight_id, day, seat, order_id, position, 2, chosen, state FROM flight_seat
      WHERE order_id = ${placed.data.orderId}`.execute(db),
  ).rejects.toThrow('flight_seat_once');
});

test('invariants name a seat in another state than its order, one of nobody, and a ticket without a seat', async () => {
  const { db } = shop.app.platform;
  const who = await shop.buyer({ usd: 200_000 });
  const { placed } = await bookFor(who, tripOn(41, 'free', { seats: [{ leg: 1, guest: 1, seat: '12A' }] }));
  const id = placed.data.orderId;
  const broken = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
    await change.execute(db);
    const names = (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
    await back.execute(db);
    return names.filter((name) => name.includes('seat'));
  };
  const of = sql`order_id = ${id}`;
  expect(
    await broken(
      sql`UPDATE flight_seat SET state = 'taken' WHERE ${of}`,
      sql`UPDATE flight_seat SET state = 'held' WHERE ${of}`,
    ),
  ).toEqual(['flights.seats_of_orders']);
  expect(
    await broken(sql`UPDATE flight_seat SET guest = 7 WHERE ${of}`, sql`UPDATE flight_seat SET guest = 1 WHERE ${of}`),
  ).toEqual(['flights.seats_of_orders']);
  await payTrip(shop, who.token, placed.data.paymentId);
  await issueAll(shop);
  expect(
    await broken(
      sql`UPDATE flight_booking_leg SET standby = 1 WHERE ${of}`,
      sql`UPDATE flight_booking_leg SET standby = 0 WHERE ${of}`,
    ),
  ).toEqual(['flights.ticketed_are_seated']);
});

test('no session quotes nothing, and the seats of a trip stay in the quote that is read again', async () => {
  const trip = tripOn(42, 'paid', { adults: 1, seats: [{ leg: 1, guest: 1, seat: '12A' }] });
  expect(refusalOf(await shop.call(flights.createFlightQuote, { raw: trip }))).toBe('auth.sign_in_needed');
  const { token } = await shop.buyer({ address: false });
  const quoted = await quoteTrip(shop, token, trip);
  const again = await shop.call(travel.readTravelQuote, { token, query: { id: quoted.data.id } });
  expect(seatsOf(again.data)).toEqual([{ leg: 1, guest: 1, seat: '12A' }]);
});
