import { neutralised, sheetNames } from '@app/contract/core/spreadsheets';
import { saveFile, toCsv } from './csv';

/** A sheet of texts: its name and its rows, the first of which is the head. */
type Sheet = { readonly name: string; readonly rows: string[][] };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Widths of columns in characters. */
const [NARROW, WIDE] = [10, 60];

const widthOf = (sheet: Sheet, column: number): number =>
  Math.min(WIDE, Math.max(NARROW, ...sheet.rows.map((row) => (row[column]?.length ?? 0) + 2)));

/** Sheets as an XLSX workbook in which nothing runs as a formula; heads stay in view. */
async function toXlsx(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx');
  const names = sheetNames(sheets.map(({ name }) => name));
  const bytes = await writeXlsx({
    sheets: sheets.map((sheet, at) => ({
      name: names[at] ?? sheet.name,
      rows: sheet.rows.map((row) => row.map(neutralised)),
      columns: (sheet.rows[0] ?? []).map((_, column) => ({ width: widthOf(sheet, column) })),
      freezePane: { rows: 1 },
    })),
  });
  return new Uint8Array(bytes);
}

/** Hands sheets to the person as a file; of CSV, which has one sheet, the first. */
export async function saveSheets(name: string, format: 'csv' | 'xlsx', sheets: readonly Sheet[]): Promise<void> {
  if (format === 'xlsx') saveFile(`${name}.xlsx`, await toXlsx(sheets), XLSX);
  else saveFile(`${name}.csv`, toCsv(sheets[0]?.rows ?? []));
}
