import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { askChange, changeBy, makeChange, type Own, paidWays, previewOf, readOrder } from './change.fixtures.ts';
import { issueAll } from './departure.fixtures.ts';
import { dayAhead, guestOf, newPassenger, newRoundTrip, payTrip, type RoundTrip } from './fixtures.ts';
import { newAircraft, plantSeatFares, seatedOn, seatsOn, smallMap } from './seat.fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
// Of each test, whatever time passes in it.
let today: string;
beforeAll(async () => {
  shop = await openShop();
  await plantSeatFares(db());
  await changeBy(db(), 'paid', { feeUsd: 3_000 });
  await changeBy(db(), 'free', { feeUsd: 0 });
});
beforeEach(async () => {
  today = dayAhead(shop, 0);
  pair = await newRoundTrip(db(), { aircraftId: await newAircraft(db(), smallMap()) });
});
afterEach(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const leg = (days: number) => ({ flightId: pair.out, day: addDays(today, days) });
const way = (days: number, brand = 'paid') => ({ slice: 1, legs: [leg(days)], brand });
const seat = (guest: number, name: string, at = 1) => ({ leg: at, guest, seat: name });
const booked = (of: { brand?: string; seats?: object[]; adults?: number; guests?: object[]; more?: object } = {}) => {
  const { seats = [], brand = 'paid', more = {}, ...party } = of;
  return paidWays(shop, { ways: [[leg(5)]], brand, more: { seats, ...more }, ...party });
};
/** Prices another day with seats on it. */
const ask = (own: Own, seats: readonly object[], more: object = {}) =>
  askChange(shop, own, { ways: [way(6)], seats, ...more });
const seatsOfOrder = async (own: Own) =>
  ((await readOrder(shop, own)).subject.item as FlightItem).seats.map(({ guest, seat: name }) => [guest, name]);
const takenOn = async (days: number) => (await seatsOn(shop, leg(days))).data.taken;
const settle = async (own: Own, quoted: Awaited<ReturnType<typeof ask>>) => {
  if (quoted.code !== 200) throw new Error(JSON.stringify(quoted.data));
  const made = await makeChange(shop, own, quoted.data.id);
  if (made.code !== 200) throw new Error(JSON.stringify(made.data));
  if (made.data.paymentId) expect((await payTrip(shop, own.buyer.token, made.data.paymentId)).code).toBe(200);
  return made.data;
};

test('a seat is chosen with another day: held beside the old one until it is paid, and then theirs', async () => {
  const own = await booked({ seats: [seat(1, '12A')] });
  const paid = (await readOrder(shop, own)).payable.usd;
  const quoted = await ask(own, [seat(1, '11C')]);
  // The old seat comes back, $11 with its tax; the new one costs $22, and the fare's rule $30.
  expect(quoted.data).toMatchObject({ fee: { usd: 3_000 }, due: { usd: 3_000 + 2_200 - 1_100 }, back: null });
  expect((quoted.data.after.subject.item as FlightItem).seats).toEqual([seat(1, '11C')]);
  const made = await makeChange(shop, own, quoted.data.id);
  expect(made.data.state).toBe('awaiting_payment');
  expect([await takenOn(5), await takenOn(6)]).toEqual([['12A'], ['11C']]);
  expect(await seatsOfOrder(own)).toEqual([[1, '12A']]);

  expect((await payTrip(shop, own.buyer.token, made.data.paymentId ?? '')).code).toBe(200);
  expect([await takenOn(5), await takenOn(6)]).toEqual([[], ['11C']]);
  expect(await seatsOfOrder(own)).toEqual([[1, '11C']]);
  await issueAll(shop);
  expect(await seatedOn(db(), pair.out)).toMatchObject([{ seat: '11C', guest: 1, state: 'taken', chosen: true }]);
  expect((await readOrder(shop, own)).payable.usd).toBe(paid + 2_200 - 1_100);
});

test('who chooses nothing has one assigned with the tickets, as before', async () => {
  const own = await booked({ seats: [seat(1, '12A')] });
  await settle(own, await ask(own, []));
  await issueAll(shop);
  expect(await seatedOn(db(), pair.out)).toMatchObject([{ guest: 1, chosen: false }]);
  expect(await takenOn(5)).toEqual([]);
});

test('in a fare with free seats a standard one is free, and rows that are dearer cost their fee', async () => {
  const own = await booked({ brand: 'free', adults: 2 });
  const free = await askChange(shop, own, { ways: [way(6, 'free')], seats: [seat(1, '12A'), seat(2, '12B')] });
  expect(free.data).toMatchObject({ due: null, back: null });
  const legroom = await askChange(shop, own, { ways: [way(6, 'free')], seats: [seat(1, '12A'), seat(2, '10B')] });
  expect(legroom.data.due?.usd).toBe(5_500);
  await settle(own, legroom);
  expect(await seatsOfOrder(own)).toEqual([
    [1, '12A'],
    [2, '10B'],
  ]);
});

test('one wants a seat that another has taken since: refused with its name, nothing is held, and another is chosen', async () => {
  const [own, other] = [await booked(), await booked()];
  const quoted = await ask(own, [seat(1, '11A')]);
  await settle(other, await ask(other, [seat(1, '11A')]));
  const refused = await makeChange(shop, own, quoted.data.id);
  expect(refusalOf(refused)).toBe('flight.seat_taken');
  expect(refused.data).toMatchObject({ seat: '11A', leg: 1, guest: 1 });
  expect(refusalOf(await ask(own, [seat(1, '11A')]))).toBe('flight.seat_taken');
  expect(await readOrder(shop, own)).toMatchObject({ openChange: null });
  await settle(own, await ask(own, [seat(1, '11B')]));
  expect(await takenOn(6)).toEqual(['11A', '11B']);
});

test('what cannot be chosen is refused at its field', async () => {
  const own = await booked({ adults: 1 });
  const fields = async (seats: object[], more: object = {}) => fieldsOf(await ask(own, seats, more));
  expect(await fields([seat(1, '99Z')])).toEqual({ 'seats.0.seat': 'field.seat_unknown' });
  expect(await fields([seat(2, '12A')])).toEqual({ 'seats.0.guest': 'field.seat_guest' });
  expect(await fields([seat(1, '12A', 2)])).toEqual({ 'seats.0.seat': 'field.seat_not_chosen' });
  expect(await fields([seat(1, '12A'), seat(1, '12B')])).toEqual({ 'seats.1.seat': 'field.seat_twice' });
  expect(await fields([seat(1, '12A')], { ways: [way(6, 'none')] })).toEqual({
    'seats.0.seat': 'field.seat_not_chosen',
  });
  // In another fare of the same flight they keep what they have, and change it beside.
  expect(await fields([seat(1, '12A')], { ways: [way(5, 'free')] })).toEqual({
    'seats.0.seat': 'field.seat_not_chosen',
  });
});

test('a child is not parted from the adult of the booking, and no child sits at the exit', async () => {
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const born = `${Number(today.slice(0, 4)) - 6}-01-02`;
  const guests = [
    guestOf(await newPassenger(shop, buyer.token)),
    guestOf(await newPassenger(shop, buyer.token, { birthDate: born }), { ageType: 'child' }),
  ];
  const age = Number(leg(6).day.slice(0, 4)) - Number(born.slice(0, 4));
  const own = await paidWays(shop, {
    ways: [[leg(5)]],
    brand: 'paid',
    buyer,
    guests,
    adults: 1,
    more: { childAges: [age] },
  });
  expect(fieldsOf(await ask(own, [seat(1, '12A'), seat(2, '13D')]))).toEqual({ 'seats.1.seat': 'field.seat_child' });
  expect(fieldsOf(await ask(own, [seat(1, '10A'), seat(2, '10B')]))).toEqual({ 'seats.1.seat': 'field.seat_exit' });
  await settle(own, await ask(own, [seat(1, '12A'), seat(2, '12B')]));
  expect(await takenOn(6)).toEqual(['12A', '12B']);
});

test('some of a party fly another day with seats of their own: the others keep theirs', async () => {
  const own = await booked({ adults: 3, seats: [seat(1, '12A'), seat(2, '12B'), seat(3, '12C')] });
  const quoted = await ask(own, [seat(1, '11A'), seat(2, '11B')], { moving: [2, 3] });
  const { orderId } = await settle(own, quoted);
  expect([await takenOn(5), await takenOn(6)]).toEqual([['12A'], ['11A', '11B']]);
  const apart = (await shop.call(travel.travelOrderList, { token: own.buyer.token, query: {} })).data.list.find(
    ({ id }) => id !== own.orderId,
  );
  expect(orderId).toBe(own.orderId);
  expect(await seatsOfOrder({ ...own, orderId: apart?.id ?? '' })).toEqual([
    [1, '11A'],
    [2, '11B'],
  ]);
  expect(await seatsOfOrder(own)).toEqual([[1, '12A']]);
});

test('somebody leaves with the change: those who stay are counted as they are then', async () => {
  const own = await booked({ adults: 3 });
  const quoted = await ask(own, [seat(1, '11A'), seat(2, '11B')], { leaving: [2] });
  await settle(own, quoted);
  expect(await seatsOfOrder(own)).toEqual([
    [1, '11A'],
    [2, '11B'],
  ]);
  expect(fieldsOf(await askChange(shop, own, { ways: [way(7)], seats: [seat(3, '12A')] }))).toEqual({
    'seats.0.guest': 'field.seat_guest',
  });
});

test('a change that is not paid in time frees its seats; one that is dropped for another has the same ones again', async () => {
  const own = await booked();
  const made = await makeChange(shop, own, (await ask(own, [seat(1, '11A')])).data.id);
  expect(made.data.state).toBe('awaiting_payment');
  // Asked once more, the own seat that waits is no hindrance.
  const again = await ask(own, [seat(1, '11A')]);
  expect(again.code).toBe(200);
  expect((await makeChange(shop, own, again.data.id)).code).toBe(200);
  expect(await takenOn(6)).toEqual(['11A']);
  await passTime(shop, 31 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect(await takenOn(6)).toEqual([]);
});

test('what a seat costs never comes back with cancelling, also where the fare of before gives nothing back', async () => {
  await sql`UPDATE fare_brand SET refund_steps = '[{"hoursBefore": 8760, "percent": 100}]' WHERE code = 'none'`.execute(
    db(),
  );
  await changeBy(db(), 'none', { feeUsd: 0 });
  const [own, other] = [await booked({ brand: 'none' }), await booked({ brand: 'none' })];
  // Not free any more after placing, when all comes back.
  await passTime(shop, 25 * HOUR);
  const refund = async (one: Own) => (await previewOf(shop, one)).refundUsd;
  // Charges of the airport alone come back.
  expect([await refund(own), await refund(other)]).toEqual([1_000, 1_000]);
  await settle(own, await ask(own, [seat(1, '10A')]));
  await settle(other, await ask(other, []));
  expect([await refund(own), await refund(other)]).toEqual([1_000, 1_000]);
});

test('what a cheaper flight does not pay back pays for no seat', async () => {
  await sql`UPDATE fare_brand SET refund_steps = '[{"hoursBefore": 8760, "percent": 100}]' WHERE code = 'none'`.execute(
    db(),
  );
  await changeBy(db(), 'none', { feeUsd: 0 });
  const own = await booked({ brand: 'none' });
  await passTime(shop, 25 * HOUR);
  await sql`UPDATE flight_cabin SET base_usd = 4000 WHERE flight_id = ${pair.out}`.execute(db());
  expect((await ask(own, [])).data).toMatchObject({ due: null, back: { usd: 1_000 } });
  expect((await ask(own, [seat(1, '10A')])).data).toMatchObject({ due: { usd: 5_500 - 1_000 }, back: null });
});

test('staff choose seats with another flight of a booking', async () => {
  const own = await booked();
  const token = await shop.staff();
  const raw = {
    slices: [{ slice: 1, cabin: 'economy', brand: 'paid', legs: [leg(6)] }],
    seats: [seat(1, '11D')],
    waiveFee: true,
  };
  const quoted = await shop.call(staff.quoteFlightChange, { token, params: { id: own.orderId }, raw });
  expect(quoted.data).toMatchObject({ fee: { usd: 0 }, due: { usd: 2_200 } });
  const { version } = (
    await sql<{ version: number }>`SELECT version FROM travel_order WHERE id = ${own.orderId}`.execute(db())
  ).rows[0] ?? { version: 0 };
  const made = await shop.call(staff.changeFlight, {
    token,
    params: { id: own.orderId },
    raw: { version, changeId: quoted.data.id, note: 'asked by telephone' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(made.code).toBe(200);
  expect(await takenOn(6)).toEqual(['11D']);
  expect((await payTrip(shop, own.buyer.token, (await readOrder(shop, own)).openChange?.paymentId ?? '')).code).toBe(
    200,
  );
  expect(await seatsOfOrder(own)).toEqual([[1, '11D']]);
});

test('staff see the seats to choose from of a booking they see, and of no other', async () => {
  const own = await booked();
  const of = { params: { id: own.orderId }, query: { ...leg(6), cabin: 'economy' as const, brand: 'paid' } };
  const seen = await shop.call(staff.flightSeatsToChoose, { token: await shop.staff(), ...of });
  expect(seen.data).toMatchObject({ choice: 'paid', prices: { front: { usd: 2_200, currency: 'USD' } }, taken: [] });
  expect((await shop.call(staff.flightSeatsToChoose, { token: own.buyer.token, ...of })).code).not.toBe(200);
  const unknown = { ...of, params: { id: randomUUID() } };
  expect(refusalOf(await shop.call(staff.flightSeatsToChoose, { token: await shop.staff(), ...unknown }))).toBe(
    'record.not_found',
  );
});

test('the map of an aircraft keeps seats that are held for a change, and staff see who holds them', async () => {
  const own = await booked();
  await makeChange(shop, own, (await ask(own, [seat(1, '14D')])).data.id);
  const token = await shop.staff();
  const list = await shop.call(staff.listSeated, { token, query: { ...leg(6) } });
  expect(list.data.list).toMatchObject([{ seat: '14D', orderId: own.orderId, taken: false }]);
  expect(list.data.total).toBe(1);
  const aircraft = await sql<{ id: string }>`SELECT aircraft_id AS id FROM flight WHERE id = ${pair.out}`.execute(db());
  const params = { id: aircraft.rows[0]?.id ?? '' };
  const { version } = (await shop.call(staff.readSeatMap, { token, params })).data;
  const saved = await shop.call(staff.saveSeatMap, { token, params, body: { version, seatMap: smallMap(13) } });
  expect(refusalOf(saved)).toBe('flight.seats_chosen');
});

test('two want one seat with their changes at once, in two processes: one has it, and the other holds nothing', async () => {
  const second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl })) };
  const all = [await booked(), await booked(), await booked(), await booked()];
  const asked = await Promise.all(all.map((own) => ask(own, [seat(1, '12D')])));
  const made = await Promise.all(
    asked.map(({ data }, index) => makeChange(index % 2 ? second : shop, all[index] as Own, data.id)),
  );
  expect(made.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(made.filter(({ code }) => code !== 200).map((one) => refusalOf(one))).toEqual(
    Array(3).fill('flight.seat_taken'),
  );
  expect(await takenOn(6)).toEqual(['12D']);
  await second.close();
});

test('the check of seats held for changes finds one that is held for nothing, and one that is not held', async () => {
  const own = await booked();
  await makeChange(shop, own, (await ask(own, [seat(1, '13A')])).data.id);
  const broken = async () => (await shop.app.verify()).filter(({ ok }) => !ok).map(({ name }) => name);
  await sql`UPDATE flight_seat SET seat = '13B' WHERE order_id = ${own.orderId}`.execute(db());
  expect(await broken()).toEqual(['flights.changes_hold_their_seats']);
  await sql`UPDATE flight_seat SET seat = '13A' WHERE order_id = ${own.orderId}`.execute(db());
});
