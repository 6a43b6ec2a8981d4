import { sql } from 'kysely';
import { startChangeTimer } from '../../../platform/http/change-timer.ts';
import type { Platform } from '../../../platform/slice.ts';

/** The tag by which every process hears that banners have other times. */
export const BANNER_TIMES = 'banner-times';

/** The home screen changes at the moment a banner takes effect or expires. */
export const startBannerTimer = (platform: Platform): { stop(): void } =>
  startChangeTimer(platform, {
    next: sql`least(
      (SELECT min(effective_at) FROM banner WHERE enabled AND effective_at > now.at),
      (SELECT min(expires_at) FROM banner WHERE enabled AND expires_at > now.at))`,
    tags: ['banners'],
    armedBy: BANNER_TIMES,
  });
