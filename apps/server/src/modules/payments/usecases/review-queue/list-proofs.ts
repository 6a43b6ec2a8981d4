import type { ReviewQueueRow, ReviewQueueTab } from '@app/contract/payments/proofs/staff-schemas';
import type { Platform } from '../../../../platform/slice.ts';
import { peopleFilter } from '../../../accounts/core.ts';
import { picturesOf } from '../../db/proof.repo.ts';
import {
  countReviewQueue,
  type ReviewQueueFilter,
  type ReviewQueuePage,
  reviewQueuePage,
} from '../../db/review-queue.repo.ts';
import { type Asking, flagRules, reviewQueueRow } from './queue-views.ts';

/**
 * A page of proofs, the longest waiting first, with counts per tab; an agent's staff sees the agent's subtree alone.
 */
export async function listProofs(
  platform: Platform,
  query: Omit<ReviewQueueFilter, 'agentId' | 'sought'> & ReviewQueuePage & { readonly email?: string | undefined },
  by: Asking,
): Promise<{
  list: ReviewQueueRow[];
  total: number;
  page: number;
  limit: number;
  counts: Record<ReviewQueueTab, number>;
}> {
  const { db } = platform;
  const filter: ReviewQueueFilter = {
    ...query,
    ...peopleFilter(by.staff, query.email),
  };
  const [rows, counts] = await Promise.all([
    reviewQueuePage(db, filter, query, await flagRules(platform)),
    countReviewQueue(db, filter),
  ]);
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  const list = await Promise.all(
    rows.map((row) => reviewQueueRow(platform, db, { row, pictures: pictures.get(row.id) ?? [], by })),
  );
  return { list, total: counts[query.tab], page: query.page, limit: query.limit, counts };
}
