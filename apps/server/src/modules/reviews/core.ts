export { afterPlace, reviewOrder, writtenIn } from './core/db/review-feed.repo.ts';
export { addReview, countReview, type NewReview } from './core/usecases/add-review.ts';
export { readReviewPlace, reviewCursor } from './core/usecases/review-place.ts';
