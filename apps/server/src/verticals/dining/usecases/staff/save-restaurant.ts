import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { RestaurantInput } from '@app/contract/verticals/dining/staff-input';
import type { StaffRestaurant } from '@app/contract/verticals/dining/staff-schemas';
import { sql } from 'kysely';
import { inMerchantScope } from '../../../../modules/merchants/core.ts';
import { isMerchant } from '../../../../modules/merchants/public.ts';
import { confirmPrices } from '../../../../modules/settings/public.ts';
import { keepCities } from '../../../../modules/travel/public.ts';
import { inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import type { PlaceActor, StaffActor, StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { pinyinOfAll } from '../../../../platform/text/pinyin.ts';
import { menusOf } from '../../db/restaurant.repo.ts';
import {
  insertRestaurant,
  lockRestaurant,
  resizeQuarters,
  restaurantColumns,
  updateRestaurantRow,
  writeAreas,
  writeMenus,
} from '../../db/staff-restaurant.repo.ts';
import { dropRestaurants } from '../tags.ts';
import { freed } from '../waiting/offer-freed.ts';
import { ownRestaurant } from './own-restaurant.ts';

/** One restaurant as staff edit it. Refuses record.not_found, also for one that is not of the merchant who asks. */
export async function readStaffRestaurant(
  db: Queryable,
  id: string,
  merchantId: string | null,
): Promise<StaffRestaurant> {
  const stored = await ownRestaurant(db, id, merchantId);
  const menus = await menusOf(db, id);
  const {
    country: _c,
    cityEnabled: _e,
    cityLatitude: _lat,
    cityLongitude: _lon,
    score: _s,
    reviews: _r,
    pictures: _p,
    ...rest
  } = stored;
  return {
    ...rest,
    stepMinutes: rest.stepMinutes as 15 | 30 | 60,
    hours: [...rest.hours],
    closedDays: [...rest.closedDays],
    turns: [...rest.turns],
    cuisines: [...rest.cuisines],
    facilities: [...rest.facilities],
    cancelSteps: [...rest.cancelSteps],
    createdAt: rest.createdAt.toISOString(),
    areas: rest.areas.map(({ restaurantId: _of, sortWeight: _weight, ...area }) => area),
    menus: menus.map(({ restaurantId: _of, sortWeight: _weight, picture: _picture, ...menu }) => menu),
  };
}

/** Refuses, at its field, a merchant that does not exist. */
async function checkMerchant(tx: Tx, merchantId: string | null): Promise<void> {
  if (merchantId !== null && !(await isMerchant(tx, merchantId))) refuseField('merchantId', 'field.invalid');
}

const MOST = 1_000;

/** Lines as they are stored: each with an id, in their order. An id that is not the restaurant's is none. */
function inOrder<T extends { id?: string | undefined }>(
  platform: Platform,
  lines: readonly T[],
  known: ReadonlySet<string>,
) {
  return lines.map(({ id, ...line }, index) => {
    assertThat(id === undefined || known.has(id), 'record.not_found');
    return { ...line, id: id ?? newId(platform.clock), sortWeight: MOST - index };
  });
}

async function writeLines(
  platform: Platform,
  tx: Tx,
  id: string,
  input: RestaurantInput,
  before: StaffRestaurant | null,
) {
  const ids = (lines: readonly { id: string }[] | undefined) => new Set(lines?.map((line) => line.id));
  await writeAreas(tx, id, inOrder(platform, input.areas, ids(before?.areas)));
  await writeMenus(tx, id, inOrder(platform, input.menus, ids(before?.menus)));
}

const rowOf = async (input: RestaurantInput) => restaurantColumns(input, await pinyinOfAll([input.name, input.area]));

/** Creates a restaurant. Refuses record.not_found (no such city). */
export async function createRestaurant(
  platform: Platform,
  by: { readonly staff: StaffActor; readonly ip: string },
  input: RestaurantInput,
): Promise<StaffRestaurant> {
  return inTransaction(platform.db, async (tx) => {
    assertThat((await keepCities(tx, [input.cityId])).size === 1, 'record.not_found');
    await checkMerchant(tx, input.merchantId);
    const id = newId(platform.clock);
    await insertRestaurant(tx, id, await rowOf(input));
    await writeLines(platform, tx, id, input, null);
    const after = await readStaffRestaurant(tx, id, null);
    await logOperation(tx, by, { action: 'restaurant.create', record: `restaurant/${id}`, before: null, after });
    dropRestaurants(platform, tx);
    return after;
  });
}

/** Whose a restaurant is, where it is listed, and how it ranks among those of others. */
const ofTheHouse = ({ merchantId, cityId, sortWeight }: StaffRestaurant) => ({ merchantId, cityId, sortWeight });

/**
 * Saves a restaurant; quarters to come have its tables and pace. What the house alone decides stays when a merchant's staff save
 * it. Refuses record.not_found, record.stale with `{current}`, and dining.tables_in_use where more tables of a kind are taken already.
 */
export async function updateRestaurant(
  platform: Platform,
  by: StaffContext<PlaceActor>,
  given: { readonly id: string; readonly version: number; readonly input: RestaurantInput },
): Promise<StaffRestaurant> {
  const { id, version } = given;
  const { merchantId } = by.staff;
  return inTransaction(platform.db, async (tx) => {
    assertThat(await lockRestaurant(tx, id), 'record.not_found');
    const before = await readStaffRestaurant(tx, id, merchantId);
    const input = merchantId === null ? given.input : { ...given.input, ...ofTheHouse(before) };
    await confirmPrices(tx, { before, after: input });
    assertThat(before.version === version, 'record.stale', { current: before });
    assertThat((await keepCities(tx, [input.cityId])).size === 1, 'record.not_found');
    await checkMerchant(tx, input.merchantId);
    await updateRestaurantRow(tx, id, await rowOf(input));
    await writeLines(platform, tx, id, input, before);
    const over = await resizeQuarters(tx, id);
    const place = over === null ? -1 : input.areas.findIndex((area) => area.id === over);
    assertThat(over === null, 'dining.tables_in_use', {
      fields: { [place === -1 ? 'areas' : `areas.${place}.tables`]: 'error.dining.tables_in_use' },
    });
    const after = await readStaffRestaurant(tx, id, merchantId);
    await freed(platform, tx, id);
    await logOperation(tx, by, { action: 'restaurant.update', record: `restaurant/${id}`, before, after });
    dropRestaurants(platform, tx);
    return after;
  });
}

/** Puts restaurants on sale or takes them off; names those changed and those that do not exist for who asks. */
export async function setRestaurantsOnline(
  platform: Platform,
  by: StaffContext<PlaceActor>,
  given: { readonly ids: readonly string[]; readonly online: boolean },
): Promise<{ changed: string[]; missing: string[] }> {
  const ids = [...new Set(given.ids)];
  const { merchantId } = by.staff;
  return inTransaction(platform.db, async (tx) => {
    const { rows: before } = await sql<{ id: string; online: boolean }>`
      SELECT id, online FROM restaurant WHERE id = ANY(${ids}::uuid[])
        AND ${inMerchantScope(merchantId, (id) => sql`merchant_id = ${id}`)} ORDER BY id FOR NO KEY UPDATE`.execute(tx);
    const changed = before.map(({ id }) => id);
    await sql`UPDATE restaurant SET online = ${given.online}, version = version + 1
      WHERE id = ANY(${changed}::uuid[])`.execute(tx);
    for (const row of before) {
      const after = { ...row, online: given.online };
      await logOperation(tx, by, { action: 'restaurant.flags', record: `restaurant/${row.id}`, before: row, after });
    }
    dropRestaurants(platform, tx);
    return { changed, missing: ids.filter((id) => !changed.includes(id)) };
  });
}
