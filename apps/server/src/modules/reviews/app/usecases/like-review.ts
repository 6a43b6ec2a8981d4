import { assertThat } from '@app/contract/core/refuse';
import { afterCommit, inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type HeldReview, holdReview, likedBy, setLike } from '../db/review.repo.ts';

/** More nobody gives; whoever does sees the oldest hearts empty, and pressing one changes nothing. */
const REMEMBERED = 2_000;

/** A review that others can see and that is not the customer's own. Refuses record.not_found and review.own. */
export async function othersReview(tx: Tx, id: string, customerId: string): Promise<HeldReview> {
  const review = await holdReview(tx, id);
  assertThat(review && !review.hidden, 'record.not_found');
  assertThat(review.customerId !== customerId, 'review.own');
  return review;
}

/**
 * Says that a review helps (`on`), or takes that back; once is as good as often. Gives how it stands and all likes.
 * Refuses record.not_found, also for a hidden one, and review.own.
 */
export async function likeReview(
  platform: Platform,
  of: { customerId: string; id: string; on: boolean },
): Promise<{ liked: boolean; likes: number }> {
  return inTransaction(platform.db, async (tx) => {
    const review = await othersReview(tx, of.id, of.customerId);
    const likes = await setLike(tx, { reviewId: of.id, customerId: of.customerId, on: of.on });
    if (likes !== review.likes) {
      afterCommit(tx, () => platform.cache.drop(['reviews', `product:${review.productId}`]));
    }
    return { liked: of.on, likes };
  });
}

/** Reviews the customer liked, the newest first. */
export const likedReviews = (platform: Platform, customerId: string): Promise<string[]> =>
  likedBy(platform.db, customerId, REMEMBERED);
