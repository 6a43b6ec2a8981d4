import { oneLine } from '@app/contract/core/validation';
import type { EarlierDialect } from '@app/contract/earlier-orders/kinds';
import { columnNumbers, type NumberStyle, readNumber } from '@app/kernel/written-numbers';
import { instantOf, knowsZone } from '@app/kernel/zone-time';
import type { TableLine } from '../../../platform/files/tables/line.ts';
import { type CustomerField, DIALECTS, type OrderField, plainHead } from './fields.ts';
import { columnStyle, isFormatted, styleByCurrency, styleBySales } from './formatted-amounts.ts';

/** The apostrophe by which Shopify marks a postcode, a telephone number or an id as a text for spreadsheets. */
const MARKED_AS_TEXT = /^'(?=[\d+])/;
/** The first amount of a text, such as `$40.00 $25.00`, which WooCommerce writes once an order was partly refunded. */
const FIRST_AMOUNT = /[-−]?\d(?:[\d.,'’\u00a0\u202f ]*\d)?/;
const MOMENT =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)? ?(Z|UTC|[+-]\d{2}:?\d{2})?$/;

/** A file by its headings. */
export type FileTable = {
  readonly dialect: EarlierDialect;
  readonly heads: readonly string[];
  readonly lines: readonly TableLine[];
  /** Where each heading stands first. */
  readonly at: ReadonlyMap<string, number>;
  /** How the numbers of a column are written; null where each row is to be looked at. */
  readonly styleOf: (column: number) => NumberStyle | null;
};

/** A text without the apostrophe by which it was marked as one. */
const plainCell = (cell: string | undefined): string =>
  oneLine(cell ?? '')
    .trim()
    .replace(MARKED_AS_TEXT, '');
/** The same of a text that may have several lines. */
const plainNote = (cell: string | undefined): string => (cell ?? '').split(/\r?\n/).map(oneLine).join('\n').trim();
/** The first amount of a cell; empty without one. */
const firstAmount = (cell: string): string => FIRST_AMOUNT.exec(cell)?.[0] ?? '';

/** Returns a file's lines with its headings found. */
export function fileTable(dialect: EarlierDialect, heads: readonly string[], lines: readonly TableLine[]): FileTable {
  const at = new Map<string, number>();
  heads.forEach((head, column) => {
    if (!at.has(plainHead(head))) at.set(plainHead(head), column);
  });
  const sales = at.get('net sales') ?? -1;
  const styles = new Map<number, NumberStyle | null>();
  const foundStyle = (column: number): NumberStyle | null => {
    const written = lines.filter(({ marks }) => marks?.[column] !== 'number');
    const amounts = written.map(({ cells }) => ({
      total: firstAmount(cells[column] ?? ''),
      sales: cells[sales] ?? '',
    }));
    const { style } = columnNumbers(amounts.map(({ total }) => total));
    if (style === 'comma' || style === 'point') return style;
    // Amounts for readers are grouped as the shop is set up; all others have a point and no groups.
    return style === 'ask' && isFormatted(heads[column]) ? columnStyle(amounts) : 'point';
  };
  const styleOf = (column: number): NumberStyle | null => {
    const known = styles.get(column);
    if (known !== undefined) return known;
    const style = foundStyle(column);
    styles.set(column, style);
    return style;
  };
  return { dialect, heads, lines, at, styleOf };
}

type Field = OrderField | CustomerField;

/** The columns of a file that say something, in the order of the dialect. */
const columnsOf = (table: FileTable, field: Field): number[] =>
  (DIALECTS[table.dialect].heads[field] ?? []).flatMap((head) => table.at.get(head) ?? []);

/** Returns the heading of the column that says something; empty where the file has none. */
export const headOf = (table: FileTable, field: Field): string => table.heads[columnsOf(table, field)[0] ?? -1] ?? '';

/** Returns what a line says in the first of the field's columns that is filled. */
export function textOf(table: FileTable, line: TableLine, field: Field): string {
  for (const column of columnsOf(table, field)) {
    const text = field === 'note' ? plainNote(line.cells[column]) : plainCell(line.cells[column]);
    if (text !== '') return text;
  }
  return '';
}

/** Returns an amount with as many decimals as its cell has, for `4.90` is read as `4.9`. */
export function withDecimalsOf(cell: string, digits: string, style: NumberStyle): string {
  const written = (style === 'comma' ? /,(\d+)\D*$/ : /\.(\d+)\D*$/).exec(cell)?.[1]?.length ?? 0;
  const [whole = '', part = ''] = digits.split('.');
  return written > part.length ? `${whole}.${part.padEnd(written, '0')}` : digits;
}

/** How one amount is written: as its column, else as the net sales of its row or its currency say; null for unsettled. */
function rowStyle(table: FileTable, line: TableLine, of: { column: number; amount: string; currency: string }) {
  const ofColumn = table.styleOf(of.column);
  if (ofColumn) return ofColumn;
  const [point, comma] = [readNumber(of.amount, 'point'), readNumber(of.amount, 'comma')];
  if (point === comma || comma === null) return 'point';
  if (point === null) return 'comma';
  return styleBySales(of.amount, textOf(table, line, 'netTotal')) ?? styleByCurrency(of.amount, of.currency);
}

/**
 * Returns a cell's amount in decimal digits; null for an empty one, undefined for one that is none, or that could be two
 * where neither the net sales of its order nor its currency settle which.
 */
export function amountIn(table: FileTable, line: TableLine, column: number, currency = ''): string | null | undefined {
  const cell = plainCell(line.cells[column]);
  if (cell === '') return null;
  const stored = line.marks?.[column] === 'number';
  const amount = isFormatted(table.heads[column]) ? firstAmount(cell) || cell : cell;
  const style = stored ? 'point' : rowStyle(table, line, { column, amount, currency });
  if (style === null) return undefined;
  const digits = readNumber(amount, style);
  return digits === null ? undefined : withDecimalsOf(amount, digits, style);
}

/** Whether a cell is an amount, however it is grouped. */
export const isAmount = (cell: string): boolean => readNumber(firstAmount(cell), 'point') !== null;

/** Returns the amount that a line says, as `amountIn`. */
export function amountOf(table: FileTable, line: TableLine, field: Field, currency = ''): string | null | undefined {
  for (const column of columnsOf(table, field)) {
    const amount = amountIn(table, line, column, currency);
    if (amount !== null) return amount;
  }
  return null;
}

/** Returns the lines of an address of which the file has something. */
export function addressOf(table: FileTable, line: TableLine, of: 'billing' | 'delivery' | 'home'): string[] {
  const rows = DIALECTS[table.dialect].addresses[of] ?? [];
  const written = rows.map((heads) => {
    const cells = heads.flatMap((head) => plainCell(line.cells[table.at.get(head) ?? -1]) || []);
    return [...new Set(cells)].join(' ');
  });
  return [...new Set(written.filter(Boolean))];
}

/** Returns a moment as a file writes it; one without an offset is by the clocks of `zone`. Null for what is none. */
export function momentOf(cell: string, zone: string): Date | null {
  const found = MOMENT.exec(cell);
  if (!found) return null;
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00', offset] = found;
  const two = (part: string): string => part.padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const clock = `${two(hour)}:${minute}`;
  const check = new Date(`${date}T${clock}:${second}Z`);
  if (Number.isNaN(check.getTime()) || check.toISOString().slice(0, 10) !== date) return null;
  if (Number(year) < 1990 || Number(year) > 2100) return null;
  if (!offset) {
    const at = instantOf(date, clock, knowsZone(zone) ? zone : 'UTC');
    return new Date(at.getTime() + Number(second) * 1_000);
  }
  const utc = offset === 'Z' || offset === 'UTC';
  const written = utc ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
  const at = new Date(`${date}T${clock}:${second}${written}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Whether a line has letters that its encoding does not have, so that it says nothing that can be relied on. */
export const isGarbled = ({ marks }: TableLine): boolean =>
  Object.values(marks ?? {}).some((mark) => mark === 'garbled');
