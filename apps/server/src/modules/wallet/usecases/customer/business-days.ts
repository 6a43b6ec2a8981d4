import type { Platform } from '../../../../platform/slice.ts';
import { parameter } from '../../../settings/public.ts';

/** The shop's time zone, and the day it is there now as `YYYY-MM-DD`. */
export async function businessDay(platform: Platform): Promise<{ timeZone: string; today: string }> {
  const timeZone = await parameter(platform, 'shop.time_zone');
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { timeZone, today: parts.format(platform.clock.now()) };
}

/** The first and last day of a month given as `YYYY-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, index = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, index, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
}
