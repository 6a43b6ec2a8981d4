import { parameter } from '../../../modules/settings/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { FreeHours } from '../domain/free-hours.ts';

/** For how long what is placed at a moment is cancelled for nothing. */
export async function freeHours(platform: Platform, placedAt: Date): Promise<FreeHours> {
  const [hours, daysAhead] = await Promise.all([
    parameter(platform, 'flight.free_hours'),
    parameter(platform, 'flight.free_days_ahead'),
  ]);
  return { placedAt, hours, daysAhead };
}
