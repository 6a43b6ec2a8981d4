import { sql } from 'kysely';
import type { ErasePort } from '../../accounts/core.ts';

/** Messages written to somebody who leaves go with them, and what they have read of the others. */
export const eraseMessages: ErasePort = async (tx, { customerId }) => {
  await sql`DELETE FROM message_mark WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM message WHERE audience = 'customer' AND audience_id = ${customerId}`.execute(tx);
};
