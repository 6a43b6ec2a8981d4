import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { mealEndpoints as meals } from '@app/contract/verticals/meals/endpoints';
import { staffMealEndpoints as desk } from '@app/contract/verticals/meals/staff-endpoints';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { Shop } from '../../../testing/shop.ts';
import { CONTACT, plantRestaurant } from '../../dining/test/fixtures.ts';

export { CONTACT, dayAhead, plantRestaurant, tableRefusalOf, ZONE } from '../../dining/test/fixtures.ts';

const text = (words: string) => ({ 'en-US': words });

export type NewSet = { id: string; cityId: string; placeIds: string[] };
type PlantedSet = {
  places?: string[];
  cityId?: string;
  usd?: number;
  stock?: number;
  perCustomer?: number;
  perTable?: number;
  validDays?: number;
  usable?: object;
  blackout?: string[];
  refund?: 'any_time' | 'before_use' | 'none';
  refundAtExpiry?: boolean;
  people?: number;
  weight?: number;
  online?: boolean;
  name?: string;
};

/** A set that one restaurant serves at any hour, unless said. */
export async function newSet(db: Db, of: PlantedSet = {}): Promise<NewSet> {
  const id = randomUUID();
  const place = of.places ? null : await plantRestaurant(db, of.cityId ? { cityId: of.cityId } : {});
  const placeIds = of.places ?? [place?.id ?? ''];
  const courses = [
    {
      name: text('Main'),
      choose: 1,
      of: [
        { name: text('Octopus'), valueUsd: 6_000 },
        { name: text('Pork'), valueUsd: 6_000 },
      ],
    },
  ];
  const usable = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00', ...of.usable };
  await sql`INSERT INTO dining_set (id, name, story, courses, people, value_usd, usd, stock, per_customer, per_table, valid_days,
      usable, blackout, needs_table, refund, refund_at_expiry, cover, online, sort_weight)
    VALUES (${id}, ${JSON.stringify(text(of.name ?? 'Dinner for two'))}, ${JSON.stringify(text('Shared.'))}, ${JSON.stringify(courses)},
      ${of.people ?? 2}, 8000, ${of.usd ?? 5_900}, ${of.stock ?? 100}, ${of.perCustomer ?? 10}, ${of.perTable ?? 10},
      ${of.validDays ?? 90}, ${JSON.stringify(usable)}, ${of.blackout ?? []}, false, ${of.refund ?? 'any_time'},
      ${of.refundAtExpiry ?? true}, '/files/d-{w}.webp', ${of.online ?? true}, ${of.weight ?? 0})`.execute(db);
  for (const [position, restaurant] of placeIds.entries())
    await sql`INSERT INTO dining_set_place VALUES (${id}, ${restaurant}, ${position})`.execute(db);
  return { id, cityId: of.cityId ?? place?.cityId ?? '', placeIds };
}

export const key = () => ({ 'idempotency-key': randomUUID() });

export const quoteSet = (shop: Shop, token: string, set: Pick<NewSet, 'id'>, more: object = {}) =>
  shop.call(meals.createMealQuote, { token, raw: { setId: set.id, count: 1, ...more } });

export const bookSet = (shop: Shop, token: string, quoteId: string) =>
  shop.call(meals.bookMeal, { token, raw: { quoteId, contact: CONTACT, policyAccepted: true }, headers: key() });

/** Pieces of a set that are quoted and ordered. */
export async function orderedSet(shop: Shop, token: string, set: Pick<NewSet, 'id'>, more: object = {}) {
  const quote = await quoteSet(shop, token, set, more);
  if (quote.code !== 200) throw new Error(`quote: ${JSON.stringify(quote.data)}`);
  return bookSet(shop, token, quote.data.id);
}

/** Pieces of a set that are paid from the wallet; returns the order's id. */
export async function boughtSet(
  shop: Shop,
  token: string,
  set: Pick<NewSet, 'id'>,
  more: object = {},
): Promise<string> {
  const placed = await orderedSet(shop, token, set, more);
  if (placed.code !== 200) throw new Error(`book: ${JSON.stringify(placed.data)}`);
  const body = { payment: placed.data.paymentId, channel: shop.balanceChannel };
  const paid = await shop.call(paymentEndpoints.pay, { token, body });
  if (paid.code !== 200) throw new Error(`pay: ${paid.msg}`);
  return placed.data.orderId;
}

export const readOrder = async (shop: Shop, token: string, id: string) =>
  (await shop.call(travelEndpoints.travelOrderDetails, { token, query: { id } })).data;

export const itemOf = async (shop: Shop, token: string, id: string): Promise<MealItem> =>
  (await readOrder(shop, token, id)).subject.item as MealItem;

/** The codes of an order. */
export const codesOf = async (shop: Shop, token: string, id: string): Promise<string[]> =>
  (await itemOf(shop, token, id)).codes.map(({ code }) => code ?? '');

export const giveBack = (shop: Shop, token: string, orderId: string, numbers: number[], refundUsd: number) =>
  shop.call(meals.giveBackCodes, { token, raw: { orderId, numbers, refundUsd }, headers: key() });

export const scan = (shop: Shop, token: string, code: string, restaurantId: string) =>
  shop.call(desk.useMealCode, { token, body: { code, restaurantId }, headers: key() });

export const undo = (shop: Shop, token: string, code: string) =>
  shop.call(desk.undoMealCode, { token, body: { code }, headers: key() });

/** What a set has held and sold. */
export async function stockOf(db: Db, id: string): Promise<[held: number, sold: number]> {
  const { rows } = await sql<{
    held: number;
    sold: number;
  }>`SELECT held, sold FROM dining_set WHERE id = ${id}`.execute(db);
  return [rows[0]?.held ?? -1, rows[0]?.sold ?? -1];
}
