import { stampText } from '@app/contract/core/time-words';
import { toDecimal } from '@app/kernel/money';
import type { Statement } from './read-statement.ts';

/** Words of the dictionary by their last part: `statement.file.<word>`. */
export type StatementWords = (word: string, values?: Record<string, unknown>) => string;

/** What a spreadsheet would run instead of show (OWASP, CSV injection); also behind spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** A cell of text: quoted where needed, and never a formula. */
export function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const BOM = '\uFEFF';

/** A statement as a table: the opening balance, each movement, the closing balance, and the totals by kind. */
export function statementCsv(statement: Statement, words: StatementWords): string {
  const money = statement.unit === 'money';
  const figure = (value: number): string => (money ? toDecimal(value) : String(value));
  const unit = money ? 'USD' : words('points_unit');
  const heads = ['time', 'kind', 'about', 'note', 'amount', 'balance', 'unit'].map((word) => words(word));
  const balance = (word: string, day: string, value: number): string =>
    [day, textCell(words(word)), '', '', '', figure(value), textCell(unit)].join(',');
  const lines = statement.lines.map((line) =>
    [
      stampText(statement.timeZone, line.at),
      textCell(line.label),
      textCell(line.title),
      textCell(line.note),
      figure(line.amount),
      figure(line.after),
      textCell(unit),
    ].join(','),
  );
  const totals = statement.byKind.map((total) =>
    ['', textCell(total.label), String(total.count), '', figure(total.in - total.out), '', textCell(unit)].join(','),
  );
  const rows = [
    heads.map(textCell).join(','),
    balance('opening', statement.from, statement.opening),
    ...lines,
    balance('closing', statement.to, statement.closing),
    '',
    textCell(words('by_kind')),
    ...totals,
  ];
  return `${BOM}${rows.join('\r\n')}\r\n`;
}
