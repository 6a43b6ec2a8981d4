import { sql } from 'kysely';
import { afterCommit } from '../../../../platform/db/connect.ts';
import type { ErasePort } from '../../../accounts/core.ts';

/** Likes and reports of somebody who leaves go with them, and are counted no more. */
export const eraseLikes: ErasePort = async (tx, { customerId, platform }) => {
  // In the order of ids, so that it never waits for another who holds one of them and waits for this.
  await sql`SELECT id FROM product_review WHERE id IN (SELECT review_id FROM review_like WHERE customer_id = ${customerId})
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<{ productId: string }>`
    WITH gone AS (DELETE FROM review_like WHERE customer_id = ${customerId} RETURNING review_id)
    UPDATE product_review r SET likes = r.likes - 1 FROM gone WHERE r.id = gone.review_id
    RETURNING r.product_id AS "productId"`.execute(tx);
  await sql`DELETE FROM review_report WHERE customer_id = ${customerId}`.execute(tx);
  const tags = [...new Set(rows.map(({ productId }) => `product:${productId}`))];
  if (tags.length > 0) afterCommit(tx, () => platform.cache.drop(['reviews', ...tags]));
};
