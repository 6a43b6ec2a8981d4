import type { Platform } from '../../../platform/slice.ts';
import { newCustomersPerDay } from '../../accounts/public.ts';
import { lowStockCount } from '../../catalog/public.ts';
import { salesPerDay, waitingOrders } from '../../orders/public.ts';
import { waitingProofs } from '../../payments/public.ts';
import { parameter } from '../../settings/public.ts';
import { waitingWithdrawals } from '../../withdrawals/public.ts';

const DAYS_SHOWN = 14;

/** The calendar day of a moment in a time zone, as YYYY-MM-DD. */
export const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** The `count` calendar days that end with `last`, oldest first. Pure calendar arithmetic, no time zone. */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** The numbers of the workbench, in the business time zone; an agent's staff sees the orders of his own customers. */
export async function readWorkbench(platform: Platform, agentId: string | null) {
  const timeZone = await parameter(platform, 'shop.time_zone');
  const days = daysUpTo(dayIn(platform.clock.now(), timeZone), DAYS_SHOWN);
  const range = { from: days[0] ?? '', timeZone, agentId };
  const [waiting, pendingProofs, pendingWithdrawals, sales, customers, lowStock] = await Promise.all([
    waitingOrders(platform.db, agentId),
    waitingProofs(platform.db, agentId),
    waitingWithdrawals(platform.db, agentId),
    salesPerDay(platform.db, range),
    newCustomersPerDay(platform.db, range),
    lowStockCount(platform),
  ]);
  const of = (day: string | undefined) => {
    const sale = sales.find((row) => row.day === day);
    return {
      orders: sale?.orders ?? 0,
      paidOrders: sale?.paidOrders ?? 0,
      revenueUsd: sale?.revenueUsd ?? 0,
      newUsers: customers.find((row) => row.day === day)?.count ?? 0,
    };
  };
  return {
    ...waiting,
    pendingProofs,
    pendingWithdrawals,
    lowStock,
    today: of(days.at(-1)),
    yesterday: of(days.at(-2)),
    timeZone,
    days: days.map((day) => ({ day, revenueUsd: of(day).revenueUsd, paidOrders: of(day).paidOrders })),
  };
}
