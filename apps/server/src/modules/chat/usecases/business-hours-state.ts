import type { ChatBusinessHours } from '@app/contract/chat/schemas';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { readHours } from '../db/hours.repo.ts';
import { businessHoursAt } from '../domain/business-hours.ts';

/** Whether somebody answers now, by the shop's hours in its own time zone. Inside a transaction give its own `db`. */
export async function businessHoursState(platform: Platform, db: Queryable = platform.db): Promise<ChatBusinessHours> {
  const [stored, zone] = await Promise.all([readHours(db), parameter(platform, 'shop.time_zone')]);
  const closedDays = new Set(stored.closedDays.map(({ day }) => day));
  const state = businessHoursAt(platform.clock.now(), { zone, spans: stored.spans, closedDays });
  return { open: state.open, backAt: state.backAt?.toISOString() ?? null };
}
