import type { AgentRow, Measure, OrderKind, ReportEntry } from '@app/contract/reports/staff-schemas';
import type { TreeActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type AgentPage, agentPage, countAgents } from '../db/agents.repo.ts';
import { inSnapshot } from '../db/calendar.repo.ts';
import { type EntryPage, entryPage } from '../db/entries.repo.ts';
import { sumOf } from '../db/sums.repo.ts';
import { askedDays, type DayQuery } from './asked-days.ts';
import { seenBy } from './read-report.ts';

const BP_PER_PERCENT = 100;
type EntryQuery = DayQuery &
  EntryPage & { readonly measure: Measure; readonly agent?: string | undefined; readonly kind?: OrderKind | undefined };
type Page<T> = { list: T[]; total: number; page: number; limit: number };

/** A page of the records behind a figure, with their number and sum, which are the figure. Refuses record.not_found. */
export function listEntries(
  platform: Platform,
  wanted: { query: EntryQuery; staff: TreeActor },
): Promise<Page<ReportEntry> & { sumUsd: number }> {
  const { query, staff } = wanted;
  return inSnapshot(platform.replicas, async (tx) => {
    const { days, timeZone } = await askedDays(platform, tx, query);
    const asked = { days, timeZone, seen: await seenBy(tx, staff, query) };
    const { count, usd } = await sumOf(tx, asked, query.measure);
    const rows = await entryPage(tx, { ...asked, measure: query.measure }, query);
    return {
      list: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      total: count,
      sumUsd: usd,
      page: query.page,
      limit: query.limit,
    };
  });
}

/** A page of agents, each with everybody below them; an agent's staff sees that agent's subtree. */
export function listAgentRows(
  platform: Platform,
  wanted: { query: DayQuery & AgentPage; staff: TreeActor },
): Promise<Page<AgentRow>> {
  const { query, staff } = wanted;
  return inSnapshot(platform.replicas, async (tx) => {
    const { days, timeZone } = await askedDays(platform, tx, query);
    const viewer = staff.agentId;
    const rows = await agentPage(tx, { days, timeZone, seen: { viewer, agent: null, kind: null } }, query);
    return {
      list: rows.map(({ rebateBp, ...row }) => ({
        ...row,
        percent: rebateBp / BP_PER_PERCENT,
        differenceUsd: row.topUpUsd - row.withdrawalUsd,
        netUsd: row.revenueUsd - row.refundedUsd,
      })),
      total: await countAgents(tx, viewer, query.name),
      page: query.page,
      limit: query.limit,
    };
  });
}
