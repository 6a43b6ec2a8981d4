import { travelEndpoints } from '@app/contract/travel/endpoints';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import { staffMealEndpoints } from '@app/contract/verticals/meals/staff-endpoints';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { type NewSet, newSet } from '@app/server/verticals/meals/test/fixtures';
import { sql } from 'kysely';
import type { Customer } from './customers.ts';
import { newRestaurant } from './dining.ts';
import { ask, onDatabase, type Product } from './products.ts';
import { staffToken } from './staff.ts';

/** A set meal of a restaurant in a city of its own; its picture is one of the demo's. */
export async function newMeal(product: Product, of: Parameters<typeof newSet>[1] = {}): Promise<NewSet> {
  const place = await newRestaurant(product);
  return onDatabase(product, async (db) => {
    const set = await newSet(db, { places: [place.id], cityId: place.cityId, ...of });
    await sql`UPDATE dining_set SET cover = (SELECT cover FROM restaurant WHERE cover LIKE '/files/demo/%' LIMIT 1)
      WHERE id = ${set.id}`.execute(db);
    return set;
  });
}

/** The pieces of an order, as its owner reads them. */
export const readPieces = async (product: Product, { token }: Customer, id: string) =>
  ((await ask(product, travelEndpoints.travelOrderDetails, { token, query: { id } })).subject.item as MealItem).codes;

/** Orders pieces of a set for somebody, unpaid. */
export async function orderMeal(product: Product, { token }: Customer, { id }: Pick<NewSet, 'id'>, count: number) {
  const quote = await ask(product, mealEndpoints.createMealQuote, { token, body: { setId: id, count } });
  const contact = { name: 'Ana Reis', country: 'PT', phone: '+351912345678', email: 'ana.reis@example.com' };
  return ask(product, mealEndpoints.bookMeal, { token, body: { quoteId: quote.id, contact, policyAccepted: true } });
}

/** Staff use a code at a restaurant. */
export const useCode = async (product: Product, code: string, restaurantId: string) =>
  ask(product, staffMealEndpoints.useMealCode, { token: await staffToken(product), body: { code, restaurantId } });
