import { type Locale, localize } from '@app/contract/core/locale';
import type { ChoiceTab, ReviewChoice, ReviewSort, ShownReview } from '@app/contract/reviews/schemas';
import type { Feed } from '@app/kernel/pagination';
import type { Platform } from '../../../../platform/slice.ts';
import { boughtToReview } from '../../../orders/public.ts';
import { readReviewPlace, reviewCursor } from '../../core/usecases/review-place.ts';
import { photoReviews, showFeed } from '../db/review.repo.ts';
import { shortName } from '../domain/short-name.ts';

type At = { readonly cursor?: string | undefined; readonly limit: number };

/** A stretch of what is wanted: the rows of one page, and the cursor of the next where one row more was read. */
function stretch<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** A stretch of the buyers' show, newest or most liked first. Refuses a cursor of another making. */
export async function readShow(
  platform: Platform,
  of: At & { sort: ReviewSort; lang: Locale },
): Promise<Feed<ShownReview>> {
  const place = readReviewPlace(of.cursor);
  const rows = await showFeed(platform.db, { sort: of.sort, place, limit: of.limit + 1 });
  const { page, cursor } = stretch(rows, of.limit, reviewCursor);
  return {
    list: page.map(({ key: _key, productId, name, cover, createdAt, nickname, ...row }) => ({
      ...row,
      nickname: shortName(nickname),
      product: { id: productId, name: localize(name, of.lang), cover },
      createdAt: createdAt.toISOString(),
    })),
    cursor,
  };
}

/**
 * A stretch of what a customer can do something with: bought items to review, or their photo reviews, with the number
 * of both. Refuses a cursor of another making.
 */
export async function readChoices(
  platform: Platform,
  of: At & { customerId: string; lang: Locale; tab: ChoiceTab },
): Promise<Feed<ReviewChoice> & { counts: Record<ChoiceTab, number> }> {
  const place = readReviewPlace(of.cursor);
  const { customerId, limit } = of;
  const first = { customerId, limit: limit + 1 };
  const [bought, photos] = await Promise.all([
    boughtToReview(platform.db, { ...first, after: of.tab === 'to_review' ? place : null }),
    photoReviews(platform.db, { ...first, place: of.tab === 'photos' ? place : null }),
  ]);
  const counts = { to_review: bought.total, photos: photos.total };
  if (of.tab === 'to_review') {
    const { page, cursor } = stretch(bought.rows, limit, (row) => reviewCursor({ ...row, likes: 0 }));
    const list = page.map(({ key: _key, receivedAt, name, options, ...row }) => ({
      ...row,
      name: localize(name, of.lang),
      options: localize(options, of.lang),
      at: receivedAt.toISOString(),
      review: null,
    }));
    return { list, cursor, counts };
  }
  const { page, cursor } = stretch(photos.rows, limit, reviewCursor);
  const list = page.map(({ key: _key, lineId, productId, name, options, cover, createdAt, ...review }) => ({
    id: lineId,
    orderId: null,
    productId,
    name: localize(name, of.lang),
    options,
    cover,
    at: createdAt.toISOString(),
    review,
  }));
  return { list, cursor, counts };
}
