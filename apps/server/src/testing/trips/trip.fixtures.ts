import { randomUUID } from 'node:crypto';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { tripEndpoints } from '@app/contract/trips/endpoints';
import type { TripDetail } from '@app/contract/trips/views';
import type { Day } from '@app/kernel/local-day';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { paidTrip } from '../../verticals/flights/test/departure.fixtures.ts';
import {
  dayAhead,
  newAirline,
  newAirport,
  newFlight,
  payTrip,
  plantBrands,
} from '../../verticals/flights/test/fixtures.ts';
import { bookStay, quoteStay } from '../../verticals/hotels/test/deal.fixtures.ts';
import { type NewHotel, plantHotel } from '../../verticals/hotels/test/fixtures.ts';
import type { Buyer, Shop } from '../shop.ts';

const LISBON = 'Europe/Lisbon';

/** A town to fly from, one to fly to with a hotel whose desk closes at 23:00, and a flight each way, landing there at 23:00. */
export type TripWorld = {
  readonly staff: string;
  readonly out: string;
  readonly back: string;
  readonly house: NewHotel;
  readonly town: string;
};

export async function plantTripWorld(shop: Shop): Promise<TripWorld> {
  const { db } = shop.app.platform;
  await plantBrands(db);
  const airline = await newAirline(db);
  const home = await newAirport(db, { zone: LISBON, at: [38.7, -9.1], city: 'Homeville' });
  const away = await newAirport(db, { at: [40, -74], city: 'Awaytown' });
  const out = await newFlight(db, { from: home, to: away, airline, departs: '20:00', minutes: 480 });
  const back = await newFlight(db, { from: away, to: home, airline, departs: '18:00', minutes: 420 });
  const staff = await shop.staff();
  const house = await plantHotel(shop, staff, { cityId: away.cityId, units: 9 });
  await sql`UPDATE hotel SET check_in_until = '23:00' WHERE id = ${house.hotelId}`.execute(db);
  return { staff, out, back, house, town: away.cityId };
}

/** The day on which the trips of tests begin. */
export const firstDay = (shop: Shop, inDays = 30): Day => dayAhead(shop, inDays, LISBON);

/** A flight there and back, four nights away, paid; returns its order. */
export async function flyAway(shop: Shop, who: Buyer, world: TripWorld, inDays = 30): Promise<string> {
  const day = firstDay(shop, inDays);
  const placed = await paidTrip(shop, who, {
    slices: [[{ flightId: world.out, day }], [{ flightId: world.back, day: addDays(day, 4) }]],
  });
  return placed.orderId;
}

/** Nights in the hotel of the world from so many days after the trip begins; paid unless said. */
export async function stayThere(
  shop: Shop,
  who: Buyer,
  world: TripWorld,
  of: { readonly after?: number; readonly nights?: number; readonly inDays?: number; readonly paid?: boolean } = {},
): Promise<{ orderId: string; paymentId: string }> {
  const checkIn = addDays(firstDay(shop, of.inDays), of.after ?? 0);
  const { planId } = world.house;
  const stay = { planId, checkIn, checkOut: addDays(checkIn, of.nights ?? 2), rooms: 1, adults: 2, childAges: [] };
  const placed = await bookStay(shop, who, (await quoteStay(shop, who, stay)).id);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed.data));
  if (of.paid !== false) await payTrip(shop, who.token, placed.data.paymentId);
  return placed.data;
}

/** A trip of a customer. Throws where there is none. */
export async function tripOf(shop: Shop, who: Buyer, id?: string, more: object = {}): Promise<TripDetail> {
  const { data } = await shop.call(tripEndpoints.tripDetails, { token: who.token, query: id ? { id } : {}, ...more });
  if (!data) throw new Error('there is no trip');
  return data;
}

/** Cancels what is paid for its refund. Throws where it is refused. */
export async function cancel(shop: Shop, who: Buyer, orderId: string): Promise<void> {
  const { token } = who;
  const { data } = await shop.call(travelEndpoints.cancelPreview, { token, query: { id: orderId } });
  const answer = await shop.call(travelEndpoints.cancelTravelOrder, {
    token,
    raw: { orderId, refundUsd: data.refundUsd },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (answer.code !== 200) throw new Error(JSON.stringify(answer.data));
}
