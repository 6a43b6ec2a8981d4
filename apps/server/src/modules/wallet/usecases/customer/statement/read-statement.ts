import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { MoneyRecord } from '@app/contract/wallet/schemas';
import type { Platform } from '../../../../../platform/slice.ts';
import { personOf } from '../../../../accounts/core.ts';
import type { LedgerUnit } from '../../../../ledger/core.ts';
import { balanceBefore, type RecordRow, readRecords } from '../../../db/record.repo.ts';
import { customerDay, daysOfMonth } from '../customer-days.ts';
import { viewRecords } from '../record-view.ts';

/** Beyond this a file would be no paper any more, and would hold the process up. */
const RECORDS_MAX = 5_000;

export type StatementLine = {
  readonly at: Date;
  readonly label: string;
  readonly title: string;
  readonly note: string;
  /** Cents, or points. */
  readonly amount: number;
  readonly after: number;
};

export type KindTotal = { readonly label: string; readonly count: number; readonly in: number; readonly out: number };

export type Statement = {
  readonly unit: LedgerUnit;
  readonly month: string;
  /** First and last day, of `timeZone`; the last is today in a month that is not over. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly account: string;
  readonly madeAt: Date;
  readonly opening: number;
  readonly closing: number;
  readonly in: number;
  readonly out: number;
  readonly byKind: readonly KindTotal[];
  readonly lines: readonly StatementLine[];
};

const positive = (amount: number): number => Math.max(0, amount);
const sumOf = (rows: readonly RecordRow[], of: (amount: number) => number): number =>
  rows.reduce((sum, row) => sum + of(row.amount), 0);

/**
 * A month of a customer's money or points in their language, oldest first. Refuses record.not_found for a month to
 * come, and statement.too_long.
 */
export async function readStatement(
  platform: Platform,
  of: { customerId: string; unit: LedgerUnit; month: string; lang: Locale },
): Promise<Statement> {
  const { customerId, unit, month, lang } = of;
  const { timeZone, today } = await customerDay(platform, customerId);
  if (month > today.slice(0, 7)) refuse('record.not_found');
  const days = daysOfMonth(month);
  const own = { ownerId: customerId, unit, timeZone };
  const { rows, opening } = await platform.replicas.read(async (db) => {
    const read = await readRecords(db, { ...own, ...days }, { oldestFirst: true, limit: RECORDS_MAX + 1 });
    return { rows: read, opening: read[0] ? read[0].before : await balanceBefore(db, own, days.from) };
  });
  if (rows.length > RECORDS_MAX) refuse('statement.too_long');
  const [account, seen] = await Promise.all([
    accountOf(platform, customerId),
    viewRecords(platform, rows, { customerId, unit, lang, figure: (value) => value }),
  ]);
  const label = (kind: string): string => platform.translate(lang, `wallet.kind.${kind}`);
  const kinds = [...new Set(rows.map((row) => row.kind))];
  return {
    unit,
    month,
    from: days.from,
    to: days.to > today ? today : days.to,
    timeZone,
    account,
    madeAt: platform.clock.now(),
    opening,
    closing: rows.at(-1)?.after ?? opening,
    in: sumOf(rows, positive),
    out: sumOf(rows, (amount) => positive(-amount)),
    byKind: kinds.map((kind) => {
      const same = rows.filter((row) => row.kind === kind);
      const out = sumOf(same, (amount) => positive(-amount));
      return { label: label(kind), count: same.length, in: sumOf(same, positive), out };
    }),
    lines: rows.map((row, index) => lineOf(row, label(row.kind), seen[index])),
  };
}

function lineOf(row: RecordRow, label: string, seen: MoneyRecord | undefined): StatementLine {
  const title = seen && seen.title !== label ? seen.title : '';
  const note = seen && seen.note !== label ? seen.note : '';
  return { at: row.at, label, title, note, amount: row.amount, after: row.after };
}

async function accountOf(platform: Platform, customerId: string): Promise<string> {
  const { nickname, email } = await personOf(platform.db, customerId);
  return `${nickname}, ${email}`;
}
