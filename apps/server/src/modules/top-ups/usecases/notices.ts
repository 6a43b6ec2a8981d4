import type { Platform } from '../../../platform/slice.ts';
import { topUpsOf } from '../db/top-up.repo.ts';

const LATEST = 3;

/** Open top-ups for the wallet's screen. */
export async function topUpNotices(platform: Platform, customerId: string) {
  const open = await topUpsOf(platform.db, { customerId, tab: 'pending', after: null, limit: LATEST });
  return open
    .filter((one) => one.proof === 'submitted' || !one.pastDeadline)
    .map((one) => ({
      kind: 'top_up' as const,
      state: one.proof === 'submitted' ? 'under_review' : 'pending',
      id: one.id,
      amountUsd: one.amountUsd,
      at: one.createdAt,
    }));
}
