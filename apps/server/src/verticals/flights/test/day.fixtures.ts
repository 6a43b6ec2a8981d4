import { randomUUID } from 'node:crypto';
import { flightCalendarEndpoints as days } from '@app/contract/verticals/flights/calendar-endpoints';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { refusalOf } from '../../../testing/refusal-of.ts';
import type { Shop } from '../../../testing/shop.ts';
import type { RoundTrip } from './fixtures.ts';

export const newKey = () => ({ 'idempotency-key': randomUUID() });

/** The days of a flight as staff read them. */
export const readDays = (shop: Shop, token: string, of: { id: string; from: string; to: string }) => {
  const { id, ...query } = of;
  return shop.call(days.readFlightCalendar, { token, params: { id }, query });
};

export const editDays = (shop: Shop, token: string, id: string, body: object) =>
  shop.call(days.editFlightDays, { token, params: { id }, raw: body, headers: newKey() });

/** Changes days of several flights at once. */
export const editManyDays = (shop: Shop, token: string, body: object, headers: Record<string, string> = newKey()) =>
  shop.call(days.editDaysOfFlights, { token, raw: body, headers });

/** What customers find on a day. */
export const searchDay = async (shop: Shop, { from, to }: RoundTrip, day: string, of: object = {}) =>
  (await shop.call(flights.flightSearch, { query: { from: from.code, to: to.code, day, ...of } })).data;

/** What customers see of a day: in the date sheet, the list and the details. */
export async function seenOn(shop: Shop, pair: RoundTrip, day: string) {
  const query = { from: pair.from.code, to: pair.to.code };
  const sheet = await shop.call(flights.flightCalendar, { query: { ...query, first: day, last: day } });
  const details = await shop.call(flights.flightDetails, { query: { out: `${pair.out}@${day}` } });
  return {
    sheet: sheet.data.days[0]?.price?.usd ?? null,
    list: (await searchDay(shop, pair, day)).list.map(({ totalPrice }) => totalPrice.usd),
    details: details.code === 200 ? details.data.fares.map(({ total }) => total.usd) : refusalOf(details),
  };
}
