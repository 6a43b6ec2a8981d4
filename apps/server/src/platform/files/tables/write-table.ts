import type { SheetFormat } from './read-table.ts';

export type SheetCell = string | number | boolean | Date | null;

/** What a spreadsheet would run instead of show (OWASP, CSV injection); also behind spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these cannot stand in XML, and NUL not in PostgreSQL
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export const SHEET_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A text that no spreadsheet runs: one that begins as a formula gets an apostrophe; plain numbers stay. */
export const neutralised = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

const plain = (cell: SheetCell): string => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''));

function csvLine(cells: readonly SheetCell[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'number' ? String(cell) : neutralised(plain(cell));
    return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}

type Rows = AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;

/** Bytes gathered before they are handed on. */
const PIECE = 64 * 1024;

async function* csvBytes(rows: Rows): AsyncGenerator<Uint8Array> {
  // The mark that makes spreadsheets read it as UTF-8.
  let text = '\uFEFF';
  for await (const row of rows) {
    text += csvLine(row);
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

async function* safeCells(rows: Rows): AsyncGenerator<SheetCell[]> {
  for await (const row of rows)
    yield row.map((cell) => (typeof cell === 'string' ? neutralised(cell).replace(CONTROL, '') : cell));
}

async function* xlsxBytes(rows: Rows, name: string): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const sheet = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet';
  yield* writeXlsxStream(safeCells(rows), { name: sheet, freezePane: { rows: 1 } });
}

/**
 * Writes rows as a file, piece by piece, in memory that does not grow with their number. The first row is the head; in
 * XLSX it stays in view and `name` names the sheet. No cell runs as a formula. Moments are written in UTC.
 */
export const writeSheet = (format: SheetFormat, rows: Rows, name: string): AsyncIterable<Uint8Array> =>
  format === 'csv' ? csvBytes(rows) : xlsxBytes(rows, name);
