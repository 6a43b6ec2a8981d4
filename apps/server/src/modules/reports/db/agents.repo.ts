import type { AGENT_SORTS } from '@app/contract/reports/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import { holdsText } from '../../../platform/db/patterns.ts';
import { agentsAs, inSubtree } from '../../agents/core.ts';
import { factsOf, type SumsQuery, totalFacts } from './sums.repo.ts';

const agents = agentsAs('a');
const parents = agentsAs('p');

export type AgentPage = {
  readonly name?: string | undefined;
  readonly sort: (typeof AGENT_SORTS)[number];
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};
export type AgentSums = {
  readonly id: string;
  readonly name: string;
  readonly superior: string;
  readonly level: number;
  readonly rebateBp: number;
  readonly members: number;
  readonly users: number;
  readonly topUps: number;
  readonly topUpUsd: number;
  readonly withdrawals: number;
  readonly withdrawalUsd: number;
  readonly paid: number;
  readonly revenueUsd: number;
  readonly refunds: number;
  readonly refundedUsd: number;
};

const columns: Record<AgentPage['sort'], RawBuilder<unknown>> = {
  topUpUsd: sql`"topUpUsd"`,
  withdrawalUsd: sql`"withdrawalUsd"`,
  revenueUsd: sql`"revenueUsd"`,
  members: sql`members`,
  name: nameOrder(agents.name),
};

const wanted = (viewer: string | null, name: string | undefined): RawBuilder<unknown> =>
  sql`${inSubtree(agents.id, viewer)} ${name ? sql`AND ${holdsText(agents.name, name)}` : sql``}`;

/** How many agents match. */
export async function countAgents(db: Queryable, viewer: string | null, name: string | undefined): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${agents.table} WHERE ${wanted(viewer, name)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A page of agents, each with everybody below them: all members, and what was counted in the range. */
export async function agentPage(db: Queryable, asked: SumsQuery, page: AgentPage): Promise<AgentSums[]> {
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const sum = (measure: string, what: 'count' | 'usd') =>
    sql`COALESCE(sum(own.${sql.ref(what)}) FILTER (WHERE own.measure = ${sql.lit(measure)}), 0)::bigint`;
  const { rows } = await sql<AgentSums>`
    WITH RECURSIVE chain AS (
      SELECT ${agents.id} AS top, ${agents.id} FROM ${agents.table}
      UNION ALL SELECT c.top, ${agents.id} FROM chain c JOIN ${agents.table} ON ${agents.parentId} = c.id
    ), own AS (
      SELECT f.agent_id, f.measure, sum(f.count) AS count, sum(f.usd) AS usd
      FROM (${factsOf(asked.days, asked.timeZone)}) f
      WHERE f.agent_id IS NOT NULL AND f.measure IN ('users', 'top_ups', 'withdrawals', 'paid', 'refunds') GROUP BY 1, 2
      UNION ALL
      SELECT t.agent_id, 'members', sum(t.count), 0 FROM (${totalFacts}) t
      WHERE t.agent_id IS NOT NULL AND t.measure = 'users' GROUP BY 1
    )
    SELECT ${agents.id}, ${agents.name}, COALESCE((SELECT ${parents.name} FROM ${parents.table}
      WHERE ${parents.id} = ${agents.parentId}), '') AS superior, ${agents.level},
      ${agents.rebateBp} AS "rebateBp", ${sum('members', 'count')} AS members, ${sum('users', 'count')} AS users,
      ${sum('top_ups', 'count')} AS "topUps", ${sum('top_ups', 'usd')} AS "topUpUsd",
      ${sum('withdrawals', 'count')} AS withdrawals, ${sum('withdrawals', 'usd')} AS "withdrawalUsd",
      ${sum('paid', 'count')} AS paid, ${sum('paid', 'usd')} AS "revenueUsd",
      ${sum('refunds', 'count')} AS refunds, ${sum('refunds', 'usd')} AS "refundedUsd"
    FROM ${agents.table} JOIN chain c ON c.top = ${agents.id} LEFT JOIN own ON own.agent_id = c.id
    WHERE ${wanted(asked.seen.viewer, page.name)}
    GROUP BY ${agents.id} ORDER BY ${columns[page.sort]} ${way}, ${agents.id}
    LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows;
}

/** As many as can be chosen from at a glance. */
const FOUND_MAX = 20;

/** The first agents by name whose names hold the word, or the one of an id; only those the viewer sees. */
export async function agentsFound(
  db: Queryable,
  viewer: string | null,
  { word, id }: { word?: string | undefined; id?: string | undefined },
): Promise<{ id: string; name: string; superior: string }[]> {
  const only = id ? sql`AND ${agents.id} = ${id}` : sql``;
  const { rows } = await sql<{ id: string; name: string; superior: string }>`
    SELECT ${agents.id}, ${agents.name}, COALESCE((SELECT ${parents.name} FROM ${parents.table}
      WHERE ${parents.id} = ${agents.parentId}), '') AS superior
      FROM ${agents.table} WHERE ${wanted(viewer, word)} ${only} ORDER BY ${nameOrder(agents.name)},
        ${agents.id} LIMIT ${FOUND_MAX}`.execute(db);
  return rows;
}

/** Whether the viewer may see this agent. */
export async function isSeen(db: Queryable, agentId: string, viewer: string | null): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${agents.table} WHERE ${agents.id} = ${agentId}
    AND ${inSubtree(agents.id, viewer)}`.execute(db);
  return rows.length > 0;
}
