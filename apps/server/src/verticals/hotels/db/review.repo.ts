import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { HotelReview } from '@app/contract/verticals/hotels/views';
import { sql } from 'kysely';
import { shortName } from '../../../modules/reviews/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { cursorAfter, type PlaceInFeed } from '../../../platform/http/place-in-feed.ts';

type Row = {
  id: string;
  nickname: string;
  avatar: string | null;
  rating: number;
  text: string;
  pictures: string[];
  room: Localized;
  nights: number;
  at: string;
  createdAt: Date;
};

export type ReviewFilter = {
  readonly hotelId: string;
  readonly rating: number | null;
  readonly after: PlaceInFeed | null;
  readonly limit: number;
};

/** Shown reviews of a hotel, the newest first, after a place. */
export async function latestReviews(
  db: Queryable,
  filter: ReviewFilter,
  lang: Locale,
): Promise<{ list: HotelReview[]; cursor: string | null }> {
  const { after } = filter;
  const { rows } = await sql<Row>`
    SELECT r.id, COALESCE(c.nickname, r.nickname) AS nickname, c.avatar, r.rating, r.text, r.pictures, r.room, r.nights,
      r.created_at::text AS at, r.created_at AS "createdAt"
    FROM hotel_review r LEFT JOIN customer c ON c.id = r.customer_id
    WHERE r.hotel_id = ${filter.hotelId} AND NOT r.hidden
      ${filter.rating === null ? sql`` : sql`AND r.rating = ${filter.rating}`}
      ${after === null ? sql`` : sql`AND (r.created_at, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${filter.limit + 1}`.execute(db);
  const list = rows.slice(0, filter.limit);
  const last = list.at(-1);
  return {
    list: list.map((row) => ({
      id: row.id,
      nickname: shortName(row.nickname),
      avatar: row.avatar,
      rating: row.rating,
      text: row.text,
      pictures: row.pictures,
      room: localize(row.room, lang),
      nights: row.nights,
      createdAt: row.createdAt.toISOString(),
    })),
    cursor: last && rows.length > filter.limit ? cursorAfter(last) : null,
  };
}

/** Shown reviews with one star, with two … with five. */
export async function ratingCounts(db: Queryable, hotelId: string): Promise<number[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    SELECT rating, count(*)::int AS count FROM hotel_review WHERE hotel_id = ${hotelId} AND NOT hidden GROUP BY rating`.execute(
    db,
  );
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.count ?? 0);
}

/** Counts a review in or out of its hotel's score. */
export async function countReview(
  tx: Tx,
  of: { readonly hotelId: string; readonly rating: number; readonly sign: 1 | -1 },
): Promise<void> {
  await sql`UPDATE hotel SET rating_sum = rating_sum + ${of.sign * of.rating}::int, rating_count = rating_count + ${of.sign}::int
    WHERE id = ${of.hotelId}`.execute(tx);
}
