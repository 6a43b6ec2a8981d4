import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { staffHotelEndpoints as staffHotels } from '@app/contract/verticals/hotels/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersListed } from '../../../testing/behind-figures.ts';
import { type Buyer, openShop, type Shop } from '../../../testing/shop.ts';
import { makeDeal } from '../../../testing/travel-deals.ts';
import { CONTACT, dayAhead, GUEST, type NewHotel, plantHotel, stayOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const pay = (buyer: Buyer, payment: string) =>
  shop.call(paymentEndpoints.pay, { token: buyer.token, body: { payment, channel: shop.balanceChannel } });

/** A stay that is booked, at another amount where staff make it one, and paid. */
async function paidStay(house: NewHotel, of: { inDays: number; nights: number; points?: number; payableUsd?: number }) {
  const buyer = await shop.buyer({ usd: 1_000_000, points: of.points ?? 0 });
  const raw = { ...stayOf(shop, house, of), usePoints: of.points !== undefined };
  const { data: quote } = await shop.call(hotels.createHotelQuote, { token: buyer.token, raw });
  const { data: booked } = await shop.call(hotels.bookHotel, {
    token: buyer.token,
    raw: { quoteId: quote.id, guests: [GUEST], contact: CONTACT, arrival: '', wishes: '', policyAccepted: true },
    headers: key(),
  });
  if (of.payableUsd !== undefined) {
    const { data: order } = await shop.call(desk.readTravelOrder, { token: staff, params: { id: booked.orderId } });
    const body = { version: order.version, payableUsd: of.payableUsd, note: 'Regular guest' };
    const params = { id: booked.orderId };
    expect((await shop.call(desk.modifyTravelAmount, { token: staff, params, body, headers: key() })).code).toBe(200);
  }
  expect((await pay(buyer, booked.paymentId)).code).toBe(200);
  return { buyer, orderId: booked.orderId };
}

/** Pays for other dates of a stay where they cost more; with a fee, as it is changed late. */
async function move(of: { buyer: Buyer; orderId: string }, inDays: number, nights: number): Promise<void> {
  const { token } = of.buyer;
  const dates = { checkIn: dayAhead(shop, inDays), checkOut: dayAhead(shop, inDays + nights) };
  const { data: change } = await shop.call(hotels.quoteStayChange, { token, body: { orderId: of.orderId, ...dates } });
  const { data: made } = await shop.call(hotels.changeStay, {
    token,
    body: { changeId: change.id },
    headers: key(),
  });
  if (made.paymentId) expect((await pay(of.buyer, made.paymentId)).code).toBe(200);
}

test('revenue is what was paid: deals, points and what staff took off come off, taxes and fees of changes are in it', async () => {
  const house = await plantHotel(shop, staff, { units: 5, baseUsd: 9_999 });
  await makeDeal(shop, staff, { kind: 'hotel', key: `room:${house.roomTypeId}`, travelFrom: dayAhead(shop, 20) });
  await paidStay(house, { inDays: 20, nights: 3 });
  await paidStay(house, { inDays: 19, nights: 3, points: 700 });
  await paidStay(house, { inDays: 22, nights: 7, payableUsd: 40_001 });
  await paidStay(house, { inDays: 21, nights: 2, payableUsd: 1 });
  await move(await paidStay(house, { inDays: 1, nights: 2 }), 20, 3);
  const { rows } = await sql<{ usd: number; fees: number }>`
    SELECT sum(o.payable_usd + o.change_fee_usd)::bigint AS usd, sum(o.change_fee_usd)::bigint AS fees
    FROM travel_order o WHERE o.subject_id = ${house.hotelId}`.execute(shop.app.platform.db);
  expect(rows[0]?.fees).toBeGreaterThan(0);
  const query = { from: dayAhead(shop, 0), to: dayAhead(shop, 40), hotel: house.hotelId };
  const { data: report } = await shop.call(staffHotels.hotelReport, { token: staff, query });
  const { from: countedFrom, to: countedTo, hotel: subject } = query;
  const behind = { kind: 'hotel', countedFrom, countedTo, subject, standing: 'kept' };
  expect(await ordersListed(shop, staff, behind)).toMatchObject({ total: 5 });
  // A night counts on its day, whenever the stay began.
  const last = { ...behind, countedFrom: dayAhead(shop, 28), countedTo: dayAhead(shop, 28) };
  expect(await ordersListed(shop, staff, last)).toMatchObject({ total: 1 });
  // Narrowed to a city, the list has the orders at its hotels; in another city there are none.
  const { rows: places } = await sql<{ city: string; other: string }>`
    SELECT h.city_id AS city, (SELECT c.id FROM travel_city c WHERE c.id <> h.city_id LIMIT 1) AS other
    FROM hotel h WHERE h.id = ${house.hotelId}`.execute(shop.app.platform.db);
  const { city = '', other = randomUUID() } = places[0] ?? {};
  const { subject: _, ...anywhere } = behind;
  const { data: ofCity } = await shop.call(staffHotels.hotelReport, {
    token: staff,
    query: { from: countedFrom, to: countedTo, city },
  });
  const inCity = await ordersListed(shop, staff, { ...anywhere, city });
  expect([inCity.total > 0, inCity.payableUsd >= 0]).toEqual([true, true]);
  expect(ofCity.total.booked).toBeGreaterThanOrEqual(report.total.booked);
  const atHouse = await ordersListed(shop, staff, behind);
  expect(inCity.ids).toEqual(expect.arrayContaining(atHouse.ids));
  expect((await ordersListed(shop, staff, { ...behind, city: other ?? randomUUID() })).total).toBe(0);
  expect(report.total.revenueUsd).toBe(rows[0]?.usd);
  expect(report.rows.reduce((sum, { revenueUsd }) => sum + revenueUsd, 0)).toBe(rows[0]?.usd);
  expect(report.days.reduce((sum, { revenueUsd }) => sum + revenueUsd, 0)).toBe(rows[0]?.usd);
  // Of the stay of seven nights alone: as much each night, to the cent.
  const of = (from: number, to: number) => report.days.slice(from, to).map(({ revenueUsd }) => revenueUsd);
  expect(of(23, 29)).toEqual([5_715, 5_714, 5_715, 5_714, 5_715, 5_714]);
});
