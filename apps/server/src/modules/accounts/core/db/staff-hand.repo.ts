import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';
import { dropCodes, UNDER_A_PASSWORD } from './code.repo.ts';

export type HeldAccount = { readonly version: number; readonly disabled: boolean; readonly deleted: boolean };

/** Locks an account that staff change, and says how it stands; null when there is none. */
export async function holdAccount(tx: Tx, customerId: string): Promise<HeldAccount | null> {
  const { rows } = await sql<HeldAccount>`
    SELECT version, disabled_at IS NOT NULL AS disabled, deleted_at IS NOT NULL AS deleted
      FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Disables an account: from the commit on nobody signs in to it, its tokens are refused, and codes that were mailed are over. */
export async function disableAccount(tx: Tx, customerId: string, because: string): Promise<void> {
  await sql`UPDATE customer SET disabled_at = app_now(), disabled_because = ${because}, version = version + 1
    WHERE id = ${customerId}`.execute(tx);
  await dropCodes(tx, customerId, UNDER_A_PASSWORD);
}

/** Lets an account be signed in to again. */
export async function enableAccount(tx: Tx, customerId: string): Promise<void> {
  await sql`UPDATE customer SET disabled_at = NULL, disabled_because = NULL, version = version + 1
    WHERE id = ${customerId}`.execute(tx);
}

/** Has a customer's level count as if so much (USD cents) had been spent at least; zero takes that back. */
export async function grantStanding(tx: Tx, customerId: string, usd: number): Promise<void> {
  await sql`UPDATE customer SET granted_usd = ${usd}, version = version + 1 WHERE id = ${customerId}`.execute(tx);
}
