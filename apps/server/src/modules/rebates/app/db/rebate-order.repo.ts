import type { StaffRebate } from '@app/contract/rebates/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { customersAs } from '../../../accounts/core.ts';
import { agentsAs } from '../../../agents/core.ts';
import { ledgerAccountsAs, ledgerEntriesAs, ledgerTransfersAs } from '../../../ledger/core.ts';
import { expectedUsd, isPending } from './pending.ts';

const transfers = ledgerTransfersAs('t');
const entryRows = ledgerEntriesAs('e');
const accounts = ledgerAccountsAs('a');
const agents = agentsAs('a');
const customers = customersAs('c');

export type RebateOrderRow = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly orderKind: string;
  readonly orderState: StaffRebate['orderState'];
  readonly agentId: string;
  readonly agentName: string;
  readonly agentUserId: string | null;
  readonly customerId: string;
  readonly nickname: string;
  readonly email: string;
  readonly rebateBp: number;
  readonly paidUsd: number;
  readonly refundedUsd: number;
  readonly expectedUsd: number | null;
  readonly paidAt: Date;
  readonly completedAt: Date | null;
  /** What was credited and taken back, in the order it happened. */
  readonly lines: readonly {
    readonly id: string;
    readonly kind: 'credit' | 'reversal';
    readonly amountUsd: number;
    readonly owedUsd: number;
    readonly caseNumber: string | null;
    readonly at: string;
  }[];
};

/** The books of one paid order's rebate, if its agent is one of `visible`; null otherwise. */
export async function rebateOfOrder(
  db: Queryable,
  orderId: string,
  visible: RawBuilder<unknown>,
): Promise<RebateOrderRow | null> {
  const { rows } = await sql<RebateOrderRow>`
    SELECT o.id AS "orderId", o.number AS "orderNumber", o.order_kind AS "orderKind", o.state AS "orderState",
      ${agents.id} AS "agentId",
      ${agents.name} AS "agentName", ${agents.userId} AS "agentUserId", ${customers.id} AS "customerId",
        ${customers.nickname}, ${customers.email}, o.agent_rebate_bp AS "rebateBp",
      o.payable_usd AS "paidUsd", COALESCE(o.refund_usd, 0) AS "refundedUsd",
      CASE WHEN ${isPending} THEN ${expectedUsd} END AS "expectedUsd", o.paid_at AS "paidAt",
      o.completed_at AS "completedAt",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', r.id::text, 'kind', r.kind, 'amountUsd', r.amount_usd,
          'owedUsd', r.owed_usd, 'caseNumber', s.number, 'at', r.created_at) ORDER BY r.id), '[]')
        FROM agent_rebate r LEFT JOIN after_sale_case s ON s.id = r.case_id WHERE r.order_id = o.id) AS lines
    FROM rebate_order o JOIN ${agents.table} ON ${agents.id} = o.agent_id
      JOIN ${customers.table} ON ${customers.id} = o.customer_id
    WHERE o.id = ${orderId} AND o.paid_at IS NOT NULL AND (${visible})`.execute(db);
  return rows[0] ?? null;
}

export type RebateTransfer = {
  readonly id: string;
  readonly key: string;
  readonly at: string;
  readonly entries: readonly { readonly code: string; readonly owner: string | null; readonly amountUsd: number }[];
};

/** The books' transfers of an order's rebate, in the order they were booked. */
export async function transfersOfRebate(db: Queryable, orderId: string): Promise<readonly RebateTransfer[]> {
  const { rows } = await sql<RebateTransfer>`
    SELECT ${transfers.id}::text AS id, ${transfers.key} AS key, ${transfers.createdAt}::text AS at,
      jsonb_agg(jsonb_build_object('code', ${accounts.code}, 'owner', ${customers.nickname}, 'amountUsd',
        ${entryRows.amount}) ORDER BY ${entryRows.amount},
        ${entryRows.id}) AS entries
    FROM ${transfers.table} JOIN ${entryRows.table} ON ${entryRows.transferId} = ${transfers.id}
      JOIN ${accounts.table} ON ${accounts.id} = ${entryRows.accountId}
    LEFT JOIN ${customers.table} ON ${customers.id} = ${accounts.ownerId}
    WHERE ${transfers.referenceKind} = (SELECT order_kind FROM rebate_order WHERE id = ${orderId})
      AND ${transfers.referenceId} = ${orderId} AND ${transfers.kind} IN ('rebate', 'rebate_back')
    GROUP BY ${transfers.id} ORDER BY ${transfers.id}`.execute(db);
  return rows;
}
