import { assertThat, refuse } from '@app/contract/core/refuse';
import type { HotelInput } from '@app/contract/verticals/hotels/staff-input';
import type { StaffHotel } from '@app/contract/verticals/hotels/staff-schemas';
import { sql } from 'kysely';
import { storedText } from '../../../../modules/catalog/public.ts';
import { keepCities } from '../../../../modules/travel/public.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { pinyinOfAll } from '../../../../platform/text/pinyin.ts';
import { readHotel } from '../../db/hotel.repo.ts';
import { dropHotels } from '../search/tags.ts';
import { readStaffHotel, staffHotel } from './show-staff-hotel.ts';

/** A hotel's columns from what staff wrote. */
function columnsOf(input: HotelInput, pinyin: string) {
  return {
    city_id: input.cityId,
    name: storedText(input.name),
    description: storedText(input.description),
    address: storedText(input.address),
    area: storedText(input.area),
    stars: input.stars,
    phone: input.phone,
    latitude: input.latitude,
    longitude: input.longitude,
    zone: input.zone,
    check_in_from: input.checkInFrom,
    check_in_until: input.checkInUntil,
    check_out_until: input.checkOutUntil,
    cover: input.cover,
    gallery: input.gallery,
    facilities: input.facilities,
    policies: {
      children: storedText(input.policies.children),
      pets: storedText(input.policies.pets),
      extra: storedText(input.policies.extra),
    },
    tax_bp: input.taxBp,
    online: input.online,
    hot: input.hot,
    sort_weight: input.sortWeight,
    pinyin,
  };
}
const COLUMNS = Object.keys(
  columnsOf(
    {
      name: { 'en-US': '' },
      description: { 'en-US': '' },
      address: { 'en-US': '' },
      area: { 'en-US': '' },
      policies: {
        children: { 'en-US': '' },
        pets: { 'en-US': '' },
        extra: { 'en-US': '' },
      },
    } as unknown as HotelInput,
    '',
  ),
);
/** A hotel's columns as JSON, with the pinyin it is found by. */
const rowOf = async (input: HotelInput): Promise<string> =>
  JSON.stringify(columnsOf(input, await pinyinOfAll([input.name, input.area])));

/** Creates a hotel. Refuses record.not_found (no such city). */
export async function createHotel(platform: Platform, by: StaffContext, input: HotelInput): Promise<StaffHotel> {
  return inTransaction(platform.db, async (tx) => {
    assertThat((await keepCities(tx, [input.cityId])).size === 1, 'record.not_found');
    const id = newId(platform.clock);
    const names = sql.join(COLUMNS.map((name) => sql.id(name)));
    await sql`INSERT INTO hotel (id, ${names})
      SELECT ${id}::uuid, ${names} FROM jsonb_populate_record(NULL::hotel, ${await rowOf(input)}::jsonb)`.execute(tx);
    const after = await readStaffHotel(tx, id);
    await logOperation(tx, by, { action: 'hotel.create', record: `hotel/${id}`, before: null, after });
    dropHotels(platform, tx);
    return after;
  });
}

/** Saves a hotel. Refuses record.not_found and record.stale with `{current}`. */
export async function updateHotel(
  platform: Platform,
  by: StaffContext,
  given: { readonly id: string; readonly version: number; readonly input: HotelInput },
): Promise<StaffHotel> {
  const { id, version, input } = given;
  return inTransaction(platform.db, async (tx) => {
    const stored = (await readHotel(tx, id, true)) ?? refuse('record.not_found');
    const before = staffHotel(stored);
    assertThat(before.version === version, 'record.stale', { current: before });
    assertThat((await keepCities(tx, [input.cityId])).size === 1, 'record.not_found');
    const names = sql.join(COLUMNS.map((name) => sql.id(name)));
    await sql`UPDATE hotel SET (${names}, version) = (
      SELECT ${names}, hotel.version + 1 FROM jsonb_populate_record(NULL::hotel, ${await rowOf(input)}::jsonb))
      WHERE id = ${id}`.execute(tx);
    const after = await readStaffHotel(tx, id);
    await logOperation(tx, by, { action: 'hotel.update', record: `hotel/${id}`, before, after });
    dropHotels(platform, tx);
    return after;
  });
}

export type HotelFlags = { readonly online?: boolean | undefined; readonly hot?: boolean | undefined };

/** Lists, delists or recommends several hotels; names those changed and those that do not exist. */
export async function flagHotels(
  platform: Platform,
  by: StaffContext,
  given: { readonly ids: readonly string[]; readonly flags: HotelFlags },
): Promise<{ changed: string[]; missing: string[] }> {
  const ids = [...new Set(given.ids)];
  const { online, hot } = given.flags;
  return inTransaction(platform.db, async (tx) => {
    const { rows: before } = await sql<{ id: string; cityId: string; online: boolean; hot: boolean }>`
      SELECT id, city_id AS "cityId", online, hot FROM hotel WHERE id = ANY(${ids}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`.execute(tx);
    const changed = before.map((row) => row.id);
    await sql`UPDATE hotel SET online = COALESCE(${online ?? null}::boolean, online),
      hot = COALESCE(${hot ?? null}::boolean, hot), version = version + 1 WHERE id = ANY(${changed}::uuid[])`.execute(
      tx,
    );
    for (const row of before) {
      const after = { ...row, online: online ?? row.online, hot: hot ?? row.hot };
      await logOperation(tx, by, { action: 'hotel.flags', record: `hotel/${row.id}`, before: row, after });
    }
    dropHotels(platform, tx);
    return { changed, missing: ids.filter((id) => !changed.includes(id)) };
  });
}
