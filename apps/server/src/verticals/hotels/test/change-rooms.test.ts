import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as staffHotels } from '@app/contract/verticals/hotels/staff-endpoints';
import { addMs, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  askChange,
  type Booked,
  bookedStay,
  makeChange,
  nights,
  type OtherStayAsked,
  payStay,
  readStay,
  soldNights,
} from './changes.fixtures.ts';
import { GUEST, type NewHotel, plantHotel, plantSuite, stayOf } from './fixtures.ts';

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
  return (await shop.app.verify()).filter((result) => !result.ok).map(({ name }) => name);
};
afterEach(async () => expect(await broken()).toEqual([]));
afterAll(async () => {
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const at = (inDays: number, count: number) => nights(shop, inDays, count);
const ask = (of: Booked, wanted: OtherStayAsked, on: Shop = shop) => askChange(on, of, wanted);
const make = (of: Booked, changeId: string, on: Shop = shop) => makeChange(on, of, changeId);
const read = (of: Booked) => readStay(shop, of);
const sold = (roomTypeId: string, from: number, count: number) => soldNights(shop, { roomTypeId, from, count });
const fieldsOf = (answer: { data: unknown }) => (answer.data as { fields?: Record<string, string> }).fields;

/** Another room type of a house, dearer by half. */
const suiteOf = (house: NewHotel, of: { units?: number } = {}) => plantSuite(shop, staff, { house, ...of });
const takes = async (own: Booked, wanted: OtherStayAsked, on: Shop = shop) => {
  const change = await ask(own, wanted, on);
  expect(change.code).toBe(200);
  const made = await make(own, change.data.id, on);
  if (made.data.paymentId) expect((await payStay(shop, own, made.data.paymentId)).code).toBe(200);
  return { change: change.data, made };
};

test('a third person, a child in another room: people change, rooms and nights stay, and the price follows room by room', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const own = await bookedStay(shop, house, { inDays: 20, nights: 2, rooms: 2 });
  const rooms = [
    { was: 1, adults: 3 },
    { was: 2, adults: 2, childAges: [4] },
  ];
  const { change } = await takes(own, { ...at(20, 2), rooms });
  // An extra adult for two nights, with the tax; a child of four costs nothing.
  expect(change).toMatchObject({ due: { usd: 6_600 }, fee: { usd: 0 }, policyKept: true });
  expect(await sold(house.roomTypeId, 20, 2)).toEqual([2, 2]);
  const after = await read(own);
  expect(after.subject.item).toMatchObject({ rooms: [{ adults: 3 }, { adults: 2, childAges: [4] }] });
  expect(after.guests).toHaveLength(2);
  const { rows } = await sql<{ usd: string }>`SELECT unit_price_usd AS usd FROM travel_order_item
    WHERE order_id = ${own.orderId} ORDER BY key`.execute(db());
  expect(rows.map(({ usd }) => Number(usd))).toEqual([26_000, 20_000]);
});

test('one room fewer gives back what it cost and frees it at once; its guest goes, the others keep theirs', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const own = await bookedStay(shop, house, { inDays: 20, nights: 2, rooms: 2 });
  const guests = [GUEST, { ...GUEST, unit: 2, givenName: 'Bruno' }];
  const named = await shop.call(travel.changeGuests, {
    token: own.buyer.token,
    raw: { orderId: own.orderId, guests },
  });
  expect(named.code).toBe(200);
  const { change } = await takes(own, { ...at(20, 2), rooms: [{ was: 2, adults: 2 }] });
  expect(change).toMatchObject({ back: { usd: 22_000 }, fee: { usd: 0 } });
  expect(await sold(house.roomTypeId, 20, 2)).toEqual([1, 1]);
  expect((await read(own)).guests).toMatchObject([{ unit: 1, givenName: 'Bruno' }]);
});

test('a room more is held until it is paid, and nobody else has it meanwhile; whoever sleeps in it is named, and is once it is paid', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const own = await bookedStay(shop, house, { inDays: 20, nights: 2 });
  const rooms = [
    { was: 1, adults: 2 },
    { was: null, adults: 1 },
  ];
  expect(fieldsOf(await ask(own, { ...at(20, 2), rooms }))).toEqual({ guests: 'field.hotel_guest_per_room' });
  const added = { unit: 2, givenName: 'Bruno', familyName: 'Reis' };
  const change = await ask(own, { ...at(20, 2), rooms, guests: [added] });
  // One alone has five dollars off.
  expect(change.data.due?.usd).toBe(20_900);
  const made = await make(own, change.data.id);
  expect(await sold(house.roomTypeId, 20, 2)).toEqual([11, 11]);
  expect((await read(own)).guests).toHaveLength(1);
  const other = await shop.buyer();
  const raw = { ...stayOf(shop, house, { inDays: 20, nights: 1 }), usePoints: false };
  const quote = await shop.call(hotels.createHotelQuote, { token: other.token, raw });
  expect(quote.code).toBe(refusalCode('hotel.unavailable'));
  await payStay(shop, own, made.data.paymentId);
  expect(await sold(house.roomTypeId, 20, 2)).toEqual([2, 2]);
  expect((await read(own)).guests).toMatchObject([{ unit: 1 }, { unit: 2, givenName: 'Bruno' }]);
});

test('a room more that is not paid in time is free at once for whoever asks', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const own = await bookedStay(shop, house, { inDays: 20, nights: 2 });
  const rooms = [
    { was: 1, adults: 2 },
    { was: null, adults: 2 },
  ];
  const change = await ask(own, { ...at(20, 2), rooms, guests: [{ ...GUEST, unit: 2 }] });
  await make(own, change.data.id);
  await sql`UPDATE hotel_change SET expires_at = ${addMs(new Date(), -MINUTE)}`.execute(db());
  await sql`UPDATE travel_change SET expires_at = ${addMs(new Date(), -MINUTE)}
    WHERE state = 'awaiting_payment'`.execute(db());
  const other = await bookedStay(shop, house, { inDays: 20, nights: 2 });
  expect((await read(other)).state).toBe('pending_verification');
  expect(await sold(house.roomTypeId, 20, 2)).toEqual([2, 2]);
});

test('another room type: its nights are held, the former let go with the swap; dearer costs no fee, cheaper gives up what it costs less', async () => {
  const house = await plantHotel(shop, staff, { units: 1 });
  const suite = await suiteOf(house);
  const own = await bookedStay(shop, house, { inDays: 1, nights: 4 });
  const choices = await shop.call(hotels.otherRooms, {
    token: own.buyer.token,
    query: { order: own.orderId, ...at(1, 4), rooms: '2' },
  });
  // Its own room is the last one and counts as free.
  expect(choices.data.map(({ name, plans }) => [name, plans[0]?.closed, plans[0]?.price?.total.usd])).toEqual([
    ['Double', null, 44_000],
    ['Suite', null, 66_000],
  ]);
  const up = await ask(own, { ...at(1, 4), planId: suite.planId });
  expect(up.data).toMatchObject({ due: { usd: 22_000 }, fee: { usd: 0 }, policyKept: true });
  const made = await make(own, up.data.id);
  expect([await sold(house.roomTypeId, 1, 4), await sold(suite.roomTypeId, 1, 4)]).toEqual([
    [1, 1, 1, 1],
    [10, 10, 10, 10],
  ]);
  await payStay(shop, own, made.data.paymentId);
  expect([await sold(house.roomTypeId, 1, 4), await sold(suite.roomTypeId, 1, 4)]).toEqual([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ]);
  expect((await read(own)).subject).toMatchObject({ subtitle: 'Suite', item: { planId: suite.planId } });
  // Within two days half is due: back to the room that costs a third less gives up a third of it.
  const down = await ask(own, { ...at(1, 4), planId: house.planId });
  expect(down.data.fee.usd).toBe(11_002);
  expect(down.data.back?.usd).toBe(22_000 - 11_002);
  await make(own, down.data.id);
  expect([await sold(house.roomTypeId, 1, 4), await sold(suite.roomTypeId, 1, 4)]).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ]);
});

test('a room fewer within the terms of cancelling loses the fee of its nights alone', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const own = await bookedStay(shop, house, { inDays: 1, nights: 2, rooms: 2 });
  const one = await ask(own, { ...at(1, 2), rooms: [{ was: 1, adults: 2 }] });
  expect(one.data).toMatchObject({ fee: { usd: 11_000 }, back: { usd: 11_000 } });
});

test('each refusal leaves the booking as it is', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const elsewhere = await plantHotel(shop, staff);
  const suite = await suiteOf(house);
  const own = await bookedStay(shop, house, { inDays: 20, nights: 2 });
  await bookedStay(shop, suite, { inDays: 20, nights: 1 });
  const wanted = (rooms: OtherStayAsked['rooms'], more: Partial<OtherStayAsked> = {}) =>
    ask(own, { ...at(20, 2), ...(rooms && { rooms }), ...more });
  expect((await wanted([{ was: 1, adults: 2 }])).code).toBe(refusalCode('travel.same_dates'));
  expect((await wanted([{ was: 1, adults: 4 }])).code).toBe(refusalCode('hotel.occupancy'));
  expect((await wanted(undefined, { planId: suite.planId })).code).toBe(refusalCode('hotel.unavailable'));
  expect((await wanted(undefined, { planId: elsewhere.planId })).code).toBe(refusalCode('record.not_found'));
  expect((await wanted(undefined, { planId: randomUUID() })).code).toBe(refusalCode('record.not_found'));
  expect(fieldsOf(await wanted([{ was: 2, adults: 2 }]))).toEqual({ 'rooms.0.was': 'field.invalid' });
  expect(
    fieldsOf(
      await wanted([
        { was: 1, adults: 2 },
        { was: 1, adults: 2 },
      ]),
    ),
  ).toEqual({ rooms: 'field.invalid' });
  expect(fieldsOf(await wanted([]))).toEqual({ rooms: 'field.required' });
  expect(fieldsOf(await wanted([{ was: 1, adults: 17 }]))).toHaveProperty(['rooms.0.adults']);
  const many = [{ was: 1, adults: 2 }, ...Array.from({ length: 2 }, () => ({ was: null, adults: 2 }))];
  const guests = [2, 3].map((unit) => ({ ...GUEST, unit }));
  expect((await wanted(many, { guests })).code).toBe(refusalCode('hotel.unavailable'));
  const full = Array.from({ length: 8 }, (_, room) => ({ was: room === 0 ? 1 : null, adults: 3 }));
  expect(fieldsOf(await wanted(full))).toEqual({ rooms: 'field.hotel_adults_max' });
  const stranger = { ...own, buyer: await shop.buyer() };
  expect((await ask(stranger, { ...at(20, 2), rooms: [{ was: 1, adults: 1 }] })).code).toBe(
    refusalCode('record.not_found'),
  );
  const query = { order: own.orderId, ...at(20, 2), rooms: '2' };
  expect((await shop.call(hotels.otherRooms, { token: stranger.buyer.token, query })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await shop.call(hotels.otherRooms, { query })).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await shop.call(hotels.otherRooms, { token: own.buyer.token, query: { ...query, rooms: 'x' } })).code).toBe(
    refusalCode('input.invalid'),
  );
  expect(await sold(house.roomTypeId, 20, 2)).toEqual([1, 1]);
});

test('staff change rooms and people within their tree, and see the same choices; others’ staff do not find it', async () => {
  const house = await plantHotel(shop, staff, { units: 2 });
  const own = await bookedStay(shop, house, { inDays: 20, nights: 2 });
  const params = { id: own.orderId };
  const query = { ...at(20, 2), rooms: '2,1' };
  expect(
    (await shop.call(staffHotels.otherRooms, { token: staff, params, query })).data[0]?.plans[0]?.closed,
  ).toBeNull();
  const rooms = [
    { was: 1, adults: 1 },
    { was: null, adults: 1 },
  ];
  const raw = { ...at(20, 2), rooms, guests: [{ ...GUEST, unit: 2 }], waiveFee: false };
  const change = await shop.call(staffHotels.quoteStayChange, { token: staff, params, raw });
  const { version } = (await shop.call(desk.readTravelOrder, { token: staff, params })).data;
  const made = await shop.call(staffHotels.changeStay, {
    token: staff,
    params,
    body: { version, changeId: change.data.id, note: 'Asked by phone' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(made.data.changes).toMatchObject([{ state: 'awaiting_payment', byStaff: true }]);
  const { openChange } = await read(own);
  await payStay(shop, own, openChange?.paymentId ?? '');
  expect((await read(own)).subject.item).toMatchObject({ rooms: [{ adults: 1 }, { adults: 1 }] });
  const poor = await shop.staff({ permissions: ['travel.orders.view'] });
  expect((await shop.call(staffHotels.otherRooms, { token: poor, params, query })).code).toBe(
    refusalCode('access.denied'),
  );
});

test('every invariant about changes of rooms is broken by what it forbids', async () => {
  const house = await plantHotel(shop, staff, { units: 3 });
  const own = await bookedStay(shop, house, { inDays: 20, nights: 1 });
  const rooms = [
    { was: 1, adults: 2 },
    { was: null, adults: 2 },
  ];
  const change = await ask(own, { ...at(20, 1), rooms, guests: [{ ...GUEST, unit: 2 }] });
  await make(own, change.data.id);
  /** The invariants that fail while a column of a table is another, which is put right again. */
  const spoilt = async (table: 'hotel_change' | 'hotel_booking', by: number) => {
    await sql`UPDATE ${sql.table(table)} SET rooms = rooms + ${by} WHERE order_id = ${own.orderId}`.execute(db());
    const names = await broken();
    await sql`UPDATE ${sql.table(table)} SET rooms = rooms - ${by} WHERE order_id = ${own.orderId}`.execute(db());
    return names;
  };
  expect(await spoilt('hotel_change', 1)).toEqual(['hotels.nights_match_bookings', 'hotels.changes_wait_for_money']);
  expect(await spoilt('hotel_booking', 1)).toEqual(['hotels.nights_match_bookings', 'hotels.stays_are_their_orders']);
});

test('two processes: the last room, a change beside cancelling and two changes of one stay; every room is had once', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const house = await plantHotel(shop, staff, { units: 2 });
    const suite = await suiteOf(house);
    const own = await bookedStay(shop, house, { inDays: 20, nights: 2 });
    const other = await bookedStay(shop, suite, { inDays: 20, nights: 2 });
    const more = [
      { was: 1, adults: 2 },
      { was: null, adults: 2 },
    ];
    const guests = [{ ...GUEST, unit: 2 }];
    const asked = [
      await ask(own, { ...at(20, 2), rooms: more, guests }),
      await ask(own, { ...at(21, 2) }),
      // Whoever has the suite takes the double instead: there is one.
      await ask(other, { ...at(20, 2), planId: house.planId }),
    ];
    await Promise.all([
      ...asked.slice(0, 2).map(({ data }, index) => make(own, data.id, index === 0 ? shop : second)),
      make(other, asked[2]?.data.id ?? '', turn % 3 === 0 ? shop : second),
      turn % 2 === 0
        ? shop.call(travel.cancelTravelOrder, {
            token: own.buyer.token,
            body: { orderId: own.orderId, refundUsd: 22_000 },
          })
        : Promise.resolve(),
    ]);
    for (const [id, units] of [
      [house.roomTypeId, 2],
      [suite.roomTypeId, 1],
    ] as const) {
      for (const n of await sold(id, 20, 3)) expect(Math.floor(n / 10) + (n % 10)).toBeLessThanOrEqual(units);
    }
    expect(await broken()).toEqual([]);
  }
});

test('two processes: two who take the room that the other leaves both have it, or are told that it is gone', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const house = await plantHotel(shop, staff, { units: 2 });
    const suite = await suiteOf(house, { units: 2 });
    const one = await bookedStay(shop, house, { inDays: 20, nights: 3 });
    const two = await bookedStay(shop, suite, { inDays: 20, nights: 3 });
    const up = await ask(one, { ...at(20, 3), planId: suite.planId });
    const down = await ask(two, { ...at(20, 3), planId: house.planId });
    const [made, back] = await Promise.all([make(one, up.data.id), make(two, down.data.id, second)]);
    expect([made.code, back.code]).toEqual([200, 200]);
    await payStay(shop, one, made.data.paymentId);
    expect([await sold(house.roomTypeId, 20, 3), await sold(suite.roomTypeId, 20, 3)]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
  }
});
