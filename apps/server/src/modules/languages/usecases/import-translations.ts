import { limits } from '@app/contract/core/limits';
import type { TableLook, TableReading } from '@app/contract/core/tables';
import type { ImportReport } from '@app/contract/languages/staff-schemas';
import { inTransaction } from '../../../platform/db/connect.ts';
import { readTable, readText, sheetFormat } from '../../../platform/files/tables/read-table.ts';
import type { StaffContext, Upload } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { writeDrafts } from '../db/draft.repo.ts';
import { type ImportRow, planImport, rowsOfJson, rowsOfTable } from '../domain/read-import.ts';
import { openEditor } from './open-editor.ts';

/** What begins JSON and no table. */
const JSON_BEGINS = /^\s*[{[]/;
/** Characters of a cell that are read: more than a key or a text may have. */
const CELL_MAX = limits.translationText + 1;

/** The rows of a file: a table, or JSON by what it begins with. */
async function readRows(
  bytes: Buffer,
  { language, ...reading }: TableReading & { language: string },
): Promise<{ rows: ImportRow[]; look: TableLook }> {
  const asked = { language, reading };
  if (sheetFormat(bytes) === 'csv') {
    const read = readText(bytes, asked);
    const { encoding, encodings } = read;
    const look = {
      format: 'json' as const,
      encoding,
      separator: null,
      encodings: [...encodings],
      head: null,
      firstRows: [],
    };
    if (JSON_BEGINS.test(read.text)) return { rows: rowsOfJson(read.text), look };
  }
  const most = { rows: limits.tableRows + 1, columns: limits.tableColumns, characters: CELL_MAX };
  const { lines, look } = await readTable(bytes, { ...asked, most });
  return { rows: rowsOfTable(lines), look };
}

/**
 * Takes the texts of a file for one language, to be reviewed before they are published; with `dryRun` only tells what
 * would be taken. Rows with a flaw are left out and named. Refuses record.not_found, translation.unreadable,
 * table.column_twice, and what reading a table refuses.
 */
export async function importTranslations(
  platform: Platform,
  by: StaffContext,
  given: TableReading & { language: string; dryRun: boolean; upload: Upload },
): Promise<ImportReport> {
  const { language } = given;
  const { rows, look } = await readRows(given.upload.bytes, given);
  return inTransaction(platform.db, async (tx) => {
    const { changes, report: plan } = planImport(rows, await openEditor(tx, language));
    const report = { ...plan, look };
    if (given.dryRun || changes.length === 0) return report;
    await writeDrafts(tx, { locale: language, reviewed: false, by: by.staff.username }, changes);
    await logOperation(tx, by, {
      action: 'translation.import',
      record: `translation/${language}`,
      before: null,
      after: { ...plan, flaws: undefined, keys: changes.map((change) => change.key) },
    });
    return report;
  });
}
