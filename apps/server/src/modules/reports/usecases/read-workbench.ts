import { type Locale, localize } from '@app/contract/core/locale';
import type { PermissionKey } from '@app/contract/core/permissions';
import { addDays, type QuickRange, stepsOf } from '@app/contract/reports/ranges';
import { ORDER_KINDS, type Workbench } from '@app/contract/reports/staff-schemas';
import type { TreeActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { bestSellers } from '../db/best-sellers.repo.ts';
import { inSnapshot } from '../db/calendar.repo.ts';
import { sumsPerDay } from '../db/sums.repo.ts';
import { type Counted, moneyFigures, ofKinds, orderFigures } from '../domain/figures.ts';
import { askedDays, headOf } from './asked-days.ts';
import { countedBefore } from './read-report.ts';
import { readWaiting } from './read-waiting.ts';

const TREND_DAYS = 14;
const SELLING_DAYS = 30;
const SELLERS_SHOWN = 6;

/** Who may see which figures: whoever may see the list or the report they come from. */
const shows: Record<'goods' | 'travel' | 'users' | 'topUps' | 'withdrawals', readonly PermissionKey[]> = {
  goods: ['orders.goods.view', 'reports.orders.view'],
  travel: ['travel.orders.view', 'reports.orders.view'],
  users: ['people.users.view', 'reports.agents.view'],
  topUps: ['money.top_ups.view', 'reports.agents.view'],
  withdrawals: ['money.withdrawals.view', 'reports.agents.view'],
};

type Value = (sums: readonly Counted[]) => number;

/** The dashboard in the business time zone; only the parts the role may see, an agent's staff that agent's subtree. */
export async function readWorkbench(
  platform: Platform,
  wanted: { range: QuickRange; staff: TreeActor; lang: Locale },
): Promise<Workbench> {
  const { staff, lang } = wanted;
  const may = (part: keyof typeof shows) => shows[part].some((permission) => staff.permissions.has(permission));
  const kinds = ORDER_KINDS.filter((kind) => may(kind === 'goods' ? 'goods' : 'travel'));
  const seen = { viewer: staff.agentId, agent: null, kind: null };
  const figures = inSnapshot(platform.replicas, async (tx) => {
    const asked = await askedDays(platform, tx, { range: wanted.range });
    const { days, timeZone } = asked;
    const trendFrom = addDays(days.to, 1 - TREND_DAYS);
    const first = trendFrom < days.from ? trendFrom : days.from;
    const sums = await sumsPerDay(tx, { days: { from: first, to: days.to }, timeZone, seen });
    const before = await countedBefore(tx, asked, seen);
    const trend = stepsOf({ from: trendFrom, to: days.to }, 'day').map(({ from }) => from);
    const inRange = sums.filter(({ day }) => day >= days.from);
    const compare = (value: Value) => ({ value: value(inRange), before: value(before.compared) });
    const shown = (value: Value) => ({
      ...compare(value),
      days: trend.map((day) => value(sums.filter((sum) => sum.day === day))),
    });
    const figure = (part: keyof typeof shows, value: Value) => (may(part) ? shown(value) : null);
    const sales = (value: Value) => (kinds.length > 0 ? shown((of) => value(ofKinds(of, ...kinds))) : null);
    const selling = { from: addDays(asked.today, 1 - SELLING_DAYS), to: asked.today };
    const sellers = may('goods') ? await bestSellers(tx, { days: selling, timeZone, seen }, SELLERS_SHOWN) : null;
    return {
      ...headOf(asked, before.until),
      days: trend,
      revenue: sales((of) => orderFigures(of).revenueUsd),
      orders: sales((of) => orderFigures(of).orders),
      users: figure('users', (of) => moneyFigures(of).users),
      topUps: figure('topUps', (of) => moneyFigures(of).topUpUsd),
      withdrawals: figure('withdrawals', (of) => moneyFigures(of).withdrawalUsd),
      kinds:
        kinds.length > 0
          ? kinds.map((kind) => ({
              kind,
              orders: compare((of) => orderFigures(ofKinds(of, kind)).orders),
              revenue: shown((of) => orderFigures(ofKinds(of, kind)).revenueUsd),
            }))
          : null,
      bestSellers: sellers?.map((one) => ({ ...one, name: localize(one.name, lang) })) ?? null,
    };
  });
  const [counted, waiting] = await Promise.all([
    figures,
    readWaiting(platform, staff, { agentId: staff.agentId, merchantId: null }),
  ]);
  return { ...counted, ...waiting };
}
