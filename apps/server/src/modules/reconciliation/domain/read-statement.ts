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

type Columns = Readonly<Record<'reference' | 'amount' | 'out' | 'currency' | 'kind', number>>;

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
    out: at(mapping.out),
    currency: at(mapping.currency),
    kind: at(mapping.kind),
  };
}

/** The texts of a column that are to be read as amounts; a number as the file stores it needs no style. */
const writtenIn = (lines: readonly TableLine[], column: number): string[] =>
  lines.flatMap(({ cells, marks }) => (marks?.[column] === 'number' ? [] : (cells[column] ?? [])));

type Styles = Readonly<Record<'amount' | 'out', NumberStyle>>;

/**
 * How a statement writes its amounts; of two columns one that shows it does for both. Refuses table.number_style where they can
 * mean two things and neither was chosen.
 */
function stylesOf(lines: readonly TableLine[], { amount, out }: Columns, mapping: ColumnMapping): Styles {
  const { decimal } = mapping;
  if (decimal) return { amount: decimal, out: decimal };
  const found = [amount, out].map((column) => columnNumbers(writtenIn(lines, column), readBooking));
  const shown = found.map(({ style }) => (style === 'point' || style === 'comma' ? style : null));
  const asked = found.find(({ style }) => style === 'ask');
  const one = shown[0] ?? shown[1];
  if (asked && !one) refuse('table.number_style', { column: mapping.amount, sample: asked.sample?.cell ?? '' });
  return { amount: one ?? 'point', out: shown[1] ?? one ?? 'point' };
}

/** Whether a line has more cells than the head, so that it is not known which cell belongs to which column, or one that says nothing. */
const isBroken = ({ cells, marks }: TableLine, width: number, at: Columns): boolean =>
  cells.length > width || [at.reference, at.amount, at.out].some((column) => BAD.has(marks?.[column]));

/** A cell's amount in cents, 0 for an empty one; null for what is no amount. */
function centsIn({ cells, marks }: TableLine, column: number, style: NumberStyle): number | null {
  const cell = cells[column] ?? '';
  if (cell === '') return 0;
  const digits = readBooking(cell, marks?.[column] === 'number' ? 'point' : style);
  return digits === null ? null : hundredthsOf(digits);
}

/**
 * What a line says came in, or went out (below zero), of one column or of two; `both` where each of the two has an amount, as
 * in a line of sums. Null for what is no amount.
 */
function movedIn(row: TableLine, at: Columns, styles: Styles): { cents: number; both: boolean } | null {
  const [into, out] = [centsIn(row, at.amount, styles.amount), centsIn(row, at.out, styles.out)];
  const isEmpty = (row.cells[at.amount] ?? '') === '' && (row.cells[at.out] ?? '') === '';
  if (into === null || out === null || isEmpty) return null;
  // Banks write what went out with a minus or without: the column says it.
  return { cents: out === 0 ? into : into - Math.abs(out), both: into !== 0 && out !== 0 };
}

/** One line as read, with its amount as it is written, before its kind turned it round; null for what is no line. */
function readLine(
  row: TableLine,
  of: { at: Columns; width: number; styles: Styles },
): (StatementLine & { written: number | null }) | null {
  const { at } = of;
  const cell = (column: number): string => row.cells[column] ?? '';
  const [reference, currency] = [cell(at.reference), cell(at.currency)];
  const amount = [cell(at.amount), cell(at.out)].filter(Boolean).join(' · ');
  if (reference === '' && amount === '') return null;
  const foreign = at.currency >= 0 && currency.toUpperCase() !== SETTLEMENT;
  const moved = foreign || isBroken(row, of.width, at) ? null : movedIn(row, at, of.styles);
  const written = moved?.cents ?? null;
  const back = at.kind >= 0 && GOES_BACK.test(cell(at.kind));
  const usd = written !== null && back ? -Math.abs(written) : written;
  const shown = foreign ? `${amount} ${currency}`.trim() : amount;
  return { line: row.row, reference, amount: shown, usd: moved?.both ? null : usd, written };
}

/** Which line names the wanted columns: of the first ones, or the one in the chosen row alone; -1 for none. */
function headIn(table: readonly TableLine[], of: { mapping: ColumnMapping; chosen: number | undefined }): number {
  const { reference, amount, out, currency, kind } = of.mapping;
  const wanted = [reference, amount, out, currency, kind].filter(Boolean);
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
  const styles = stylesOf(body, at, mapping);
  const lines: StatementLine[] = [];
  let [written, usd] = [0, 0];
  for (const row of body) {
    const read = readLine(row, { at, width: head.cells.length, styles });
    if (!read) continue;
    const sums = read.written !== null && (read.written === written || read.written === usd);
    if (sums && lines.length > 0 && row.cells.some((cell) => SUM.test(cell))) continue;
    written += read.written ?? 0;
    usd += read.usd ?? 0;
    lines.push({ line: read.line, reference: read.reference, amount: read.amount, usd: read.usd });
  }
  return lines.length > 0 ? lines : null;
}
