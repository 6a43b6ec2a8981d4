import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { diningEndpoints as dining } from '@app/contract/verticals/dining/endpoints';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import { passTime, type Shop } from '../../../testing/shop.ts';

export const ZONE = 'Europe/Lisbon';
export const CONTACT = { name: 'Ines Sousa', country: 'US', phone: '202-555-0123', email: 'ines@example.com' };

const name = (text: string) => JSON.stringify({ 'en-US': text });

export type NewRestaurant = { id: string; cityId: string; areaId: string; menuId: string; paidMenuId: string };
type PlantedRestaurant = {
  cityId?: string;
  zone?: string;
  tables?: number;
  seats?: [number, number];
  pace?: number | null;
  depositUsd?: number;
  depositFromParty?: number;
  confirm?: 'system' | 'staff';
  noticeMinutes?: number;
  opens?: string;
  closes?: string;
  lastSeating?: string;
  closedDays?: Day[];
  maxParty?: number;
  cuisines?: string[];
  level?: number;
  at?: [number, number];
  name?: string;
};

export async function newCity(db: Db, zone = ZONE): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude, popular)
    VALUES (${id}, ${name(`City ${id}`)}, ${name('Somewhere')}, 'PT', ${zone}, 38.7, -9.1, true)`.execute(db);
  return id;
}

/** A restaurant with one kind of table and two set menus, one of them paid with the booking. */
export async function plantRestaurant(db: Db, of: PlantedRestaurant = {}): Promise<NewRestaurant> {
  const [id, areaId, menuId, paidMenuId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const cityId = of.cityId ?? (await newCity(db, of.zone));
  const { opens = '12:00', closes = '23:30', lastSeating = '21:30' } = of;
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes, lastSeating }));
  const [latitude, longitude] = of.at ?? [38.71, -9.12];
  await sql`INSERT INTO restaurant (id, city_id, name, story, address, area, cuisines, price_level, average_usd, phone, latitude,
      longitude, zone, cover, facilities, hours, closed_days, notice_minutes, days_ahead, step_minutes, turns, buffer_minutes,
      pace, max_party, deposit_usd, deposit_from_party, cancel_steps, confirm, online)
    VALUES (${id}, ${cityId}, ${name(of.name ?? `Mesa ${id}`)}, ${name('A kitchen.')}, ${name('Street 1')}, ${name('Old Town')},
      ${of.cuisines ?? ['portuguese']}, ${of.level ?? 2}, ${(of.level ?? 2) * 2_000}, '+351', ${latitude}, ${longitude},
      ${of.zone ?? ZONE}, '/files/d-{w}.webp', '{outdoor}', ${JSON.stringify(hours)}, ${of.closedDays ?? []},
      ${of.noticeMinutes ?? 60}, 60, 15, '[{"upTo": 2, "minutes": 90}, {"upTo": 12, "minutes": 120}]', 15,
      ${of.pace ?? null}, ${of.maxParty ?? 12}, ${of.depositUsd ?? 0}, ${of.depositFromParty ?? 1},
      '[{"hoursBefore": 24, "percent": 50}]', ${of.confirm ?? 'system'}, true)`.execute(db);
  const [min, max] = of.seats ?? [1, 4];
  await sql`INSERT INTO dining_area (id, restaurant_id, name, seats_min, seats_max, tables)
    VALUES (${areaId}, ${id}, ${name('Hall')}, ${min}, ${max}, ${of.tables ?? 4})`.execute(db);
  await sql`INSERT INTO dining_menu (id, restaurant_id, name, courses, usd, min_people, prepaid)
    VALUES (${menuId}, ${id}, ${name('To share')}, '[{"en-US": "Olives"}]', 3_000, 2, false),
      (${paidMenuId}, ${id}, ${name('Tasting')}, '[{"en-US": "Octopus"}]', 9_000, 1, true)`.execute(db);
  return { id, cityId, areaId, menuId, paidMenuId };
}

/** The day so many days after the present one of a zone. */
export const dayAhead = (shop: Pick<Shop, 'app'>, days: number, zone = ZONE): Day =>
  addDays(dayIn(zone, shop.app.platform.clock.now()), days);

export const quoteTable = (shop: Shop, token: string, place: Pick<NewRestaurant, 'id'>, more: object = {}) =>
  shop.call(dining.createDiningQuote, {
    token,
    raw: { restaurantId: place.id, day: dayAhead(shop, 5), time: '19:30', adults: 2, ...more },
  });

export const bookTable = (shop: Shop, token: string, quoteId: string, more: object = {}) =>
  shop.call(dining.bookDining, {
    token,
    raw: { quoteId, contact: CONTACT, policyAccepted: true, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });

/** A table that is quoted and booked. */
export async function bookedTable(shop: Shop, token: string, place: Pick<NewRestaurant, 'id'>, more: object = {}) {
  const quote = await quoteTable(shop, token, place, more);
  if (quote.code !== 200) throw new Error(`quote: ${JSON.stringify(quote.data)}`);
  return bookTable(shop, token, quote.data.id);
}

export const payTable = (shop: Shop, token: string, payment: string) =>
  shop.call(paymentEndpoints.pay, { token, body: { payment, channel: shop.balanceChannel } });

/** What a refused call says: its key, fields and next times. */
export const tableRefusalOf = (answer: { data: unknown }) => {
  const { fields, error, next } = (answer.data ?? {}) as {
    fields?: Record<string, string>;
    error?: string;
    next?: { day: string; time: string }[];
  };
  return {
    error,
    field: fields ? Object.keys(fields)[0] : undefined,
    next: next?.map(({ day, time }) => `${day} ${time}`),
  };
};

/** What a kind of table has held and taken, quarter by quarter where it has any. */
export async function quartersOf(db: Db, areaId: string) {
  const { rows } = await sql<{ quarter: number; total: number; held: number; taken: number }>`
    SELECT quarter, total, held, taken FROM dining_quarter WHERE area_id = ${areaId} AND held + taken > 0 ORDER BY quarter`.execute(
    db,
  );
  return rows;
}

/** Moves the product's clock to a moment. */
export const passTo = (shop: Shop, moment: Date): Promise<void> =>
  passTime(shop, moment.getTime() - shop.app.platform.clock.now().getTime());

export const orderOf = async (shop: Shop, token: string, id: string) =>
  (await shop.call(travelEndpoints.travelOrderDetails, { token, query: { id } })).data;

/** Adds a kind of table to a restaurant. */
export async function plantArea(
  db: Db,
  place: Pick<NewRestaurant, 'id'>,
  of: {
    readonly seats: readonly [number, number];
    readonly tables: number;
    readonly name?: string;
    readonly outdoor?: boolean;
  },
): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO dining_area (id, restaurant_id, name, seats_min, seats_max, tables, outdoor)
    VALUES (${id}, ${place.id}, ${name(of.name ?? 'Terrace')}, ${of.seats[0]}, ${of.seats[1]}, ${of.tables}, ${of.outdoor ?? false})`.execute(
    db,
  );
  return id;
}

export type OwnTable = { readonly token: string; readonly orderId: string };

/** What another table than the booked one costs. */
export const askChange = (shop: Shop, of: OwnTable, wanted: object) =>
  shop.call(dining.quoteTableChange, {
    token: of.token,
    raw: { orderId: of.orderId, day: dayAhead(shop, 5), time: '19:30', adults: 2, ...wanted },
  });

export const makeTableChange = (shop: Shop, of: Pick<OwnTable, 'token'>, changeId: string) =>
  shop.call(dining.changeTable, {
    token: of.token,
    body: { changeId },
    headers: { 'idempotency-key': randomUUID() },
  });
