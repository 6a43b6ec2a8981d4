import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { localDay } from '../../../platform/db/local-time.ts';
import type { LedgerUnit } from '../../ledger/core.ts';

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
  const parts = [sql`a.owner_id = ${filter.ownerId} AND a.code = ${accountOf[filter.unit]}`];
  if (way) parts.push(way === 'in' ? sql`e.amount > 0` : sql`e.amount < 0`);
  if (kinds) parts.push(sql`(t.kind = ANY(${[...kinds.of]}::text[])) = ${kinds.among}`);
  if (from) parts.push(sql`t.created_at >= ${dayBegins(from, timeZone)}`);
  if (to) parts.push(sql`t.created_at < ${dayBegins(to, timeZone, 1)}`);
  return sql`
    FROM ledger_account a
    JOIN ledger_entry e ON e.account_id = a.id AND e.balance_before IS NOT NULL
    JOIN ledger_transfer t ON t.id = e.transfer_id
    WHERE ${sql.join(parts, sql` AND `)}`;
}

const dayIn = (timeZone: string): RawBuilder<string> => localDay(sql`t.created_at`, timeZone);

/** Records of a customer, newest first, those before `beforeId` when given; or oldest first, for a statement. */
export async function readRecords(
  db: Queryable,
  filter: RecordFilter,
  stretch: { readonly beforeId?: number | null; readonly oldestFirst?: true; readonly limit: number },
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    SELECT e.id, t.kind, e.amount, e.balance_before AS before, e.balance_after AS after,
      t.reference_kind AS "referenceKind", t.reference_id AS "referenceId", t.created_at AS at,
      ${dayIn(filter.timeZone)}::text AS day
    ${matching(filter)} AND e.id < ${stretch.beforeId ?? Number.MAX_SAFE_INTEGER}
    ORDER BY e.id ${stretch.oldestFirst ? sql`ASC` : sql`DESC`} LIMIT ${stretch.limit}`.execute(db);
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
      COALESCE(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS in,
      COALESCE(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS out
    ${matching(filter)} GROUP BY 1 ORDER BY 1 DESC`.execute(db);
  return rows;
}

/** The balance at the beginning of a day: where the last entry before it ended. */
export async function balanceBefore(db: Queryable, filter: RecordFilter, day: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    SELECT e.balance_after AS balance ${matching(filter)}
      AND t.created_at < ${dayBegins(day, filter.timeZone)}
    ORDER BY e.id DESC LIMIT 1`.execute(db);
  return rows[0]?.balance ?? 0;
}
