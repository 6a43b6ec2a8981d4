import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { MealSetInput } from '@app/contract/verticals/meals/staff-input';
import type { StaffMealSet } from '@app/contract/verticals/meals/staff-schemas';
import { sql } from 'kysely';
import { confirmPrices } from '../../../modules/settings/public.ts';
import { inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { insertSet, lockSet, placesOfSet, setRecord, updateSet, writePlaces } from '../db/staff-set.repo.ts';
import { dropMeals } from './tags.ts';

/** One set meal as staff edit it. Refuses record.not_found, also where no restaurant of the merchant who asks serves it. */
export async function readStaffSet(
  db: Queryable,
  id: string,
  by: { readonly lang: Locale; readonly merchantId: string | null },
): Promise<StaffMealSet> {
  const { createdAt, ...set } = (await setRecord(db, id, by.merchantId)) ?? refuse('record.not_found');
  const places = await placesOfSet(db, id);
  return {
    ...set,
    places: places.map((place) => ({
      id: place.id,
      name: localize(place.name, by.lang),
      city: localize(place.city, by.lang),
    })),
    createdAt: createdAt.toISOString(),
  };
}

/** Only staff of the house write sets. */
const ofHouse = ({ lang }: StaffReadContext) => ({ lang, merchantId: null });

/** What the operation log keeps: names in the language of whoever saved are no part of the record. */
const logged = ({ places: _, ...set }: StaffMealSet) => set;

async function savePlaces(tx: Tx, id: string, restaurants: readonly string[]): Promise<void> {
  if (!(await writePlaces(tx, id, restaurants))) refuseField('restaurants', 'field.invalid');
}

/** Creates a set meal. Refuses a restaurant that does not exist. */
export const createSet = (platform: Platform, by: StaffReadContext, input: MealSetInput): Promise<StaffMealSet> =>
  inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    await insertSet(tx, id, input);
    await savePlaces(tx, id, input.restaurants);
    const after = await readStaffSet(tx, id, ofHouse(by));
    await logOperation(tx, by, {
      action: 'meal_set.create',
      record: `meal_set/${id}`,
      before: null,
      after: logged(after),
    });
    dropMeals(platform, tx);
    return after;
  });

/**
 * Saves a set meal; orders go by what they were sold. Refuses record.not_found, record.stale with `{current}`, and
 * meal.stock_sold where more pieces are held and sold already.
 */
export const saveSet = (
  platform: Platform,
  by: StaffReadContext,
  given: { readonly id: string; readonly version: number; readonly input: MealSetInput },
): Promise<StaffMealSet> =>
  inTransaction(platform.db, async (tx) => {
    const { id, version, input } = given;
    const gone = (await lockSet(tx, id)) ?? refuse('record.not_found');
    const before = await readStaffSet(tx, id, ofHouse(by));
    assertThat(before.version === version, 'record.stale', { current: before });
    assertThat(input.stock >= gone, 'meal.stock_sold', { gone, fields: { stock: 'error.meal.stock_sold' } });
    await confirmPrices(tx, { before, after: input });
    await updateSet(tx, id, input);
    await savePlaces(tx, id, input.restaurants);
    const after = await readStaffSet(tx, id, ofHouse(by));
    const record = `meal_set/${id}`;
    await logOperation(tx, by, { action: 'meal_set.update', record, before: logged(before), after: logged(after) });
    dropMeals(platform, tx);
    return after;
  });

/** Puts set meals on sale or takes them off; returns those changed and those that do not exist. */
export async function setSetsOnline(
  platform: Platform,
  by: StaffReadContext,
  given: { readonly ids: readonly string[]; readonly online: boolean },
): Promise<{ changed: string[]; missing: string[] }> {
  const ids = [...new Set(given.ids)];
  return inTransaction(platform.db, async (tx) => {
    const { rows: before } = await sql<{ id: string; online: boolean }>`
      SELECT id, online FROM dining_set WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
    const changed = before.map(({ id }) => id);
    await sql`UPDATE dining_set SET online = ${given.online}, version = version + 1
      WHERE id = ANY(${changed}::uuid[])`.execute(tx);
    for (const row of before) {
      const after = { ...row, online: given.online };
      await logOperation(tx, by, { action: 'meal_set.flags', record: `meal_set/${row.id}`, before: row, after });
    }
    dropMeals(platform, tx);
    return { changed, missing: ids.filter((id) => !changed.includes(id)) };
  });
}
