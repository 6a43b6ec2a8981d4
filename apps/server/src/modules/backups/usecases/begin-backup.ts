import type { BackupRow } from '@app/contract/backups/staff-schemas';
import { refuse } from '@app/contract/core/refuse';
import { newId } from '../../../platform/auth/tokens.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { askForBackup, openBackup } from '../db/backup.repo.ts';

/** Has the worker make a backup soon. Refuses backup.under_way while one waits or runs. */
export async function beginBackup(
  platform: Platform,
  { staff, ip }: { readonly staff: StaffActor; readonly ip: string },
): Promise<BackupRow> {
  return inTransaction(platform.db, async (tx) => {
    if (await openBackup(tx)) refuse('backup.under_way');
    const folder = platform.config.backupDir;
    const asked = await askForBackup(tx, { id: newId(), cause: 'staff', staffId: staff.id, folder });
    if (!asked) refuse('backup.under_way');
    const entry = { action: 'backup.begin', record: `backup/${asked.id}`, before: null, after: { folder } };
    await logOperation(tx, { staff, ip }, entry);
    await platform.events.emit(tx, 'backup.asked', { backupId: asked.id });
    return asked;
  });
}
