import { sql } from 'kysely';
import type { ErasePort } from '../../accounts/core.ts';

/** The wishlist and the browsing history of somebody who leaves go with them. */
export const eraseFavourites: ErasePort = async (tx, { customerId }) => {
  await sql`DELETE FROM favourite WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM product_view WHERE customer_id = ${customerId}`.execute(tx);
};
