import { refuse } from '@app/contract/core/refuse';
import { addDays, type Step } from '@app/contract/reports/ranges';
import { type AgentReport, ORDER_KINDS, type OrderKind, type OrderReport } from '@app/contract/reports/staff-schemas';
import type { Tx } from '../../../platform/db/connect.ts';
import type { TreeActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { isSeen } from '../db/agents.repo.ts';
import { inSnapshot } from '../db/calendar.repo.ts';
import { type DaySum, type Seen, sumsPerDay, sumsUntilNow } from '../db/sums.repo.ts';
import { type Counted, moneyFigures, ofKinds, orderFigures, stepFigures } from '../domain/figures.ts';
import { type AskedDays, askedDays, type DayQuery, headOf, stepOf } from './asked-days.ts';

type Whose = { readonly agent?: string | undefined; readonly kind?: OrderKind | undefined };
export type ReportQuery = DayQuery & Whose & { readonly by?: Step | undefined };

/** Which facts are asked for. Refuses record.not_found for an agent the viewer may not see. */
export async function seenBy(tx: Tx, staff: TreeActor, { agent, kind }: Whose): Promise<Seen> {
  if (agent && !(await isSeen(tx, agent, staff.agentId))) refuse('record.not_found');
  return { viewer: staff.agentId, agent: agent ?? null, kind: kind ?? null };
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
  const { before, now, timeZone } = asked;
  const whole = await sumsPerDay(tx, { days: before, timeZone, seen });
  if (asked.days.to !== asked.today) return { whole, compared: whole, until: null };
  const last = await sumsUntilNow(tx, { day: before.to, now, timeZone, seen });
  return {
    whole,
    compared: [...whole.filter(({ day }) => day <= addDays(before.to, -1)), ...last.sums],
    until: last.until,
  };
}

async function report<F, M extends object>(
  platform: Platform,
  wanted: { query: ReportQuery; staff: TreeActor },
  {
    figures,
    more,
  }: {
    figures: (sums: readonly Counted[]) => F;
    more: (sums: readonly Counted[], compared: readonly Counted[]) => M;
  },
) {
  const { query, staff } = wanted;
  return inSnapshot(platform.replicas, async (tx) => {
    const asked = await askedDays(platform, tx, query);
    const seen = await seenBy(tx, staff, query);
    const { days, before, timeZone } = asked;
    const sums = await sumsPerDay(tx, { days, timeZone, seen });
    const earlier = await countedBefore(tx, asked, seen);
    const by = query.by ?? stepOf(days);
    return {
      ...headOf(asked, earlier.until),
      ...more(sums, earlier.compared),
      by,
      totals: figures(sums),
      beforeTotals: figures(earlier.compared),
      rows: stepFigures(sums, { days, by }, figures),
      beforeRows: stepFigures(earlier.whole, { days: before, by }, figures),
    };
  });
}

type StaffReportQuery = { readonly query: ReportQuery; readonly staff: TreeActor };

/**
 * Orders of all kinds or of one, by step with the period before, and what of them is of which kind; an agent's staff
 * sees the agent's subtree. Refuses record.not_found.
 */
export const readOrderReport = (platform: Platform, wanted: StaffReportQuery): Promise<OrderReport> =>
  report(platform, wanted, {
    figures: orderFigures,
    more: (sums, compared) => ({
      kind: wanted.query.kind ?? null,
      kinds: ORDER_KINDS.filter((kind) => kind === (wanted.query.kind ?? kind)).map((kind) => ({
        kind,
        totals: orderFigures(ofKinds(sums, kind)),
        beforeTotals: orderFigures(ofKinds(compared, kind)),
      })),
    }),
  });

/**
 * Users and their money by step with the period before; an agent's staff sees the agent's subtree.
 * Refuses record.not_found.
 */
export const readAgentReport = (platform: Platform, wanted: StaffReportQuery): Promise<AgentReport> =>
  report(platform, wanted, { figures: moneyFigures, more: () => ({}) });
