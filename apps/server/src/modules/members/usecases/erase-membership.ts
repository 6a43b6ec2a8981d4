import { sql } from 'kysely';
import type { ErasePort } from '../../accounts/public.ts';

/**
 * An agent whose wallet belonged to somebody who leaves has none any more: later rebates are owed to the agent instead of
 * going where nobody can take them. What was credited stays in the books.
 */
export const eraseMembership: ErasePort = async (tx, { customerId }) => {
  await sql`UPDATE agent SET user_id = NULL WHERE user_id = ${customerId}`.execute(tx);
};
