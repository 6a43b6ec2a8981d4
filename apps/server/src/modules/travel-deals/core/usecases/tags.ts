import { sql } from 'kysely';
import { afterCommit, type Tx } from '../../../../platform/db/connect.ts';
import { startChangeTimer } from '../../../../platform/http/change-timer.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** What customers see of deals of travel has changed: the deals themselves, or units of them. */
export const TRAVEL_DEALS = 'travel-deals';
/** Deals begin or end at other moments than before. */
const TIMES = 'travel-deal-times';

/** Drops what is remembered of deals after the commit. */
export const dropDeals = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop([TRAVEL_DEALS, TIMES]));

/** Drops what is remembered of units of deals after the commit. */
export const dropUnits = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop([TRAVEL_DEALS]));

/** What is shown changes at the moment a deal begins or ends. */
export const startTravelDealTimer = (platform: Platform): { stop(): void } =>
  startChangeTimer(platform, {
    next: sql`least(
      (SELECT min(starts_at) FROM travel_deal WHERE enabled AND starts_at > now.at),
      (SELECT min(ends_at) FROM travel_deal WHERE enabled AND ends_at > now.at))`,
    tags: [TRAVEL_DEALS],
    armedBy: TIMES,
  });
