import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as staff } from '@app/contract/verticals/hotels/staff-endpoints';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { addDays } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { CONTACT, datesIn, dayAhead, GUEST, type NewHotel, plantHotel, stayOf, ZONE } from './fixtures.ts';

let shop: Shop;
let token: string;
let house: NewHotel;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  house = await plantHotel(shop, token);
});
afterAll(async () => {
  await shop.app.runJobs('wallet.seal-ledger');
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

type Buyer = Awaited<ReturnType<Shop['buyer']>>;
const quote = (who: Buyer, stay: object) =>
  shop.call(hotels.createHotelQuote, { token: who.token, raw: { ...stay, usePoints: false } });
const book = (who: Buyer, quoteId: string, more: object = {}) =>
  shop.call(hotels.bookHotel, {
    token: who.token,
    raw: { quoteId, guests: [GUEST], contact: CONTACT, arrival: '18:30', wishes: '', policyAccepted: true, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });
const pay = (who: Buyer, payment: string) =>
  shop.call(paymentEndpoints.pay, { token: who.token, body: { payment, channel: shop.balanceChannel } });
const dates = (inDays: number, nights: number) => datesIn(shop, inDays, nights);
const search = async (query: object) =>
  (await shop.call(hotels.hotelSearch, { query: { city: house.cityId, ...query } })).data;
const nights = async () =>
  (
    await sql<{ night: string; held: number; booked: number }>`SELECT night, held, booked FROM hotel_night
      WHERE room_type_id = ${house.roomTypeId} AND held + booked > 0 ORDER BY night`.execute(shop.app.platform.db)
  ).rows;

test('two rooms with a child: search, details and quote ask one price, every step of the order moves its nights', async () => {
  const who = await shop.buyer({ usd: 200_000 });
  const { checkIn, checkOut } = dates(20, 3);
  const party = { rooms: '2', adults: '3', childAges: '4' };
  // Room one: two adults; room two: an adult with a child of four, who is free.
  const listUsd = 3 * (10_000 + 10_000);
  const total = listUsd + listUsd / 10;
  const found = await search({ checkIn, checkOut, ...party });
  expect(found.list).toHaveLength(1);
  expect(found.list[0]).toMatchObject({ id: house.hotelId, board: 'breakfast', freeCancellation: true, roomsLeft: 3 });
  expect(found.list[0]?.price?.total.usd).toBe(total);
  const details = await shop.call(hotels.hotelDetails, { query: { id: house.hotelId, checkIn, checkOut, ...party } });
  const offer = details.data.roomTypes[0]?.plans[0];
  expect(offer?.price).toMatchObject({ total: { usd: total }, taxes: { usd: listUsd / 10 }, nightly: { usd: 11_000 } });
  expect(offer?.policy.map(({ fee }) => fee.usd)).toEqual([0, total / 2, total]);
  const stay = stayOf(shop, house, { nights: 3, rooms: 2, adults: 3, childAges: [4] });
  const quoted = await quote(who, stay);
  expect(quoted.data.payable.usd).toBe(total);
  expect((quoted.data.subject.item as HotelItem).nightly.map(({ usd }) => usd)).toEqual([20_000, 20_000, 20_000]);

  const guests = [GUEST, { ...GUEST, unit: 2 }, { ...GUEST, unit: 2, ageType: 'child', age: 4 }];
  const placed = await book(who, quoted.data.id, { guests });
  expect(placed.data.state).toBe('pending_payment');
  const held = [0, 1, 2].map((day) => ({ night: addDays(checkIn, day), held: 2, booked: 0 }));
  expect(await nights()).toEqual(held);
  expect((await search({ checkIn, checkOut, rooms: '2', adults: '2' })).list).toHaveLength(0);
  expect((await search({ checkIn, checkOut })).list[0]?.roomsLeft).toBe(1);
  // The day of departure is free again.
  expect((await search({ ...dates(23, 1), rooms: '3', adults: '3' })).list).toHaveLength(1);

  expect((await pay(who, placed.data.paymentId)).code).toBe(200);
  expect(await nights()).toEqual(held.map((night) => ({ ...night, held: 0, booked: 2 })));
  const report = await shop.call(staff.hotelReport, {
    token,
    query: { from: checkIn, to: addDays(checkIn, 2), hotel: house.hotelId },
  });
  expect(report.data.total).toMatchObject({
    roomNights: 9,
    booked: 6,
    held: 0,
    revenueUsd: total,
    averageUsd: 11_000,
  });
  expect(report.data.days.map(({ occupancyBp }) => occupancyBp)).toEqual([6_667, 6_667, 6_667]);

  const preview = await shop.call(travel.cancelPreview, { token: who.token, query: { id: placed.data.orderId } });
  expect(preview.data).toMatchObject({ refundUsd: total, fee: { usd: 0 } });
  const cancelled = await shop.call(travel.cancelTravelOrder, {
    token: who.token,
    body: { orderId: placed.data.orderId, reason: '', refundUsd: total },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.data.state).toBe('cancelled');
  expect(await nights()).toEqual([]);
  expect((await search({ checkIn, checkOut, rooms: '3', adults: '3' })).list).toHaveLength(1);
});

test('a stay is found among all orders by its hotel, its room and where the hotel is, in any language', async () => {
  const who = await shop.buyer();
  const { data } = await book(who, (await quote(who, stayOf(shop, house, { inDays: 30 }))).data.id);
  const found = async (keyword: string) =>
    (await shop.call(orderEndpoints.allOrders, { token: who.token, query: { keyword } })).data.list.map(({ id }) => id);
  for (const keyword of ['casa', '测试', 'double', '大床', 'main street'])
    expect([keyword, await found(keyword)]).toEqual([keyword, [data.orderId]]);
  for (const keyword of ['flexible', house.hotelId, 'breakfast'])
    expect([keyword, await found(keyword)]).toEqual([keyword, []]);
  expect((await shop.call(travel.cancelTravelOrder, { token: who.token, body: { orderId: data.orderId } })).code).toBe(
    200,
  );
});

test('nights of 23 and 25 hours are nights: one price each, and the free window ends at the same hour of the house', async () => {
  const who = await shop.buyer();
  const hoursOf = (day: string) =>
    (instantOf(addDays(day, 1), '00:00', ZONE).getTime() - instantOf(day, '00:00', ZONE).getTime()) / 3_600_000;
  const days = Array.from({ length: 350 }, (_, index) => dayAhead(shop, index + 5));
  const changes = days.filter((day) => hoursOf(day) !== 24);
  expect(new Set(changes.map(hoursOf)).size).toBeGreaterThan(0);
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
  for (const change of changes) {
    const across = { ...stayOf(shop, house), checkIn: addDays(change, -1), checkOut: addDays(change, 2) };
    const stay = (await quote(who, across)).data.subject.item as HotelItem;
    expect(
      stay.nightly.map(({ usd }) => usd),
      change,
    ).toEqual([10_000, 10_000, 10_000]);
    const checkIn = addDays(change, 1);
    const after = { ...stayOf(shop, house), checkIn, checkOut: addDays(checkIn, 1) };
    const { policy } = (await quote(who, after)).data;
    expect(clock.format(new Date(policy[0]?.until ?? '')), change).toBe(`${addDays(checkIn, -2)} 14:00`);
  }
});

test('a stay that is over is commented on and counts for the score; staff hide it and it does not', async () => {
  const who = await shop.buyer({ usd: 50_000 });
  const quoted = await quote(who, stayOf(shop, house, { inDays: 40, nights: 1 }));
  const placed = await book(who, quoted.data.id);
  await pay(who, placed.data.paymentId);
  const id = placed.data.orderId;
  const order = async () => (await shop.call(staffTravelEndpoints.readTravelOrder, { token, params: { id } })).data;
  await shop.call(staffTravelEndpoints.confirmTravelOrder, {
    token,
    params: { id },
    body: { version: (await order()).version, references: ['R-1'], note: '' },
  });
  const { version, voucherCode } = await order();
  await shop.call(staffTravelEndpoints.verifyTravelOrder, {
    token,
    params: { id },
    body: { version, voucherCode: voucherCode ?? '', note: 'Early' },
  });
  await shop.call(travel.commentTravelOrder, {
    token: who.token,
    lang: 'zh-cn',
    raw: { orderId: id, rating: 4, text: 'Kind people', pictures: [] },
    headers: { 'idempotency-key': randomUUID() },
  });
  const shown = async () =>
    (await shop.call(travel.travelReviews, { query: { kind: 'hotel', subject: house.hotelId } })).data.list;
  expect(await shown()).toMatchObject([{ rating: 4, text: 'Kind people', lang: 'zh-cn', booked: 'Double' }]);
  const own = async (lang: string) => {
    const asked = { kind: 'hotel', subject: house.hotelId, ownLanguage: '1' } as const;
    return (await shop.call(travel.travelReviews, { lang, query: asked })).data.list.length;
  };
  expect([await own('zh-cn'), await own('en-US')]).toEqual([1, 0]);
  expect((await search(dates(50, 1))).list[0]).toMatchObject({ score: 8, reviews: 1 });
  const list = (await shop.call(staffTravelEndpoints.listTravelComments, { token, query: { kind: 'hotel' } })).data;
  expect(list).toMatchObject({ total: 1, counts: { all: 1, shown: 1, hidden: 0 } });
  const params = { id: list.list[0]?.id ?? '' };
  const hide = (body: object) => shop.call(staffTravelEndpoints.hideTravelComment, { token, params, raw: body });
  expect((await hide({ version: 1, hidden: true, reason: '' })).data).toMatchObject({
    fields: { reason: 'field.required' },
  });
  expect((await hide({ version: 1, hidden: true, reason: 'rude' })).data).toMatchObject({ hidden: true, version: 2 });
  expect((await hide({ version: 1, hidden: false })).status).toBe(409);
  const none = await shop.call(travel.travelReviews, { query: { kind: 'hotel', subject: house.hotelId } });
  expect(none.data).toMatchObject({ error: 'record.not_found' });
  expect((await search(dates(50, 1))).list[0]).toMatchObject({ score: null, reviews: 0 });
  expect((await hide({ version: 2, hidden: false })).code).toBe(200);
  expect(await shown()).toHaveLength(1);
});

test('what cannot be booked is refused with its own reason, before and after the quote', async () => {
  const who = await shop.buyer({ usd: 90_000 });
  const own = await plantHotel(shop, token, { units: 1, cityId: house.cityId, name: 'Small house' });
  const refused = async (stay: object) => {
    const answer = await quote(who, { ...stayOf(shop, own, { inDays: 10 }), ...stay });
    const data = answer.data as { error?: string; fields?: object };
    return data.fields ?? data.error;
  };
  expect(await refused({ planId: randomUUID() })).toBe('record.not_found');
  expect(await refused({ rooms: 2, adults: 2 })).toBe('hotel.unavailable');
  expect(await refused({ adults: 4 })).toBe('hotel.occupancy');
  expect(await refused({ childAges: [18] })).toEqual({ 'childAges.0': 'field.child_age' });
  expect(await refused({ childAges: [null] })).toEqual({ 'childAges.0': 'field.child_age' });
  expect(await refused({ adults: 0 })).toEqual({ adults: 'field.too_small' });
  expect(await refused({ rooms: 9, adults: 9 })).toEqual({ rooms: 'field.too_big' });
  expect(await refused({ rooms: 3, adults: 2 })).toEqual({ adults: 'field.hotel_adult_per_room' });
  expect(await refused({ checkIn: '2026-02-30' })).toMatchObject({ checkIn: 'field.date' });
  expect(await refused(dates(10, 29))).toEqual({ checkOut: 'field.hotel_nights_max' });
  expect(await refused(dates(10, 0))).toEqual({ checkOut: 'field.hotel_nights_min' });
  expect(await refused(dates(-2, 1))).toEqual({ checkIn: 'field.hotel_past' });
  expect(await refused(dates(366, 1))).toEqual({ checkIn: 'field.hotel_far' });
  expect(await refused(dates(365, 1))).toBeUndefined();

  const rule = (body: object) =>
    shop.call(staff.applyCalendarRule, {
      token,
      params: { id: own.hotelId },
      raw: { from: dayAhead(shop, 10), to: dayAhead(shop, 12), planIds: [own.planId], ...body },
      headers: { 'idempotency-key': randomUUID() },
    });
  expect((await rule({ minimumStay: 3 })).data).toEqual({ nights: 3 });
  expect(await refused({})).toBe('hotel.minimum_stay');
  await rule({ minimumStay: 1, closedToArrival: true });
  expect(await refused({})).toBe('hotel.no_arrival');
  await rule({ closedToArrival: false, closedToDeparture: true });
  expect(await refused({})).toBe('hotel.no_departure');
  await rule({ closedToDeparture: false, closed: true });
  expect(await refused({})).toBe('hotel.unavailable');
  await rule({ closed: false, price: { kind: 'set', usd: 20_000 } });
  const first = await quote(who, stayOf(shop, own, { inDays: 10 }));
  expect(first.data.payable.usd).toBe(44_000);
  // A higher price is never charged unasked.
  await rule({ price: { kind: 'percent', percent: 110 } });
  const changed = await book(who, first.data.id);
  expect(changed.data).toMatchObject({ error: 'order.quote_changed', after: { payable: { usd: 48_400 } } });
  // Nor is what is eaten another than what was shown.
  await sql`UPDATE hotel_plan SET board = 'room_only' WHERE id = ${own.planId}`.execute(shop.app.platform.db);
  const fed = await quote(who, stayOf(shop, own, { inDays: 10 }));
  await sql`UPDATE hotel_plan SET board = 'breakfast' WHERE id = ${own.planId}`.execute(shop.app.platform.db);
  expect((await book(who, fed.data.id)).data).toMatchObject({
    error: 'order.quote_changed',
    before: { subject: { item: { board: 'room_only' } }, payable: { usd: 48_400 } },
    after: { subject: { item: { board: 'breakfast' } }, payable: { usd: 48_400 } },
  });
  const revised = await shop.call(travel.reviseTravelQuote, {
    token: who.token,
    raw: { quoteId: first.data.id, usePoints: false },
  });
  const bad = async (more: object) => ((await book(who, revised.data.id, more)).data as { fields?: object }).fields;
  expect(await bad({ guests: [{ ...GUEST, unit: 2 }] })).toEqual({ guests: 'field.hotel_guests' });
  expect(await bad({ guests: [GUEST, { ...GUEST, ageType: 'child', age: 3 }] })).toEqual({
    'guests.1.age': 'field.child_age',
  });
  expect(await bad({ guests: [GUEST, GUEST, GUEST] })).toEqual({ guests: 'field.hotel_guests' });
  expect(await bad({ guests: [] })).toEqual({ guests: 'field.required' });
  expect(await bad({ guests: [{ ...GUEST, givenName: 'R2-D2' }] })).toEqual({
    'guests.0.givenName': 'field.guest_name',
  });
  expect(await bad({ contact: { ...CONTACT, phone: '12' } })).toMatchObject({ 'contact.phone': 'field.address_tel' });
  expect(await bad({ contact: { ...CONTACT, email: 'no' } })).toEqual({ 'contact.email': 'field.email_format' });
  expect(await bad({ policyAccepted: false })).toEqual({ policyAccepted: 'field.hotel_policy' });
  expect(await bad({ arrival: '25:00' })).toEqual({ arrival: 'field.hotel_arrival' });
  // Another customer's quote does not exist.
  const other = await shop.buyer();
  expect((await book(other, revised.data.id)).data).toMatchObject({ error: 'record.not_found' });
  const placed = await book(who, revised.data.id);
  expect(placed.data.state).toBe('pending_payment');
  expect((await book(who, (await quote(who, stayOf(shop, own, { inDays: 60 }))).data.id)).data).toMatchObject({
    error: 'order.unpaid_exists',
  });
  expect((await quote(other, stayOf(shop, own, { inDays: 10 }))).data).toMatchObject({ error: 'hotel.unavailable' });
  // Fewer rooms than are held cannot be.
  const units = await shop.call(staff.editRoomNights, {
    token,
    params: { id: own.roomTypeId },
    raw: { from: dayAhead(shop, 10), to: dayAhead(shop, 10), units: 0 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([units.status, (units.data as unknown as { error: string }).error]).toEqual([409, 'hotel.units_in_use']);
  await shop.call(staff.setHotelFlags, { token, body: { ids: [own.hotelId], online: false } });
  expect(await refused(dates(80, 1))).toBe('hotel.offline');
  expect((await shop.call(hotels.hotelDetails, { query: { id: own.hotelId } })).data).toMatchObject({
    error: 'hotel.offline',
  });
});

test('the tax of a stay is named in the language of the reader', async () => {
  const who = await shop.buyer({ usd: 50_000 });
  const named = async (lang: string) => {
    const raw = { ...stayOf(shop, house, { inDays: 60, nights: 1 }), usePoints: false };
    const { data } = await shop.call(hotels.createHotelQuote, { token: who.token, lang, raw });
    return data.priceLines.find(({ step }) => step === 'tax')?.detail.name;
  };
  expect([await named('en-US'), await named('zh-cn'), await named('es')]).toEqual(['VAT', '增值税', 'IVA']);
});
