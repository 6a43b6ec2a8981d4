import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints as staff } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { MINUTE } from '@app/kernel/clock';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { type Buyer, passTime, type Shop } from '../../../testing/shop.ts';
import { bookTrip, guestOf, newPassenger, payTrip, quoteTrip, type RoundTrip, wayOf } from './fixtures.ts';

export type Leg = { flightId: string; day: Day };
type Trip = { slices: readonly (readonly Leg[])[]; adults?: number; brand?: string };

/** Books a trip for some adults; returns its order and payment. */
export async function bookedTrip(shop: Shop, who: Buyer, of: Trip) {
  const { slices, adults = 1, brand = 'light' } = of;
  const trip = { slices: slices.map((legs) => wayOf(legs, brand)), adults };
  const guests = [];
  for (let count = 0; count < adults; count += 1) guests.push(guestOf(await newPassenger(shop, who.token)));
  const placed = await bookTrip(shop, who.token, (await quoteTrip(shop, who.token, trip)).data.id, guests);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed.data));
  return placed.data;
}

export async function paidTrip(shop: Shop, who: Buyer, of: Trip) {
  const placed = await bookedTrip(shop, who, of);
  const paid = await payTrip(shop, who.token, placed.paymentId);
  if (paid.code !== 200) throw new Error(JSON.stringify(paid.data));
  return placed;
}

/** Has every paid trip get its tickets. */
export async function issueAll(shop: Shop): Promise<void> {
  await passTime(shop, 4 * MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
}

export const orderOf = async (shop: Shop, who: Buyer, id: string) =>
  (await shop.call(travel.travelOrderDetails, { token: who.token, query: { id } })).data;

export const legsOf = (order: { subject: { item: object } }) =>
  (order.subject.item as FlightItem).slices.flatMap(({ legs }) => legs);

/** Whom a change would concern, as staff read it before they make it. */
export const readAffected = (
  shop: Shop,
  token: string,
  flightId: string,
  query: { day: Day; [name: string]: string },
) => shop.call(staff.readAffected, { token, params: { id: flightId }, query });

export const delay = (shop: Shop, token: string, flightId: string, body: object) =>
  shop.call(staff.delayDeparture, { token, params: { id: flightId }, raw: { reason: 'weather', version: 0, ...body } });

export const searchDay = async (shop: Shop, { from, to }: RoundTrip, day: Day) =>
  (await shop.call(flights.flightSearch, { query: { from: from.code, to: to.code, day } })).data;

/** What a customer's inbox says, the oldest first. */
export const messagesOf = async (shop: Shop, who: Buyer) =>
  (
    await sql<{ title: string; text: string }>`
      SELECT title ->> 'en-US' AS title, summary ->> 'en-US' AS text FROM message
      WHERE audience_id = ${who.id} ORDER BY id`.execute(shop.app.platform.db)
  ).rows;

/** The mails to a customer, the oldest first. */
export const mailsOf = async (shop: Shop, who: Buyer) =>
  (
    await sql<{ template: string }>`SELECT template FROM mail_outbox WHERE customer_id = ${who.id} ORDER BY id`.execute(
      shop.app.platform.db,
    )
  ).rows.map(({ template }) => template);
