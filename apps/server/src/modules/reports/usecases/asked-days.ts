import { type Days, dayCount, periodBefore, type QuickRange, rangeDays, type Step } from '@app/contract/reports/ranges';
import { SETTLEMENT } from '@app/kernel/money';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { type Calendar, readCalendar } from '../db/calendar.repo.ts';

export type DayQuery = {
  readonly range?: QuickRange | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
export type AskedDays = Calendar & {
  readonly days: Days;
  readonly key: QuickRange | null;
  readonly before: Days;
  readonly recounting: boolean;
};

const DAYS_SHOWN_ALONE = 62;
const DAYS_SHOWN_BY_WEEK = 366;

/** The step of a range that was asked for without one: never more than about sixty rows. */
export function stepOf(days: Days): Step {
  const count = dayCount(days);
  return count <= DAYS_SHOWN_ALONE ? 'day' : count <= DAYS_SHOWN_BY_WEEK ? 'week' : 'month';
}

/** The days of a query in the calendar of the sums: those named, else a quick range, else the month so far. */
export async function askedDays(platform: Platform, tx: Tx, query: DayQuery): Promise<AskedDays> {
  const calendar = await readCalendar(tx);
  const free = query.from && query.to ? { from: query.from, to: query.to } : null;
  const key = free ? null : (query.range ?? 'this_month');
  const days = free ?? rangeDays(key as QuickRange, calendar.today);
  return {
    ...calendar,
    days,
    key,
    before: periodBefore(days, key),
    recounting: (await parameter(platform, 'shop.time_zone')) !== calendar.timeZone,
  };
}

/** What every report states about itself; `until` is where the period before was cut. */
export const headOf = (asked: AskedDays, until: Date | null) => ({
  range: { ...asked.days, key: asked.key },
  before: { ...asked.before, until: until?.toISOString() ?? null },
  today: asked.today,
  now: asked.now.toISOString(),
  timeZone: asked.timeZone,
  currency: SETTLEMENT,
  recounting: asked.recounting,
});
