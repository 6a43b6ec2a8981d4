import type { ImportReport } from '@app/contract/i18n/staff-schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Upload } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { writeDrafts } from '../db/draft.repo.ts';
import { planImport, readImport } from '../domain/read-import.ts';
import { type By, openDesk } from './open-desk.ts';

/**
 * Takes the texts of a file for one language, to be reviewed before they are published; with `dryRun` only tells what
 * would be taken. Rows with a flaw are left out and named. Refuses record.not_found and translation.unreadable.
 */
export async function importTranslations(
  platform: Platform,
  by: By,
  given: { language: string; format: 'csv' | 'json'; dryRun: boolean; upload: Upload },
): Promise<ImportReport> {
  const { language } = given;
  const rows = readImport(given.upload.bytes, given.format);
  return inTransaction(platform.db, async (tx) => {
    const { changes, report } = planImport(rows, await openDesk(tx, language));
    if (given.dryRun || changes.length === 0) return report;
    await writeDrafts(tx, { locale: language, reviewed: false, by: by.staff.username }, changes);
    await logOperation(tx, by, {
      action: 'translation.import',
      record: `translation/${language}`,
      before: null,
      after: { ...report, flaws: undefined, keys: changes.map((change) => change.key) },
    });
    return report;
  });
}
