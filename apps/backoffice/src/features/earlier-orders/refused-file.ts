import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import type { EarlierImport, ImportedRecord } from '@app/contract/earlier-orders/staff-schemas';
import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import { request } from '../../api/request';
import type { Text } from '../../text/use-text';
import { saveSheets } from '../../ui/list/export/workbook';

/** Records asked for at once. */
const AT_ONCE = 100;

/** Why a record is refused, with the heading and the cell that it is about. */
export function refusalText({ flaw, column, value }: ImportedRecord, t: Text): string {
  const where = [column, value].filter(Boolean).join(': ');
  return flaw === null ? '' : `${t(`earlier.flaw.${flaw}`)}${where && ` (${where})`}`;
}

async function refusedRecords(of: EarlierImport): Promise<ImportedRecord[]> {
  const found: ImportedRecord[] = [];
  for (let page = 1; ; page += 1) {
    const query = { import: of.id, tab: 'refused' as const, page: String(page), limit: String(AT_ONCE) };
    const { list } = await request(calls.earlierImportRecords, { query });
    found.push(...list);
    if (list.length < AT_ONCE) return found;
  }
}

/** The rows of refused records as they stand in the file, each with what is wrong behind it. */
export function refusedRows(heads: readonly string[], records: readonly ImportedRecord[], t: Text): string[][] {
  const rows = records.flatMap((record) =>
    record.cells.map((cells) => [...heads.map((_, at) => cells[at] ?? ''), refusalText(record, t)]),
  );
  return [[...heads, t('earlier.import_wrong')], ...rows];
}

/** Hands over the rows of refused records. Mended, the file is brought in as it is: the added column says nothing to it. */
export async function saveRefusedFile(of: EarlierImport, format: ExportFormat, t: Text): Promise<void> {
  const name = of.fileName.replace(/\.[^.]*$/, '');
  const heads = of.heads.map(({ head }) => head);
  await saveSheets(`${name}-refused`, format, [{ name, rows: refusedRows(heads, await refusedRecords(of), t) }]);
}
