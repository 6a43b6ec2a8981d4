import { sql } from 'kysely';
import type { TravelComment } from '../../../modules/travel/public.ts';
import { afterCommit, type Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countReview } from '../db/review.repo.ts';

/** A customer's comment on his stay becomes a review of the hotel and counts for its score; once. */
export async function writeReview(platform: Platform, tx: Tx, comment: TravelComment): Promise<void> {
  const { orderId, customerId, subjectId, rating } = comment;
  const { rows } = await sql<{ cityId: string }>`
    WITH written AS (
      INSERT INTO hotel_review (id, hotel_id, order_id, customer_id, nickname, rating, text, pictures, room, nights)
      SELECT ${newId(platform.clock)}::uuid, b.hotel_id, b.order_id, ${customerId}::uuid, '', ${rating}::int,
        COALESCE(c.text, ''), COALESCE(c.pictures, '{}'), r.name, b.check_out - b.check_in
      FROM hotel_booking b JOIN hotel_room_type r ON r.id = b.room_type_id
        LEFT JOIN travel_comment c ON c.order_id = b.order_id
      WHERE b.order_id = ${orderId}
      ON CONFLICT (order_id) DO NOTHING RETURNING hotel_id)
    SELECT h.city_id AS "cityId" FROM written JOIN hotel h ON h.id = written.hotel_id`.execute(tx);
  const [hotel] = rows;
  if (!hotel) return;
  await countReview(tx, { hotelId: subjectId, rating, sign: 1 });
  dropReviews(platform, tx, hotel.cityId);
}

/** Reviews and scores of a city's hotels are other than what was answered. */
export const dropReviews = (platform: Platform, tx: Tx, cityId: string): void =>
  afterCommit(tx, () => platform.cache.drop(['hotels', 'hotel-reviews', `hotel-city:${cityId}`]));
