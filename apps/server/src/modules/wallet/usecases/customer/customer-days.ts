import { dateIn } from '@app/contract/core/time-words';
import type { Platform } from '../../../../platform/slice.ts';
import { customerZone } from '../../../accounts/public.ts';

/** A customer's time zone, and the day it is there now as `YYYY-MM-DD`. */
export async function customerDay(
  platform: Platform,
  customerId: string,
): Promise<{ timeZone: string; today: string }> {
  const timeZone = await customerZone(platform, customerId);
  return { timeZone, today: dateIn(timeZone, platform.clock.now()) };
}

/** The first and last day of a month given as `YYYY-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, index = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, index, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
}
