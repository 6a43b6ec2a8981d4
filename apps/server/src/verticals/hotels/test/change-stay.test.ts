import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as staffHotels } from '@app/contract/verticals/hotels/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { monthNights } from '../db/night.repo.ts';
import {
  askChange,
  type Booked,
  bookedStay,
  makeChange,
  nights as nightsFrom,
  readStay,
  soldNights,
} from './changes.fixtures.ts';
import { dayAhead, type NewHotel, plantHotel, stayOf } from './fixtures.ts';

// Two processes on one database.
let shop: Shop;
let second: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  const { testApp } = await import('../../../testing/test-app.ts');
  second = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20' } })) };
  staff = await shop.staff();
});
const broken = async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  return (await shop.app.verify()).filter((result) => !result.ok);
};
afterEach(async () => expect(await broken()).toEqual([]));
afterAll(async () => {
  await second.close();
  await shop.close();
});

const stay = (house: NewHotel, of: Parameters<typeof bookedStay>[2] = {}) => bookedStay(shop, house, of);
const nights = (inDays: number, count: number) => nightsFrom(shop, inDays, count);
type Nights = ReturnType<typeof nights>;
const ask = (of: Booked, wanted: Nights, at: Shop = shop) => askChange(at, of, wanted);
const make = (of: Booked, changeId: string, at: Shop = shop) => makeChange(at, of, changeId);
const read = (of: Booked) => readStay(shop, of);
const sold = (house: NewHotel, from: number, count: number) => soldNights(shop, { ...house, from, count });

test('moved by a day in a house of one room: the nights in common are kept, the rest is swapped, the price is the same', async () => {
  const house = await plantHotel(shop, staff, { units: 1 });
  const own = await stay(house, { inDays: 20, nights: 3 });
  const change = await ask(own, nights(21, 3));
  expect(change.code).toBe(200);
  expect(change.data).toMatchObject({ due: null, back: null, fee: { usd: 0 } });
  expect((await make(own, change.data.id)).data).toMatchObject({ state: 'done', paymentId: null });
  expect(await sold(house, 20, 5)).toEqual([0, 1, 1, 1, 0]);
  expect(await read(own)).toMatchObject({
    service: { from: dayAhead(shop, 21), to: dayAhead(shop, 24) },
    subject: { item: { checkIn: dayAhead(shop, 21), nights: 3 } },
    state: 'pending_verification',
  });
});

test('a longer stay holds only the nights it does not have until it is paid; others cannot have any of them', async () => {
  const house = await plantHotel(shop, staff, { units: 1 });
  const own = await stay(house, { inDays: 20, nights: 2 });
  const change = await ask(own, nights(19, 4));
  expect(change.data.due?.usd).toBe(22_000);
  const made = await make(own, change.data.id);
  expect(await sold(house, 18, 6)).toEqual([0, 10, 1, 1, 10, 0]);
  const other = await shop.buyer();
  const taken = await shop.call(hotels.createHotelQuote, {
    token: other.token,
    raw: { ...stayOf(shop, house, { inDays: 19, nights: 1 }), usePoints: false },
  });
  expect(taken.code).toBe(refusalCode('hotel.unavailable'));
  const body = { payment: made.data.paymentId ?? '', channel: shop.balanceChannel };
  expect((await shop.call(paymentEndpoints.pay, { token: own.buyer.token, body })).code).toBe(200);
  expect(await sold(house, 18, 6)).toEqual([0, 1, 1, 1, 1, 0]);
});

test('each refusal: the same nights, no room, rules of the whole stay, another’s id, a stale version, too late, cancelled', async () => {
  const house = await plantHotel(shop, staff, { units: 1 });
  const own = await stay(house, { inDays: 20, nights: 2 });
  await stay(house, { inDays: 25, nights: 2 });
  expect((await ask(own, nights(20, 2))).code).toBe(refusalCode('travel.same_dates'));
  expect((await ask(own, nights(24, 2))).code).toBe(refusalCode('hotel.unavailable'));
  expect((await ask(own, nights(20, 30))).code).toBe(refusalCode('input.invalid'));
  expect((await ask(own, nights(500, 2))).code).toBe(refusalCode('input.invalid'));
  expect((await ask(own, nights(-3, 2))).code).toBe(refusalCode('input.invalid'));
  const stranger = { ...own, buyer: await shop.buyer() };
  expect((await ask(stranger, nights(21, 2))).code).toBe(refusalCode('record.not_found'));
  const change = await ask(own, nights(21, 2));
  expect((await make(stranger, change.data.id)).code).toBe(refusalCode('record.not_found'));
  expect((await make(own, randomUUID())).code).toBe(refusalCode('record.not_found'));
  const sooner = await ask(own, nights(22, 2));
  expect((await make(own, sooner.data.id)).code).toBe(200);
  expect((await make(own, change.data.id)).code).toBe(refusalCode('record.stale'));
  await shop.call(travel.cancelTravelOrder, {
    token: own.buyer.token,
    body: { orderId: own.orderId, refundUsd: 22_000 },
  });
  expect((await ask(own, nights(30, 2))).code).toBe(refusalCode('order.not_allowed'));
  // Other dates are of the room and the board that were shown with them.
  const dinner = await plantHotel(shop, staff);
  const fed = await stay(dinner, { inDays: 20, nights: 2 });
  const shown = await ask(fed, nights(22, 2));
  await sql`UPDATE hotel_plan SET board = 'half_board' WHERE id = ${dinner.planId}`.execute(shop.app.platform.db);
  expect((await make(fed, shown.data.id)).code).toBe(refusalCode('travel.change_differs'));
  const near = await stay(await plantHotel(shop, staff), { inDays: 0, nights: 1 });
  const { clock } = shop.app.platform;
  await clock.move({ ms: 24 * 3_600_000, reset: false });
  expect((await ask(near, nights(5, 1))).code).toBe(refusalCode('travel.change_too_late'));
  await clock.move({ ms: 0, reset: true });
});

/** What cancelling costs now by a policy that is shown. */
const costNow = (policy: readonly { until: string | null; fee: { usd: number } }[]) => {
  const now = shop.app.platform.clock.now().toISOString();
  return policy.find(({ until }) => until === null || now < until)?.fee.usd;
};
const cancelFee = async (of: Booked) => {
  const query = { id: of.orderId };
  return (await shop.call(travel.cancelPreview, { token: of.buyer.token, query })).data.fee.usd;
};

test('a stay does not escape its policy by other dates: cancelling costs what it did, by any chain of changes', async () => {
  const house = await plantHotel(shop, staff);
  const own = await stay(house, { inDays: 1, nights: 14 });
  const fee = await cancelFee(own);
  expect(fee).toBe(77_000);
  const moved = await ask(own, nights(2, 14));
  expect(moved.data).toMatchObject({ fee: { usd: 5_500 }, policyKept: true });
  expect(costNow(moved.data.policy)).toBe(fee);
  const { paymentId } = (await make(own, moved.data.id)).data;
  const body = { payment: paymentId ?? '', channel: shop.balanceChannel };
  expect((await shop.call(paymentEndpoints.pay, { token: own.buyer.token, body })).code).toBe(200);
  expect(await cancelFee(own)).toBe(fee);
  expect((await read(own)).policy).toEqual(moved.data.policy);
  // Once more, and a week longer: the fee of 14 nights stays.
  const again = await ask(own, nights(9, 21));
  const paid = { payment: (await make(own, again.data.id)).data.paymentId ?? '', channel: shop.balanceChannel };
  expect((await shop.call(paymentEndpoints.pay, { token: own.buyer.token, body: paid })).code).toBe(200);
  expect(await cancelFee(own)).toBe(fee);
  // A third of it keeps a third of the fee; what was given up was paid for.
  const shorter = await ask(own, nights(9, 7));
  expect(shorter.data.fee.usd).toBe(51_333);
  expect((await make(own, shorter.data.id)).data.state).toBe('done');
  expect(await cancelFee(own)).toBe(25_667);
});

test('staff who waive what a change costs also waive the terms of before; without that they go on', async () => {
  const house = await plantHotel(shop, staff);
  const own = await stay(house, { inDays: 1, nights: 4 });
  const params = { id: own.orderId };
  // So far ahead that they are free to cancel at any hour of this day; one night is in common.
  const quote = (waiveFee: boolean) =>
    shop.call(staffHotels.quoteStayChange, { token: staff, params, body: { ...nights(4, 4), waiveFee } });
  expect((await quote(false)).data).toMatchObject({ fee: { usd: 16_500 }, policyKept: true });
  expect(costNow((await quote(false)).data.policy)).toBe(22_000);
  const waived = await quote(true);
  expect(waived.data).toMatchObject({ fee: { usd: 0 }, policyKept: false });
  expect(costNow(waived.data.policy)).toBe(0);
});

test('staff change a stay within their tree, with the reason in the log; a dearer one waits for its customer', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const own = await stay(house, { inDays: 20, nights: 2 });
  const params = { id: own.orderId };
  const quote = (wanted: Nights, waiveFee = false) =>
    shop.call(staffHotels.quoteStayChange, { token: staff, params, body: { ...wanted, waiveFee } });
  const { version } = (await shop.call(desk.readTravelOrder, { token: staff, params })).data;
  const change = async (changeId: string, seen: number) =>
    shop.call(staffHotels.changeStay, {
      token: staff,
      params,
      body: { version: seen, changeId, note: 'Asked by phone' },
      headers: { 'idempotency-key': randomUUID() },
    });
  expect((await quote(nights(20, 2))).code).toBe(refusalCode('travel.same_dates'));
  const shorter = await quote(nights(20, 1));
  expect(shorter.data.back?.usd).toBe(11_000);
  expect((await change(shorter.data.id, version - 1)).code).toBe(refusalCode('record.stale'));
  expect((await change(shorter.data.id, version)).data).toMatchObject({
    service: { to: dayAhead(shop, 21) },
    payableUsd: 11_000,
    changes: [{ state: 'done', byStaff: true, backUsd: 11_000 }],
  });
  const longer = await quote(nights(20, 3));
  const waiting = await change(longer.data.id, version + 1);
  expect(waiting.data).toMatchObject({
    payableUsd: 11_000,
    changes: [{}, { state: 'awaiting_payment', dueUsd: 22_000 }],
  });
  // The customer may not take what staff had priced for themselves.
  const theirs = await quote(nights(22, 1));
  expect((await make(own, theirs.data.id)).code).toBe(refusalCode('record.not_found'));
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM operation_log
    WHERE action = 'travel_order.change_dates' AND record = ${`travel_order/${own.orderId}`}`.execute(
    shop.app.platform.db,
  );
  expect(rows[0]?.n).toBe(2);
});

test('two processes: two who move to the same free night, and one who books it: exactly one has it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const house = await plantHotel(shop, staff, { units: 1 });
    const early = await stay(house, { inDays: 20, nights: 2 });
    const late = await stay(house, { inDays: 23, nights: 2 });
    // The night between is free: one stay would end a night later, the other begin a night earlier.
    const [one, two] = [await ask(early, nights(21, 2)), await ask(late, nights(22, 2))];
    const done = await Promise.all([make(early, one.data.id), make(late, two.data.id, second)]);
    expect(done.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(done.find(({ code }) => code !== 200)?.code).toBeOneOf([
      refusalCode('travel.unavailable'),
      refusalCode('hotel.unavailable'),
    ]);
    const kept = done[0]?.code === 200 ? late : early;
    expect((await read(kept)).service.from).toBe(dayAhead(shop, kept === late ? 23 : 20));
    expect((await sold(house, 20, 5)).reduce((sum, n) => sum + n, 0)).toBe(4);
  }
});

test('what is remembered of a month holds until the time to pay for a change is over: from then on its nights are free', async () => {
  const house = await plantHotel(shop, staff, { units: 1 });
  const own = await stay(house, { inDays: 20, nights: 2 });
  const { db } = shop.app.platform;
  const { checkIn } = stayOf(shop, house, { inDays: 22, nights: 1 });
  const holdsUntil = async () => (await monthNights(db, house.roomTypeId, `${checkIn.slice(0, 7)}-01`)).until;
  expect(await holdsUntil()).toBeNull();
  const change = await ask(own, nights(20, 3));
  expect((await make(own, change.data.id)).data.paymentId).not.toBeNull();
  const { rows } = await sql<{ until: Date }>`SELECT expires_at AS until FROM hotel_change
    WHERE order_id = ${own.orderId}`.execute(db);
  expect(await holdsUntil()).toEqual(rows[0]?.until);
});
