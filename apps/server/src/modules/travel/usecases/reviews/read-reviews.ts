import type { Language, Locale } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { ReviewsHead, TravelReview } from '@app/contract/travel/review-views';
import { cursorAfter, readPlace } from '../../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { shortName } from '../../../reviews/public.ts';
import { ratingCounts, type ShownComment, type Subject, scoreOf, shownComments } from '../../db/comment.repo.ts';
import { subjectListed } from '../subject-now.ts';
import { type TravelVertical, verticalOf } from '../travel-vertical.ts';

/** Dropped when a comment was written, hidden, shown again or emptied. */
export const REVIEWS_TAG = 'travel-reviews';
const LATEST = 3;

const view = (vertical: TravelVertical, row: ShownComment, lang: Locale): TravelReview => ({
  id: row.id,
  nickname: shortName(row.nickname),
  avatar: row.avatar,
  rating: row.rating,
  text: row.text,
  lang: row.lang,
  pictures: row.pictures,
  booked: subjectListed(vertical, row, lang).subtitle,
  from: row.from,
  to: row.to,
  createdAt: row.at.toISOString(),
});

type ReviewsQuery = Subject & {
  readonly rating?: number | undefined;
  readonly writtenIn?: Language | null;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/**
 * A stretch of reviews of one hotel, restaurant or route, the newest first. Refuses record.not_found before the first review,
 * and a cursor of another making.
 */
export async function listReviews(
  platform: Platform,
  asked: ReviewsQuery,
  lang: Locale,
): ReturnType<typeof readReviews> {
  assertThat((await scoreOf(platform.db, asked)).count > 0, 'record.not_found');
  return readReviews(platform, asked, lang);
}

async function readReviews(
  platform: Platform,
  asked: ReviewsQuery,
  lang: Locale,
): Promise<{ list: TravelReview[]; cursor: string | null }> {
  const { rating = null, writtenIn = null, limit } = asked;
  const rows = await shownComments(platform.db, { ...asked, rating, writtenIn, after: readPlace(asked.cursor) });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const vertical = verticalOf(platform, asked.kind);
  return {
    list: page.map((row) => view(vertical, row, lang)),
    cursor: rows.length > limit && last ? cursorAfter(last.place) : null,
  };
}

/** What the details of a hotel, restaurant or route say of its reviews. */
export async function reviewsHead(platform: Platform, subject: Subject, lang: Locale): Promise<ReviewsHead> {
  const [score, counts, latest] = await Promise.all([
    scoreOf(platform.db, subject),
    ratingCounts(platform.db, subject),
    readReviews(platform, { ...subject, limit: LATEST }, lang),
  ]);
  return {
    score: score.score === null ? null : score.score / 10,
    reviews: score.count,
    ratingCounts: counts,
    latestReviews: latest.list,
  };
}
