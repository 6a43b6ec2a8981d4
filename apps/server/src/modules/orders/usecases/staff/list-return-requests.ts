import { type Locale, localize } from '@app/contract/core/locale';
import type { StaffReturnRequestRow, StaffReturnRequestTab } from '@app/contract/orders/after-sale/staff-schemas';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { peopleFilter } from '../../../accounts/core.ts';
import {
  countReturnRequestTabs,
  type ReturnRequestFilter,
  type ReturnRequestListRow,
  type ReturnRequestPage,
  returnRequestPage,
} from '../../db/staff-return-request.repo.ts';
import { staffActions } from '../../domain/actions.ts';

type StaffReader = { readonly staff: TreeActor; readonly lang: Locale };

const rowView = (row: ReturnRequestListRow, by: StaffReader): StaffReturnRequestRow => ({
  id: row.id,
  number: row.number,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  customer: { id: row.customerId, nickname: row.nickname, email: row.email },
  cover: row.cover,
  name: localize(row.name, by.lang),
  count: row.count,
  amountUsd: row.amountUsd,
  since: row.since.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
  overdue: row.overdue,
  actions: row.open
    ? staffActions(
        { state: row.orderState, expiresAt: null, receivedAt: null, now: row.now },
        // An open return request lets no second one begin, whatever days are left.
        { permissions: by.staff.permissions, returnDays: 0 },
      )
    : [],
});

/** A page of refunds and returns, with counts per tab; an agent's staff sees the agent's subtree alone. Two queries. */
export async function listCases(
  platform: Platform,
  query: Omit<ReturnRequestFilter, 'agentId' | 'sought'> & ReturnRequestPage & { readonly email?: string | undefined },
  by: StaffReader,
): Promise<{
  list: StaffReturnRequestRow[];
  total: number;
  page: number;
  limit: number;
  counts: Record<StaffReturnRequestTab, number>;
}> {
  const filter: ReturnRequestFilter = {
    ...query,
    ...peopleFilter(by.staff, query.email),
  };
  const [rows, counts] = await Promise.all([
    returnRequestPage(platform.db, filter, query),
    countReturnRequestTabs(platform.db, filter),
  ]);
  return {
    list: rows.map((row) => rowView(row, by)),
    total: counts[query.tab],
    page: query.page,
    limit: query.limit,
    counts,
  };
}
