import type {
  AgentAction,
  AgentDetail,
  AgentNode,
  AgentPerson,
  AgentRow,
  shapes,
} from '@app/contract/agents/staff-schemas';
import { refuse } from '@app/contract/core/refuse';
import type { z } from 'zod';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import { cursorAfter, readPlace } from '../../../../platform/http/place-in-feed.ts';
import { agentRecord } from '../../core.ts';
import { pathTo, ratioChanges } from '../db/agent.repo.ts';
import {
  type AgentListRow,
  type AgentNodeRow,
  agentNode,
  agentNodes,
  agentPage,
  countAgents,
  peopleOf,
} from '../db/agent-list.repo.ts';

type ListQuery = z.output<(typeof shapes)['listAgents']['query']>;

/** Who stands above an agent is no business of that agent's staff. */
const shown = (row: AgentListRow, { agentId }: TreeActor): AgentRow => ({
  id: row.id,
  name: row.name,
  level: row.level,
  rebateBp: row.rebateBp,
  inviteCode: row.inviteCode,
  parent: row.id === agentId ? null : row.parent,
  customer: row.customer,
  people: row.people,
  orders: row.orders,
  salesUsd: row.salesUsd,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** Only the house's own staff change agents: nobody sets their own ratio. */
function actionsOn({ endedAt }: AgentListRow, { agentId, permissions }: TreeActor): AgentAction[] {
  if (agentId !== null || !permissions.has('people.agents.edit')) return [];
  return [endedAt === null ? 'end' : 'resume', 'edit'];
}

const shownNode = (row: AgentNodeRow, staff: TreeActor): AgentNode => ({
  ...shown(row, staff),
  agentsBelow: row.agentsBelow,
  team: {
    agents: row.teamAgents,
    people: row.teamPeople,
    orders: row.teamOrders,
    salesUsd: row.teamSalesUsd,
  },
});

/** A page of agents with counts per tab; an agent's staff sees the agent's subtree alone. */
export async function listAgents(db: Queryable, staff: TreeActor, query: ListQuery) {
  const filter = { ...query, asking: staff.agentId };
  const [rows, counts] = await Promise.all([agentPage(db, filter), countAgents(db, filter)]);
  return {
    list: rows.map((row) => shown(row, staff)),
    total: counts[query.tab],
    page: query.page,
    limit: query.limit,
    counts,
  };
}

/** The agents right below one, or at the top. Refuses record.not_found for one the asker may not see. */
export async function agentTree(db: Queryable, staff: TreeActor, parent: string | undefined): Promise<AgentNode[]> {
  if (parent) (await agentNode(db, parent, staff.agentId)) ?? refuse('record.not_found');
  const rows = await agentNodes(db, { parent: parent ?? null, asking: staff.agentId });
  return rows.map((row) => shownNode(row, staff));
}

/** A stretch of the customers who came by an agent's code. Refuses record.not_found. */
export async function agentPeople(
  db: Queryable,
  staff: TreeActor,
  of: { id: string; cursor?: string | undefined; limit: number },
): Promise<{ list: AgentPerson[]; cursor: string | null }> {
  const after = readPlace(of.cursor);
  (await agentNode(db, of.id, staff.agentId)) ?? refuse('record.not_found');
  const rows = await peopleOf(db, { agentId: of.id, after, limit: of.limit + 1 });
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  return {
    list: page.map(({ place, ...row }) => ({ ...row, createdAt: new Date(place).toISOString() })),
    cursor: rows.length > of.limit && last ? cursorAfter({ at: last.place, id: last.id }) : null,
  };
}

/** One agent with their superiors and ratios. Refuses record.not_found, also for one the asker may not see. */
export async function readAgent(db: Queryable, staff: TreeActor, id: string): Promise<AgentDetail> {
  const node = (await agentNode(db, id, staff.agentId)) ?? refuse('record.not_found');
  const [record, path, changes] = await Promise.all([
    agentRecord(db, id),
    pathTo(db, id, staff.agentId),
    ratioChanges(db, id),
  ]);
  return {
    ...shownNode(node, staff),
    version: record?.version ?? 0,
    actions: actionsOn(node, staff),
    parentId: id === staff.agentId ? null : (record?.parentId ?? null),
    path,
    ratioChanges: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}
