import { type Locale, localize } from '@app/contract/core/locale';
import type { PermissionKey } from '@app/contract/core/permissions';
import { addDays, type QuickRange, stepsOf } from '@app/contract/reports/ranges';
import type { Workbench } from '@app/contract/reports/staff-schemas';
import type { StaffActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { bestSellers } from '../db/best-sellers.repo.ts';
import { inSnapshot } from '../db/calendar.repo.ts';
import { sumsPerDay } from '../db/sums.repo.ts';
import { type Counted, moneyFigures, orderFigures } from '../domain/figures.ts';
import { askedDays, headOf } from './asked-days.ts';
import { countedBefore } from './read-report.ts';
import { readWaiting } from './read-waiting.ts';

const TREND_DAYS = 14;
const SELLING_DAYS = 30;
const SELLERS_SHOWN = 6;

/** Who may see which figures: whoever may see the list or the report they come from. */
const shows: Record<'sales' | 'users' | 'topUps' | 'withdrawals', readonly PermissionKey[]> = {
  sales: ['orders.goods.view', 'reports.orders.view'],
  users: ['people.users.view', 'reports.agents.view'],
  topUps: ['money.top_ups.view', 'reports.agents.view'],
  withdrawals: ['money.withdrawals.view', 'reports.agents.view'],
};

/** The dashboard in the business time zone; only the parts the role may see, an agent's staff his subtree. */
export async function readWorkbench(
  platform: Platform,
  wanted: { range: QuickRange; staff: StaffActor; lang: Locale },
): Promise<Workbench> {
  const { staff, lang } = wanted;
  const may = (part: keyof typeof shows) => shows[part].some((permission) => staff.permissions.has(permission));
  const seen = { viewer: staff.agentId, agent: null };
  const figures = inSnapshot(platform.db, async (tx) => {
    const asked = await askedDays(platform, tx, { range: wanted.range });
    const { days, timeZone } = asked;
    const trendFrom = addDays(days.to, 1 - TREND_DAYS);
    const first = trendFrom < days.from ? trendFrom : days.from;
    const sums = await sumsPerDay(tx, { days: { from: first, to: days.to }, timeZone, seen });
    const before = await countedBefore(tx, asked, seen);
    const trend = stepsOf({ from: trendFrom, to: days.to }, 'day').map(({ from }) => from);
    const inRange = sums.filter(({ day }) => day >= days.from);
    const figure = (part: keyof typeof shows, value: (sums: readonly Counted[]) => number) =>
      may(part)
        ? {
            value: value(inRange),
            before: value(before.compared),
            days: trend.map((day) => value(sums.filter((sum) => sum.day === day))),
          }
        : null;
    const selling = { from: addDays(asked.today, 1 - SELLING_DAYS), to: asked.today };
    const sellers = may('sales') ? await bestSellers(tx, { days: selling, timeZone, seen }, SELLERS_SHOWN) : null;
    return {
      ...headOf(asked, before.until),
      days: trend,
      revenue: figure('sales', (of) => orderFigures(of).revenueUsd),
      orders: figure('sales', (of) => orderFigures(of).orders),
      users: figure('users', (of) => moneyFigures(of).users),
      topUps: figure('topUps', (of) => moneyFigures(of).topUpUsd),
      withdrawals: figure('withdrawals', (of) => moneyFigures(of).withdrawalUsd),
      bestSellers: sellers?.map((one) => ({ ...one, name: localize(one.name, lang) })) ?? null,
    };
  });
  const [counted, waiting] = await Promise.all([figures, readWaiting(platform, staff)]);
  return { ...counted, ...waiting };
}
