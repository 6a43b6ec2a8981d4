import { COUNTED_TO } from '@app/contract/core/validation';
import { type GoodsDealStanding, type StaffOrderTab, staffOrderTabs } from '@app/contract/orders/staff-schemas';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { allOf, askedFor } from '../../../platform/db/conditions.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { countTabs, intoTabs } from '../../../platform/db/count-states.ts';
import { holdsCode, holdsPerson, holdsPlainCode, SEES_ALL } from '../../../platform/db/patterns.ts';
import { customersAs, type Sought, soughtIds } from '../../accounts/core.ts';
import { agentsAs, subtreeOf } from '../../agents/core.ts';
import { payablesNumbered } from '../../payments/public.ts';
import { ordersAtDeal } from './deal-report.repo.ts';
import { type SummaryRow, summaryColumns } from './order-read.repo.ts';

const agents = agentsAs('a');
const customers = customersAs('c');

export type StaffFilter = {
  /** Only orders of customers below this agent; null for all. */
  readonly agentId: string | null;
  /** A part of the order's or a parcel's number, or the whole number of its payment or the provider's. */
  readonly number?: string | undefined;
  /** Parts of the recipient's name, or of their phone number. */
  readonly contact?: string | undefined;
  readonly tracking?: string | undefined;
  readonly sought?: Sought | undefined;
  /** Days of the shop's time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  /** Ordered at one deal, or at any, and how that stands there. */
  readonly deal?: string | undefined;
  readonly dealStanding?: GoodsDealStanding | undefined;
};

const recipient = { name: sql`contact`, email: sql`NULL`, phone: sql`phone` };

/** The ids of orders that have this number: their own or a parcel's in part, or their payment's or the provider's whole. */
export const ordersNumbered = (typed: string): RawBuilder<unknown> => sql`
  SELECT order_id FROM goods_order_sheet WHERE ${holdsPlainCode(sql`number`, typed)}
  UNION ALL SELECT order_id FROM shipment WHERE ${holdsCode(sql`tracking_number`, typed)}
  UNION ALL ${payablesNumbered(typed)}`;

/** What may leave few of many orders: all that is asked for but the days, in whose order they are read. */
const narrowing = (filter: StaffFilter): RawBuilder<unknown>[] =>
  askedFor([
    filter.agentId !== null && sql`o.agent_id IN (${subtreeOf(filter.agentId)})`,
    filter.number && sql`o.id IN (${ordersNumbered(filter.number)})`,
    filter.contact &&
      sql`o.id IN (SELECT order_id FROM goods_order_sheet WHERE ${holdsPerson(recipient, filter.contact, SEES_ALL)})`,
    filter.tracking &&
      sql`o.id IN (SELECT order_id FROM shipment WHERE ${holdsCode(sql`tracking_number`, filter.tracking)})`,
    filter.sought && sql`o.customer_id IN ${soughtIds(filter.sought)}`,
    (filter.deal || filter.dealStanding) && sql`o.id IN (${ordersAtDeal(filter.deal ?? 'any', filter.dealStanding)})`,
  ]);

const conditions = (filter: StaffFilter): RawBuilder<unknown> =>
  allOf([
    ...narrowing(filter),
    filter.from && sql`o.created_at >= ${dayBegins(filter.from, filter.timeZone)}`,
    filter.to && sql`o.created_at < ${dayBegins(filter.to, filter.timeZone, 1)}`,
  ]);

/**
 * How many orders of an agent's people are in each state, each no further than it is counted: agent by agent from their
 * own index, because looking through all orders for those of a few agents costs what all orders cost.
 */
async function countOfPeople(db: Queryable, agentId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    WITH people AS MATERIALIZED (${subtreeOf(agentId)})
    SELECT s.state, (
      SELECT count(*)::int FROM (
        SELECT FROM people JOIN LATERAL (
          SELECT FROM goods_order o WHERE o.agent_id = people.id AND o.state = s.state LIMIT ${COUNTED_TO}
        ) AS o ON true LIMIT ${COUNTED_TO}
      ) AS hit) AS n
    FROM unnest(${[...staffOrderTabs.all]}::text[]) AS s(state)`.execute(db);
  return new Map(rows.map(({ state, n }) => [state, n]));
}

/** How many orders match in each tab, as far as they are counted. */
export async function countStaffTabs(db: Queryable, filter: StaffFilter): Promise<Record<StaffOrderTab, number>> {
  const { agentId, from, to } = filter;
  if (agentId && narrowing({ ...filter, agentId: null }).length === 0 && !from && !to) {
    return intoTabs(await countOfPeople(db, agentId), staffOrderTabs);
  }
  const where = conditions(filter);
  const narrow = narrowing(filter).length > 0;
  return countTabs(
    db,
    { from: sql`goods_order o`, row: 'o', states: staffOrderTabs.all, where, narrow },
    staffOrderTabs,
  );
}

export type StaffPage = {
  readonly tab: StaffOrderTab;
  readonly sort: 'createdAt' | 'payableUsd';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

export type StaffRow = SummaryRow & { readonly nickname: string; readonly email: string };

/** A page of matching orders with their customers. */
export async function staffPage(db: Queryable, filter: StaffFilter, page: StaffPage): Promise<StaffRow[]> {
  const inTab = page.tab === 'all' ? sql`true` : sql`o.state = ANY(${staffOrderTabs[page.tab]}::text[])`;
  const column = page.sort === 'payableUsd' ? sql`o.payable_usd` : sql`o.created_at`;
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<StaffRow>`
    SELECT ${summaryColumns}, ${customers.nickname}, ${customers.email}
    FROM (
      SELECT o.id FROM goods_order o WHERE ${conditions(filter)} AND ${inTab}
      ORDER BY ${column} ${way}, o.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}
    ) AS hit JOIN goods_order o ON o.id = hit.id JOIN ${customers.table} ON ${customers.id} = o.customer_id
    ORDER BY ${column} ${way}, o.id ${way}`.execute(db);
  return rows;
}

export type OrderParties = {
  readonly nickname: string;
  readonly email: string;
  readonly agentName: string | null;
  /** Whether the order belongs to a customer below the agent who asks. */
  readonly visible: boolean;
};

/** The people of an order as staff see them. */
export async function orderParties(
  db: Queryable,
  order: { customerId: string; agentId: string | null },
  asking: string | null,
): Promise<OrderParties> {
  const visible = asking === null ? sql`true` : sql`COALESCE(${order.agentId}::uuid IN (${subtreeOf(asking)}), false)`;
  const { rows } = await sql<OrderParties>`
    SELECT ${customers.nickname}, ${customers.email}, ${agents.name} AS "agentName", ${visible} AS visible
    FROM ${customers.table} LEFT JOIN ${agents.table} ON ${agents.id} = ${order.agentId}::uuid
      WHERE ${customers.id} = ${order.customerId}`.execute(db);
  return rows[0] ?? { nickname: '', email: '', agentName: null, visible: asking === null };
}
