import { contentLocale, DEFAULT_LOCALE, type Language } from '@app/contract/core/locale';
import type { ExportCell, ExportColumn, ExportFormat } from '@app/contract/lists/staff-schemas';
import { toDecimal } from '@app/kernel/money';

export type Cell = string | number | null;
/** In whose language and for which file a cell is written. */
export type Pen = { readonly language: Language; readonly format: ExportFormat };

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
const money = (cents: number, { format }: Pen): Cell => (format === 'xlsx' ? cents / 100 : toDecimal(cents));

function plain(value: unknown, pen: Pen): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => plain(one, pen) ?? '').join(', ');
  if (!isRecord(value)) return String(value);
  if (Object.hasOwn(value, DEFAULT_LOCALE)) {
    return plain(value[contentLocale(pen.language)] || value[DEFAULT_LOCALE], pen);
  }
  const name = CALLED.find((key) => Object.hasOwn(value, key) && value[key] !== null);
  return name ? plain(value[name], pen) : JSON.stringify(value);
}

function worded(value: unknown, words: Readonly<Record<string, string>>, pen: Pen): Cell {
  if (Array.isArray(value)) return value.map((one) => worded(one, words, pen) ?? '').join(', ');
  const key = String(value);
  return Object.hasOwn(words, key) ? (words[key] ?? null) : plain(value, pen);
}

function piece(cell: ExportCell, row: unknown, pen: Pen): Cell {
  const value = valueAt(row, cell.path);
  if (cell.words) return worded(value, cell.words, pen);
  if (typeof value === 'number') {
    if (cell.as === 'percent') return value / BP_PER_PERCENT;
    const unit = cell.as === 'amount' && cell.unit ? valueAt(row, cell.unit) : null;
    if (cell.as === 'money' || IN_CENTS.has(unit)) return money(value, pen);
  }
  return plain(value, pen);
}

/** One cell of a row as it stands in the file; empty ones are null. Several pieces stand with a space between them. */
export function writeCell(column: ExportColumn, row: unknown, pen: Pen): Cell {
  const pieces = column.cells.map((cell) => piece(cell, row, pen));
  if (pieces.length === 1) return pieces[0] ?? null;
  return pieces.filter((one) => one !== null && one !== '').join(' ');
}
