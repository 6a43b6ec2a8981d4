import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { ParameterPlain, StaffParameter, shapes } from '@app/contract/settings/staff-schemas';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { notifyTextsChanged } from '../../languages/public.ts';
import {
  changeRow,
  changesPage,
  insertChange,
  lockParameter,
  type SetRow,
  setRows,
  writeParameter,
} from '../db/parameter-change.repo.ts';
import {
  cleanValue,
  describeParameter,
  flawOfValue,
  isParameter,
  parameterKeys,
} from '../domain/describe-parameter.ts';
import { type ParameterKey, parameters } from '../domain/parameters.ts';
import { confirmPrices } from './confirm-prices.ts';
import { runParameterGuard } from './parameter-guards.ts';

type List = (typeof shapes)['listParameters'];

function shown(key: ParameterKey, row: SetRow | undefined): StaffParameter {
  const stands = row && flawOfValue(key, row.value) === null ? (row.value as ParameterPlain) : parameters[key].initial;
  return {
    id: key,
    ...describeParameter(key),
    value: stands,
    version: row?.version ?? 0,
    updatedAt: row?.updated_at.toISOString() ?? null,
  };
}

/** The parameters with their bounds, in the order of the code. */
export async function listParameters(db: Queryable, query: z.output<List['query']>): Promise<z.output<List['answer']>> {
  const { page, limit, word, group, set } = query;
  const rows = new Map((await setRows(db)).map((row) => [row.key, row]));
  const found = parameterKeys
    .map((key) => shown(key, rows.get(key)))
    .filter(
      (one) =>
        (!word || one.id.includes(word.toLowerCase())) &&
        (!group || one.group === group) &&
        (set === undefined || one.version > 0 === set),
    );
  return { list: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
}

/** One parameter. Refuses record.not_found. */
export async function readParameter(db: Queryable, key: string): Promise<StaffParameter> {
  if (!isParameter(key)) refuse('record.not_found');
  return shown(key, (await setRows(db, key))[0]);
}

type Wish = { key: ParameterKey; value: ParameterPlain; version: number; undoes: string | null };

async function put(platform: Platform, tx: Tx, by: StaffContext, wish: Wish): Promise<StaffParameter> {
  const { key, version, undoes } = wish;
  const row = await lockParameter(tx, key);
  const before = shown(key, row);
  assertThat(before.version === version, 'record.stale', { current: before });
  const flaw = flawOfValue(key, wish.value);
  if (flaw) refuseField('value', flaw);
  const value = cleanValue(key, wish.value);
  await runParameterGuard(platform, tx, { key, value });
  if (!(await writeParameter(tx, { key, value, version }))) {
    // Somebody set it for the first time at the same moment.
    refuse('record.stale', { current: await readParameter(tx, key) });
  }
  if (key === 'shop.discount_percent' && undoes === null) {
    const offBp = (percent: ParameterPlain): object => ({ offBp: Number(percent) * 100 });
    await confirmPrices(tx, { before: offBp(before.value), after: offBp(value) });
  }
  const kept = { before: row ? before.value : null, after: value };
  await insertChange(tx, {
    id: newId(platform.clock),
    key,
    ...kept,
    staffId: by.staff.id,
    who: by.staff.username,
    undoes,
  });
  await logOperation(tx, by, { action: 'parameter.set', record: `parameter/${key}`, ...kept });
  afterCommit(tx, () => notifyTextsChanged(platform, ['parameters']));
  return readParameter(tx, key);
}

/**
 * Sets a parameter; every process takes it at once. Refuses record.not_found, record.stale with `{current}`, at the field
 * a value that breaks the parameter's rule, and what a guard of the parameter refuses.
 */
export async function changeParameter(
  platform: Platform,
  by: StaffContext,
  given: { key: string; value: ParameterPlain; version: number },
): Promise<StaffParameter> {
  const { key } = given;
  if (!isParameter(key)) refuse('record.not_found');
  return inTransaction(platform.db, (tx) => put(platform, tx, by, { ...given, key, undoes: null }));
}

/** A page of who set what, newest first. */
export async function listParameterChanges(
  db: Queryable,
  query: z.output<(typeof shapes)['listParameterChanges']['query']>,
): Promise<z.output<(typeof shapes)['listParameterChanges']['answer']>> {
  const { page, limit } = query;
  const { rows, total } = await changesPage(db, { ...query, offset: (page - 1) * limit });
  return { list: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total, page, limit };
}

/**
 * Gives a parameter the value from before a change, which is a change of its own. Refuses record.not_found,
 * record.stale with `{current}`, parameter.unchanged when that value stands already, and what a guard refuses.
 */
export async function undoParameterChange(
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number },
): Promise<StaffParameter> {
  return inTransaction(platform.db, async (tx) => {
    const change = (await changeRow(tx, given.id)) ?? refuse('record.not_found');
    const { key } = change;
    if (!isParameter(key)) refuse('record.not_found');
    const value = change.before ?? parameters[key].initial;
    const stands = await readParameter(tx, key);
    assertThat(stands.version !== given.version || stands.value !== value, 'parameter.unchanged');
    return put(platform, tx, by, { key, value, version: given.version, undoes: change.id });
  });
}
