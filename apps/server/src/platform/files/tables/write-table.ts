import { BYTE_ORDER_MARK, type CsvCell, csvForm, neutralised, sheetName } from '@app/contract/core/spreadsheets';
import { stringify } from 'csv-stringify/sync';
import type { SheetFormat } from './read-table.ts';

export type SheetCell = CsvCell;

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these cannot stand in XML, and NUL not in PostgreSQL
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export const SHEET_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The sheet's name, and the columns that hold moments, from 0. */
export type SheetLook = { readonly name: string; readonly moments?: readonly number[] };
type Rows = AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;

/** Bytes gathered before they are handed on. */
const PIECE = 64 * 1024;

async function* csvBytes(rows: Rows): AsyncGenerator<Uint8Array> {
  let text = BYTE_ORDER_MARK;
  for await (const row of rows) {
    text += stringify([row], csvForm);
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** What spreadsheets would read as an escaped sign; `hucre` writes it as it is. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text as it must stand in a workbook to be seen as it is. Lines end as spreadsheets end them. */
const inWorkbook = (text: string): string =>
  text.replace(CONTROL, '').replace(/\r\n?/g, '\n').replace(ESCAPE, '_x005F_');

async function* safeCells(rows: Rows): AsyncGenerator<SheetCell[]> {
  for await (const row of rows)
    yield row.map((cell) => (typeof cell === 'string' ? inWorkbook(neutralised(cell)) : cell));
}

/** How days and minutes are shown: in the order that sorts, whatever the spreadsheet's language. */
const MOMENT = { numFmt: 'yyyy-mm-dd hh:mm', width: 17 };

async function* xlsxBytes(rows: Rows, { name, moments = [] }: SheetLook): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const columns = Array.from({ length: Math.max(-1, ...moments) + 1 }, (_, at) => (moments.includes(at) ? MOMENT : {}));
  const look = { name: sheetName(name), freezePane: { rows: 1 }, ...(columns.length > 0 ? { columns } : {}) };
  yield* writeXlsxStream(safeCells(rows), look);
}

/**
 * Writes rows as a file, piece by piece, in memory that does not grow with their number. The first row is the head; in
 * XLSX it stays in view. No cell runs as a formula. A moment is written as UTC has it: in XLSX as a date, in CSV as text.
 */
export const writeSheet = (format: SheetFormat, rows: Rows, look: SheetLook): AsyncIterable<Uint8Array> =>
  format === 'csv' ? csvBytes(rows) : xlsxBytes(rows, look);
