import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';
import { forgetAnswersOf } from '../../../../platform/http/idempotency.ts';

/**
 * Takes the person out of the account: what is left is a row without a name that the books point to. Their devices are
 * told that the user does not exist. Gives the ids of the sessions that were open.
 */
export async function eraseCustomer(tx: Tx, customerId: string): Promise<string[]> {
  await sql`
    UPDATE customer
       SET email = 'deleted-' || id || '@deleted.invalid', email_verified_at = NULL,
           nickname = 'deleted-' || right(replace(id::text, '-', ''), 12), avatar = NULL, password_hash = '',
           phone_country = NULL, phone = NULL, real_name = NULL, gender = NULL, birthday = NULL, time_zone = NULL,
           time_zone_chosen = false,
           disabled_at = COALESCE(disabled_at, app_now()), disabled_because = NULL, deleted_at = app_now(), version = version + 1
     WHERE id = ${customerId}`.execute(tx);
  await sql`DELETE FROM address WHERE customer_id = ${customerId}`.execute(tx);
  await sql`DELETE FROM account_code WHERE customer_id = ${customerId}`.execute(tx);
  await forgetAnswersOf(tx, customerId);
  const { rows } = await sql<{ id: string }>`
    UPDATE customer_session SET ended_at = statement_timestamp(), ended_because = 'elsewhere'
     WHERE customer_id = ${customerId} AND ended_at IS NULL RETURNING id`.execute(tx);
  await sql`UPDATE customer_session SET ip = '', user_agent = '' WHERE customer_id = ${customerId}`.execute(tx);
  return rows.map((row) => row.id);
}
