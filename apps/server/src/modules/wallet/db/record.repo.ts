import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { localDay } from '../../../platform/db/local-time.ts';
import type { LedgerUnit } from '../../ledger/core.ts';
import { ledgerAccountsAs, ledgerEntriesAs, ledgerTransfersAs } from '../../ledger/core.ts';

const transfers = ledgerTransfersAs('t');
const entryRows = ledgerEntriesAs('e');
const accounts = ledgerAccountsAs('a');

export type RecordRow = {
  readonly id: number;
  readonly kind: string;
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly referenceKind: string;
  readonly referenceId: string;
  readonly at: Date;
  /** The day of the shop's time zone. */
  readonly day: string;
};

/** Which of a customer's records are meant. Days are of `timeZone`, both ends included. */
export type RecordFilter = {
  readonly ownerId: string;
  readonly unit: LedgerUnit;
  readonly timeZone: string;
  readonly way?: 'in' | 'out' | undefined;
  readonly kinds?: { readonly of: readonly string[]; readonly among: boolean } | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const accountOf: { readonly [U in LedgerUnit]: string } = { money: 'available', points: 'points' };

function matching(filter: RecordFilter): RawBuilder<unknown> {
  const { way, kinds, from, to, timeZone } = filter;
  const parts = [sql`${accounts.ownerId} = ${filter.ownerId} AND ${accounts.code} = ${accountOf[filter.unit]}`];
  if (way) parts.push(way === 'in' ? sql`${entryRows.amount} > 0` : sql`${entryRows.amount} < 0`);
  if (kinds) parts.push(sql`(${transfers.kind} = ANY(${[...kinds.of]}::text[])) = ${kinds.among}`);
  if (from) parts.push(sql`${transfers.createdAt} >= ${dayBegins(from, timeZone)}`);
  if (to) parts.push(sql`${transfers.createdAt} < ${dayBegins(to, timeZone, 1)}`);
  return sql`
    FROM ${accounts.table}
    JOIN ${entryRows.table} ON ${entryRows.accountId} = ${accounts.id} AND ${entryRows.balanceBefore} IS NOT NULL
    JOIN ${transfers.table} ON ${transfers.id} = ${entryRows.transferId}
    WHERE ${sql.join(parts, sql` AND `)}`;
}

const dayIn = (timeZone: string): RawBuilder<string> => localDay(transfers.createdAt, timeZone);

/** Records of a customer, newest first, those before `beforeId` when given; or oldest first, for a statement. */
export async function readRecords(
  db: Queryable,
  filter: RecordFilter,
  stretch: { readonly beforeId?: number | null; readonly oldestFirst?: true; readonly limit: number },
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    SELECT ${entryRows.id}, ${transfers.kind}, ${entryRows.amount}, ${entryRows.balanceBefore} AS before,
      ${entryRows.balanceAfter} AS after,
      ${transfers.referenceKind} AS "referenceKind", ${transfers.referenceId} AS "referenceId", ${transfers.createdAt} AS at,
      ${dayIn(filter.timeZone)}::text AS day
    ${matching(filter)} AND ${entryRows.id} < ${stretch.beforeId ?? Number.MAX_SAFE_INTEGER}
    ORDER BY ${entryRows.id} ${stretch.oldestFirst ? sql`ASC` : sql`DESC`} LIMIT ${stretch.limit}`.execute(db);
  return rows;
}

export type MonthTotal = {
  readonly month: string;
  readonly in: number;
  readonly out: number;
  readonly entries: number;
};

/** What came in and went out in each month with records that match, newest month first. */
export async function monthTotals(db: Queryable, filter: RecordFilter): Promise<MonthTotal[]> {
  const { rows } = await sql<MonthTotal>`
    SELECT to_char(${dayIn(filter.timeZone)}, 'YYYY-MM') AS month, count(*)::int AS entries,
      COALESCE(sum(${entryRows.amount}) FILTER (WHERE ${entryRows.amount} > 0), 0)::bigint AS in,
      COALESCE(-sum(${entryRows.amount}) FILTER (WHERE ${entryRows.amount} < 0), 0)::bigint AS out
    ${matching(filter)} GROUP BY 1 ORDER BY 1 DESC`.execute(db);
  return rows;
}

/** The balance at the beginning of a day: where the last entry before it ended. */
export async function balanceBefore(db: Queryable, filter: RecordFilter, day: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    SELECT ${entryRows.balanceAfter} AS balance ${matching(filter)}
      AND ${transfers.createdAt} < ${dayBegins(day, filter.timeZone)}
    ORDER BY ${entryRows.id} DESC LIMIT 1`.execute(db);
  return rows[0]?.balance ?? 0;
}
