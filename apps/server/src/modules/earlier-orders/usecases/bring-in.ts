import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { TableReading } from '@app/contract/core/tables';
import type { EarlierDialect } from '@app/contract/earlier-orders/kinds';
import { earlierLimits } from '@app/contract/earlier-orders/limits';
import type { EarlierImport } from '@app/contract/earlier-orders/staff-schemas';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { StaffReadContext, Upload } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { knownOrders } from '../db/archive.repo.ts';
import {
  deleteImport,
  deleteOldDrafts,
  importedFile,
  insertImport,
  type Locked,
  lockImport,
  markTaken,
  type ReadFile,
  replaceReading,
  sourceOf,
} from '../db/import.repo.ts';
import { takeRecords } from '../db/take-over.repo.ts';
import { withKnown } from '../domain/refunds.ts';
import { readFile } from './read-file.ts';
import { showImport } from './show-import.ts';

type Actor = StaffReadContext & { readonly lang: Locale };
type Seen = { readonly id: string; readonly version: number };
const recordOf = (id: string): string => `earlier_import/${id}`;

/** Locks a draft as it was seen. Refuses record.not_found, record.stale and earlier_import.taken. */
async function lockDraft(tx: Tx, { id, version }: Seen): Promise<Locked> {
  const locked = (await lockImport(tx, id)) ?? refuse('record.not_found');
  if (locked.state === 'taken') refuse('earlier_import.taken');
  if (locked.version !== version) refuse('record.stale', { current: await showImport(tx, id) });
  return locked;
}

/** A file whose orders have the refunds that the archive knows of them. */
async function beside(tx: Tx, read: ReadFile): Promise<ReadFile> {
  if (!read.dialect.endsWith('orders')) return read;
  const numbers = read.records.map(({ key }) => key);
  const known = await knownOrders(tx, { source: sourceOf(read.dialect), numbers });
  const records = read.records.map((found) => {
    const there = known.get(found.key);
    return there ? withKnown(found, there) : found;
  });
  return { ...read, records };
}

/** Stores a file of another shop with what would become of its records; nothing is taken over. Refuses as `readFile`. */
export async function uploadImport(platform: Platform, by: Actor, upload: Upload): Promise<EarlierImport> {
  const read = await readFile(platform, upload.bytes, { language: by.lang, currency: null });
  const id = newId(platform.clock);
  const fileName = upload.fileName.replace(/^.*[\\/]/, '').slice(0, 100) || 'orders';
  return inTransaction(platform.db, async (tx) => {
    await insertImport(tx, { ...(await beside(tx, read)), id, fileName, file: upload.bytes, staffId: by.staff.id });
    const after = { fileName, dialect: read.dialect, records: read.records.length };
    await logOperation(tx, by, { action: 'earlier_import.upload', record: recordOf(id), before: null, after });
    return showImport(tx, id);
  });
}

export type Reading = TableReading & { readonly dialect: EarlierDialect; readonly currency: string | null };

/** Reads a draft's file once more. Refuses as `lockDraft` and `readFile`. */
export async function rereadImport(
  platform: Platform,
  by: Actor,
  { id, version, dialect, currency, ...reading }: Seen & Reading,
): Promise<EarlierImport> {
  const before = await showImport(platform.db, id);
  const file = (await importedFile(platform.db, id)) ?? refuse('earlier_import.taken');
  const read = await readFile(platform, file, { language: by.lang, reading, dialect, currency });
  return inTransaction(platform.db, async (tx) => {
    await lockDraft(tx, { id, version });
    await replaceReading(tx, id, await beside(tx, read));
    await logOperation(tx, by, {
      action: 'earlier_import.reread',
      record: recordOf(id),
      before: { dialect: before.dialect, currency: before.currency, encoding: before.look.encoding },
      after: { dialect, currency, encoding: read.look.encoding },
    });
    return showImport(tx, id);
  });
}

/** Writes what a draft found good into the archive. Refuses as `lockDraft`. */
export async function takeImport(tx: Tx, by: StaffReadContext, seen: Seen): Promise<EarlierImport> {
  const { dialect } = await lockDraft(tx, seen);
  const counts = await takeRecords(tx, seen.id, dialect);
  await markTaken(tx, { id: seen.id, dialect, counts });
  const record = recordOf(seen.id);
  const after = { state: 'taken', ...counts };
  await logOperation(tx, by, { action: 'earlier_import.bring_in', record, before: { state: 'draft' }, after });
  return showImport(tx, seen.id);
}

/** Deletes a draft. Refuses as `lockDraft`. */
export async function discardImport(tx: Tx, by: StaffReadContext, seen: Seen): Promise<{ id: string }> {
  await lockDraft(tx, seen);
  const { fileName, dialect } = await showImport(tx, seen.id);
  await deleteImport(tx, seen.id);
  const record = recordOf(seen.id);
  await logOperation(tx, by, { action: 'earlier_import.discard', record, before: { fileName, dialect }, after: null });
  return { id: seen.id };
}

/** Deletes drafts that were not taken over for days: they hold personal data. */
export const discardOldDrafts = (platform: Platform): Promise<number> =>
  deleteOldDrafts(platform.db, earlierLimits.waitingDays);
