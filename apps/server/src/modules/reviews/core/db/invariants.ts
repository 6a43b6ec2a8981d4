import type { Invariant } from '../../../../platform/slice.ts';

/** What reviews, their likes and reports must obey at any time. */
export const reviewInvariants: readonly Invariant[] = [
  {
    name: 'ratings sum their reviews',
    promise: 'Stars and number of reviews agree with the reviews written and not hidden.',
    sql: `SELECT p.id AS product, p.rating_sum, p.rating_count, coalesce(r.stars, 0) AS stars, coalesce(r.reviews, 0) AS reviews
      FROM product p LEFT JOIN (SELECT product_id, sum(rating) AS stars, count(*) AS reviews FROM product_review
        WHERE hidden_at IS NULL GROUP BY product_id) r ON r.product_id = p.id
      WHERE p.rating_sum <> coalesce(r.stars, 0) OR p.rating_count <> coalesce(r.reviews, 0)`,
  },
  {
    name: 'likes count their rows',
    promise: 'A review shows exactly as many likes as customers gave.',
    sql: `SELECT r.id AS review, r.likes, coalesce(l.given, 0) AS given
      FROM product_review r LEFT JOIN (SELECT review_id, count(*) AS given FROM review_like GROUP BY review_id) l
        ON l.review_id = r.id
      WHERE r.likes <> coalesce(l.given, 0)`,
  },
  {
    name: 'nobody likes his own review',
    promise: 'Likes and reports come from others than the writer.',
    sql: `SELECT r.id AS review, l.customer_id FROM review_like l JOIN product_review r ON r.id = l.review_id
        AND r.customer_id = l.customer_id
      UNION ALL SELECT r.id, x.customer_id FROM review_report x JOIN product_review r ON r.id = x.review_id
        AND r.customer_id = x.customer_id`,
  },
];
