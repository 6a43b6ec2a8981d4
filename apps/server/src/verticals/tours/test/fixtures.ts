import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { tourEndpoints as tours } from '@app/contract/verticals/tours/endpoints';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { Shop } from '../../../testing/shop.ts';
import { departureMoments } from '../domain/departure-moments.ts';

export const CONTACT = { name: 'Ines Sousa', country: 'US', phone: '202-555-0123', email: 'ines@example.com' };
export const LISBON = 'Europe/Lisbon';

const text = (words: string) => ({ 'en-US': words });
const json = (value: unknown) => JSON.stringify(value);

/** Adults 100 dollars, children from 5 to 12 half of it, babies free on a lap. */
export const UNITS = [
  { key: 'adult', ageFrom: 13, ageTo: 64, usd: 10_000, takesSeat: true, needsAdult: false },
  { key: 'senior', ageFrom: 65, ageTo: 120, usd: 8_000, takesSeat: true, needsAdult: false },
  { key: 'child', ageFrom: 5, ageTo: 12, usd: 5_000, takesSeat: true, needsAdult: true },
  { key: 'infant', ageFrom: 0, ageTo: 4, usd: 0, takesSeat: false, needsAdult: true },
];
export const PICKUP = randomUUID();
export const LUNCH = randomUUID();

export type TourGiven = {
  readonly zone?: string;
  readonly days?: number;
  readonly hours?: number | null;
  readonly goDays?: number;
  readonly names?: 'lead' | 'all';
  readonly cutoffMinutes?: number;
  readonly steps?: readonly { daysBefore: number; percent: number }[];
  readonly themes?: readonly string[];
  readonly maxParty?: number;
  readonly name?: string;
  readonly cityId?: string;
  readonly difficulty?: number;
  readonly usd?: number;
  readonly units?: readonly (typeof UNITS)[number][];
};
export type PlantedTour = Required<Pick<TourGiven, 'zone' | 'days' | 'goDays'>> & {
  readonly id: string;
  readonly cityId: string;
  readonly hours: number | null;
};

/** A tour on sale, in a city of its own unless one is given. */
export async function newTour(db: Db, of: TourGiven = {}): Promise<PlantedTour> {
  const [id, cityId] = [randomUUID(), of.cityId ?? randomUUID()];
  const [zone, days, goDays] = [of.zone ?? LISBON, of.days ?? 1, of.goDays ?? 2];
  const hours = days > 1 ? null : (of.hours ?? 4);
  await sql`INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude, popular)
    VALUES (${cityId}, ${json(text(`City ${cityId}`))}, ${json(text('Somewhere'))}, 'PT', ${zone}, 38.7, -9.1, true)
    ON CONFLICT DO NOTHING`.execute(db);
  const { usd, units: all = UNITS } = of;
  const units = usd === undefined ? all : all.map((unit) => ({ ...unit, usd }));
  const place = { latitude: 38.7, longitude: -9.1 };
  await sql`INSERT INTO tour (id, kind, city_id, name, summary, story, cover, zone, days, nights, hours, themes, difficulty,
      max_party, meeting, pickups, extras, units, itinerary, cancel_steps, single_usd, cutoff_minutes, go_days, min_people,
      capacity, names, guests_until_hours, online)
    VALUES (${id}, 'group', ${cityId}, ${json(text(of.name ?? `Walk ${id}`))}, ${json(text('A walk'))}, ${json(text('A long walk'))},
      '/files/demo/s-lisbon-7-{w}.webp', ${zone}, ${days}, ${days - 1}, ${hours}, ${[...(of.themes ?? [])]}::uuid[],
      ${of.difficulty ?? 2}, ${of.maxParty ?? 8},
      ${json({ name: text('The fountain'), address: text('Square 1'), note: text('Be early'), ...place })},
      ${json([{ id: PICKUP, name: text('Hotel'), minutesBefore: 45, usd: 1_000, ...place }])},
      ${json([{ id: LUNCH, name: text('Lunch'), usd: 1_500, per: 'person', max: 1 }])}, ${json(units)},
      ${json(Array.from({ length: days }, (_, day) => ({ title: text(`Day ${day + 1}`), text: text('We walk'), meals: ['lunch'], stay: text(''), stops: [] })))},
      ${json(of.steps ?? [{ daysBefore: 7, percent: 50 }])}, ${days > 1 ? 3_000 : null}, ${of.cutoffMinutes ?? 120}, ${goDays}, 0, 12,
      ${of.names ?? 'lead'}, 12, true)`.execute(db);
  return { id, cityId, zone, days, hours, goDays };
}

/** A departure; one without a minimum is guaranteed from the beginning. */
export async function newDeparture(
  db: Db,
  tour: PlantedTour,
  of: { day: Day; start?: string; language?: string; capacity?: number; minPeople?: number; priceBp?: number },
): Promise<string> {
  const id = randomUUID();
  const [start, minPeople] = [of.start ?? '10:00', of.minPeople ?? 0];
  const { startsAt, endsAt, decidesAt } = departureMoments(tour, { day: of.day, start, minPeople });
  await sql`INSERT INTO tour_departure (id, tour_id, day, start, language, starts_at, ends_at, capacity, min_people, decides_at,
      price_bp, guaranteed_at)
    VALUES (${id}, ${tour.id}, ${of.day}, ${start}, ${of.language ?? 'en'}, ${startsAt}, ${endsAt}, ${of.capacity ?? 8},
      ${minPeople}, ${decidesAt}, ${of.priceBp ?? 10_000}, ${minPeople === 0 ? new Date() : null})`.execute(db);
  return id;
}

/** The day so many days after the present one of a zone. */
export const dayAhead = (shop: Pick<Shop, 'app'>, days: number, zone = LISBON): Day =>
  addDays(dayIn(zone, shop.app.platform.clock.now()), days);

export const ADULT = { unit: 1, givenName: 'Ines', familyName: 'Sousa', ageType: 'adult', age: null };

type Party = { adults?: number; seniors?: number; childAges?: number[] };

export const quoteTour = (shop: Shop, token: string, departureId: string, more: Party & Record<string, unknown> = {}) =>
  shop.call(tours.createTourQuote, { token, raw: { departureId, adults: 1, ...more } });

export const bookTour = (shop: Shop, token: string, quoteId: string, more: Record<string, unknown> = {}) =>
  shop.call(tours.bookTour, {
    token,
    raw: { quoteId, guests: [ADULT], contact: CONTACT, policyAccepted: true, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });

export const payTour = (shop: Shop, token: string, payment: string) =>
  shop.call(paymentEndpoints.pay, { token, body: { payment, channel: shop.balanceChannel } });

/** Quotes, books and pays for some people; returns the order. */
export async function paidTour(
  shop: Shop,
  token: string,
  departureId: string,
  more: Party & Record<string, unknown> = {},
) {
  const placed = await bookedTour(shop, token, departureId, more);
  const paid = await payTour(shop, token, placed.paymentId);
  if (paid.code !== 200) throw new Error(JSON.stringify(paid.data));
  return placed;
}

export async function bookedTour(
  shop: Shop,
  token: string,
  departureId: string,
  more: Party & Record<string, unknown> = {},
) {
  const quote = await quoteTour(shop, token, departureId, more);
  if (quote.code !== 200) throw new Error(JSON.stringify(quote.data));
  const placed = await bookTour(shop, token, quote.data.id);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed.data));
  return placed.data;
}

export const orderOf = async (shop: Shop, token: string, id: string) =>
  (await shop.call(travelEndpoints.travelOrderDetails, { token, query: { id } })).data;

export const itemOf = (order: { subject: { item: object } }): TourItem => order.subject.item as TourItem;

/** How a departure stands in its table. */
export async function departureRow(db: Db, id: string) {
  const { rows } = await sql<{ held: number; sold: number; guaranteed: boolean; cancelled: string | null }>`
    SELECT held, sold, guaranteed_at IS NOT NULL AS guaranteed, cancel_reason AS cancelled FROM tour_departure WHERE id = ${id}`.execute(
    db,
  );
  return rows[0];
}
