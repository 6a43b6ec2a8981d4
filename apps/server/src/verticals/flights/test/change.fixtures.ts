import { randomUUID } from 'node:crypto';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { Buyer, Shop } from '../../../testing/shop.ts';
import { bookTrip, guestOf, newPassenger, payTrip, quoteTrip, wayOf } from './fixtures.ts';

type Rule = { allowed?: boolean; feeUsd?: number; untilMinutes?: number };

/** Has fares of a code be changed by a rule, from now on. */
export const changeBy = (db: Db, code: string, { allowed = true, feeUsd = 0, untilMinutes = 120 }: Rule) =>
  sql`UPDATE fare_brand SET change_rule = ${JSON.stringify({ allowed, feeUsd, untilMinutes })}::jsonb WHERE code = ${code}`.execute(
    db,
  );

export type Leg = { flightId: string; day: string };
type Way = { slice: number; legs: readonly Leg[]; brand?: string; cabin?: string };
export type Own = { buyer: Buyer; orderId: string; paymentId: string };
type Booked = {
  ways: readonly (readonly Leg[])[];
  brand?: string;
  adults?: number;
  guests?: readonly object[];
  more?: object;
  buyer?: Buyer;
};

/** A trip that is booked and paid. */
export async function paidWays(shop: Shop, of: Booked): Promise<Own> {
  const buyer = of.buyer ?? (await shop.buyer({ usd: 1_000_000 }));
  const { adults = 1, brand = 'light', more = {} } = of;
  const trip = { slices: of.ways.map((legs) => wayOf(legs, brand)), adults, ...more };
  const quote = await quoteTrip(shop, buyer.token, trip);
  if (quote.code !== 200) throw new Error(JSON.stringify(quote.data));
  const guests = [...(of.guests ?? [])];
  while (guests.length < adults) guests.push(guestOf(await newPassenger(shop, buyer.token)));
  const placed = await bookTrip(shop, buyer.token, quote.data.id, guests);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed.data));
  const paid = await payTrip(shop, buyer.token, placed.data.paymentId);
  if (paid.code !== 200) throw new Error(JSON.stringify(paid.data));
  return { buyer, orderId: placed.data.orderId, paymentId: placed.data.paymentId };
}

/** Prices other flights on some ways, or fewer travellers. */
export const askChange = (
  shop: Shop,
  own: Own,
  of: {
    ways?: readonly Way[];
    leaving?: readonly number[];
    moving?: readonly number[];
    seats?: readonly object[];
    token?: string;
  },
) =>
  shop.call(flights.quoteFlightChange, {
    token: of.token ?? own.buyer.token,
    raw: {
      orderId: own.orderId,
      slices: (of.ways ?? []).map(({ slice, legs, brand, cabin }) => ({
        slice,
        ...wayOf(legs, brand ?? 'light', (cabin ?? 'economy') as 'economy'),
      })),
      leaving: of.leaving ?? [],
      moving: of.moving ?? [],
      ...(of.seats && { seats: of.seats }),
    },
  });

export const makeChange = (shop: Shop, own: Own, changeId: string, token = own.buyer.token) =>
  shop.call(flights.changeFlight, { token, body: { changeId }, headers: { 'idempotency-key': randomUUID() } });

export const readOrder = async (shop: Shop, { buyer, orderId }: Own) =>
  (await shop.call(travel.travelOrderDetails, { token: buyer.token, query: { id: orderId } })).data;

export const ticketsOf = async (shop: Shop, { buyer, orderId }: Own) =>
  (await shop.call(flights.flightTickets, { token: buyer.token, query: { orderId } })).data;

export const previewOf = async (shop: Shop, { buyer, orderId }: Own) =>
  (await shop.call(travel.cancelPreview, { token: buyer.token, query: { id: orderId } })).data;
