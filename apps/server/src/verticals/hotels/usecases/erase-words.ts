import { sql } from 'kysely';
import type { ErasePort } from '../../../modules/accounts/public.ts';
import { afterCommit } from '../../../platform/db/connect.ts';

/** Words and pictures of somebody who leaves go with him; the marks he gave stay and still count. */
export const eraseWords: ErasePort = async (tx, { customerId, platform }) => {
  const { rows } = await sql`UPDATE hotel_review SET text = '', pictures = '{}' WHERE customer_id = ${customerId}
    RETURNING id`.execute(tx);
  if (rows.length > 0) afterCommit(tx, () => platform.cache.drop(['hotel-reviews']));
};
