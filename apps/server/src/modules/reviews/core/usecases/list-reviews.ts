import type { Review } from '@app/contract/catalog/schemas';
import type { Feed } from '@app/kernel/pagination';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { type ReviewFilter, type ReviewRow, reviewFeed } from '../db/review-feed.repo.ts';
import { readReviewPlace, reviewCursor } from './review-place.ts';

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  nickname: row.nickname,
  avatar: row.avatar,
  rating: row.rating,
  text: row.text,
  lang: row.lang,
  pictures: row.pictures,
  options: row.options,
  likes: row.likes,
  reply: row.reply !== null && row.reply_at ? { text: row.reply, at: row.reply_at.toISOString() } : null,
  createdAt: row.created_at.toISOString(),
});

/** One stretch of a product's reviews, newest or most liked first; none for a product that does not exist. Refuses a foreign cursor. */
export async function listReviews(
  db: Queryable,
  filter: ReviewFilter,
  at: { cursor: string | undefined; limit: number },
): Promise<Feed<Review>> {
  const rows = await reviewFeed(db, filter, { place: readReviewPlace(at.cursor), limit: at.limit + 1 });
  const list = rows.slice(0, at.limit);
  const last = rows.length > at.limit ? list.at(-1) : undefined;
  return { list: list.map(toReview), cursor: last ? reviewCursor(last) : null };
}
