import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, moment } from '../core/validation.ts';
import { reviewLanguage } from '../reviews/review-language.ts';

/** What somebody said about what they had booked. */
export const travelReview = z.object({
  id: z.uuid(),
  /** Shortened: reviews are open to everybody. */
  nickname: z.string(),
  avatar: picture.nullable(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  lang: reviewLanguage,
  pictures: z.array(picture),
  /** What was booked, such as a room, a fare or an area. */
  booked: z.string(),
  /** Days of the service in the zone of its place. */
  from: z.iso.date(),
  to: z.iso.date(),
  createdAt: moment,
});
export type TravelReview = z.infer<typeof travelReview>;

/** The fields that the details of a place have about its reviews. */
export const reviewsHead = {
  /** 0 to 10 with one decimal; null before the first review. */
  score: z.number().nullable(),
  reviews: count,
  /** Reviews with one star, with two … with five. */
  ratingCounts: z.array(count),
  latestReviews: z.array(travelReview),
};
const head = z.object(reviewsHead);
export type ReviewsHead = z.infer<typeof head>;
