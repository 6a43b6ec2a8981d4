import { refuse } from '@app/contract/core/refuse';
import type { StaffRebate, StaffRebateRow } from '@app/contract/rebates/staff-schemas';
import { sql } from 'kysely';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { peopleFilter } from '../../../accounts/core.ts';
import { subtreeOf } from '../../../agents/core.ts';
import { parameter } from '../../../settings/public.ts';
import { rebateOfOrder, transfersOfRebate } from '../db/rebate-order.repo.ts';
import { type RebateFilter, type RebatePage, rebatePage, rebateSums } from '../db/staff-rebates.repo.ts';

const BP_PER_PERCENT = 100;
type TreeReader = { readonly staff: TreeActor };

/**
 * A page of rebates of one state, with counts and sums of all; an agent's staff sees the agent's subtree alone.
 * Two queries.
 */
export async function listStaffRebates(
  platform: Platform,
  query: Omit<RebateFilter, 'agentId' | 'timeZone' | 'sought'> &
    RebatePage & { readonly customer?: string | undefined },
  by: TreeReader,
) {
  const timeZone = await parameter(platform, 'shop.time_zone');
  const filter: RebateFilter = {
    ...query,
    ...peopleFilter(by.staff, query.customer),
    timeZone,
  };
  const [rows, sums] = await platform.replicas.read((db) =>
    Promise.all([rebatePage(db, filter, query), rebateSums(db, filter)]),
  );
  return {
    list: rows.map(
      (row): StaffRebateRow => ({
        id: row.id,
        state: query.tab,
        agent: { id: row.agentId, name: row.agentName },
        customer: { id: row.customerId, nickname: row.nickname, email: row.email },
        orderId: row.orderId,
        orderNumber: row.orderNumber,
        percent: row.rebateBp / BP_PER_PERCENT,
        keptUsd: row.keptUsd,
        amountUsd: row.amountUsd,
        at: row.at.toISOString(),
      }),
    ),
    total: sums[query.tab].count,
    page: query.page,
    limit: query.limit,
    counts: { pending: sums.pending.count, settled: sums.settled.count, reversed: sums.reversed.count },
    sums,
  };
}

/** The rebate of one order with its transfers. Refuses record.not_found, also for what is not below an agent who asks. */
export async function readStaffRebate(platform: Platform, orderId: string, by: TreeReader): Promise<StaffRebate> {
  const asking = by.staff.agentId;
  const visible = asking === null ? sql`true` : sql`a.id IN (${subtreeOf(asking)})`;
  const [order, transfers] = await Promise.all([
    rebateOfOrder(platform.db, orderId, visible),
    transfersOfRebate(platform.db, orderId),
  ]);
  if (!order) refuse('record.not_found');
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    orderKind: order.orderKind,
    orderState: order.orderState,
    agent: { id: order.agentId, name: order.agentName, wallet: order.agentUserId !== null },
    customer: { id: order.customerId, nickname: order.nickname, email: order.email },
    percent: order.rebateBp / BP_PER_PERCENT,
    paidUsd: order.paidUsd,
    refundedUsd: order.refundedUsd,
    expectedUsd: order.expectedUsd,
    paidAt: order.paidAt.toISOString(),
    completedAt: order.completedAt?.toISOString() ?? null,
    lines: order.lines.map(({ kind, at, ...line }) => ({
      ...line,
      state: kind === 'credit' ? 'settled' : 'reversed',
      at: new Date(at).toISOString(),
    })),
    transfers: transfers.map(({ at, entries, ...transfer }) => ({
      ...transfer,
      at: new Date(at).toISOString(),
      entries: [...entries],
    })),
  };
}
