import { sql } from 'kysely';
import { afterCommit } from '../../../../platform/db/connect.ts';
import type { ErasePort } from '../../../accounts/core.ts';

/** Reviews of somebody who leaves stay without name and pictures. */
export const erasePictures: ErasePort = async (tx, { customerId, platform }) => {
  const { rows } = await sql<{ productId: string }>`
    UPDATE product_review SET pictures = '[]', shared = false WHERE customer_id = ${customerId}
    RETURNING product_id AS "productId"`.execute(tx);
  const tags = rows.map(({ productId }) => `product:${productId}`);
  if (tags.length > 0) afterCommit(tx, () => platform.cache.drop([...new Set(tags), 'reviews']));
};
