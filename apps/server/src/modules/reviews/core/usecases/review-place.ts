import { refuseField } from '@app/contract/core/refuse';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import type { ReviewPlace } from '../db/review-feed.repo.ts';

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_LIKES = 2_147_483_647;

/** The cursor that goes on after a review in any order. */
export const reviewCursor = (row: { key: string; id: string; likes: number }): string =>
  encodeCursor([row.key, row.id, String(row.likes)]);

/** Opens a cursor of reviews; null for none. Refuses one of another making. */
export function readReviewPlace(cursor: string | undefined): ReviewPlace | null {
  if (cursor === undefined) return null;
  const [value, id, likes] = decodeCursor(cursor, 3) ?? [];
  const valid =
    typeof value === 'string' &&
    MOMENT.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    typeof id === 'string' &&
    UUID.test(id) &&
    /^\d{1,10}$/.test(String(likes)) &&
    Number(likes) <= MOST_LIKES;
  return valid ? { value, id, likes: Number(likes) } : refuseField('cursor', 'field.invalid');
}
