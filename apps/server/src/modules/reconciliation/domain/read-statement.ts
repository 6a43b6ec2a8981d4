import type { ColumnMapping } from '@app/contract/reconciliation/staff-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import { parse } from 'csv-parse/sync';

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

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;
const GROUPED = {
  point: /^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/,
  comma: /^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/,
} as const;
const PLAIN = { point: /^-?\d{1,12}(?:\.\d{1,2})?$/, comma: /^-?\d{1,12}(?:,\d{1,2})?$/ } as const;

/** An amount as a bank writes it, in cents; null when it is none. */
export function centsIn(text: string, decimal: ColumnMapping['decimal']): number | null {
  const bare = text
    .trim()
    .replace(/^\+/, '')
    .replaceAll(/[\s\u00a0\u202f]/g, '');
  if (!PLAIN[decimal].test(bare) && !GROUPED[decimal].test(bare)) return null;
  const ungrouped = bare.replaceAll(decimal === 'point' ? ',' : '.', '').replace(',', '.');
  const [whole = '', part = ''] = ungrouped.replace('-', '').split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return ungrouped.startsWith('-') ? -cents : cents;
}

/** Words by which providers and banks call money that goes back, in the column of the kind. */
const GOES_BACK = /refund|reversal|chargeback|reembolso|devoluci|estorno|退款|r[uü]ckerstattung|remboursement/i;

/**
 * Reads a CSV statement by the names of its columns. Null when it is none, lacks a column that was named, or has more
 * than `most` lines.
 */
export function readStatement(bytes: Buffer, mapping: ColumnMapping, most: number): readonly StatementLine[] | null {
  try {
    const rows: { info: { lines: number }; record: Record<string, string> }[] = parse(bytes, {
      bom: true,
      columns: true,
      delimiter: separators[mapping.separator],
      info: true,
      relax_quotes: false,
      skip_empty_lines: true,
      to: most + 1,
      trim: true,
    });
    if (rows.length > most) return null;
    const wanted = [mapping.reference, mapping.amount, mapping.currency, mapping.kind].filter(Boolean);
    const [first] = rows;
    if (!first || !wanted.every((name) => Object.hasOwn(first.record, name))) return null;
    return rows.map(({ info, record }) => {
      const amount = record[mapping.amount] ?? '';
      const foreign = mapping.currency !== '' && record[mapping.currency]?.toUpperCase() !== SETTLEMENT;
      const read = foreign ? null : centsIn(amount, mapping.decimal);
      const back = mapping.kind !== '' && GOES_BACK.test(record[mapping.kind] ?? '');
      const usd = read !== null && back ? -Math.abs(read) : read;
      const named = foreign ? `${amount} ${record[mapping.currency] ?? ''}` : amount;
      return { line: info.lines, reference: record[mapping.reference] ?? '', amount: named.trim(), usd };
    });
  } catch {
    return null;
  }
}
