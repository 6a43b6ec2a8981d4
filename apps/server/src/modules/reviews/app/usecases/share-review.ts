import { assertThat } from '@app/contract/core/refuse';
import { afterCommit, inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { holdReview, setShared } from '../db/review.repo.ts';

/**
 * Puts a customer's own photo review into the buyers' show (`on`) or takes it out. Refuses record.not_found, also for
 * another's, review.no_pictures, and review.hidden for one that staff took away.
 */
export async function shareReview(
  platform: Platform,
  of: { customerId: string; id: string; on: boolean },
): Promise<{ shared: boolean }> {
  return inTransaction(platform.db, async (tx) => {
    const review = await holdReview(tx, of.id);
    assertThat(review && review.customerId === of.customerId, 'record.not_found');
    if (of.on) {
      assertThat(review.pictured, 'review.no_pictures');
      assertThat(!review.hidden, 'review.hidden');
    }
    if (review.shared !== of.on) {
      await setShared(tx, review.id, of.on);
      afterCommit(tx, () => platform.cache.drop(['reviews']));
    }
    return { shared: of.on };
  });
}
