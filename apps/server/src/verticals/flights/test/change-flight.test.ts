import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staffFlights } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setParameter } from '../../../modules/settings/public.ts';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import {
  askChange,
  changeBy,
  makeChange,
  type Own,
  paidWays,
  previewOf,
  readOrder,
  ticketsOf,
} from './change.fixtures.ts';
import { issueAll, legsOf } from './departure.fixtures.ts';
import {
  dayAhead,
  guestOf,
  NEW_YORK,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  type RoundTrip,
  seatsOf,
  sellBags,
} from './fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(db());
  await sellBags(db());
  // Nothing is free after placing here, unless a test says so.
  await freeFor(0);
});
beforeEach(async () => {
  pair = await newRoundTrip(db());
});
afterEach(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
async function freeFor(hours: number): Promise<void> {
  await setParameter(db(), 'flight.free_hours', hours);
  shop.app.platform.cache.drop(['parameters']);
}
const out = (days: number) => ({ flightId: pair.out, day: dayAhead(shop, days) });
const back = (days: number) => ({ flightId: pair.back, day: dayAhead(shop, days) });
const ask = (own: Own, of: Parameters<typeof askChange>[2]) => askChange(shop, own, of);
const make = (own: Own, id: string) => makeChange(shop, own, id);
const itemOf = (of: { subject: { item: object } }) => of.subject.item as FlightItem;
const soldOn = async (flightId: string, day: string) => (await seatsOf(db(), flightId)).find((one) => one.day === day);
/** A price of another day of the flight out. */
const priceOn = (day: string, usd: number) =>
  sql`INSERT INTO flight_month (flight_id, cabin, month, prices) VALUES (${pair.out}, 'economy', date_trunc('month', ${day}::date),
    (SELECT array_agg(CASE WHEN n = extract(day FROM ${day}::date) THEN ${usd}::int END ORDER BY n) FROM generate_series(1, 31) n))
    ON CONFLICT (flight_id, cabin, month) DO UPDATE SET prices = (
      SELECT array_agg(CASE WHEN n = extract(day FROM ${day}::date) THEN ${usd}::int ELSE flight_month.prices[n] END ORDER BY n)
      FROM generate_series(1, 31) n)`.execute(db());

test('another day of a way costs the fee of its fare and what it is dearer; the way back stays, tickets are issued anew', async () => {
  await changeBy(db(), 'light', { feeUsd: 3_000 });
  const own = await paidWays(shop, { ways: [[out(5)], [back(9)]], adults: 2 });
  await issueAll(shop);
  const before = await readOrder(shop, own);
  expect(before.changeTerms).toMatchObject([{ fee: { usd: 6_000 } }, { fee: { usd: 6_000 } }]);
  expect(before.actions).toContain('change_dates');
  const tickets = await ticketsOf(shop, own);
  const next = out(7);
  await priceOn(next.day, 12_500);
  const change = await ask(own, { ways: [{ slice: 1, legs: [next] }] });
  expect(change.data).toMatchObject({
    fee: { usd: 6_000 },
    due: { usd: 6_000 + 2 * 2_500 },
    back: null,
    policyKept: true,
    before: { payable: { usd: 44_000 } },
    after: { payable: { usd: 49_000 } },
  });
  const made = await make(own, change.data.id);
  expect(made.data.state).toBe('awaiting_payment');
  expect(await soldOn(pair.out, next.day)).toMatchObject({ held: 2, sold: 0 });
  expect(legsOf(await readOrder(shop, own))[0]?.day).toBe(out(5).day);
  expect((await payTrip(shop, own.buyer.token, made.data.paymentId ?? '')).code).toBe(200);
  expect(await soldOn(pair.out, next.day)).toMatchObject({ held: 0, sold: 2 });
  expect(await soldOn(pair.out, out(5).day)).toBeUndefined();
  expect(await soldOn(pair.back, back(9).day)).toMatchObject({ sold: 2 });
  const changed = await readOrder(shop, own);
  expect(changed).toMatchObject({ state: 'pending_verification', references: [], payable: { usd: 49_000 } });
  expect(changed.changeFee?.usd).toBe(6_000);
  expect(before.paidWith).toEqual([]);
  expect(changed.paidWith.map(({ amount }) => amount.usd)).toEqual([44_000, 11_000]);
  expect(changed.paidWith[0]?.number).toBe(changed.paymentNumber);
  expect(legsOf(changed).map(({ day }) => day)).toEqual([next.day, back(9).day]);
  expect((await ticketsOf(shop, own)).every((ticket) => ticket.void)).toBe(true);
  await issueAll(shop);
  const after = await readOrder(shop, own);
  expect(after.state).toBe('confirmed');
  const living = (await ticketsOf(shop, own)).filter((ticket) => !ticket.void);
  expect(living.map(({ guest }) => guest)).toEqual([1, 2]);
  for (const { number } of living) expect(tickets.map((one) => one.number)).not.toContain(number);
});

test('a cheaper flight refunds no more than cancelling would; in a fare that refunds all, all of the difference', async () => {
  await changeBy(db(), 'light', { feeUsd: 1_000 });
  await changeBy(db(), 'flex', { feeUsd: 1_000 });
  const cheap = out(14);
  await priceOn(cheap.day, 2_000);
  const light = await paidWays(shop, { ways: [[out(6)]] });
  // Of 11,000 half of the fare would be kept: with 3,000 for the new flight, 2,000 more are.
  const strict = await ask(light, { ways: [{ slice: 1, legs: [cheap] }] });
  expect(strict.data).toMatchObject({ fee: { usd: 2_000 }, back: { usd: 6_000 }, after: { payable: { usd: 3_000 } } });
  await make(light, strict.data.id);
  expect(await previewOf(shop, light)).toMatchObject({ paid: { usd: 3_000 }, fee: { usd: 3_000 } });
  const flex = await paidWays(shop, { ways: [[out(6)]], brand: 'flex' });
  const loose = await ask(flex, { ways: [{ slice: 1, legs: [cheap], brand: 'flex' }] });
  expect(loose.data).toMatchObject({ fee: { usd: 1_000 }, back: { usd: 12_000 - 1_000 } });
});

test('what cancelling costs goes on: a fare that refunds nothing is not escaped by a change to one that does', async () => {
  await changeBy(db(), 'light', { feeUsd: 0 });
  const former = out(6);
  const own = await paidWays(shop, { ways: [[former]] });
  expect(await previewOf(shop, own)).toMatchObject({ fee: { usd: 5_000 } });
  const change = await ask(own, { ways: [{ slice: 1, legs: [out(20)], brand: 'flex' }] });
  expect(change.data).toMatchObject({ fee: { usd: 0 }, due: { usd: 5_000 } });
  const made = await make(own, change.data.id);
  await payTrip(shop, own.buyer.token, made.data.paymentId ?? '');
  expect(await previewOf(shop, own)).toMatchObject({ fee: { usd: 5_000 } });
  // A day before the former departure all of the former fare is lost, whatever the new day is.
  const eve = instantOf(former.day, '00:00', NEW_YORK).getTime() - HOUR;
  await passTime(shop, eve - shop.app.platform.clock.now().getTime());
  expect(await previewOf(shop, own)).toMatchObject({ fee: { usd: 10_000 } });
});

test('a fare that is not changed, or whose time is over, is refused with the reason; staff change it by the policy', async () => {
  await changeBy(db(), 'light', { allowed: false });
  const fixed = await paidWays(shop, { ways: [[out(8)]] });
  expect(refusalOf(await ask(fixed, { ways: [{ slice: 1, legs: [out(9)] }] }))).toBe('flight.way_not_changeable');
  await changeBy(db(), 'light', { untilMinutes: 30 * 24 * 60 });
  const late = await paidWays(shop, { ways: [[out(8)]] });
  expect(refusalOf(await ask(late, { ways: [{ slice: 1, legs: [out(9)] }] }))).toBe('flight.way_too_late');
  const token = await shop.staff();
  const at = { token, params: { id: fixed.orderId } };
  const raw = { slices: [{ slice: 1, cabin: 'economy', brand: 'light', legs: [out(9)] }] };
  const asked = await shop.call(staffFlights.quoteFlightChange, { ...at, raw });
  expect(asked.data).toMatchObject({ fee: { usd: 5_000 }, due: { usd: 5_000 } });
  const waived = await shop.call(staffFlights.quoteFlightChange, { ...at, raw: { ...raw, waiveFee: true } });
  expect(waived.data).toMatchObject({ fee: { usd: 0 }, due: null });
  const { version } = (await shop.call(desk.readTravelOrder, at)).data;
  const body = { version, changeId: waived.data.id, note: 'Asked by phone' };
  const made = await shop.call(staffFlights.changeFlight, {
    ...at,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(made.data).toMatchObject({ state: 'pending_verification' });
  expect(legsOf(await readOrder(shop, fixed))[0]?.day).toBe(out(9).day);
  expect(refusalOf(await shop.call(staffFlights.quoteFlightChange, { ...at, params: { id: randomUUID() }, raw }))).toBe(
    'record.not_found',
  );
});

test('a rule is that of the fare as it was sold; a booking of before has that of the policy', async () => {
  await changeBy(db(), 'light', { feeUsd: 2_000 });
  const own = await paidWays(shop, { ways: [[out(8)]] });
  await changeBy(db(), 'light', { feeUsd: 9_000 });
  expect((await ask(own, { ways: [{ slice: 1, legs: [out(9)] }] })).data.fee.usd).toBe(2_000);
  const old = await paidWays(shop, { ways: [[out(8)]] });
  await sql`UPDATE travel_order SET snapshot = snapshot #- '{slices,0,fare,change}' #- '{slices,0,refund}' WHERE id = ${old.orderId}`.execute(
    db(),
  );
  const order = await readOrder(shop, old);
  expect(order.changeTerms).toBeUndefined();
  expect(order.actions).toContain('change_dates');
  // Half of the fare, as cancelling costs; nothing of the former policy goes on, since all was paid for.
  const change = await ask(old, { ways: [{ slice: 1, legs: [out(9)] }] });
  expect(change.data).toMatchObject({ fee: { usd: 5_000 }, policyKept: false });
});

test('the first way is flown: it stays, and the way back is changed until it departs', async () => {
  await changeBy(db(), 'light', { feeUsd: 500, untilMinutes: 60 });
  const own = await paidWays(shop, { ways: [[out(2)], [back(9)]] });
  await issueAll(shop);
  await passTime(shop, 4 * DAY);
  const order = await readOrder(shop, own);
  expect(order.actions).toContain('change_dates');
  expect(refusalOf(await ask(own, { ways: [{ slice: 1, legs: [out(2)], brand: 'flex' }] }))).toBe(
    'flight.way_too_late',
  );
  const change = await ask(own, { ways: [{ slice: 2, legs: [back(3)] }] });
  expect(change.data).toMatchObject({ fee: { usd: 500 }, due: { usd: 500 } });
  const made = await make(own, change.data.id);
  await payTrip(shop, own.buyer.token, made.data.paymentId ?? '');
  await issueAll(shop);
  const after = await readOrder(shop, own);
  expect(after.state).toBe('confirmed');
  expect(legsOf(after).map(({ day }) => day)).toEqual([order.service.from, back(3).day]);
});

test('bags go along where the new fare sells them and cost what was paid; a kind that it does not sell is refunded', async () => {
  await changeBy(db(), 'light', { feeUsd: 0 });
  const bags = [
    { slice: 1, guest: 1, kind: 'checked', pieces: 1 },
    { slice: 1, guest: 1, kind: 'sports', pieces: 1 },
  ];
  const own = await paidWays(shop, { ways: [[out(10)]], more: { bags } });
  await sql`UPDATE fare_brand SET extra_bags = jsonb_set(extra_bags, '{0,usd}', '9900') - 1 WHERE code = 'light'`.execute(
    db(),
  );
  const change = await ask(own, { ways: [{ slice: 1, legs: [out(11)] }] });
  await sellBags(db());
  // 60 dollars with their tax of 10 percent come back.
  expect(change.data).toMatchObject({ back: { usd: 6_600 }, fee: { usd: 0 } });
  expect(itemOf(change.data.after).bags).toEqual([{ slice: 1, guest: 1, kind: 'checked', kg: 23, pieces: 1 }]);
});

test('each refusal leaves the booking as it is', async () => {
  await changeBy(db(), 'light', { feeUsd: 0 });
  const own = await paidWays(shop, { ways: [[out(10)], [back(15)]] });
  const elsewhere = await newRoundTrip(db(), { seats: 1 });
  expect(refusalOf(await ask(own, { ways: [{ slice: 1, legs: [out(10)] }] }))).toBe('travel.same_dates');
  expect(refusalOf(await ask(own, {}))).toBe('travel.same_dates');
  expect(
    refusalOf(await ask(own, { ways: [{ slice: 1, legs: [{ flightId: elsewhere.out, day: dayAhead(shop, 9) }] }] })),
  ).toBe('record.not_found');
  expect(refusalOf(await ask(own, { ways: [{ slice: 1, legs: [out(20)] }] }))).toBe('flight.connection');
  expect(refusalOf(await ask(own, { ways: [{ slice: 1, legs: [out(11)], brand: 'other' }] }))).toBe('record.not_found');
  expect(fieldsOf(await ask(own, { ways: [{ slice: 3, legs: [out(11)] }] }))).toEqual({
    'slices.0.slice': 'field.invalid',
  });
  expect(fieldsOf(await ask(own, { ways: [{ slice: 1, legs: [out(-1)] }] }))).toEqual({
    'slices.0.legs.0.day': 'field.flight_past',
  });
  expect(
    fieldsOf(
      await ask(own, {
        ways: [
          { slice: 1, legs: [out(11)] },
          { slice: 1, legs: [out(12)] },
        ],
      }),
    ),
  ).toEqual({
    slices: 'field.twice',
  });
  expect(fieldsOf(await ask(own, { leaving: [1] }))).toEqual({ leaving: 'field.flight_leaving_adult' });
  expect(fieldsOf(await ask(own, { leaving: [2] }))).toEqual({ 'leaving.0': 'field.invalid' });
  const stranger = await shop.buyer();
  const ways = [{ slice: 1, legs: [out(11)] }];
  expect(refusalOf(await ask(own, { ways, token: stranger.token }))).toBe('record.not_found');
  const change = await ask(own, { ways });
  expect(refusalOf(await makeChange(shop, own, change.data.id, stranger.token))).toBe('record.not_found');
  await priceOn(out(11).day, 17_700);
  expect(refusalOf(await make(own, change.data.id))).toBe('travel.change_differs');
  expect(legsOf(await readOrder(shop, own))[0]?.day).toBe(out(10).day);
});

test('a full flight is refused, the own seat is one’s own, and the same person is not on a flight twice', async () => {
  await changeBy(db(), 'light', { feeUsd: 0 });
  const tight = await newRoundTrip(db(), { seats: 1 });
  const on = (days: number) => ({ flightId: tight.out, day: dayAhead(shop, days) });
  const own = await paidWays(shop, { ways: [[on(10)]] });
  await paidWays(shop, { ways: [[on(11)]] });
  expect(refusalOf(await ask(own, { ways: [{ slice: 1, legs: [on(11)] }] }))).toBe('flight.unavailable');
  const dearer = await ask(own, { ways: [{ slice: 1, legs: [on(10)], brand: 'flex' }] });
  expect(dearer.data).toMatchObject({ due: { usd: 5_000 } });
  const made = await make(own, dearer.data.id);
  expect(await soldOn(tight.out, on(10).day)).toMatchObject({ held: 0, sold: 1 });
  await payTrip(shop, own.buyer.token, made.data.paymentId ?? '');
  expect(await soldOn(tight.out, on(10).day)).toMatchObject({ held: 0, sold: 1 });
  const buyer = await shop.buyer({ usd: 200_000 });
  const person = guestOf(await newPassenger(shop, buyer.token));
  const one = await paidWays(shop, { ways: [[out(16)]], buyer, guests: [person] });
  await paidWays(shop, { ways: [[out(17)]], buyer, guests: [person] });
  const twice = await ask(one, { ways: [{ slice: 1, legs: [out(17)] }] });
  expect(refusalOf(await make(one, twice.data.id))).toBe('flight.on_board_already');
});

test('not paid in time the old flight stands, and its seat is free at once for who asks', async () => {
  await changeBy(db(), 'light', { feeUsd: 2_000 });
  const tight = await newRoundTrip(db(), { seats: 1 });
  const on = (days: number) => ({ flightId: tight.out, day: dayAhead(shop, days) });
  const own = await paidWays(shop, { ways: [[on(10)]] });
  const made = await make(own, (await ask(own, { ways: [{ slice: 1, legs: [on(12)] }] })).data.id);
  const waiting = await readOrder(shop, own);
  expect(waiting.openChange).toMatchObject({ due: { usd: 2_000 } });
  await passTime(shop, 16 * MINUTE);
  await paidWays(shop, { ways: [[on(12)]] });
  expect(await readOrder(shop, own)).toMatchObject({ openChange: null });
  expect((await payTrip(shop, own.buyer.token, made.data.paymentId ?? '')).code).not.toBe(200);
  expect(legsOf(await readOrder(shop, own))[0]?.day).toBe(on(10).day);
  // Given up by the customer, and by cancelling.
  const again = await make(own, (await ask(own, { ways: [{ slice: 1, legs: [on(13)] }] })).data.id);
  expect(again.data.state).toBe('awaiting_payment');
  await shop.call(travel.dropChange, { token: own.buyer.token, body: { orderId: own.orderId } });
  expect(await soldOn(tight.out, on(13).day)).toBeUndefined();
  await make(own, (await ask(own, { ways: [{ slice: 1, legs: [on(13)] }] })).data.id);
  const { refundUsd } = await previewOf(shop, own);
  const body = { orderId: own.orderId, reason: '', refundUsd };
  await shop.call(travel.cancelTravelOrder, {
    token: own.buyer.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(await soldOn(tight.out, on(13).day)).toBeUndefined();
  expect((await readOrder(shop, own)).state).toBe('cancelled');
});

test('options of a way show the flights of a day and of days around with what each costs more or refunds', async () => {
  await changeBy(db(), 'light', { feeUsd: 1_000 });
  const own = await paidWays(shop, { ways: [[out(24)], [back(30)]] });
  await priceOn(out(26).day, 13_000);
  const read = (query: object, token = own.buyer.token) =>
    shop.call(flights.flightChangeOptions, {
      token,
      query: { orderId: own.orderId, slice: '1', day: out(26).day, ...query },
    });
  const { data } = await read({});
  expect(data.days.map(({ date }) => date)).toEqual([23, 24, 25, 26, 27, 28, 29].map((days) => out(days).day));
  expect(data.days.find(({ date }) => date === out(26).day)).toMatchObject({ due: { usd: 4_000 }, back: null });
  const [flight] = data.flights;
  expect(flight?.fares.map(({ brand, due }) => [brand, due?.usd])).toEqual([
    ['light', 4_000],
    ['flex', 10_500],
  ]);
  const change = await ask(own, { ways: [{ slice: 1, legs: [out(26)] }] });
  expect(change.data.due?.usd).toBe(4_000);
  const own24 = (await read({ day: out(24).day })).data.flights[0]?.fares.find(({ booked }) => booked);
  expect(own24).toMatchObject({ brand: 'light', due: null, back: null });
  // Days after the way back have none that are in time.
  expect((await read({ day: out(34).day })).data.flights).toEqual([]);
  expect(refusalOf(await read({}, (await shop.buyer()).token))).toBe('record.not_found');
  expect(fieldsOf(await read({ slice: '3' }))).toEqual({ slice: 'field.invalid' });
  const token = await shop.staff();
  const query = { slice: '1', day: out(26).day };
  const seen = await shop.call(staffFlights.flightChangeOptions, { token, params: { id: own.orderId }, query });
  expect(seen.data.flights).toHaveLength(1);
});

test('within the free hours after placing a change costs nothing, and they go on to their moment', async () => {
  await freeFor(24);
  await changeBy(db(), 'light', { feeUsd: 4_000 });
  const own = await paidWays(shop, { ways: [[out(24)]] });
  const change = await ask(own, { ways: [{ slice: 1, legs: [out(25)] }] });
  expect(change.data).toMatchObject({ fee: { usd: 0 }, due: null, back: null });
  expect((await make(own, change.data.id)).data.state).toBe('done');
  expect(await previewOf(shop, own)).toMatchObject({ fee: { usd: 0 } });
  await passTime(shop, 25 * HOUR);
  expect(await previewOf(shop, own)).toMatchObject({ fee: { usd: 5_000 } });
  const later = await ask(own, { ways: [{ slice: 1, legs: [out(30)] }] });
  expect(later.data).toMatchObject({ fee: { usd: 4_000 }, due: { usd: 4_000 } });
  await freeFor(0);
});

test('who leaves gives their seat back by the policy; those who stay keep their places, bags and names', async () => {
  await changeBy(db(), 'light', { feeUsd: 3_000 });
  const bags = [
    { slice: 1, guest: 1, kind: 'checked', pieces: 1 },
    { slice: 1, guest: 2, kind: 'checked', pieces: 2 },
  ];
  const own = await paidWays(shop, { ways: [[out(10)]], adults: 3, more: { bags } });
  await issueAll(shop);
  const before = await readOrder(shop, own);
  // Of 330 dollars for seats half of the fare is kept for each, and the bag of the first for good.
  const change = await ask(own, { leaving: [1] });
  expect(change.data).toMatchObject({ fee: { usd: 5_000 + 4_500 }, back: { usd: 6_000 }, policyKept: true });
  expect(itemOf(change.data.after)).toMatchObject({
    party: { adults: 2 },
    bags: [{ slice: 1, guest: 1, kind: 'checked', pieces: 2 }],
  });
  expect((await make(own, change.data.id)).data.state).toBe('done');
  expect(await soldOn(pair.out, out(10).day)).toMatchObject({ sold: 2 });
  const after = await readOrder(shop, own);
  expect(after.guests.map(({ givenName }) => givenName)).toEqual(
    before.guests.slice(1).map(({ givenName }) => givenName),
  );
  await issueAll(shop);
  expect((await ticketsOf(shop, own)).filter((ticket) => !ticket.void)).toHaveLength(2);
  // The rest is cancelled by what is left of the policy: half of two fares, and two bags.
  expect(await previewOf(shop, own)).toMatchObject({ paid: { usd: 31_000 }, fee: { usd: 10_000 + 9_000 } });
});

test('an adult leaves together with the baby on their lap; the baby may leave alone', async () => {
  const buyer = await shop.buyer({ usd: 500_000 });
  const baby = await newPassenger(shop, buyer.token, { birthDate: dayAhead(shop, -200) });
  const guests = [
    guestOf(await newPassenger(shop, buyer.token)),
    guestOf(await newPassenger(shop, buyer.token)),
    guestOf(baby, { ageType: 'baby', age: 0, infantOf: 2 }),
  ];
  const own = await paidWays(shop, { ways: [[out(10)]], adults: 2, more: { babies: 1 }, guests, buyer });
  expect(fieldsOf(await ask(own, { leaving: [2] }))).toEqual({ leaving: 'field.flight_leaving_lap' });
  expect((await ask(own, { leaving: [3] })).data.after.subject.item).toMatchObject({ party: { adults: 2, babies: 0 } });
  const other = await ask(own, { leaving: [1] });
  expect((await make(own, other.data.id)).code).toBe(200);
  expect((await readOrder(shop, own)).guests).toMatchObject([{ ageType: 'adult' }, { ageType: 'baby', infantOf: 1 }]);
  expect(await soldOn(pair.out, out(10).day)).toMatchObject({ sold: 1, laps: 1 });
});

test('a departure that is cancelled ends the change to it, and the booking stays', async () => {
  await changeBy(db(), 'light', { feeUsd: 2_000 });
  const own = await paidWays(shop, { ways: [[out(10)]] });
  const made = await make(own, (await ask(own, { ways: [{ slice: 1, legs: [out(12)] }] })).data.id);
  expect(made.data.state).toBe('awaiting_payment');
  const token = await shop.staff();
  const cancelled = await shop.call(staffFlights.cancelDeparture, {
    token,
    params: { id: pair.out },
    raw: { day: out(12).day, version: 0, reason: 'weather' },
  });
  expect(cancelled.code).toBe(200);
  await shop.app.runJobs('flights.refund_cancelled');
  expect(await readOrder(shop, own)).toMatchObject({ openChange: null });
  expect(await soldOn(pair.out, out(12).day)).toBeUndefined();
});

test('each invariant of changes finds what breaks it', async () => {
  await changeBy(db(), 'light', { feeUsd: 2_000 });
  const own = await paidWays(shop, { ways: [[out(10)]] });
  const made = await make(own, (await ask(own, { ways: [{ slice: 1, legs: [out(13)] }] })).data.id);
  const broken = async () => (await shop.app.verify()).filter((result) => !result.ok).map(({ name }) => name);
  for (const [table, change, undo] of [
    ['flight_change', 'seats = seats + 1', 'seats = seats - 1'],
    ['flight_change_leg', 'day = day + 1', 'day = day - 1'],
    ['flight_traveller', "state = 'released'", "state = 'held'"],
  ] as const) {
    const only = table === 'flight_traveller' ? sql`AND day = ${out(13).day}::date` : sql``;
    await sql`UPDATE ${sql.table(table)} SET ${sql.raw(change)} WHERE order_id = ${own.orderId} ${only}`.execute(db());
    if (table !== 'flight_traveller') expect(await broken()).toContain('flights.changes_wait_for_money');
    await sql`UPDATE ${sql.table(table)} SET ${sql.raw(undo)} WHERE order_id = ${own.orderId} ${only}`.execute(db());
  }
  await payTrip(shop, own.buyer.token, made.data.paymentId ?? '');
  expect(await broken()).toEqual([]);
});
