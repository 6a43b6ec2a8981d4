import { refuse } from '@app/contract/core/refuse';
import type { Days } from '@app/contract/reports/ranges';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Job, Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { clockName, readCalendar } from '../db/calendar.repo.ts';
import { aloneOnDays, foldFacts, LOCK_NOT_AVAILABLE, recountAll, recountDays } from '../db/keep-days.repo.ts';

/** Whether somebody else is at work on the days. */
const isBusy = (error: unknown): boolean => (error as { code?: string }).code === LOCK_NOT_AVAILABLE;

/** Counts every day again when the shop's time zone or the clock of it is another one, else folds facts. Returns how many rows it changed. */
export async function keepDays(platform: Platform): Promise<number> {
  const timeZone = await parameter(platform, 'shop.time_zone');
  try {
    return await aloneOnDays(
      platform.db,
      async (tx) => {
        const calendar = await readCalendar(tx);
        const clock = clockName(timeZone);
        if (calendar.timeZone === timeZone && (calendar.clock ?? clock) === clock) return foldFacts(tx, timeZone);
        await recountAll(tx, timeZone);
        return 0;
      },
      { wait: false },
    );
  } catch (error) {
    if (isBusy(error)) return 0;
    throw error;
  }
}

/** Folds facts into days, and follows the shop's time zone. */
export const reportJobs = (platform: Platform): Job[] => [
  { name: 'reports.keep-days', cron: '* * * * *', run: () => keepDays(platform) },
];

/** Counts days again from their records and logs it. Refuses report.recounting while somebody else is at it. */
export async function recount(
  platform: Platform,
  by: { staff: StaffActor; ip: string },
  days: Days,
): Promise<{ corrected: number }> {
  try {
    return await aloneOnDays(
      platform.db,
      async (tx) => {
        const { timeZone } = await readCalendar(tx);
        while ((await foldFacts(tx, timeZone)) > 0);
        const corrected = await recountDays(tx, days, timeZone);
        const entry = { action: 'reports.recount', record: 'reports/days', before: null };
        await logOperation(tx, by, { ...entry, after: { ...days, corrected } });
        return { corrected };
      },
      { wait: false },
    );
  } catch (error) {
    if (isBusy(error)) return refuse('report.recounting');
    throw error;
  }
}
