import { refuse } from '@app/contract/core/refuse';
import { addDays, type Step } from '@app/contract/reports/ranges';
import type { AgentReport, OrderReport } from '@app/contract/reports/staff-schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { isSeen } from '../db/agents.repo.ts';
import { inSnapshot } from '../db/calendar.repo.ts';
import { type DaySum, type Seen, sumsPerDay, sumsUntilNow } from '../db/sums.repo.ts';
import { type Counted, moneyFigures, orderFigures, stepFigures } from '../domain/figures.ts';
import { type AskedDays, askedDays, type DayQuery, headOf, stepOf } from './asked-days.ts';

export type ReportQuery = DayQuery & { readonly by?: Step | undefined; readonly agent?: string | undefined };

/** Whose facts are asked for. Refuses record.not_found for an agent the viewer may not see. */
export async function seenBy(tx: Tx, staff: StaffActor, agent: string | undefined): Promise<Seen> {
  if (agent && !(await isSeen(tx, agent, staff.agentId))) refuse('record.not_found');
  return { viewer: staff.agentId, agent: agent ?? null };
}

/**
 * What was counted in the period before. Where the range ends today, its last day counts up to the same time of day,
 * for the comparison; `whole` has all of it.
 */
export async function countedBefore(
  tx: Tx,
  asked: AskedDays,
  seen: Seen,
): Promise<{ whole: DaySum[]; compared: DaySum[]; until: Date | null }> {
  const { before, timeZone } = asked;
  const whole = await sumsPerDay(tx, { days: before, timeZone, seen });
  if (asked.days.to !== asked.today) return { whole, compared: whole, until: null };
  const last = await sumsUntilNow(tx, { day: before.to, timeZone, seen });
  return {
    whole,
    compared: [...whole.filter(({ day }) => day <= addDays(before.to, -1)), ...last.sums],
    until: last.until,
  };
}

async function report<F>(
  platform: Platform,
  wanted: { query: ReportQuery; staff: StaffActor },
  figures: (sums: readonly Counted[]) => F,
) {
  const { query, staff } = wanted;
  return inSnapshot(platform.db, async (tx) => {
    const asked = await askedDays(platform, tx, query);
    const seen = await seenBy(tx, staff, query.agent);
    const { days, before, timeZone } = asked;
    const sums = await sumsPerDay(tx, { days, timeZone, seen });
    const earlier = await countedBefore(tx, asked, seen);
    const by = query.by ?? stepOf(days);
    return {
      ...headOf(asked, earlier.until),
      by,
      totals: figures(sums),
      beforeTotals: figures(earlier.compared),
      rows: stepFigures(sums, { days, by }, figures),
      beforeRows: stepFigures(earlier.whole, { days: before, by }, figures),
    };
  });
}

type Wanted = { readonly query: ReportQuery; readonly staff: StaffActor };

/** Goods orders by step with the period before; an agent's staff sees his subtree. Refuses record.not_found. */
export const readOrderReport = (platform: Platform, wanted: Wanted): Promise<OrderReport> =>
  report(platform, wanted, orderFigures);

/** Users and their money by step with the period before; an agent's staff sees his subtree. Refuses record.not_found. */
export const readAgentReport = (platform: Platform, wanted: Wanted): Promise<AgentReport> =>
  report(platform, wanted, moneyFigures);
