import { sql } from 'kysely';
import type { ErasePort } from '../../accounts/core.ts';

/** The talks of somebody who leaves go with them. */
export const eraseTalks: ErasePort = async (tx, { customerId }) => {
  await sql`DELETE FROM chat_message WHERE talk_id IN (SELECT id FROM chat_talk WHERE customer_id = ${customerId})`.execute(
    tx,
  );
  await sql`DELETE FROM chat_talk WHERE customer_id = ${customerId}`.execute(tx);
};
