import type { StaffRebate } from '@app/contract/rebates/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { customersAs } from '../../../accounts/core.ts';
import { agentsAs } from '../../../agents/core.ts';
import { expectedUsd, isPending } from './pending.ts';

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
    SELECT t.id::text AS id, t.idempotency_key AS key, t.created_at::text AS at,
      jsonb_agg(jsonb_build_object('code', a.code, 'owner', ${customers.nickname}, 'amountUsd', e.amount) ORDER BY e.amount,
        e.id) AS entries
    FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
    LEFT JOIN ${customers.table} ON ${customers.id} = a.owner_id
    WHERE t.reference_kind = (SELECT order_kind FROM rebate_order WHERE id = ${orderId}) AND t.reference_id = ${orderId} AND t.kind IN ('rebate', 'rebate_back')
    GROUP BY t.id ORDER BY t.id`.execute(db);
  return rows;
}
