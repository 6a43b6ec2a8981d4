import { BYTE_ORDER_MARK, csvForm } from '@app/contract/core/spreadsheets';
import { stampText } from '@app/contract/core/time-words';
import { toDecimal } from '@app/kernel/money';
import { stringify } from 'csv-stringify/sync';
import type { Statement } from './read-statement.ts';

/** Words of the dictionary by their last part: `statement.file.<word>`. */
export type StatementWords = (word: string, values?: Record<string, unknown>) => string;

/** A statement as a table: the opening balance, each movement, the closing balance, and the totals by kind. */
export function statementCsv(statement: Statement, words: StatementWords): string {
  const money = statement.unit === 'money';
  const figure = (value: number): string => (money ? toDecimal(value) : String(value));
  const unit = money ? 'USD' : words('points_unit');
  const heads = ['time', 'kind', 'about', 'note', 'amount', 'balance', 'unit'].map((word) => words(word));
  const balance = (word: string, day: string, value: number): string[] => [
    day,
    words(word),
    '',
    '',
    '',
    figure(value),
    unit,
  ];
  const lines = statement.lines.map(({ at, label, title, note, amount, after }) => [
    stampText(statement.timeZone, at),
    label,
    title,
    note,
    figure(amount),
    figure(after),
    unit,
  ]);
  const totals = statement.byKind.map((total) => [
    '',
    total.label,
    String(total.count),
    '',
    figure(total.in - total.out),
    '',
    unit,
  ]);
  const rows = [
    heads,
    balance('opening', statement.from, statement.opening),
    ...lines,
    balance('closing', statement.to, statement.closing),
    [],
    [words('by_kind')],
    ...totals,
  ];
  return BYTE_ORDER_MARK + stringify(rows, csvForm);
}
