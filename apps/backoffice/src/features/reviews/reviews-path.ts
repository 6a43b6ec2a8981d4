/** Where the reviews' screen lives. */
export const REVIEWS_PATH = '/trade/reviews';
