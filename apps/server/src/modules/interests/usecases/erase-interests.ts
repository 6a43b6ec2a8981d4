import { sql } from 'kysely';
import type { ErasePort } from '../../accounts/core.ts';

/** What somebody who leaves said of themselves goes with them: interests, categories and measurements. */
export const eraseInterests: ErasePort = async (tx, { customerId }) => {
  await sql`DELETE FROM customer_interest WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM customer_category WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM customer_size WHERE customer_id = ${customerId}`.execute(tx);
};
