import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { MealHindrance } from '@app/contract/verticals/meals/facts';
import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { PresentedMeal } from '@app/contract/verticals/meals/staff-schemas';
import { readCode } from '@app/kernel/typed-code';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { PlaceActor, StaffReadContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockBooking } from '../db/pieces.repo.ts';
import { type CodeRow, findCode, markUnused, markUsed, restaurantsOf, usedLately } from '../db/scan.repo.ts';
import { asSnapshot, type MealSnapshot, placeView } from '../domain/meal-snapshot.ts';
import { hindranceAt } from '../domain/validity.ts';

const found = async (db: Queryable, typed: string): Promise<CodeRow> =>
  (await findCode(db, readCode(typed))) ?? refuse('meal.unknown_code', { fields: { code: 'error.meal.unknown_code' } });

/**
 * The piece that has a code, at a merchant's restaurant. Refuses meal.unknown_code, and to a merchant's staff meal.wrong_place for a
 * piece that none of their restaurants serves and record.not_found for a restaurant that is not theirs.
 */
async function foundBy(
  db: Queryable,
  { merchantId }: PlaceActor,
  of: { readonly code: string; readonly restaurantId?: string | undefined },
): Promise<CodeRow> {
  const row = await found(db, of.code);
  if (merchantId === null) return row;
  const own = await restaurantsOf(db, merchantId);
  assertThat(of.restaurantId === undefined || own.has(of.restaurantId), 'record.not_found');
  const served = row.placeId === null ? asSnapshot(row.snapshot).places.map(({ id }) => id) : [row.placeId];
  assertThat(
    served.some((id) => own.has(id)),
    'meal.wrong_place',
    { fields: { code: 'error.meal.wrong_place' } },
  );
  return row;
}

function view(row: CodeRow, lang: Locale, hindrance: MealHindrance | null = null): PresentedMeal {
  const snapshot = asSnapshot(row.snapshot);
  const place = snapshot.places.find(({ id }) => id === row.placeId);
  return {
    code: row.code,
    number: row.number,
    pieces: row.pieces,
    state: row.state,
    set: localize(snapshot.set, lang),
    people: snapshot.people,
    courses: snapshot.courses.map(({ name, choose, of }) => ({
      name: localize(name, lang),
      choose,
      of: of.map((dish) => localize(dish.name, lang)),
    })),
    places: snapshot.places.map((one) => placeView(one, lang)),
    usable: snapshot.usable,
    blackout: [...snapshot.blackout],
    perTable: snapshot.perTable,
    validUntil: row.expiresAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    usedBy: row.usedBy,
    place: place ? localize(place.name, lang) : null,
    undoUntil: row.undoUntil?.toISOString() ?? null,
    hindrance,
    order: { id: row.orderId, number: row.orderNumber, contact: row.contact },
  };
}

type Visit = { readonly orderId: string; readonly restaurantId: string; readonly now: Date };

/** Why pieces of an order cannot be used now at one of the restaurants that serve them; null where they can. */
async function hindranceOf(
  db: Queryable,
  { places, ...rules }: MealSnapshot,
  { orderId, restaurantId, now }: Visit,
): Promise<MealHindrance | null> {
  const place = places.find(({ id }) => id === restaurantId);
  if (!place) return null;
  const closed = hindranceAt(rules, place.zone, now);
  if (closed) return closed;
  const used = await usedLately(db, { orderId, restaurantId, hours: mealLimits.visitHours });
  return used < rules.perTable ? null : 'table_limit';
}

/**
 * What a code is of, and what keeps it from being used at a restaurant now. Refuses meal.unknown_code, and to a merchant's staff
 * meal.wrong_place and record.not_found for what is not theirs.
 */
export async function presentCode(
  platform: Platform,
  asked: {
    readonly by: StaffReadContext<PlaceActor>;
    readonly code: string;
    readonly restaurantId?: string | undefined;
  },
): Promise<PresentedMeal> {
  const { lang, staff } = asked.by;
  const row = await foundBy(platform.db, staff, asked);
  const { restaurantId } = asked;
  if (restaurantId === undefined || row.state !== 'usable') return view(row, lang);
  const visit = { orderId: row.orderId, restaurantId, now: platform.clock.now() };
  return view(row, lang, await hindranceOf(platform.db, asSnapshot(row.snapshot), visit));
}

/** Refuses a piece that is not usable, by what became of it. */
function assertUsable({ state, expiresAt }: CodeRow, now: Date): void {
  assertThat(state !== 'used', 'meal.used');
  assertThat(state !== 'refunded', 'meal.given_back');
  assertThat(state === 'usable' && now < expiresAt, 'meal.expired');
}

/**
 * Uses a piece at a restaurant, once. Refuses meal.unknown_code, what became of the piece, meal.wrong_place, the day, the hour,
 * and meal.table_limit where an order has used as many at one visit as its set allows.
 */
export async function useCode(
  platform: Platform,
  tx: Tx,
  of: { readonly by: StaffReadContext<PlaceActor>; readonly code: string; readonly restaurantId: string },
): Promise<PresentedMeal> {
  const { by, restaurantId } = of;
  const { orderId, code } = await foundBy(tx, by.staff, of);
  // Pieces of an order are used and given back one after the other.
  await lockBooking(tx, orderId);
  const row = await found(tx, code);
  const now = platform.clock.now();
  assertUsable(row, now);
  const snapshot = asSnapshot(row.snapshot);
  if (snapshot.places.every(({ id }) => id !== restaurantId))
    refuse('meal.wrong_place', { fields: { restaurantId: 'error.meal.wrong_place' } });
  const hindrance = await hindranceOf(tx, snapshot, { orderId, restaurantId, now });
  if (hindrance) refuse(`meal.${hindrance}`, { most: snapshot.perTable });
  const marked = await markUsed(tx, { code, restaurantId, staff: by.staff, undoMinutes: mealLimits.undoMinutes });
  assertThat(marked, 'meal.used');
  await logOperation(tx, by, {
    action: 'meal_code.use',
    record: `travel_order/${orderId}`,
    before: { piece: row.number, state: 'usable' },
    after: { piece: row.number, state: 'used', restaurantId },
  });
  return view(await found(tx, code), by.lang);
}

/**
 * Makes a piece usable again, within the hour and by whoever scanned it. Refuses meal.unknown_code, meal.undo_late, and to a
 * merchant's staff meal.wrong_place for one that was used elsewhere.
 */
export async function undoCode(
  tx: Tx,
  of: { readonly by: StaffReadContext<PlaceActor>; readonly code: string },
): Promise<PresentedMeal> {
  const { by } = of;
  const { orderId, code, number } = await foundBy(tx, by.staff, of);
  await lockBooking(tx, orderId);
  assertThat(await markUnused(tx, { code, staffId: by.staff.id }), 'meal.undo_late');
  await logOperation(tx, by, {
    action: 'meal_code.undo',
    record: `travel_order/${orderId}`,
    before: { piece: number, state: 'used' },
    after: { piece: number, state: 'usable' },
  });
  return view(await found(tx, code), by.lang);
}
