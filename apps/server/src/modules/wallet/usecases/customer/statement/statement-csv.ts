import { csvCell } from '@app/contract/core/spreadsheets';
import { stampText } from '@app/contract/core/time-words';
import { toDecimal } from '@app/kernel/money';
import type { Statement } from './read-statement.ts';

/** Words of the dictionary by their last part: `statement.file.<word>`. */
export type StatementWords = (word: string, values?: Record<string, unknown>) => string;

const BOM = '\uFEFF';

/** A statement as a table: the opening balance, each movement, the closing balance, and the totals by kind. */
export function statementCsv(statement: Statement, words: StatementWords): string {
  const money = statement.unit === 'money';
  const figure = (value: number): string => (money ? toDecimal(value) : String(value));
  const unit = money ? 'USD' : words('points_unit');
  const heads = ['time', 'kind', 'about', 'note', 'amount', 'balance', 'unit'].map((word) => words(word));
  const balance = (word: string, day: string, value: number): string =>
    [day, csvCell(words(word)), '', '', '', figure(value), csvCell(unit)].join(',');
  const lines = statement.lines.map((line) =>
    [
      stampText(statement.timeZone, line.at),
      csvCell(line.label),
      csvCell(line.title),
      csvCell(line.note),
      figure(line.amount),
      figure(line.after),
      csvCell(unit),
    ].join(','),
  );
  const totals = statement.byKind.map((total) =>
    ['', csvCell(total.label), String(total.count), '', figure(total.in - total.out), '', csvCell(unit)].join(','),
  );
  const rows = [
    heads.map(csvCell).join(','),
    balance('opening', statement.from, statement.opening),
    ...lines,
    balance('closing', statement.to, statement.closing),
    '',
    csvCell(words('by_kind')),
    ...totals,
  ];
  return `${BOM}${rows.join('\r\n')}\r\n`;
}
