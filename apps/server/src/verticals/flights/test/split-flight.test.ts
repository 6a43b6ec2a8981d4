import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { fullName } from '@app/contract/travel/person-names';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { tripEndpoints } from '@app/contract/trips/endpoints';
import { staffFlightEndpoints as staffFlights } from '@app/contract/verticals/flights/staff-endpoints';
import { MINUTE } from '@app/kernel/clock';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { walletOf } from '../../../modules/orders/test/fixtures.ts';
import { setParameter } from '../../../modules/settings/public.ts';
import { fieldsOf, refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { makeDeal, readDeal } from '../../../testing/travel-deals.ts';
import { flightDealKeys } from '../domain/flight-deal.ts';
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
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  payTrip,
  plantBrands,
  quoteTrip,
  type RoundTrip,
  seatsOf,
  sellBags,
  wayOf,
} from './fixtures.ts';

let shop: Shop;
let pair: RoundTrip;
beforeAll(async () => {
  shop = await openShop();
  await plantBrands(db());
  await sellBags(db());
  await setParameter(db(), 'flight.free_hours', 0);
  shop.app.platform.cache.drop(['parameters']);
});
beforeEach(async () => {
  pair = await newRoundTrip(db());
  await changeBy(db(), 'light', { feeUsd: 3_000 });
});
afterEach(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const out = (days: number) => ({ flightId: pair.out, day: dayAhead(shop, days) });
const back = (days: number) => ({ flightId: pair.back, day: dayAhead(shop, days) });
const soldOn = async (flightId: string, day: string) => (await seatsOf(db(), flightId)).find((one) => one.day === day);
const living = async (own: Own) => (await ticketsOf(shop, own)).filter((ticket) => !ticket.void);

test('one of three flies a day later: the others keep tickets, bags and price, the one pays their own fee', async () => {
  const bags = [
    { slice: 1, guest: 1, kind: 'checked', pieces: 1 },
    { slice: 1, guest: 2, kind: 'checked', pieces: 1 },
  ];
  const own = await paidWays(shop, { ways: [[out(5)], [back(9)]], adults: 3, more: { bags } });
  await issueAll(shop);
  const before = await readOrder(shop, own);
  const tickets = await living(own);
  const asked = await askChange(shop, own, { ways: [{ slice: 1, legs: [out(6)] }], moving: [2] });
  expect(asked.data).toMatchObject({ fee: { usd: 3_000 }, due: { usd: 3_000 }, orderId: own.orderId });
  const share = asked.data.before.payable.usd;
  expect(asked.data.others?.usd).toBe(before.payable.usd - share);
  // Asking changes nothing.
  expect(await readOrder(shop, own)).toEqual({ ...before, serverTime: expect.any(String) });
  const made = await makeChange(shop, own, asked.data.id);
  expect(made.data).toMatchObject({ state: 'awaiting_payment', orderId: own.orderId });
  expect(await soldOn(pair.out, out(6).day)).toMatchObject({ held: 1, sold: 0 });
  expect(await soldOn(pair.out, out(5).day)).toMatchObject({ sold: 3 });
  expect((await payTrip(shop, own.buyer.token, made.data.paymentId ?? '')).code).toBe(200);
  const rest = await readOrder(shop, own);
  expect(rest).toMatchObject({ state: 'confirmed', payable: { usd: before.payable.usd - share } });
  expect(rest.guests.map(({ givenName }) => givenName)).toEqual([0, 2].map((index) => before.guests[index]?.givenName));
  expect(legsOf(rest)).toEqual(legsOf(before));
  expect((await living(own)).map(({ number, guest }) => [number, guest])).toEqual([
    [tickets[0]?.number, 1],
    [tickets[2]?.number, 2],
  ]);
  expect(rest.references).toEqual(before.references.filter((one) => one !== tickets[1]?.number));
  const [other] = rest.others;
  const apart = { ...own, orderId: other?.id ?? '' };
  const moved = await readOrder(shop, apart);
  expect(moved).toMatchObject({ state: 'pending_verification', payable: { usd: asked.data.after.payable.usd } });
  expect(moved.others).toEqual([{ id: own.orderId, number: before.number }]);
  // Each says what paid for it: a part of the one payment, and what the change cost more.
  const paidWith = ({ paidWith: all }: typeof rest) => all.map(({ number, amount }) => [number, amount.usd]);
  expect(before.paidWith).toEqual([]);
  expect(paidWith(rest)).toEqual([[before.paymentNumber, before.payable.usd - share]]);
  expect(paidWith(moved)).toEqual([
    [before.paymentNumber, share],
    [expect.any(String), 3_000],
  ]);
  expect(legsOf(moved).map(({ day }) => day)).toEqual([out(6).day, back(9).day]);
  // The trip says who travels by which of both bookings; who has its link does not see it.
  const trip = (await shop.call(tripEndpoints.tripDetails, { token: own.buyer.token, query: { id: own.orderId } }))
    .data;
  const names = (of: typeof rest) => of.guests.map(fullName);
  const travel = new Map(trip?.bookings.map(({ id, people }) => [id, people]));
  expect([travel.get(own.orderId), travel.get(apart.orderId)]).toEqual([names(rest), names(moved)]);
  const { key } = (await shop.call(tripEndpoints.shareTrip, { token: own.buyer.token, body: { id: own.orderId } }))
    .data;
  const shared = (await shop.call(tripEndpoints.sharedTrip, { query: { key } })).data;
  expect(shared.bookings.flatMap(({ people }) => people)).toEqual([]);
  await issueAll(shop);
  expect((await living(apart)).map(({ guest }) => guest)).toEqual([1]);
  expect(await soldOn(pair.out, out(5).day)).toMatchObject({ sold: 2, held: 0 });
  expect(await soldOn(pair.out, out(6).day)).toMatchObject({ sold: 1, held: 0 });
  expect(await soldOn(pair.back, back(9).day)).toMatchObject({ sold: 3 });
});

test('together both bookings cost to cancel what the one did, and each comes back as it was paid', async () => {
  const own = await paidWays(shop, { ways: [[out(6)]], adults: 3 });
  const { fee, paid } = await previewOf(shop, own);
  const asked = await askChange(shop, own, { ways: [{ slice: 1, legs: [out(7)] }], moving: [1, 3] });
  const made = await makeChange(shop, own, asked.data.id);
  await payTrip(shop, own.buyer.token, made.data.paymentId ?? '');
  const [other] = (await readOrder(shop, own)).others;
  const apart = { ...own, orderId: other?.id ?? '' };
  const [one, two] = [await previewOf(shop, own), await previewOf(shop, apart)];
  expect(one.paid.usd + two.paid.usd).toBe(paid.usd);
  expect(one.fee.usd + two.fee.usd).toBe(fee.usd);
});

test('a cheaper day gives back at once, out of what was paid for the one; the others are not touched', async () => {
  await changeBy(db(), 'flex', { feeUsd: 500 });
  const own = await paidWays(shop, { ways: [[out(6)]], adults: 2, brand: 'flex' });
  const before = await readOrder(shop, own);
  const asked = await askChange(shop, own, { ways: [{ slice: 1, legs: [out(7)], brand: 'light' }], moving: [1] });
  expect(asked.data).toMatchObject({ due: null });
  const back = asked.data.back?.usd ?? 0;
  expect(back).toBeGreaterThan(0);
  const purse = () => walletOf(shop, own.buyer.id);
  const had = await purse();
  const made = await makeChange(shop, own, asked.data.id);
  expect(made.data).toMatchObject({ state: 'done', paymentId: null });
  expect(made.data.orderId).not.toBe(own.orderId);
  expect((await purse()).available - had.available).toBe(back);
  expect((await readOrder(shop, own)).payable.usd).toBe(before.payable.usd / 2);
  // Each is cancelled by itself, and both refunds together are no more than was paid.
  const apart = { ...own, orderId: made.data.orderId };
  const left = await previewOf(shop, own);
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: own.buyer.token,
    body: { orderId: own.orderId, refundUsd: left.refundUsd },
  });
  expect(cancelled.code).toBe(200);
  expect((await readOrder(shop, apart)).state).toBe('pending_verification');
});

test('children need somebody grown up on either side, a baby goes with the lap it sits on', async () => {
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const born = (years: number) => ({ birthDate: `${Number(dayAhead(shop, 6).slice(0, 4)) - years}-01-01` });
  const adults = [guestOf(await newPassenger(shop, buyer.token)), guestOf(await newPassenger(shop, buyer.token))];
  const child = guestOf(await newPassenger(shop, buyer.token, born(7)), { ageType: 'child', age: 7 });
  const baby = guestOf(await newPassenger(shop, buyer.token, born(1)), { ageType: 'baby', age: 1, infantOf: 2 });
  const more = { childAges: [7], babies: 1 };
  const own = await paidWays(shop, { ways: [[out(6)]], adults: 2, guests: [...adults, child, baby], buyer, more });
  const ask = (moving: number[]) => askChange(shop, own, { ways: [{ slice: 1, legs: [out(7)] }], moving });
  const adult = { moving: 'field.flight_moving_adult' };
  const lap = { moving: 'field.flight_moving_lap' };
  expect(fieldsOf(await ask([3]))).toEqual(adult);
  expect(fieldsOf(await ask([1, 2]))).toEqual(adult);
  expect(fieldsOf(await ask([2]))).toEqual(lap);
  expect(fieldsOf(await ask([1, 4]))).toEqual(lap);
  expect(fieldsOf(await ask([9]))).toEqual({ 'moving.0': 'field.invalid' });
  expect(refusalOf(await askChange(shop, own, { moving: [1] }))).toBe('travel.same_dates');
  const leaving = await askChange(shop, own, { ways: [{ slice: 1, legs: [out(7)] }], moving: [1], leaving: [2] });
  expect(fieldsOf(leaving)).toEqual({ leaving: 'field.invalid' });
  const asked = await ask([2, 4]);
  const made = await makeChange(shop, own, asked.data.id);
  await payTrip(shop, buyer.token, made.data.paymentId ?? '');
  const rest = await readOrder(shop, own);
  expect(rest.guests.map(({ ageType, infantOf }) => [ageType, infantOf])).toEqual([
    ['adult', null],
    ['child', null],
  ]);
  const apart = await readOrder(shop, { ...own, orderId: rest.others[0]?.id ?? '' });
  expect(apart.guests.map(({ ageType, infantOf }) => [ageType, infantOf])).toEqual([
    ['adult', null],
    ['baby', 1],
  ]);
});

test('not paid in time nothing is split; given up, changed or cancelled meanwhile neither', async () => {
  const own = await paidWays(shop, { ways: [[out(6)]], adults: 2 });
  const before = await readOrder(shop, own);
  const ask = async () => (await askChange(shop, own, { ways: [{ slice: 1, legs: [out(7)] }], moving: [1] })).data.id;
  const [first, second] = [await ask(), await ask()];
  const made = await makeChange(shop, own, first);
  expect((await readOrder(shop, own)).openChange).toMatchObject({ moves: [1] });
  await passTime(shop, 30 * MINUTE);
  await shop.app.runJobs('travel.expire');
  expect(await soldOn(pair.out, out(7).day)).toBeUndefined();
  expect(await readOrder(shop, own)).toMatchObject({ others: [], payable: before.payable, openChange: null });
  expect((await payTrip(shop, own.buyer.token, made.data.paymentId ?? '')).code).not.toBe(200);
  expect((await makeChange(shop, own, second)).code).not.toBe(200);
  const third = await makeChange(shop, own, await ask());
  const left = await previewOf(shop, own);
  const body = { orderId: own.orderId, refundUsd: left.refundUsd };
  expect((await shop.call(travel.cancelTravelOrder, { token: own.buyer.token, body })).code).toBe(200);
  expect((await payTrip(shop, own.buyer.token, third.data.paymentId ?? '')).code).not.toBe(200);
  expect((await readOrder(shop, own)).others).toEqual([]);
});

test('points and what was paid for earlier changes go along with the one; a second is split off what was split', async () => {
  await changeBy(db(), 'light', { feeUsd: 1_000 });
  const buyer = await shop.buyer({ usd: 1_000_000, points: 5_000 });
  const trip = { slices: [wayOf([out(6)], 'light')], adults: 4, usePoints: true };
  const quote = await quoteTrip(shop, buyer.token, trip);
  const guests = [];
  while (guests.length < 4) guests.push(guestOf(await newPassenger(shop, buyer.token)));
  const placed = await bookTrip(shop, buyer.token, quote.data.id, guests);
  await payTrip(shop, buyer.token, placed.data.paymentId);
  const own = { buyer, orderId: placed.data.orderId, paymentId: placed.data.paymentId };
  const change = async (of: Own, day: number, moving: number[]) => {
    const asked = await askChange(shop, of, { ways: [{ slice: 1, legs: [out(day)], brand: 'flex' }], moving });
    const made = await makeChange(shop, of, asked.data.id);
    if (made.data.paymentId) await payTrip(shop, buyer.token, made.data.paymentId);
    return asked.data;
  };
  await change(own, 7, []);
  const whole = await readOrder(shop, own);
  const first = await change(own, 8, [2, 3, 4]);
  expect(first.before.payable.usd + (first.others?.usd ?? 0)).toBe(whole.payable.usd);
  const apart = { ...own, orderId: (await readOrder(shop, own)).others[0]?.id ?? '' };
  const second = await change(apart, 9, [1]);
  expect(second.before.payable.usd + (second.others?.usd ?? 0)).toBe(first.after.payable.usd);
  expect((await readOrder(shop, own)).others).toHaveLength(2);
  expect((await walletOf(shop, buyer.id)).points).toBeGreaterThanOrEqual(0);
});

test('staff split a booking by the same rules; another customer and other staff do not find it', async () => {
  const own = await paidWays(shop, { ways: [[out(6)]], adults: 2 });
  const [token, stranger] = [await shop.staff(), await shop.buyer()];
  const ways = [{ slice: 1, legs: [out(7)] }];
  expect(refusalOf(await askChange(shop, own, { ways, moving: [1], token: stranger.token }))).toBe('record.not_found');
  const at = { token, params: { id: own.orderId } };
  const raw = { slices: [{ slice: 1, ...wayOf([out(7)], 'light') }], moving: [1], waiveFee: true };
  const asked = await shop.call(staffFlights.quoteFlightChange, { ...at, raw });
  expect(asked.data).toMatchObject({ fee: { usd: 0 }, due: null, back: null });
  const { version } = (await shop.call(desk.readTravelOrder, at)).data;
  const body = { version, changeId: asked.data.id, note: 'Asked by phone' };
  const made = await shop.call(staffFlights.changeFlight, {
    ...at,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(made.data).toMatchObject({ id: own.orderId, others: [{ number: expect.any(String) }] });
});

test('a discount stays with who stays; what the one was bought at is theirs, and the deal has it back', async () => {
  const token = await shop.staff();
  const [key] = flightDealKeys({ from: pair.from.cityId, to: pair.to.cityId, cabin: 'economy', brand: 'light' });
  const id = await makeDeal(shop, token, { kind: 'flight', key: key ?? '', value: 50, quota: 9 });
  const own = await paidWays(shop, { ways: [[out(6)]], adults: 3 });
  const before = await readOrder(shop, own);
  expect((await readDeal(shop, id)).left).toBe(6);
  const asked = await askChange(shop, own, { ways: [{ slice: 1, legs: [out(7)] }], moving: [3] });
  expect(asked.data.before.payable.usd * 3).toBe(before.payable.usd);
  const made = await makeChange(shop, own, asked.data.id);
  await payTrip(shop, own.buyer.token, made.data.paymentId ?? '');
  expect((await readDeal(shop, id)).left).toBe(7);
  const rest = await readOrder(shop, own);
  const deal = (order: typeof rest) => order.priceLines.find(({ step }) => step === 'deal')?.amount.usd ?? 0;
  expect(deal(rest) * 3).toBe(deal(before) * 2);
});

test('two splits of one booking, cancelling and paying at once: one of them happens whole, or none', async () => {
  const other = await testApp({ databaseUrl: shop.databaseUrl });
  const second: Shop = { ...shop, ...other };
  for (let round = 0; round < 4; round += 1) {
    const own = await paidWays(shop, { ways: [[out(6)]], adults: 3 });
    const ways = [{ slice: 1, legs: [out(7)] }];
    const [one, two] = [
      await askChange(shop, own, { ways, moving: [1] }),
      await askChange(shop, own, { ways, moving: [2] }),
    ];
    const made = await Promise.all([makeChange(shop, own, one.data.id), makeChange(second, own, two.data.id)]);
    // The later of both ends the earlier, whose seat is free again.
    expect(made.some(({ code }) => code === 200)).toBe(true);
    const open = (await readOrder(shop, own)).openChange;
    const left = await previewOf(shop, own);
    await Promise.all([
      payTrip(second, own.buyer.token, open?.paymentId ?? ''),
      shop.call(travel.cancelTravelOrder, {
        token: own.buyer.token,
        body: { orderId: own.orderId, refundUsd: left.refundUsd },
      }),
    ]);
    const order = await readOrder(shop, own);
    if (order.state === 'cancelled') expect(order.others).toEqual([]);
    else expect(order.others).toHaveLength(1);
  }
  await other.close();
});
