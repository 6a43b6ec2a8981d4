import { assertThat, refuse } from '@app/contract/core/refuse';
import type { MerchantInput, StaffMerchant, shapes } from '@app/contract/merchants/staff-schemas';
import type { z } from 'zod';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import { mapUniqueViolation } from '../../../platform/db/map-violation.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { insertMerchant, type MerchantRow, merchantById, merchantsPage, updateMerchant } from '../db/merchant.repo.ts';
import { placesOf } from './merchant-places.ts';

type Query = z.output<(typeof shapes)['listMerchants']['query']>;

async function shown(platform: Platform, db: Queryable, rows: readonly MerchantRow[]): Promise<StaffMerchant[]> {
  const places = await placesOf(
    platform,
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    restaurants: places.get(row.id) ?? 0,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** A page of the merchants with counts per tab. */
export async function listMerchants(platform: Platform, { page, limit, sort, order, ...filter }: Query) {
  const { rows, total, counts } = await merchantsPage(platform.db, filter, {
    sort,
    ascending: order === 'asc',
    limit,
    offset: (page - 1) * limit,
  });
  return { list: await shown(platform, platform.db, rows), total, page, limit, counts };
}

/** One merchant. Refuses record.not_found. */
export async function readMerchant(platform: Platform, db: Queryable, id: string): Promise<StaffMerchant> {
  const row = (await merchantById(db, id)) ?? refuse('record.not_found');
  return (await shown(platform, db, [row]))[0] as StaffMerchant;
}

/** The unique index of names decides, also when two staff save the same one at the same moment. */
const NAME_TAKEN = { index: 'merchant_name', key: 'merchant.name_taken', field: 'name' } as const;

/** Adds a merchant. Refuses merchant.name_taken at its field. */
export async function createMerchant(
  platform: Platform,
  by: StaffContext,
  input: MerchantInput,
): Promise<StaffMerchant> {
  const work = inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    await insertMerchant(tx, id, input);
    const after = await readMerchant(platform, tx, id);
    await logOperation(tx, by, { action: 'merchant.create', record: `merchant/${id}`, before: null, after });
    return after;
  });
  return mapUniqueViolation(work, NAME_TAKEN);
}

/**
 * Saves a merchant; staff of one that is disabled are signed out at their next call. Refuses record.not_found, record.stale with
 * `{current}`, and merchant.name_taken at its field.
 */
export async function saveMerchant(
  platform: Platform,
  by: StaffContext,
  given: { readonly id: string; readonly version: number; readonly input: MerchantInput },
): Promise<StaffMerchant> {
  const { id, version, input } = given;
  const work = inTransaction(platform.db, async (tx) => {
    const held = (await merchantById(tx, id, true)) ?? refuse('record.not_found');
    const before = (await shown(platform, tx, [held]))[0] as StaffMerchant;
    assertThat(held.version === version, 'record.stale', { current: before });
    await updateMerchant(tx, id, input);
    const after = await readMerchant(platform, tx, id);
    await logOperation(tx, by, { action: 'merchant.update', record: `merchant/${id}`, before, after });
    return after;
  });
  return mapUniqueViolation(work, NAME_TAKEN);
}
