import { refuse } from '@app/contract/core/refuse';
import type { ColumnMapping } from '@app/contract/reconciliation/staff-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import { columnNumbers, hundredthsOf, type NumberStyle, readBooking } from '@app/kernel/written-numbers';
import type { TableLine } from '../../../platform/files/tables/line.ts';

/**
 * One line of a statement. `usd` is null when its amount cannot be read as cents of the settlement currency, and below
 * zero for money that went back.
 */
export type StatementLine = {
  readonly line: number;
  readonly reference: string;
  readonly amount: string;
  readonly usd: number | null;
};

/** Lines among which the one with the named columns is looked for. */
const PREAMBLE_MAX = 50;
/** Words by which providers and banks call money that goes back, in the column of the kind. */
const GOES_BACK = /refund|reversal|chargeback|reembolso|devoluci|estorno|退款|r[uü]ckerstattung|remboursement/i;
/** Words before a sum of the lines above. */
const SUM =
  /^(?:(?:grand |sub|net )?totals?(?: general| geral| amount)?|sum|sumas?|soma|importe total|valor total|合计|总计|共计|小计):?$/i;
/** What makes a cell say nothing that can be relied on. */
const BAD: ReadonlySet<string | undefined> = new Set(['error', 'no_value', 'garbled', 'inexact']);

type Columns = Readonly<Record<'reference' | 'amount' | 'currency' | 'kind', number>>;

/** Where the named columns stand; -1 for those that are not named. Refuses table.column_twice for one that stands twice. */
function columnsIn(head: TableLine, mapping: ColumnMapping): Columns {
  const at = (name: string): number => {
    if (name === '') return -1;
    if (head.cells.indexOf(name) !== head.cells.lastIndexOf(name)) refuse('table.column_twice', { column: name });
    return head.cells.indexOf(name);
  };
  return {
    reference: at(mapping.reference),
    amount: at(mapping.amount),
    currency: at(mapping.currency),
    kind: at(mapping.kind),
  };
}

/** The texts of a column that are to be read as amounts; a number as the file stores it needs no style. */
const writtenIn = (lines: readonly TableLine[], column: number): string[] =>
  lines.flatMap(({ cells, marks }) => (marks?.[column] === 'number' ? [] : (cells[column] ?? [])));

/** How a statement writes its amounts. Refuses table.number_style where they can mean two things and neither was chosen. */
function styleOf(lines: readonly TableLine[], column: number, mapping: ColumnMapping): NumberStyle {
  if (mapping.decimal) return mapping.decimal;
  const { style, sample } = columnNumbers(writtenIn(lines, column), readBooking);
  if (style === 'ask') refuse('table.number_style', { column: mapping.amount, sample: sample?.cell ?? '' });
  return style === 'comma' ? 'comma' : 'point';
}

/** Whether a line has more cells than the head, so that it is not known which cell belongs to which column, or one that says nothing. */
const isBroken = ({ cells, marks }: TableLine, width: number, at: Columns): boolean =>
  cells.length > width || [at.reference, at.amount].some((column) => BAD.has(marks?.[column]));

/** One line as read, with its amount as it is written, before its kind turned it round; null for what is no line. */
function readLine(
  row: TableLine,
  of: { at: Columns; width: number; style: NumberStyle },
): (StatementLine & { written: number | null }) | null {
  const { at } = of;
  const cell = (column: number): string => row.cells[column] ?? '';
  const [reference, amount, currency] = [cell(at.reference), cell(at.amount), cell(at.currency)];
  if (reference === '' && amount === '') return null;
  const foreign = at.currency >= 0 && currency.toUpperCase() !== SETTLEMENT;
  const digits = readBooking(amount, row.marks?.[at.amount] === 'number' ? 'point' : of.style);
  const written = foreign || isBroken(row, of.width, at) || digits === null ? null : hundredthsOf(digits);
  const back = at.kind >= 0 && GOES_BACK.test(cell(at.kind));
  const usd = written !== null && back ? -Math.abs(written) : written;
  return { line: row.row, reference, amount: foreign ? `${amount} ${currency}`.trim() : amount, usd, written };
}

/** Which line names the wanted columns: of the first ones, or the one in the chosen row alone; -1 for none. */
function headIn(table: readonly TableLine[], of: { mapping: ColumnMapping; chosen: number | undefined }): number {
  const { reference, amount, currency, kind } = of.mapping;
  const wanted = [reference, amount, currency, kind].filter(Boolean);
  return table
    .slice(0, PREAMBLE_MAX)
    .findIndex(({ row, cells }) => (of.chosen ?? row) === row && wanted.every((name) => cells.includes(name)));
}

/**
 * Reads a statement by the names of its columns, wherever its head stands or in the row chosen; each line is judged by itself. What repeats
 * the head, has neither reference nor amount, or is the sum of the lines above and says so, is none. Null when no line has
 * the named columns, or none stands below. Refuses table.column_twice and table.number_style.
 */
export function readStatement(
  table: readonly TableLine[],
  mapping: ColumnMapping,
  chosen?: number,
): readonly StatementLine[] | null {
  const headAt = headIn(table, { mapping, chosen });
  const head = table[headAt];
  if (!head) return null;
  const at = columnsIn(head, mapping);
  const isHead = ({ cells }: TableLine) =>
    cells[at.reference] === mapping.reference && cells[at.amount] === mapping.amount;
  const body = table.slice(headAt + 1).filter((line) => !isHead(line));
  const style = styleOf(body, at.amount, mapping);
  const lines: StatementLine[] = [];
  let [written, usd] = [0, 0];
  for (const row of body) {
    const read = readLine(row, { at, width: head.cells.length, style });
    if (!read) continue;
    const sums = read.written !== null && (read.written === written || read.written === usd);
    if (sums && lines.length > 0 && row.cells.some((cell) => SUM.test(cell))) continue;
    written += read.written ?? 0;
    usd += read.usd ?? 0;
    lines.push({ line: read.line, reference: read.reference, amount: read.amount, usd: read.usd });
  }
  return lines.length > 0 ? lines : null;
}
