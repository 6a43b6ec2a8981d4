import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Day } from '@app/kernel/local-day';
import type { OfferItem, TravelOffer } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { piecesOf } from '../db/pieces.repo.ts';
import { readSet } from '../db/set.repo.ts';
import { snapshotOf } from '../domain/meal-snapshot.ts';
import { leftOf, type StoredSet } from '../domain/stored-set.ts';
import { validityOf } from '../domain/validity.ts';
import { setKey } from './deal-sets.ts';

/** What is asked for: so many pieces of a set. */
export type MealRequest = { readonly setId: string; readonly count: number };
export const asRequest = (request: Record<string, unknown>): MealRequest => request as MealRequest;

/** What is charged for pieces of a set that are bought on a day. */
export const setItems = (set: StoredSet, of: { readonly pieces: number; readonly day: Day }): OfferItem[] => [
  {
    key: `set-${set.id}`,
    label: set.name,
    quantity: of.pieces,
    priceUsd: set.usd,
    listPriceUsd: null,
    deal: { keys: [setKey(set.id)], days: [{ day: of.day, usd: set.usd }] },
  },
];

/** Pieces of a set as travel stores and charges them, with their policy. */
export function mealOffer(set: StoredSet, pieces: number, now: Date): TravelOffer {
  const { from, to, until } = validityOf({ ...set, zone: set.places[0]?.zone ?? 'UTC' }, now);
  return {
    subjectId: set.id,
    snapshot: snapshotOf(set, { pieces, validTo: to }),
    // A piece begins when it is used: travel goes by the last moment at which that can be.
    service: { from, to, zone: set.places[0]?.zone ?? 'UTC', startsAt: until, endsAt: until },
    items: setItems(set, { pieces, day: from }),
    // Prices of a restaurant have its taxes in them.
    tax: { bp: 0, name: '' },
    policy: [{ until: null, feeUsd: set.refund === 'none' ? set.usd * pieces : 0 }],
    guestsUntil: null,
  };
}

/** What pieces of a set cost now. Refuses record.not_found, meal.offline and meal.sold_out. */
export async function offerMeal(
  db: Queryable,
  given: { readonly request: Record<string, unknown>; readonly now: Date },
): Promise<TravelOffer> {
  const { setId, count } = asRequest(given.request);
  const set = (await readSet(db, setId)) ?? refuse('record.not_found');
  assertThat(set.online && set.places.length > 0, 'meal.offline');
  const left = leftOf(set);
  assertThat(left >= count, 'meal.sold_out', { left, fields: { count: 'error.meal.sold_out' } });
  return mealOffer(set, count, given.now);
}

/** Refuses meal.per_customer where a customer would have more pieces of a set than it allows. */
export async function checkAllowance(
  db: Queryable,
  of: { readonly customerId: string; readonly setId: string; readonly count: number; readonly beside: string | null },
): Promise<void> {
  const set = await readSet(db, of.setId);
  if (!set) return;
  const left = Math.max(0, set.perCustomer - (await piecesOf(db, of)));
  assertThat(of.count <= left, 'meal.per_customer', { left, fields: { count: 'error.meal.per_customer' } });
}
