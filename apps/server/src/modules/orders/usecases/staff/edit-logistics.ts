import { assertThat, refuse } from '@app/contract/core/refuse';
import type { LogisticsInput, StaffLogistics, shapes } from '@app/contract/orders/logistics/staff-schemas';
import type { z } from 'zod';
import { inTransaction, type Queryable } from '../../../../platform/db/connect.ts';
import { mapUniqueViolation } from '../../../../platform/db/map-violation.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { storedText } from '../../../catalog/public.ts';
import {
  insertLogistics,
  type LogisticsRow,
  logisticsById,
  logisticsInUse,
  logisticsPage,
  updateLogistics,
} from '../../db/logistics.repo.ts';

type Shapes = typeof shapes;

const shown = (row: LogisticsRow): StaffLogistics => ({ ...row, updatedAt: row.updatedAt.toISOString() });
const stored = (input: LogisticsInput) => ({ ...input, name: storedText(input.name) });

/** A page of logistics companies. */
export async function listLogistics(
  db: Queryable,
  query: z.output<Shapes['listLogistics']['query']>,
): Promise<z.output<Shapes['listLogistics']['answer']>> {
  const { rows, total } = await logisticsPage(db, query);
  return { list: rows.map(shown), total, page: query.page, limit: query.limit };
}

/** One logistics company. Refuses record.not_found. */
export const readLogistics = async (db: Queryable, id: string): Promise<StaffLogistics> =>
  shown((await logisticsById(db, id)) ?? refuse('record.not_found'));

/** The code's unique index decides, also when two staff save the same one at the same moment. */
const CODE_TAKEN = { index: 'logistics_company_code_key', key: 'logistics.code_taken', field: 'code' } as const;

/** Adds a logistics company. Refuses logistics.code_taken at its field. */
export async function createLogistics(
  platform: Platform,
  by: StaffContext,
  input: LogisticsInput,
): Promise<StaffLogistics> {
  const work = inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    await insertLogistics(tx, id, stored(input));
    const after = await readLogistics(tx, id);
    await logOperation(tx, by, { action: 'logistics.create', record: `logistics_company/${id}`, before: null, after });
    return after;
  });
  return mapUniqueViolation(work, CODE_TAKEN);
}

/**
 * Saves a logistics company; parcels sent before keep the name it had. Refuses record.not_found, record.stale with
 * `{current}`, and logistics.code_taken at its field.
 */
export async function saveLogistics(
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number; input: LogisticsInput },
): Promise<StaffLogistics> {
  const { id, version, input } = given;
  const work = inTransaction(platform.db, async (tx) => {
    const before = shown((await logisticsById(tx, id, true)) ?? refuse('record.not_found'));
    assertThat(before.version === version, 'record.stale', { current: before });
    await updateLogistics(tx, id, stored(input));
    const after = await readLogistics(tx, id);
    await logOperation(tx, by, { action: 'logistics.update', record: `logistics_company/${id}`, before, after });
    return after;
  });
  return mapUniqueViolation(work, CODE_TAKEN);
}

/** Deletes a logistics company. Refuses record.not_found, and logistics.in_use for one that has carried something. */
export async function deleteLogistics(platform: Platform, by: StaffContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const before = shown((await logisticsById(tx, id, true)) ?? refuse('record.not_found'));
    assertThat(!(await logisticsInUse(tx, id)), 'logistics.in_use');
    await tx.deleteFrom('logistics_company').where('id', '=', id).execute();
    await logOperation(tx, by, { action: 'logistics.delete', record: `logistics_company/${id}`, before, after: null });
    return null;
  });
}
