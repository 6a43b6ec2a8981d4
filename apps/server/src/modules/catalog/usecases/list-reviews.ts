import type { Review } from '@app/contract/catalog/schemas';
import { refuseField } from '@app/contract/core/refuse';
import { decodeCursor, encodeCursor, type Feed } from '@app/kernel/pagination';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type ReviewFilter, type ReviewRow, reviewFeed } from '../db/review.repo.ts';

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  nickname: row.nickname,
  avatar: row.avatar,
  rating: row.rating,
  text: row.text,
  pictures: row.pictures,
  options: row.options,
  createdAt: row.created_at.toISOString(),
});

function placeOf(cursor: string | undefined): { value: string; id: string } | null {
  if (cursor === undefined) return null;
  const [value, id] = decodeCursor(cursor, 2) ?? [];
  const valid = typeof value === 'string' && MOMENT.test(value) && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id);
  return valid ? { value, id } : refuseField('cursor', 'field.invalid');
}

/** One stretch of a product's reviews, newest first; none for a product that does not exist. Refuses a foreign cursor. */
export async function listReviews(
  db: Queryable,
  filter: ReviewFilter,
  at: { cursor: string | undefined; limit: number },
): Promise<Feed<Review>> {
  const rows = await reviewFeed(db, filter, { place: placeOf(at.cursor), limit: at.limit + 1 });
  const list = rows.slice(0, at.limit);
  const last = rows.length > at.limit ? list.at(-1) : undefined;
  return { list: list.map(toReview), cursor: last ? encodeCursor([last.key, last.id]) : null };
}
