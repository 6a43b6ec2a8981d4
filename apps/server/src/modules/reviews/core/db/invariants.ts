import type { Invariant } from '../../../../platform/slice.ts';

/** What likes and reports must obey at any time. */
export const reviewInvariants: readonly Invariant[] = [
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
