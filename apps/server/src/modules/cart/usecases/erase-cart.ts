import { sql } from 'kysely';
import type { ErasePort } from '../../accounts/core.ts';

/** The cart of somebody who leaves goes with them. */
export const eraseCart: ErasePort = async (tx, { customerId }) => {
  await sql`DELETE FROM cart_line WHERE customer_id = ${customerId}`.execute(tx);
};
