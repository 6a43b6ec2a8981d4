import type { AgentTab } from '@app/contract/agents/staff-schemas';
import { readCode } from '@app/kernel/typed-code';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { nameOrder } from '../../../../platform/db/name-order.ts';
import { holdsText } from '../../../../platform/db/patterns.ts';
import type { PlaceInFeed } from '../../../../platform/http/place-in-feed.ts';
import { customersAs } from '../../../accounts/core.ts';
import { totalFacts } from '../../../reports/public.ts';
import { inSubtree } from '../../core.ts';

const invited = customersAs('c');
const customers = customersAs('u');

export type AgentListRow = {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly rebateBp: number;
  readonly inviteCode: string;
  readonly parent: { id: string; name: string } | null;
  readonly customer: { id: string; nickname: string } | null;
  readonly people: number;
  readonly orders: number;
  readonly salesUsd: number;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

/**
 * What each agent brought themselves: people, their paid orders of every kind, and what was paid and not given back.
 */
const own = sql`own AS (
  SELECT f.agent_id, COALESCE(sum(f.count) FILTER (WHERE f.measure = 'users'), 0)::bigint AS people,
    COALESCE(sum(f.count) FILTER (WHERE f.measure = 'paid'), 0)::bigint AS orders,
    COALESCE(sum(CASE f.measure WHEN 'paid' THEN f.usd WHEN 'refunds' THEN -f.usd END), 0)::bigint AS usd
  FROM (${totalFacts}) f WHERE f.agent_id IS NOT NULL GROUP BY f.agent_id
)`;

/** The columns of an agent `a`, with the agent's own people and their paid orders. */
const agentColumns = sql`a.id, a.name, a.level, a.rebate_bp AS "rebateBp", a.invite_code AS "inviteCode",
  (SELECT jsonb_build_object('id', p.id, 'name', p.name) FROM agent p WHERE p.id = a.parent_id) AS parent,
  (SELECT jsonb_build_object('id', ${customers.id}, 'nickname', ${customers.nickname}) FROM ${customers.table}
    WHERE ${customers.id} = a.user_id) AS customer,
  COALESCE(s.people, 0) AS people, COALESCE(s.orders, 0) AS orders, COALESCE(s.usd, 0) AS "salesUsd", a.created_at AS "createdAt", a.ended_at AS "endedAt"`;
const sales = sql`LEFT JOIN own s ON s.agent_id = a.id`;

const inTab: Readonly<Record<AgentTab, RawBuilder<unknown>>> = {
  all: sql`true`,
  active: sql`a.ended_at IS NULL`,
  ended: sql`a.ended_at IS NOT NULL`,
};

export type AgentFilter = {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly level?: number | undefined;
  /** The agent whose staff ask. */
  readonly asking: string | null;
};

const conditions = ({ name, code, level, asking }: AgentFilter): RawBuilder<unknown> =>
  sql.join(
    [
      inSubtree('a.id', asking),
      ...(name ? [holdsText(sql`a.name`, name)] : []),
      ...(code ? [sql`chosen_code(a.invite_code) = ${readCode(code)}`] : []),
      ...(level ? [sql`a.level = ${level}`] : []),
    ],
    sql` AND `,
  );

/** How many agents match in each tab. */
export async function countAgents(db: Queryable, filter: AgentFilter): Promise<Record<AgentTab, number>> {
  const { rows } = await sql<Record<AgentTab, number>>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE ${inTab.active})::int AS active,
           count(*) FILTER (WHERE ${inTab.ended})::int AS ended FROM agent a WHERE ${conditions(filter)}`.execute(db);
  return rows[0] ?? { all: 0, active: 0, ended: 0 };
}

const orderBy = {
  createdAt: sql.ref('a.created_at'),
  name: nameOrder(sql`a.name`),
  level: sql.ref('a.level'),
  rebateBp: sql.ref('a.rebate_bp'),
};

export type AgentPage = {
  readonly tab: AgentTab;
  readonly sort: keyof typeof orderBy;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** A page of matching agents with their people and sales. */
export async function agentPage(db: Queryable, of: AgentFilter & AgentPage): Promise<AgentListRow[]> {
  const way = of.order === 'asc' ? sql`ASC` : sql`DESC`;
  const sorted = sql`ORDER BY ${orderBy[of.sort]} ${way}, a.id ${way}`;
  const { rows } = await sql<AgentListRow>`
    WITH ${own} SELECT ${agentColumns} FROM (
      SELECT a.* FROM agent a WHERE ${conditions(of)} AND ${inTab[of.tab]}
      ${sorted} LIMIT ${of.limit} OFFSET ${(of.page - 1) * of.limit}
    ) a ${sales} ${sorted}`.execute(db);
  return rows;
}

export type AgentNodeRow = AgentListRow & {
  readonly agentsBelow: number;
  readonly teamAgents: number;
  readonly teamPeople: number;
  readonly teamOrders: number;
  readonly teamSalesUsd: number;
};

/** Sums over an agent `a` and everybody below them. */
const teamColumns = sql`
  (SELECT count(*)::int FROM agent b WHERE b.parent_id = a.id) AS "agentsBelow", t.agents AS "teamAgents",
  t.people AS "teamPeople", t.orders AS "teamOrders", t.usd AS "teamSalesUsd"`;
const team = sql`LEFT JOIN LATERAL (
  WITH RECURSIVE below AS (
    SELECT a.id UNION SELECT b.id FROM agent b JOIN below ON b.parent_id = below.id
  )
  SELECT count(*)::int - 1 AS agents, COALESCE(sum(own.people), 0)::bigint AS people,
    COALESCE(sum(own.orders), 0)::bigint AS orders, COALESCE(sum(own.usd), 0)::bigint AS usd
  FROM below LEFT JOIN own ON own.agent_id = below.id
  ) t ON true`;

/** Agents below one, or at the top of what the asker sees, by name. At most 500. */
export async function agentNodes(
  db: Queryable,
  of: { parent: string | null; asking: string | null },
): Promise<AgentNodeRow[]> {
  const place =
    of.parent !== null
      ? sql`a.parent_id = ${of.parent}`
      : of.asking !== null
        ? sql`a.id = ${of.asking}`
        : sql`a.parent_id IS NULL`;
  return nodes(db, sql`${place} ORDER BY ${nameOrder(sql`a.name`)}, a.id LIMIT 500`);
}

async function nodes(db: Queryable, which: RawBuilder<unknown>): Promise<AgentNodeRow[]> {
  const { rows } = await sql<AgentNodeRow>`
    WITH ${own} SELECT ${agentColumns}, ${teamColumns} FROM agent a ${sales} ${team} WHERE ${which}`.execute(db);
  return rows;
}

/** One agent below the one who asks, or null. */
export async function agentNode(db: Queryable, id: string, asking: string | null): Promise<AgentNodeRow | null> {
  const [found] = await nodes(db, sql`a.id = ${id} AND ${inSubtree('a.id', asking)}`);
  return found ?? null;
}

export type AgentPersonRow = {
  readonly id: string;
  readonly nickname: string;
  readonly orders: number;
  readonly paidUsd: number;
  readonly place: string;
  readonly agentId: string | null;
};

/** A stretch of the customers who came by an agent's code, the newest first. */
export async function peopleOf(
  db: Queryable,
  of: { agentId: string; after: PlaceInFeed | null; limit: number },
): Promise<AgentPersonRow[]> {
  const { after } = of;
  const place = after
    ? sql`AND (${invited.createdAt}, ${invited.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<AgentPersonRow>`
    SELECT c.id, c.nickname, c.created_at::text AS place, s.orders, s.usd AS "paidUsd",
      (SELECT a.id FROM agent a WHERE a.user_id = c.id AND a.ended_at IS NULL LIMIT 1) AS "agentId"
    FROM (
      SELECT ${invited.id}, ${invited.nickname}, ${invited.createdAt} FROM ${invited.table}
        WHERE ${invited.agentId} = ${of.agentId} ${place}
      ORDER BY ${invited.createdAt} DESC, ${invited.id} DESC LIMIT ${of.limit}
    ) c LEFT JOIN LATERAL (
      SELECT count(*)::int AS orders, COALESCE(sum(o.payable_usd - COALESCE(o.refund_usd, 0)), 0)::bigint AS usd
      FROM rebate_order o WHERE o.customer_id = c.id AND o.paid_at IS NOT NULL) s ON true
    ORDER BY c.created_at DESC, c.id DESC`.execute(db);
  return rows;
}
