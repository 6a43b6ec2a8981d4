import { refuse } from '@app/contract/core/refuse';
import { createPauses } from '../pauses.ts';
import { checkArchive } from './archive-check.ts';
import { readCsvText } from './csv-text.ts';

export type SheetFormat = 'csv' | 'xlsx';
export type SheetCell = string | number | boolean | Date | null;
/** One row of a file as text; `row` counts as a spreadsheet does, from 1. */
export type SheetLine = { readonly row: number; readonly cells: readonly string[] };

/** What a spreadsheet would run instead of show (OWASP, CSV injection); also behind spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** How our own files keep a spreadsheet from running a text: with an apostrophe before it. */
const GUARDED = /^'(?=\s*[=+\-@\t\r])/;
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

/** Which of the two a file is, by its bytes alone; table.unreadable for old or foreign formats. */
export function sheetFormat(bytes: Buffer): SheetFormat {
  const mark = bytes.subarray(0, 8).toString('latin1');
  if (mark.startsWith('PK')) return 'xlsx';
  const foreign = ['\xD0\xCF\x11\xE0', '%PDF', '\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'RIFF', '{\\rtf', '\x1F\x8B'];
  return foreign.some((one) => mark.startsWith(one)) ? refuse('table.unreadable') : 'csv';
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

async function* xlsxLines(bytes: Buffer): AsyncGenerator<{ row: number; cells: string[] }> {
  await checkArchive(bytes);
  const { streamXlsxRows } = await import('hucre/xlsx');
  try {
    // What a formula last showed is read, never the formula.
    for await (const { index, values } of streamXlsxRows(bytes)) yield { row: index + 1, cells: values.map(asText) };
  } catch (error) {
    const own = error instanceof Error && /Error$/.test(error.name) && !('key' in error);
    if (own) refuse('table.unreadable');
    throw error;
  }
}

type Most = { readonly rows: number; readonly columns: number; readonly characters: number };

/**
 * The rows of a CSV or XLSX file (its first sheet) as text, one at a time, empty ones left out, apostrophes of our own
 * exports taken off. Refuses table.unreadable, table.unsafe (macros, bombs), and table.too_large beyond `most`; a longer
 * text in a cell is cut at `characters` + 1, so that the reader's own rule names it.
 */
export async function* readSheet(bytes: Buffer, most: Most): AsyncGenerator<SheetLine> {
  let rows = 0;
  const pauses = createPauses();
  const lines = sheetFormat(bytes) === 'xlsx' ? xlsxLines(bytes) : readCsvText(bytes);
  for await (const { row, cells } of lines) {
    await pauses.pause();
    const clean = cells.map((cell) =>
      cell
        .slice(0, most.characters + 1)
        .replace(CONTROL, '')
        .trim()
        .replace(GUARDED, ''),
    );
    while (clean.length > 0 && clean.at(-1) === '') clean.pop();
    if (clean.length === 0) continue;
    rows += 1;
    if (rows > most.rows || clean.length > most.columns) refuse('table.too_large');
    yield { row, cells: clean };
  }
}
