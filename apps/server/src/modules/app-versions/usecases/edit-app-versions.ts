import type { AppVersionInput, StaffAppVersion, shapes } from '@app/contract/app-versions/staff-schemas';
import { writtenVersion } from '@app/contract/app-versions/version-number';
import type { Localized } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  type AppVersionRow,
  appVersion,
  appVersionsPage,
  insertAppVersion,
  isTaken,
  updateAppVersion,
} from '../db/app-version.repo.ts';

type Query = z.output<(typeof shapes)['listAppVersions']['query']>;

/** Drops what builds were told, once the change is kept. */
export const APP_VERSIONS = 'app-versions';

const shown = (row: AppVersionRow): StaffAppVersion => ({
  ...row,
  notes: { ...row.notes },
  updatedAt: row.updatedAt.toISOString(),
});

/** What is kept of the input. Refuses the link where an app is to be fetched and none is named. */
function stored(input: AppVersionInput) {
  if (input.platform !== 'web' && input.downloadLink === '') refuseField('downloadLink', 'field.required');
  const { 'en-US': english, ...others } = input.notes;
  // An empty language is left out, so that the English text stands in for it.
  const notes: Localized = {
    'en-US': english,
    ...Object.fromEntries(Object.entries(others).filter(([, text]) => text)),
  };
  return { ...input, number: writtenVersion(input.number), notes };
}

const drop = (platform: Platform, tx: Tx): void => afterCommit(tx, () => platform.cache.drop([APP_VERSIONS]));

/** A page of the versions, newest first. */
export async function listAppVersions(
  db: Queryable,
  query: Query,
): Promise<{ list: StaffAppVersion[]; total: number; page: number; limit: number }> {
  const { rows, total } = await appVersionsPage(db, query);
  return { list: rows.map(shown), total, page: query.page, limit: query.limit };
}

/** One version. Refuses record.not_found. */
export const readAppVersion = async (db: Queryable, id: string): Promise<StaffAppVersion> =>
  shown((await appVersion(db, id)) ?? refuse('record.not_found'));

/** Enters a version. Refuses app_version.taken, and a missing link where an app is fetched from a store. */
export async function createAppVersion(
  platform: Platform,
  by: StaffContext,
  input: AppVersionInput,
): Promise<StaffAppVersion> {
  const kept = stored(input);
  return inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    assertThat(!(await isTaken(tx, { id, ...kept })), 'app_version.taken');
    await insertAppVersion(tx, id, kept);
    const after = await readAppVersion(tx, id);
    await logOperation(tx, by, { action: 'app_version.create', record: `app_version/${id}`, before: null, after });
    drop(platform, tx);
    return after;
  });
}

/** Saves a version. Refuses record.not_found, record.stale with `{current}`, app_version.taken and a missing link. */
export async function saveAppVersion(
  platform: Platform,
  by: StaffContext,
  given: { id: string; version: number; input: AppVersionInput },
): Promise<StaffAppVersion> {
  const kept = stored(given.input);
  return inTransaction(platform.db, async (tx) => {
    const before = shown((await appVersion(tx, given.id, { lock: true })) ?? refuse('record.not_found'));
    assertThat(before.version === given.version, 'record.stale', { current: before });
    assertThat(!(await isTaken(tx, { id: given.id, ...kept })), 'app_version.taken');
    await updateAppVersion(tx, given.id, kept);
    const after = await readAppVersion(tx, given.id);
    await logOperation(tx, by, { action: 'app_version.update', record: `app_version/${given.id}`, before, after });
    drop(platform, tx);
    return after;
  });
}

/** Deletes a version that nobody was told of. Refuses record.not_found and app_version.published. */
export async function deleteAppVersion(platform: Platform, by: StaffContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const before = shown((await appVersion(tx, id, { lock: true })) ?? refuse('record.not_found'));
    assertThat(!before.published, 'app_version.published');
    await tx.deleteFrom('app_version').where('id', '=', id).execute();
    await logOperation(tx, by, { action: 'app_version.delete', record: `app_version/${id}`, before, after: null });
    return null;
  });
}
