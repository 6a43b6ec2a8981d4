import { parameter } from '../../../modules/settings/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { FreeCancellation } from '../domain/free-cancellation.ts';

/** For how long what is placed at a moment is cancelled for nothing. */
export async function freeCancellation(platform: Platform, placedAt: Date): Promise<FreeCancellation> {
  const [hours, daysAhead] = await Promise.all([
    parameter(platform, 'flight.free_hours'),
    parameter(platform, 'flight.free_days_ahead'),
  ]);
  return { placedAt, hours, daysAhead };
}
