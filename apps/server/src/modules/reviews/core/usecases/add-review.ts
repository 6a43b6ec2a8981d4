import { refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../../platform/db/connect.ts';
import { rateProduct } from '../../../catalog/core.ts';
import { type NewReview, writingReview } from '../db/review.repo.ts';

/**
 * Writes one review and adds it to the product's rating. Refuses `order.already_reviewed` for a line's second one.
 * Several reviews in one transaction are written in the order of their products' ids, so that no two wait for each other.
 */
export async function addReview(tx: Tx, review: NewReview): Promise<void> {
  if (!(await rateProduct(tx, writingReview(review)))) refuse('order.already_reviewed');
}
