import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';

export type AccountRow = {
  readonly id: string;
  readonly details: PayoutDetails;
  readonly label: string;
  readonly usableAt: Date;
  readonly rests: boolean;
  readonly version: number;
  readonly createdAt: Date;
};

const columns = sql`id, details, label, usable_at AS "usableAt", usable_at > app_now() AS rests, version,
  created_at AS "createdAt"`;

/** A customer's payout accounts, the oldest first. */
export async function accountsOf(db: Queryable, customerId: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    SELECT ${columns} FROM payout_account WHERE customer_id = ${customerId} ORDER BY created_at, id`.execute(db);
  return rows;
}

/** One of a customer's own accounts, locked; null also for another's. */
export async function lockAccount(tx: Tx, customerId: string, id: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    SELECT ${columns} FROM payout_account WHERE id = ${id} AND customer_id = ${customerId} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** The account of this customer that pays to a place, locked to the end of the transaction; or null. */
export async function lockAccountByMark(tx: Tx, customerId: string, mark: Buffer): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    SELECT ${columns} FROM payout_account WHERE customer_id = ${customerId} AND mark = ${mark} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

/** Whether the customer has an account that pays to the same place, another than `exceptId`. */
export async function keepsMark(
  tx: Tx,
  customerId: string,
  { mark, exceptId }: { mark: Buffer; exceptId: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM payout_account
    WHERE customer_id = ${customerId} AND mark = ${mark} AND id IS DISTINCT FROM ${exceptId}::uuid`.execute(tx);
  return rows.length > 0;
}

export type AccountInput = {
  readonly id: string;
  readonly customerId: string;
  readonly details: PayoutDetails;
  readonly mark: Buffer;
  readonly label: string;
  readonly restHours: number;
};

/** Writes a new payout account that rests for so many hours. */
export async function insertAccount(tx: Tx, account: AccountInput): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    INSERT INTO payout_account (id, customer_id, kind, details, mark, label, usable_at)
    VALUES (${account.id}, ${account.customerId}, ${account.details.kind}, ${json(account.details)}, ${account.mark},
      ${account.label}, app_now() + ${account.restHours}::int * interval '1 hour')
    RETURNING ${columns}`.execute(tx);
  return rows[0] as AccountRow;
}

/** Changes what an account is called. */
export async function relabelAccount(tx: Tx, id: string, label: string): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    UPDATE payout_account SET label = ${label}, version = version + 1 WHERE id = ${id} RETURNING ${columns}`.execute(
    tx,
  );
  return rows[0] as AccountRow;
}

/** Changes where an account pays to; it rests like a new one. */
export async function changeAccountRow(tx: Tx, account: Omit<AccountInput, 'customerId'>): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    UPDATE payout_account SET kind = ${account.details.kind}, details = ${json(account.details)}, mark = ${account.mark},
      label = ${account.label}, usable_at = app_now() + ${account.restHours}::int * interval '1 hour',
      version = version + 1
    WHERE id = ${account.id} RETURNING ${columns}`.execute(tx);
  return rows[0] as AccountRow;
}

/** Removes an account; withdrawals keep what it was. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM payout_account WHERE id = ${id}`.execute(tx);
}

/** Takes the person out of payout accounts and withdrawals that are over. */
export async function eraseAccounts(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM payout_account WHERE customer_id = ${customerId}`.execute(tx);
  await sql`UPDATE withdrawal SET account = NULL, account_shown = account_shown || '{"masked": "", "bank": ""}'
    WHERE customer_id = ${customerId}`.execute(tx);
}
