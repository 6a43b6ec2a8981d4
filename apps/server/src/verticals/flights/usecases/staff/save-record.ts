import { assertThat, refuse } from '@app/contract/core/refuse';
import type {
  AircraftInput,
  AirlineInput,
  AirportInput,
  FareBrandInput,
} from '@app/contract/verticals/flights/staff-input';
import { storedText } from '../../../../modules/catalog/public.ts';
import { confirmPrices } from '../../../../modules/settings/public.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { pinyinOfAll } from '../../../../platform/text/pinyin.ts';
import { type Columns, insertRecord, readRecord, updateRecord } from '../../db/staff-record.repo.ts';
import { dropFlights } from '../tags.ts';
import { mapConstraintViolation } from './map-constraint-violation.ts';

export type Saving<I> = { readonly id: string; readonly version: number; readonly input: I };

/** What staff wrote as columns of its table. */
const columnsOf = {
  airline: async (input: AirlineInput): Promise<Columns> => ({
    code: input.code,
    ticket_prefix: input.ticketPrefix,
    name: storedText(input.name),
    colour: input.colour,
    return_bp: input.returnBp,
    name_letters: input.nameLetters,
    enabled: input.enabled,
  }),
  aircraft: async (input: AircraftInput): Promise<Columns> => ({ code: input.code, name: storedText(input.name) }),
  airport: async (input: AirportInput): Promise<Columns> => ({
    code: input.code,
    city_id: input.cityId,
    name: storedText(input.name),
    zone: input.zone,
    latitude: input.latitude,
    longitude: input.longitude,
    transfer_minutes: input.transferMinutes,
    charge_usd: input.chargeUsd,
    enabled: input.enabled,
    pinyin: await pinyinOfAll([storedText(input.name)]),
  }),
  fare_brand: async (input: FareBrandInput): Promise<Columns> => ({
    airline_id: input.airlineId,
    cabin: input.cabin,
    code: input.code,
    name: storedText(input.name),
    price_percent: input.pricePercent,
    cabin_bag: input.cabinBag,
    checked_bag: input.checkedBag,
    extra_bags: input.extraBags,
    seat: input.seat,
    seat_fees: input.seatFees,
    meal: input.meal,
    refund_steps: input.refundSteps,
    change_rule: input.changeRule,
    sort_weight: input.sortWeight,
    enabled: input.enabled,
  }),
} as const;

type Table = keyof typeof columnsOf;
type InputOf<T extends Table> = Parameters<(typeof columnsOf)[T]>[0];
type ViewOf<T extends Table> = NonNullable<Awaited<ReturnType<(typeof readRecord)[T]>>>;

/** The columns and the reading of one table, whose types belong together. */
function tableOf<T extends Table>(table: T) {
  return {
    columns: columnsOf[table] as (input: InputOf<T>) => Promise<Columns>,
    read: readRecord[table] as (
      ...given: Parameters<(typeof readRecord)[Table]>
    ) => Promise<(ViewOf<T> & { version: number }) | null>,
  };
}

/** Creates a record. Refuses what its table refuses: a code that is taken, record.not_found for what it names. */
export async function createRecord<T extends Table>(
  platform: Platform,
  by: StaffReadContext,
  table: T,
  input: InputOf<T>,
): Promise<ViewOf<T>> {
  const { columns, read } = tableOf(table);
  return inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    await mapConstraintViolation(insertRecord(tx, table, id, await columns(input)));
    const after = (await read(tx, id, by.lang)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: `${table}.create`, record: `${table}/${id}`, before: null, after });
    dropFlights(platform, tx);
    return after;
  });
}

/** Saves a record. Refuses record.not_found, record.stale with `{current}`, and what its table refuses. */
export async function saveRecord<T extends Table>(
  platform: Platform,
  by: StaffReadContext,
  table: T,
  { id, version, input }: Saving<InputOf<T>>,
): Promise<ViewOf<T>> {
  const { columns, read } = tableOf(table);
  return inTransaction(platform.db, async (tx) => {
    const before = (await read(tx, id, by.lang, true)) ?? refuse('record.not_found');
    assertThat(before.version === version, 'record.stale', { current: before });
    await confirmPrices(tx, { before, after: input });
    await mapConstraintViolation(updateRecord(tx, table, id, await columns(input)));
    const after = (await read(tx, id, by.lang)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: `${table}.update`, record: `${table}/${id}`, before, after });
    dropFlights(platform, tx);
    return after;
  });
}
