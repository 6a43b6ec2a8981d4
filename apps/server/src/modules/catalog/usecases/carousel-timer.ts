import { sql } from 'kysely';
import { startChangeTimer } from '../../../platform/http/change-timer.ts';
import type { Platform } from '../../../platform/slice.ts';

/** The home screen changes at the moment a product's time in the carousel begins or ends. */
export const startCarouselTimer = (platform: Platform): { stop(): void } =>
  startChangeTimer(platform, {
    next: sql`least(
      (SELECT min(starts_at) FROM carousel_item WHERE enabled AND starts_at > now.at),
      (SELECT min(ends_at) FROM carousel_item WHERE enabled AND ends_at > now.at))`,
    tags: ['carousel'],
    armedBy: 'carousel',
  });
