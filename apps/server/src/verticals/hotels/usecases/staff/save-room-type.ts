import { assertThat, refuse } from '@app/contract/core/refuse';
import type { RatePlanInput, RoomTypeInput } from '@app/contract/verticals/hotels/staff-input';
import type { StaffHotel } from '@app/contract/verticals/hotels/staff-schemas';
import { sql } from 'kysely';
import { storedText } from '../../../../modules/catalog/public.ts';
import { confirmPrices } from '../../../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { hotelOfPlan, hotelOfRoom, readHotel } from '../../db/hotel.repo.ts';
import { dropHotels } from '../search/tags.ts';
import { readStaffHotel, staffHotel } from './show-staff-hotel.ts';

const roomColumns = (input: RoomTypeInput) => ({
  name: storedText(input.name),
  description: storedText(input.description),
  pictures: input.pictures,
  square_metres: input.squareMetres,
  beds: input.beds,
  view: input.view,
  facilities: input.facilities,
  base_adults: input.baseAdults,
  max_adults: input.maxAdults,
  max_children: input.maxChildren,
  max_guests: input.maxGuests,
  units: input.units,
  online: input.online,
  sort_weight: input.sortWeight,
});
const planColumns = (input: RatePlanInput) => ({
  name: storedText(input.name),
  board: input.board,
  base_usd: input.baseUsd,
  extra_adult_usd: input.extraAdultUsd,
  single_off_usd: input.singleOffUsd,
  child_bands: input.childBands,
  refundable: input.refundable,
  cancel_steps: input.refundable ? input.cancelSteps : [],
  minimum_stay: input.minimumStay,
  online: input.online,
  sort_weight: input.sortWeight,
});

type Table = 'hotel_room_type' | 'hotel_plan';
type Row = Readonly<Record<string, unknown>>;

/** Writes a record of a hotel, new or with one more to its version. */
async function write(
  tx: Tx,
  table: Table,
  of: { readonly id: string; readonly row: Row; readonly isNew: boolean },
): Promise<void> {
  const name = sql.table(table);
  const names = sql.join(Object.keys(of.row).map((column) => sql.id(column)));
  const record = sql`jsonb_populate_record(NULL::${name}, ${JSON.stringify(of.row)}::jsonb)`;
  if (of.isNew)
    await sql`INSERT INTO ${name} (id, ${names}) SELECT ${of.id}::uuid, ${names} FROM ${record}`.execute(tx);
  else {
    await sql`UPDATE ${name} AS t SET (${names}, version) = (SELECT ${names}, t.version + 1 FROM ${record} AS r)
      WHERE t.id = ${of.id}`.execute(tx);
  }
}

type Change = {
  readonly hotelId: string | null;
  readonly action: string;
  readonly table: Table;
  readonly id: string;
  readonly row: Row;
  /** Null for a new record. */
  readonly version: number | null;
  /** The prices among what is written. */
  readonly plan?: RatePlanInput;
};

/** The version of a room type or plan of a hotel. */
const versionIn = (hotel: StaffHotel, id: string): number | null =>
  [...hotel.roomTypes, ...hotel.roomTypes.flatMap(({ plans }) => plans)].find((one) => one.id === id)?.version ?? null;

async function change(platform: Platform, by: StaffContext, of: Change): Promise<StaffHotel> {
  return inTransaction(platform.db, async (tx) => {
    // The hotel's row is the lock of everything in it.
    const before = staffHotel((of.hotelId && (await readHotel(tx, of.hotelId, true))) || refuse('record.not_found'));
    if (of.version !== null) {
      assertThat(versionIn(before, of.id) === of.version, 'record.stale', { current: before });
    }
    const plans = before.roomTypes.flatMap((room) => room.plans);
    await confirmPrices(tx, { before: plans.find(({ id }) => id === of.id), after: of.plan });
    await write(tx, of.table, { id: of.id, row: of.row, isNew: of.version === null });
    const after = await readStaffHotel(tx, before.id);
    await logOperation(tx, by, { action: of.action, record: `hotel/${before.id}`, before, after });
    dropHotels(platform, tx);
    return after;
  });
}

/** Adds a room type to a hotel. Refuses record.not_found. */
export const createRoomType = (
  platform: Platform,
  by: StaffContext,
  given: { hotelId: string; input: RoomTypeInput },
) =>
  change(platform, by, {
    hotelId: given.hotelId,
    action: 'hotel.room_type_create',
    table: 'hotel_room_type',
    id: newId(platform.clock),
    row: { hotel_id: given.hotelId, ...roomColumns(given.input) },
    version: null,
  });

/** Saves a room type. Refuses record.not_found and record.stale with `{current}`. */
export const updateRoomType = async (
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number; input: RoomTypeInput },
) =>
  change(platform, by, {
    hotelId: await hotelOfRoom(platform.db, given.id),
    action: 'hotel.room_type_update',
    table: 'hotel_room_type',
    id: given.id,
    row: roomColumns(given.input),
    version: given.version,
  });

/** Adds a rate plan to a room type. Refuses record.not_found. */
export const createRatePlan = async (
  platform: Platform,
  by: StaffContext,
  given: { roomTypeId: string; input: RatePlanInput },
) =>
  change(platform, by, {
    hotelId: await hotelOfRoom(platform.db, given.roomTypeId),
    action: 'hotel.rate_plan_create',
    table: 'hotel_plan',
    id: newId(platform.clock),
    row: { room_type_id: given.roomTypeId, ...planColumns(given.input) },
    version: null,
  });

/** Saves a rate plan. Refuses record.not_found and record.stale with `{current}`. */
export const updateRatePlan = async (
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number; input: RatePlanInput },
) =>
  change(platform, by, {
    hotelId: await hotelOfPlan(platform.db, given.id),
    action: 'hotel.rate_plan_update',
    table: 'hotel_plan',
    id: given.id,
    row: planColumns(given.input),
    version: given.version,
    plan: given.input,
  });
