import { dictionaries } from '@app/contract/core/dictionaries';
import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { CategoryInput, StaffLanguageCategory, shapes } from '@app/contract/languages/staff-schemas';
import type { z } from 'zod';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  type CategoryRow,
  categoryCodeTaken,
  categoryRow,
  categoryRows,
  clearDefaultCategory,
  writeCategory,
} from '../db/category.repo.ts';
import { startOf } from '../domain/translation-editor.ts';

/** How many shipped keys begin with each word. */
const keysByStart: ReadonlyMap<string, number> = Object.keys(dictionaries[DEFAULT_LOCALE]).reduce(
  (counts, key) => counts.set(startOf(key), (counts.get(startOf(key)) ?? 0) + 1),
  new Map<string, number>(),
);

function shown(row: CategoryRow, all: readonly CategoryRow[]): StaffLanguageCategory {
  const claimed = new Set(all.map((one) => one.code));
  const unclaimed = [...keysByStart].filter(([start]) => !claimed.has(start)).reduce((sum, [, n]) => sum + n, 0);
  return {
    ...row,
    name: { ...row.name },
    keys: (keysByStart.get(row.code) ?? 0) + (row.isDefault ? unclaimed : 0),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The groups of keys, heaviest first. */
export async function listLanguageCategories(
  db: Queryable,
  { page, limit }: z.output<(typeof shapes)['listLanguageCategories']['query']>,
): Promise<z.output<(typeof shapes)['listLanguageCategories']['answer']>> {
  const rows = await categoryRows(db);
  const list = rows.slice((page - 1) * limit, page * limit).map((row) => shown(row, rows));
  return { list, total: rows.length, page, limit };
}

/** One group of keys. Refuses record.not_found. */
export async function readCategory(db: Queryable, id: string): Promise<StaffLanguageCategory> {
  return shown((await categoryRow(db, id)) ?? refuse('record.not_found'), await categoryRows(db));
}

/** Adds a group. Refuses language_category.taken, and language_category.default_off for a default that is off. */
export async function createLanguageCategory(
  platform: Platform,
  by: StaffContext,
  input: CategoryInput,
): Promise<StaffLanguageCategory> {
  assertThat(input.enabled || !input.isDefault, 'language_category.default_off');
  return inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    assertThat(!(await categoryCodeTaken(tx, input.code, id)), 'language_category.taken');
    if (input.isDefault) await clearDefaultCategory(tx, id);
    await writeCategory(tx, id, input);
    const after = await readCategory(tx, id);
    await logOperation(tx, by, {
      action: 'language_category.create',
      record: `language_category/${id}`,
      before: null,
      after,
    });
    return after;
  });
}

/**
 * Saves a group. Refuses record.not_found, record.stale with `{current}`, language_category.taken, and
 * language_category.default_off when no default would be left.
 */
export async function updateLanguageCategory(
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number; input: CategoryInput },
): Promise<StaffLanguageCategory> {
  const { id, version, input } = given;
  return inTransaction(platform.db, async (tx) => {
    const row = (await categoryRow(tx, id, { lock: true })) ?? refuse('record.not_found');
    const before = shown(row, await categoryRows(tx));
    assertThat(row.version === version, 'record.stale', { current: before });
    assertThat(input.isDefault ? input.enabled : !row.isDefault, 'language_category.default_off');
    assertThat(!(await categoryCodeTaken(tx, input.code, id)), 'language_category.taken');
    if (input.isDefault) await clearDefaultCategory(tx, id);
    await writeCategory(tx, id, input);
    const after = await readCategory(tx, id);
    await logOperation(tx, by, {
      action: 'language_category.update',
      record: `language_category/${id}`,
      before,
      after,
    });
    return after;
  });
}

/** Deletes a group; its keys fall to the default one, which cannot be deleted. Refuses record.not_found. */
export async function deleteLanguageCategory(platform: Platform, by: StaffContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const row = (await categoryRow(tx, id, { lock: true })) ?? refuse('record.not_found');
    assertThat(!row.isDefault, 'language_category.default_off');
    const before = shown(row, await categoryRows(tx));
    await tx.deleteFrom('language_category').where('id', '=', id).execute();
    await logOperation(tx, by, {
      action: 'language_category.delete',
      record: `language_category/${id}`,
      before,
      after: null,
    });
    return null;
  });
}
