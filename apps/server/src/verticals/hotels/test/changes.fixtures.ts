import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { hotelEndpoints as hotels } from '@app/contract/verticals/hotels/endpoints';
import { sql } from 'kysely';
import type { Buyer, Shop } from '../../../testing/shop.ts';
import { CONTACT, dayAhead, GUEST, type NewHotel, stayOf } from './fixtures.ts';

export type Booked = { readonly orderId: string; readonly buyer: Buyer };
export type RoomAsked = { readonly was: number | null; readonly adults: number; readonly childAges?: number[] };
export type OtherStayAsked = ReturnType<typeof nights> & {
  readonly planId?: string;
  readonly rooms?: readonly RoomAsked[];
  readonly guests?: readonly Record<string, unknown>[];
};

/** Dates of a stay that begins so many days from now. */
export const nights = (shop: Pick<Shop, 'app'>, inDays: number, count: number) => ({
  checkIn: dayAhead(shop, inDays),
  checkOut: dayAhead(shop, inDays + count),
});

/** A stay that is booked and paid, two adults in each room unless it is said. */
export async function bookedStay(
  shop: Shop,
  house: Pick<NewHotel, 'planId'>,
  of: { inDays?: number; nights?: number; rooms?: number; adults?: number; childAges?: number[] } = {},
): Promise<Booked> {
  const buyer = await shop.buyer({ usd: 1_000_000 });
  const rooms = of.rooms ?? 1;
  const raw = { ...stayOf(shop, house, { adults: rooms * 2, ...of }), usePoints: false };
  const quote = await shop.call(hotels.createHotelQuote, { token: buyer.token, raw });
  const guests = Array.from({ length: rooms }, (_, room) => ({ ...GUEST, unit: room + 1 }));
  const booked = await shop.call(hotels.bookHotel, {
    token: buyer.token,
    raw: { quoteId: quote.data.id, guests, contact: CONTACT, arrival: '', wishes: '', policyAccepted: true },
  });
  await payStay(shop, { orderId: booked.data.orderId, buyer }, booked.data.paymentId);
  return { orderId: booked.data.orderId, buyer };
}

/** Pays from the wallet; returns the answer. */
export const payStay = (shop: Shop, of: Booked, paymentId: string | null) =>
  shop.call(paymentEndpoints.pay, {
    token: of.buyer.token,
    body: { payment: paymentId ?? '', channel: shop.balanceChannel },
  });

export const askChange = (shop: Shop, of: Booked, wanted: OtherStayAsked) =>
  shop.call(hotels.quoteStayChange, { token: of.buyer.token, raw: { orderId: of.orderId, ...wanted } });
export const makeChange = (shop: Shop, of: Booked, changeId: string) =>
  shop.call(hotels.changeStay, {
    token: of.buyer.token,
    body: { changeId },
    headers: { 'idempotency-key': randomUUID() },
  });
export const readStay = async (shop: Shop, of: Booked) =>
  (await shop.call(travel.travelOrderDetails, { token: of.buyer.token, query: { id: of.orderId } })).data;

/** Rooms of a type by night, ten for each that is held and one for each that is sold. */
export async function soldNights(
  shop: Shop,
  of: { readonly roomTypeId: string; readonly from: number; readonly count: number },
): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    SELECT COALESCE((SELECT held * 10 + booked FROM hotel_night
      WHERE room_type_id = ${of.roomTypeId} AND night = ${dayAhead(shop, of.from)}::date + i), 0)::int AS n
    FROM generate_series(0, ${of.count - 1}::int) i ORDER BY i`.execute(shop.app.platform.db);
  return rows.map(({ n }) => n);
}
