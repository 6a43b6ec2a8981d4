import { type StaffWithdrawalTab, staffWithdrawalTabs } from '@app/contract/withdrawals/staff-schemas';
import { OPEN_WITHDRAWALS } from '@app/contract/withdrawals/withdrawal.machine';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/db/conditions.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsCode, holdsPlainCode } from '../../../platform/db/patterns.ts';
import { customersAs, isSought, type Sought } from '../../accounts/core.ts';
import { inSubtree } from '../../agents/core.ts';
import { ledgerAccountsAs, ledgerEntriesAs, ledgerTransfersAs } from '../../ledger/core.ts';
import { channelsAs } from '../../payments/public.ts';
import { staffAs } from '../../staff/core.ts';
import { type WithdrawalRow, withdrawalColumns } from './withdrawal.repo.ts';

const accounts = ledgerAccountsAs('a');
const transfers = ledgerTransfersAs('t');
const entryRows = ledgerEntriesAs('e');
const channels = channelsAs('c');
const staff = staffAs('s');
const customers = customersAs('u');

export type WithdrawalFilter = {
  /** Only of customers below this agent; null for all. */
  readonly agentId: string | null;
  /** A part of the withdrawal's number or of the provider's. */
  readonly number?: string | undefined;
  readonly sought?: Sought | undefined;
  readonly channel?: string | undefined;
  /** Days of the shop's time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
};
export type WithdrawalPage = {
  readonly tab: StaffWithdrawalTab;
  readonly sort: 'since' | 'createdAt' | 'amountUsd';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};
export type StaffRow = WithdrawalRow & { readonly nickname: string; readonly email: string };

const from = sql`withdrawal w JOIN ${channels.table} ON ${channels.id} = w.channel_id
  JOIN ${customers.table} ON ${customers.id} = w.customer_id`;

const conditions = (filter: WithdrawalFilter): RawBuilder<unknown> =>
  allOf([
    filter.agentId && inSubtree(customers.agentId, filter.agentId),
    filter.number &&
      sql<boolean>`(${holdsPlainCode(sql`w.number`, filter.number)} OR ${holdsCode(sql`w.provider_number`, filter.number)})`,
    filter.sought && isSought('u', filter.sought),
    filter.channel && sql`w.channel_id = ${filter.channel}`,
    filter.from && sql`w.created_at >= ${dayBegins(filter.from, filter.timeZone)}`,
    filter.to && sql`w.created_at < ${dayBegins(filter.to, filter.timeZone, 1)}`,
  ]);

/** How many withdrawals match in each tab. */
export async function countTabs(db: Queryable, filter: WithdrawalFilter): Promise<Record<StaffWithdrawalTab, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    SELECT w.state, count(*)::int AS n FROM ${from} WHERE ${conditions(filter)} GROUP BY w.state`.execute(db);
  return Object.fromEntries(
    Object.entries(staffWithdrawalTabs).map(([tab, states]) => [
      tab,
      rows.filter((row) => (states as readonly string[]).includes(row.state)).reduce((sum, row) => sum + row.n, 0),
    ]),
  ) as Record<StaffWithdrawalTab, number>;
}

const orders = { since: sql`w.since`, createdAt: sql`w.created_at`, amountUsd: sql`w.amount_usd` } as const;

/** A page of matching withdrawals with their customers. */
export async function withdrawalPage(
  db: Queryable,
  filter: WithdrawalFilter,
  page: WithdrawalPage,
): Promise<StaffRow[]> {
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<StaffRow>`
    SELECT ${withdrawalColumns}, ${customers.nickname}, ${customers.email} FROM ${from}
    WHERE ${conditions(filter)} AND w.state = ANY(${staffWithdrawalTabs[page.tab]}::text[])
    ORDER BY ${orders[page.sort]} ${way}, w.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(
    db,
  );
  return rows;
}

export type StaffSight = StaffRow & {
  readonly customerSince: Date;
  readonly accountSince: Date | null;
  readonly approvedName: string | null;
};

/** One withdrawal with what staff decide by, or null; also for a customer of another agent. */
export async function staffWithdrawalRow(
  db: Queryable,
  id: string,
  agentId: string | null,
): Promise<StaffSight | null> {
  const { rows } = await sql<StaffSight>`
    SELECT ${withdrawalColumns}, ${customers.nickname}, ${customers.email}, ${customers.createdAt} AS "customerSince",
      (SELECT a.created_at FROM payout_account a WHERE a.id = w.account_id) AS "accountSince",
      (SELECT ${staff.name} FROM ${staff.table} WHERE ${staff.id} = w.approved_by) AS "approvedName"
    FROM ${from} WHERE w.id = ${id} AND ${agentId ? inSubtree(customers.agentId, agentId) : sql`true`}`.execute(db);
  return rows[0] ?? null;
}

export type Movement = { readonly kind: string; readonly amount: number; readonly after: number; readonly at: Date };

/** The customer's newest movements of available money. */
export async function lastMovements(db: Queryable, customerId: string, limit: number): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    SELECT ${transfers.kind}, ${entryRows.amount}, ${entryRows.balanceAfter} AS after, ${transfers.createdAt} AS at
    FROM ${accounts.table} JOIN ${entryRows.table} ON ${entryRows.accountId} = ${accounts.id}
      AND ${entryRows.balanceBefore} IS NOT NULL
    JOIN ${transfers.table} ON ${transfers.id} = ${entryRows.transferId}
    WHERE ${accounts.ownerId} = ${customerId} AND ${accounts.code} = 'available'
      ORDER BY ${entryRows.id} DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** How many withdrawals wait for staff: for a review, or to be paid out. */
export async function countWaiting(db: Queryable, agentId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${from}
    WHERE w.state = ANY(${OPEN_WITHDRAWALS}::text[]) AND ${agentId ? inSubtree(customers.agentId, agentId) : sql`true`}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
