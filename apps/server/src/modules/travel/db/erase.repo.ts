import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { OVER } from './state-groups.ts';

/** How many travel orders of a customer are not over yet. */
export async function countOpenTravel(db: Queryable, customerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM travel_order
    WHERE customer_id = ${customerId} AND state NOT IN ${OVER}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes names, contacts and words out of a customer's travel; amounts, services and states stay. */
export async function eraseFromTravel(tx: Tx, customerId: string): Promise<void> {
  const own = sql`(SELECT id FROM travel_order WHERE customer_id = ${customerId})`;
  await sql`
    UPDATE travel_order SET contact_name = '', contact_phone = '', wishes = '', arrival = '',
      contact = contact || jsonb_build_object('name', '', 'phone', '', 'email', '')
    WHERE customer_id = ${customerId}`.execute(tx);
  await sql`UPDATE travel_order_guest SET given_name = '', family_name = '', document = NULL
    WHERE order_id IN ${own}`.execute(tx);
  await sql`UPDATE travel_change SET guests = NULL WHERE order_id IN ${own} AND guests IS NOT NULL`.execute(tx);
  await sql`DELETE FROM travel_quote WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM travel_bundle_quote WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM travel_passenger WHERE customer_id = ${customerId}`.execute(tx);
  await sql`UPDATE travel_comment SET text = '', pictures = '{}' WHERE customer_id = ${customerId}`.execute(tx);
  await sql`SET LOCAL avela.erasing = 'on'`.execute(tx);
  await sql`
    UPDATE travel_order_history SET note = '', actor_name = CASE WHEN actor = 'customer' THEN '' ELSE actor_name END
    WHERE order_id IN ${own}`.execute(tx);
  await sql`SET LOCAL avela.erasing = 'off'`.execute(tx);
}
