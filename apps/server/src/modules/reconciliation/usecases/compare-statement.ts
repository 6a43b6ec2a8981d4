import { createHash } from 'node:crypto';
import type { Locale } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { TableReading } from '@app/contract/core/tables';
import type { ColumnMapping, Reconciliation } from '@app/contract/reconciliation/staff-schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { StaffReadContext, Upload } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { outsideChannels, outsideMoney } from '../../payments/public.ts';
import { parameter } from '../../settings/public.ts';
import { insertReconciliation, sameFile } from '../db/reconciliation.repo.ts';
import { compare, namesOf } from '../domain/compare.ts';
import { readStatement } from '../domain/read-statement.ts';
import { statementTable } from './look-at-statement.ts';
import { showReconciliation } from './show-reconciliation.ts';

export type Statement = ColumnMapping &
  TableReading & { readonly channel: string; readonly from: string; readonly to: string };

/**
 * Compares a statement with what came and went back by its channel and keeps the result as a draft; no payment is changed.
 * Refuses record.not_found, reconciliation.unreadable, reconciliation.same_file with the id of the earlier result, and
 * the field `to` when the days are the wrong way round, the field `head`; and what reading a table and its amounts refuses.
 */
export async function compareStatement(
  platform: Platform,
  by: StaffReadContext & { readonly lang: Locale },
  { upload, statement }: { upload: Upload; statement: Statement },
): Promise<Reconciliation> {
  const { db } = platform;
  const { channel: channelId, from, to, encoding, separator, head, ...mapping } = statement;
  if (to < from) refuseField('to', 'field.invalid');
  const channels = await outsideChannels(db);
  if (!channels.some(({ id }) => id === channelId)) refuse('record.not_found');
  const fileHash = createHash('sha256').update(upload.bytes).digest('hex');
  const before = await sameFile(db, channelId, fileHash);
  if (before) refuse('reconciliation.same_file', { id: before });
  const { lines: table } = await statementTable(upload.bytes, { language: by.lang, reading: { encoding, separator } });
  const lines = readStatement(table, mapping, head) ?? refuse('reconciliation.unreadable');
  const timeZone = await parameter(platform, 'shop.time_zone');
  const ours = await outsideMoney(db, { channelId, from, to, timeZone, names: namesOf(lines) });
  const result = compare(lines, ours);

  const id = newId(platform.clock);
  const made = { id, channelId, fileName: upload.fileName, fileHash, from, to, mapping, staffId: by.staff.id };
  await inTransaction(db, async (tx) => {
    if (!(await insertReconciliation(tx, made, result))) {
      refuse('reconciliation.same_file', { id: await sameFile(tx, channelId, fileHash) });
    }
    const after = { channelId, fileName: upload.fileName, from, to, lines: lines.length };
    await logOperation(tx, by, {
      action: 'reconciliation.compare',
      record: `reconciliation/${id}`,
      before: null,
      after,
    });
  });
  return showReconciliation(db, by, id);
}
