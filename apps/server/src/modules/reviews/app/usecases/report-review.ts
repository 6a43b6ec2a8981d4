import type { ReportReason } from '@app/contract/reviews/schemas';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { putReport } from '../db/review.repo.ts';
import { othersReview } from './like-review.ts';

/** Keeps what a customer finds wrong with a review. Refuses record.not_found, also for a hidden one, and review.own. */
export async function reportReview(
  platform: Platform,
  of: { customerId: string; id: string; reason: ReportReason; note: string },
): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const { id } = await othersReview(tx, of.id, of.customerId);
    await putReport(tx, { reviewId: id, customerId: of.customerId, reason: of.reason, note: of.note });
    return null;
  });
}
