import { afterCommit, type Tx } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type CommentWords, countInScore, insertComment, type Subject } from '../../db/comment.repo.ts';
import type { TravelVertical } from '../travel-vertical.ts';
import { REVIEWS_TAG } from './read-reviews.ts';

/** Where a comment is written: in a transaction, about something of one vertical. */
export type CommentContext = { readonly platform: Platform; readonly vertical: TravelVertical; readonly tx: Tx };

/** Counts a comment in or out of a score, and says so to the vertical whose it is. */
export async function changeScore(
  { platform, vertical, tx }: CommentContext,
  of: Subject & { readonly rating: number; readonly sign: 1 | -1 },
): Promise<void> {
  await countInScore(tx, of);
  await vertical.scoreChanged?.(tx, of.subjectId);
  afterCommit(tx, () => platform.cache.drop([REVIEWS_TAG]));
}

/** Writes what a customer says about a finished order and counts it for the score of what it is about. */
export async function writeComment(
  context: CommentContext,
  comment: Subject & CommentWords & { readonly orderId: string; readonly customerId: string },
): Promise<void> {
  await insertComment(context.tx, { ...comment, id: newId(context.platform.clock) });
  await changeScore(context, { ...comment, sign: 1 });
}
