import { namesText } from '@app/contract/core/list-words';
import { contentLocale, DEFAULT_LOCALE, type Language } from '@app/contract/core/locale';
import type { ExportCell, ExportColumn, ExportFormat } from '@app/contract/lists/staff-schemas';
import { toDecimal } from '@app/kernel/money';
import { wallTimeIn } from '@app/kernel/zone-time';

export type Cell = string | number | Date | null;
/** In whose language and for which file a cell is written. */
export type Pen = { readonly language: Language; readonly format: ExportFormat; readonly timeZone: string };

const BP_PER_PERCENT = 100;
/** Units whose amounts are settlement cents, also what deals take off or cost; others are whole as they are. */
const IN_CENTS: ReadonlySet<unknown> = new Set(['money', 'usd', 'off', 'fixed']);
/** What a record inside a row is called by, the first that it has. */
const CALLED = ['name', 'title', 'number', 'email', 'nickname', 'id'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function valueAt(row: unknown, path: string): unknown {
  let value = row;
  for (const step of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) return null;
    value = value[step];
  }
  return value;
}

/** Settlement cents as a decimal: a number where the file keeps numbers apart from how they look. */
const money = (cents: number, { format }: Pen): string | number => (format === 'xlsx' ? cents / 100 : toDecimal(cents));

/** A moment as an answer writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** A moment as the clock of the person's zone shows it, where the file keeps days and times apart from texts. */
function moment(value: unknown, pen: Pen): Cell {
  const at = value instanceof Date ? value.toISOString() : value;
  if (pen.format !== 'xlsx' || typeof at !== 'string' || !MOMENT.test(at)) return plain(value, pen);
  return new Date(`${wallTimeIn(pen.timeZone, new Date(at))}:00Z`);
}

function plain(value: unknown, pen: Pen): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return namesText(
      pen.language,
      value.map((one) => String(plain(one, pen) ?? '')),
    );
  if (!isRecord(value)) return String(value);
  if (Object.hasOwn(value, DEFAULT_LOCALE)) {
    return plain(value[contentLocale(pen.language)] || value[DEFAULT_LOCALE], pen);
  }
  const name = CALLED.find((key) => Object.hasOwn(value, key) && value[key] !== null);
  return name ? plain(value[name], pen) : JSON.stringify(value);
}

function worded(value: unknown, words: Readonly<Record<string, string>>, pen: Pen): string | number | null {
  if (Array.isArray(value))
    return namesText(
      pen.language,
      value.map((one) => String(worded(one, words, pen) ?? '')),
    );
  const key = String(value);
  return Object.hasOwn(words, key) ? (words[key] ?? null) : plain(value, pen);
}

function piece(cell: ExportCell, row: unknown, pen: Pen): Cell {
  const value = valueAt(row, cell.path);
  if (cell.words) return worded(value, cell.words, pen);
  if (cell.as === 'moment') return moment(value, pen);
  if (typeof value === 'number') {
    if (cell.as === 'percent') return value / BP_PER_PERCENT;
    const unit = cell.as === 'amount' && cell.unit ? valueAt(row, cell.unit) : null;
    if (cell.as === 'money' || IN_CENTS.has(unit)) return money(value, pen);
  }
  return plain(value, pen);
}

const holdsMoments = ({ cells }: ExportColumn): boolean => cells.some(({ as }) => as === 'moment');

/** The title of a column: where its moments are written by the clock of a zone, that zone is named. */
export const titleOf = (column: ExportColumn, { format, timeZone }: Pen): string =>
  format === 'xlsx' && holdsMoments(column) ? `${column.title} (${timeZone})` : column.title;

/** The columns whose cells are moments and nothing else, from 0. */
export const momentColumns = (columns: readonly ExportColumn[]): number[] =>
  columns.flatMap((column, at) => (column.cells.length === 1 && holdsMoments(column) ? [at] : []));

/** One cell of a row as it stands in the file; empty ones are null. Several pieces stand with a space between them. */
export function writeCell(column: ExportColumn, row: unknown, pen: Pen): Cell {
  const pieces = column.cells.map((cell) => piece(cell, row, pen));
  if (pieces.length === 1) return pieces[0] ?? null;
  const texts = pieces.map((one) => (one instanceof Date ? one.toISOString().slice(0, 16).replace('T', ' ') : one));
  return texts.filter((one) => one !== null && one !== '').join(' ');
}
