import { isLocale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { LanguageInput, StaffLanguage, shapes } from '@app/contract/languages/staff-schemas';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  clearDefaultLanguage,
  deleteLanguage as deleteRow,
  insertLanguage,
  type LanguageRow,
  languageNameTaken,
  languageRow,
  languageRows,
  updateLanguage as updateRow,
} from '../db/language.repo.ts';
import type { Editor } from '../domain/translation-editor.ts';
import { notifyTextsChanged } from './notify-texts-changed.ts';
import { openAllEditors, openEditor } from './open-editor.ts';

function shown(row: LanguageRow, editor: Editor): StaffLanguage {
  const rows = editor.rows();
  return {
    id: row.code,
    name: row.name,
    title: row.title,
    enabled: row.enabled,
    isDefault: row.is_default,
    sortWeight: row.sort_weight,
    shipped: isLocale(row.code),
    translated: rows.filter((one) => one.published !== '').length,
    keys: rows.length,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}

const stored = (input: LanguageInput) => ({
  name: input.name,
  title: input.title,
  enabled: input.enabled,
  is_default: input.isDefault,
  sort_weight: input.sortWeight,
});

const notify = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => notifyTextsChanged(platform, ['languages', 'translations']));

/** All languages with how much of each is translated. */
export async function listLanguages(
  db: Queryable,
  query: z.output<(typeof shapes)['listLanguages']['query']>,
): Promise<z.output<(typeof shapes)['listLanguages']['answer']>> {
  const { page, limit } = query;
  const rows = await languageRows(db, { enabled: query.enabled });
  const editors = await openAllEditors(db);
  const list = rows.slice((page - 1) * limit, page * limit).flatMap((row) => {
    const editor = editors.get(row.code);
    return editor ? [shown(row, editor)] : [];
  });
  return { list, total: rows.length, page, limit };
}

/** Languages that texts can be written in, whether offered or not. */
export async function translationLanguages(
  db: Queryable,
): Promise<z.output<(typeof shapes)['translationLanguages']['answer']>> {
  return (await languageRows(db)).map(({ code, name, title, enabled }) => ({ id: code, name, title, enabled }));
}

/** One language. Refuses record.not_found. */
export async function readLanguage(db: Queryable, code: string): Promise<StaffLanguage> {
  return shown((await languageRow(db, code)) ?? refuse('record.not_found'), await openEditor(db, code));
}

/** Adds a language. Refuses language.taken, and language.default_off for a default that is off. */
export async function createLanguage(
  platform: Platform,
  by: StaffContext,
  { id: code, ...input }: LanguageInput & { id: string },
): Promise<StaffLanguage> {
  assertThat(input.enabled || !input.isDefault, 'language.default_off');
  return inTransaction(platform.db, async (tx) => {
    assertThat(!(await languageNameTaken(tx, input.name, code)), 'language.taken');
    if (input.isDefault) await clearDefaultLanguage(tx, code);
    assertThat(await insertLanguage(tx, code, stored(input)), 'language.taken');
    const after = await readLanguage(tx, code);
    await logOperation(tx, by, { action: 'language.create', record: `language/${code}`, before: null, after });
    notify(platform, tx);
    return after;
  });
}

/**
 * Saves a language. Refuses record.not_found, record.stale with `{current}`, language.taken, and language.default_off
 * when the shop would be left without a default that is on.
 */
export async function updateLanguage(
  platform: Platform,
  by: StaffContext,
  given: { code: string; version: number; input: LanguageInput },
): Promise<StaffLanguage> {
  const { code, version, input } = given;
  return inTransaction(platform.db, async (tx) => {
    const row = (await languageRow(tx, code, { lock: true })) ?? refuse('record.not_found');
    const before = shown(row, await openEditor(tx, code));
    assertThat(row.version === version, 'record.stale', { current: before });
    assertThat(input.isDefault ? input.enabled : !row.is_default, 'language.default_off');
    assertThat(!(await languageNameTaken(tx, input.name, code)), 'language.taken');
    if (input.isDefault) await clearDefaultLanguage(tx, code);
    await updateRow(tx, code, stored(input));
    const after = await readLanguage(tx, code);
    await logOperation(tx, by, { action: 'language.update', record: `language/${code}`, before, after });
    notify(platform, tx);
    return after;
  });
}

/** Deletes an added language with its texts. Refuses record.not_found, and language.in_use for one shipped or on. */
export async function deleteLanguage(platform: Platform, by: StaffContext, code: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const row = (await languageRow(tx, code, { lock: true })) ?? refuse('record.not_found');
    assertThat(!isLocale(code) && !row.enabled, 'language.in_use');
    const before = shown(row, await openEditor(tx, code));
    await deleteRow(tx, code);
    await logOperation(tx, by, { action: 'language.delete', record: `language/${code}`, before, after: null });
    notify(platform, tx);
    return null;
  });
}
