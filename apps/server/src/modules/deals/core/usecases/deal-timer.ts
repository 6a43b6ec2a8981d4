import { sql } from 'kysely';
import { startChangeTimer } from '../../../../platform/http/change-timer.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** Prices change at the moment a deal begins or ends. */
export const startDealTimer = (platform: Platform): { stop(): void } =>
  startChangeTimer(platform, {
    next: sql`least(
      (SELECT min(starts_at) FROM flash_deal WHERE enabled AND starts_at > now.at),
      (SELECT min(ends_at) FROM flash_deal WHERE enabled AND ends_at > now.at))`,
    tags: ['products', 'deals'],
    armedBy: 'deal-times',
  });
