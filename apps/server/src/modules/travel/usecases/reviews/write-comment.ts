import { afterCommit, type Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type CommentWords, countInScore, insertComment, type Subject } from '../../db/comment.repo.ts';
import { verticalOf } from '../travel-vertical.ts';
import { REVIEWS_TAG } from './read-reviews.ts';

/** Counts a comment in or out of a score, and says so to the kind whose it is. */
export async function changeScore(
  platform: Platform,
  tx: Tx,
  of: Subject & { readonly rating: number; readonly sign: 1 | -1 },
): Promise<void> {
  await countInScore(tx, of);
  await verticalOf(platform, of.kind).scoreChanged?.(tx, of.subjectId);
  afterCommit(tx, () => platform.cache.drop([REVIEWS_TAG]));
}

/** Writes what a customer says about a finished order and counts it for the score of what it is about. */
export async function writeComment(
  platform: Platform,
  tx: Tx,
  comment: Subject & CommentWords & { readonly orderId: string; readonly customerId: string },
): Promise<void> {
  await insertComment(tx, { ...comment, id: newId(platform.clock) });
  await changeScore(platform, tx, { ...comment, sign: 1 });
}
