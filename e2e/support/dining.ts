import { travelEndpoints } from '@app/contract/travel/endpoints';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { type NewRestaurant, plantRestaurant } from '@app/server/verticals/dining/test/fixtures';
import { sql } from 'kysely';
import type { Customer } from './customers.ts';
import { ask, onDatabase, type Product } from './products.ts';

/** A restaurant of its own city with one hall. */
export type Restaurant = NewRestaurant & { readonly name: string };

/** Writes a restaurant in a city of its own; its picture is one of the demo's. */
export const newRestaurant = (product: Product, of: Parameters<typeof plantRestaurant>[1] = {}): Promise<Restaurant> =>
  onDatabase(product, async (db) => {
    const name = of.name ?? `Mesa ${Date.now().toString(36)}`;
    const place = await plantRestaurant(db, { ...of, name });
    await sql`UPDATE restaurant SET cover = (SELECT cover FROM restaurant WHERE cover LIKE '/files/demo/%' LIMIT 1)
      WHERE id = ${place.id}`.execute(db);
    return { ...place, name };
  });

/** A day so many days from now at the restaurant. */
export async function tableDay(product: Product, { id }: Pick<NewRestaurant, 'id'>, days: number): Promise<string> {
  const { today } = await ask(product, diningEndpoints.diningDetails, { query: { id } });
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Books a table for somebody, unpaid where a deposit is asked. */
export async function bookTable(
  product: Product,
  { token }: Customer,
  { id }: Pick<NewRestaurant, 'id'>,
  table: { readonly day: string; readonly time: string; readonly adults?: number },
) {
  const quote = await ask(product, diningEndpoints.createDiningQuote, {
    token,
    body: { restaurantId: id, day: table.day, time: table.time, adults: table.adults ?? 2 },
  });
  return ask(product, diningEndpoints.bookDining, {
    token,
    body: {
      quoteId: quote.id,
      contact: { name: 'Ana Reis', country: 'PT', phone: '+351912345678', email: 'ana.reis@example.com' },
      policyAccepted: true,
    },
  });
}

export const readTable = (product: Product, { token }: Customer, id: string) =>
  ask(product, travelEndpoints.travelOrderDetails, { query: { id }, token });

/** Where it is day now, as far as tables are booked for later today. */
const WHERE_IT_IS_DAY = ['Pacific/Auckland', 'Asia/Tokyo', 'Europe/Lisbon', 'America/New_York', 'Pacific/Honolulu'];
const QUARTER_MS = 15 * 60_000;
const timeIn = (zone: string, at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** Books a table within the next two hours, at a restaurant of its own where it is day. */
export async function tableSoon(product: Product, customer: Customer) {
  const now = Date.now();
  const zone = WHERE_IT_IS_DAY.find((one) => timeIn(one, now) >= '10:00' && timeIn(one, now) < '19:00') ?? '';
  const place = await newRestaurant(product, { zone, noticeMinutes: 0 });
  const time = timeIn(zone, (Math.ceil(now / QUARTER_MS) + 1) * QUARTER_MS);
  const table = { day: await tableDay(product, place, 0), time: time < '12:00' ? '12:00' : time };
  return { place, ...(await bookTable(product, customer, place, table)) };
}
