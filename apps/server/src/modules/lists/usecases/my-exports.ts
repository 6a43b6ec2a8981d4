import { limits } from '@app/contract/core/limits';
import type { Language } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { ExportRow, shapes } from '@app/contract/lists/staff-schemas';
import type { z } from 'zod';
import { hashToken, newToken } from '../../../platform/auth/tokens.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { StaffActor, StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import {
  cancelUnended,
  countUnended,
  deleteEnded,
  exportByLink,
  exportOf,
  exportsOf,
  insertExport,
  type StoredExport,
  setLink,
} from '../db/export.repo.ts';
import { removeFilesOf } from './export-files.ts';

type ExportRequest = z.output<(typeof shapes)['beginExport']['body']>;

const UNENDED: ReadonlySet<string> = new Set(['waiting', 'running']);

function shown({ staffId: _staffId, createdAt, doneAt, expiresAt, ...rest }: StoredExport): ExportRow {
  const actions: ExportRow['actions'] = UNENDED.has(rest.state)
    ? ['cancel']
    : rest.state === 'done'
      ? ['download', 'remove']
      : ['remove'];
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    actions,
  };
}

/** A page of my exports, newest first. */
export async function listExports(platform: Platform, staff: StaffActor, of: { page: number; limit: number }) {
  const { rows, total } = await exportsOf(platform.db, staff.id, of);
  return { list: rows.map(shown), total, ...of };
}

function mayExport(platform: Platform, staff: StaffActor, path: string): void {
  const list = platform.staffList(path) ?? refuse('export.unknown_list');
  if (!list.isOpenTo(staff)) refuse('access.denied');
}

/**
 * Has the worker write a list as it is filtered. Refuses export.unknown_list, access.denied without the rights of the
 * list, and export.too_many.
 */
export async function beginExport(
  platform: Platform,
  { staff, ip }: StaffContext,
  { language, ids, ...asked }: ExportRequest & { language: Language },
): Promise<ExportRow> {
  mayExport(platform, staff, asked.list);
  const timeZone = asked.timeZone ?? (await parameter(platform, 'shop.time_zone'));
  return inTransaction(platform.db, async (tx) => {
    assertThat((await countUnended(tx, staff.id)) < limits.exportsWaiting, 'export.too_many');
    const id = newId(platform.clock);
    const made = await insertExport(tx, { id, staffId: staff.id, language, onlyIds: ids ?? null, ...asked, timeZone });
    const { list, format, query } = asked;
    const after = { list, format, query, ...(ids ? { rows: ids.length } : {}) };
    await logOperation(tx, { staff, ip }, { action: 'export.begin', record: `export/${id}`, before: null, after });
    await platform.events.emit(tx, 'export.asked', { exportId: id });
    return shown(made);
  });
}

const mine = async (platform: Platform, staff: StaffActor, id: string): Promise<StoredExport> =>
  (await exportOf(platform.db, staff.id, id)) ?? refuse('record.not_found');

/** Stops an export of mine. Refuses record.not_found and export.ended. */
export async function cancelExport(platform: Platform, staff: StaffActor, id: string): Promise<ExportRow> {
  await mine(platform, staff, id);
  return shown((await cancelUnended(platform.db, id)) ?? refuse('export.ended'));
}

/**
 * An address that gives the file of an export of mine for ten minutes; the earlier one ends. Refuses record.not_found,
 * export.not_ready, and access.denied when the rights are gone since.
 */
export async function linkExport(
  platform: Platform,
  { staff, ip }: StaffContext,
  id: string,
): Promise<{ url: string }> {
  const { list, rows } = await mine(platform, staff, id);
  mayExport(platform, staff, list);
  const { token, hash } = newToken();
  await inTransaction(platform.db, async (tx) => {
    assertThat(await setLink(tx, id, hash), 'export.not_ready');
    const entry = { action: 'export.download', record: `export/${id}`, before: null, after: { list, rows } };
    await logOperation(tx, { staff, ip }, entry);
  });
  return { url: `/files/x/${token}` };
}

/** Removes an export of mine that has ended, with its file. Refuses record.not_found and export.not_ready. */
export async function removeExport(platform: Platform, staff: StaffActor, id: string): Promise<null> {
  const { state } = await mine(platform, staff, id);
  assertThat(!UNENDED.has(state), 'export.not_ready');
  // The file first: where it cannot be removed now, the export stays and can be removed later.
  await removeFilesOf(platform, [id]);
  assertThat(await deleteEnded(platform.db, id), 'export.not_ready');
  return null;
}

/** The export whose file this token gives now; null for any other token. */
export const exportOfToken = (platform: Platform, token: string): Promise<StoredExport | null> =>
  exportByLink(platform.db, hashToken(token));
