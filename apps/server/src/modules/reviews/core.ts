export { starCounts } from './core/db/review.repo.ts';
export { writtenIn } from './core/db/review-feed.repo.ts';
export { addReview } from './core/usecases/add-review.ts';
export { listReviews } from './core/usecases/list-reviews.ts';
