import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { City } from '@app/contract/travel/schemas';
import type { CityInput, StaffCity } from '@app/contract/travel/staff-schemas';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { storedText } from '../../../catalog/public.ts';
import {
  type CityPage,
  type CityRow,
  citiesById,
  cityPage,
  cityTaken,
  insertCity,
  lockCity,
  markCities as mark,
  searchCities,
  updateCity,
} from '../../db/city.repo.ts';
import { bundles } from '../bundle/bundle-vertical.ts';
import { verticals } from '../travel-vertical.ts';

/** What answers kept in memory about cities depend on. */
export const CITY_TAG = 'travel_cities';

const cityView = (row: CityRow, lang: Locale): City => ({
  id: row.id,
  name: localize(row.name, lang),
  country: localize(row.country, lang),
  countryCode: row.countryCode,
  zone: row.zone,
  picture: row.picture,
  popular: row.popular,
  latitude: row.latitude,
  longitude: row.longitude,
});

const staffView = (row: CityRow): StaffCity => ({ ...row, name: { ...row.name }, country: { ...row.country } });

/** Cities to travel to, in the reader's language. */
export async function listCities(
  platform: Platform,
  of: { keyword?: string | undefined; popular?: boolean | undefined; lang: Locale },
): Promise<City[]> {
  const rows = await searchCities(platform.reads, { keyword: of.keyword, popular: of.popular, lang: of.lang });
  return rows.map((row) => cityView(row, of.lang));
}

/** Cities by their ids in a language, also those that are not shown. */
export async function cityViews(db: Queryable, ids: readonly string[], lang: Locale): Promise<Map<string, City>> {
  return new Map([...(await citiesById(db, ids))].map(([id, row]) => [id, cityView(row, lang)]));
}

/** A page of cities for staff. */
export async function listStaffCities(db: Queryable, of: CityPage) {
  const { rows, total } = await cityPage(db, of);
  return { list: rows.map(staffView), total, page: of.page, limit: of.limit };
}

/** One city. Refuses record.not_found. */
export const readCity = async (db: Queryable, id: string): Promise<StaffCity> =>
  staffView((await citiesById(db, [id])).get(id) ?? refuse('record.not_found'));

const stored = (input: CityInput): CityInput => ({
  ...input,
  name: storedText(input.name),
  country: storedText(input.country),
});

async function check(tx: Tx, id: string | null, input: CityInput): Promise<void> {
  const taken = await cityTaken(tx, { id, countryCode: input.countryCode, name: input.name['en-US'] });
  assertThat(!taken, 'city.taken');
}

/** Adds a city. Refuses city.taken. */
export async function createCity(platform: Platform, by: StaffContext, input: CityInput): Promise<StaffCity> {
  return inTransaction(platform.db, async (tx) => {
    afterCommit(tx, () => platform.cache.drop([CITY_TAG]));
    await check(tx, null, input);
    const id = newId(platform.clock);
    await insertCity(tx, id, stored(input));
    const after = await readCity(tx, id);
    await logOperation(tx, by, { action: 'city.create', record: `travel_city/${id}`, before: null, after });
    return after;
  });
}

/** Saves a city. Refuses record.not_found, record.stale with `{current}`, city.taken. */
export async function saveCity(
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number; input: CityInput },
): Promise<StaffCity> {
  return inTransaction(platform.db, async (tx) => {
    afterCommit(tx, () => platform.cache.drop([CITY_TAG]));
    const before = staffView((await lockCity(tx, given.id)) ?? refuse('record.not_found'));
    assertThat(before.version === given.version, 'record.stale', { current: before });
    await check(tx, given.id, given.input);
    await updateCity(tx, given.id, stored(given.input));
    const after = await readCity(tx, given.id);
    await logOperation(tx, by, { action: 'city.update', record: `travel_city/${given.id}`, before, after });
    return after;
  });
}

/** Deletes a city that no vertical offers anything in. Refuses record.not_found and city.in_use. */
export async function deleteCity(platform: Platform, by: StaffContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    afterCommit(tx, () => platform.cache.drop([CITY_TAG]));
    const before = staffView((await lockCity(tx, id)) ?? refuse('record.not_found'));
    for (const vertical of [...verticals(platform), ...bundles(platform)]) {
      const things = (await vertical.inCity?.(tx, id)) ?? 0;
      assertThat(things === 0, 'city.in_use', { kind: vertical.kind, count: things });
    }
    await tx.deleteFrom('travel_city').where('id', '=', id).execute();
    await logOperation(tx, by, { action: 'city.delete', record: `travel_city/${id}`, before, after: null });
    return null;
  });
}

/** Sets flags of several cities at once; gives how many changed. */
export async function markCities(
  platform: Platform,
  by: StaffContext,
  of: { ids: readonly string[]; popular?: boolean | undefined; enabled?: boolean | undefined },
): Promise<{ changed: number }> {
  return inTransaction(platform.db, async (tx) => {
    afterCommit(tx, () => platform.cache.drop([CITY_TAG]));
    const { popular, enabled } = of;
    const changed = await mark(tx, { ids: of.ids, popular, enabled });
    for (const id of changed) {
      const after = { popular, enabled };
      await logOperation(tx, by, { action: 'city.mark', record: `travel_city/${id}`, before: null, after });
    }
    return { changed: changed.length };
  });
}
