import type { Localized } from '@app/contract/core/locale';
import type {
  ReturnRequestKind,
  ReturnRequestReason,
  ReturnRequestState,
} from '@app/contract/orders/after-sale/reasons';
import { type StaffReturnRequestTab, staffReturnRequestTabs } from '@app/contract/orders/after-sale/staff-schemas';
import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/db/conditions.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { holdsCode, holdsPlainCode } from '../../../platform/db/patterns.ts';
import { customersAs, type Sought, soughtIds } from '../../accounts/core.ts';
import { subtreeOf } from '../../agents/core.ts';
import { ordersNumbered } from './staff-order.repo.ts';

const customers = customersAs('u');

export type ReturnRequestFilter = {
  /** Only return requests of customers below this agent; null for all. */
  readonly agentId: string | null;
  /** A number of the return request, of the parcel that comes back, or of the order as its own list finds it. */
  readonly number?: string | undefined;
  readonly sought?: Sought | undefined;
  readonly kind?: ReturnRequestKind | undefined;
};
export type ReturnRequestPage = {
  readonly tab: StaffReturnRequestTab;
  readonly sort: 'since' | 'amountUsd';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};
export type ReturnRequestListRow = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly orderState: GoodsOrderState;
  readonly kind: ReturnRequestKind;
  readonly state: ReturnRequestState;
  readonly reason: ReturnRequestReason;
  readonly customerId: string;
  readonly nickname: string;
  readonly email: string;
  readonly cover: string;
  readonly name: Localized;
  readonly count: number;
  readonly amountUsd: number;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly overdue: boolean;
  readonly open: boolean;
  readonly now: Date;
};

const conditions = (filter: ReturnRequestFilter): RawBuilder<unknown> =>
  allOf([
    filter.agentId && sql`o.agent_id IN (${subtreeOf(filter.agentId)})`,
    filter.number &&
      sql`(${holdsPlainCode(sql`c.number`, filter.number)} OR ${holdsCode(sql`c.return_tracking`, filter.number)}
        OR c.order_id IN (${ordersNumbered(filter.number)}))`,
    filter.sought && sql`c.customer_id IN ${soughtIds(filter.sought)}`,
    filter.kind && sql`c.kind = ${filter.kind}`,
  ]);

/** How many return requests match in each tab. */
export async function countReturnRequestTabs(
  db: Queryable,
  filter: ReturnRequestFilter,
): Promise<Record<StaffReturnRequestTab, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    SELECT c.state, count(*)::int AS n FROM after_sale_case c JOIN goods_order o ON o.id = c.order_id
    WHERE ${conditions(filter)} GROUP BY c.state`.execute(db);
  return Object.fromEntries(
    Object.entries(staffReturnRequestTabs).map(([tab, states]) => [
      tab,
      rows.filter((row) => (states as readonly string[]).includes(row.state)).reduce((sum, row) => sum + row.n, 0),
    ]),
  ) as Record<StaffReturnRequestTab, number>;
}

/** A page of matching return requests with their customers. */
export async function returnRequestPage(
  db: Queryable,
  filter: ReturnRequestFilter,
  page: ReturnRequestPage,
): Promise<ReturnRequestListRow[]> {
  const amount = sql`COALESCE(c.refunded_usd, c.approved_usd, c.goods_usd + c.postage_usd)`;
  const column = page.sort === 'amountUsd' ? amount : sql`c.since`;
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<ReturnRequestListRow>`
    SELECT c.id, c.number, c.order_id AS "orderId", o.number AS "orderNumber", o.state AS "orderState", c.kind, c.state,
      c.reason, c.customer_id AS "customerId", ${customers.nickname}, ${customers.email}, l.cover, l.name, l.count,
        ${amount} AS "amountUsd",
      c.since, c.due_at AS "dueAt", COALESCE(c.due_at < app_now(), false) AS overdue, c.ended_at IS NULL AS open,
      app_now() AS now
    FROM after_sale_case c JOIN goods_order o ON o.id = c.order_id JOIN ${customers.table} ON ${customers.id} = c.customer_id
    JOIN LATERAL (SELECT (array_agg(g.cover ORDER BY g.position))[1] AS cover,
        (array_agg(g.name ORDER BY g.position))[1] AS name, sum(a.quantity)::int AS count
      FROM after_sale_line a JOIN goods_order_line g ON g.id = a.line_id WHERE a.case_id = c.id) l ON true
    WHERE ${conditions(filter)} AND c.state = ANY(${staffReturnRequestTabs[page.tab]}::text[])
    ORDER BY ${column} ${way}, c.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows;
}
