import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { flushQueue, readJoined } from '../../../../platform/db/pipeline/queue.ts';
import type { Reading } from '../../../../platform/db/read-together.ts';
import { staticSql } from '../../../../platform/db/static-sql.ts';
import { CUSTOMER_ACCOUNTS, type CustomerAccountCode } from '../domain/ledger-accounts.ts';

const codes = Object.keys(CUSTOMER_ACCOUNTS);
const units = Object.values(CUSTOMER_ACCOUNTS);

/** Opens the accounts of a new customer, all at zero. Opening them again changes nothing. */
export async function openAccounts(tx: Tx, ownerId: string): Promise<void> {
  await sql`
    INSERT INTO ledger_account (owner_id, code, unit)
    SELECT ${ownerId}::uuid, code, unit FROM unnest(${codes}::text[], ${units}::text[]) AS a(code, unit)
    ON CONFLICT DO NOTHING`.execute(tx);
}

export type Balances = { readonly [Code in CustomerAccountCode]: number };

/** What a customer has: money in USD cents, points in points. Zero for accounts never opened. */
export async function balances(db: Queryable, ownerId: string): Promise<Balances> {
  const { rows } = await sql<{ code: string; balance: number }>`
    SELECT code, balance FROM ledger_account WHERE owner_id = ${ownerId}`.execute(db);
  const of = (code: CustomerAccountCode): number => rows.find((row) => row.code === code)?.balance ?? 0;
  return { available: of('available'), held: of('held'), points: of('points') };
}

/**
 * Points the customer may spend now: while the e-mail is not verified, the sign-up gift is left out and everything
 * earned otherwise is free (docs/decisions/189-gifts-wait-for-the-e-mail.md).
 */
export async function spendablePoints(
  db: Queryable,
  customer: { readonly id: string; readonly emailVerified: boolean },
): Promise<number> {
  const read = await pointsQueued(db, customer.id);
  await flushQueue(db);
  return read().spendable(customer.emailVerified);
}

export type Points = { readonly balance: number; readonly spendable: (emailVerified: boolean) => number };

type PointsRow = { readonly points: number; readonly gift: number };

const readingPoints = (customerId: string) => staticSql`
    SELECT a.balance AS points, COALESCE((
      SELECT sum(e.amount)::bigint FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
      WHERE t.idempotency_key = 'points-sign-up/' || a.owner_id AND e.account_id = a.id), 0) AS gift
    FROM ledger_account a WHERE a.owner_id = ${customerId} AND a.code = 'points'`;

function toPoints(rows: readonly PointsRow[]): Points {
  const { points, gift } = rows[0] ?? { points: 0, gift: 0 };
  return { balance: points, spendable: (emailVerified) => (emailVerified ? points : Math.max(0, points - gift)) };
}

/** A customer's points, and which they may spend, to be read with others. */
export const pointsReading = (customerId: string): Reading<Points> => ({
  statement: readingPoints(customerId),
  made: toPoints,
});

/** A customer's points, and which they may spend, read together with the next statement. */
export async function pointsQueued(db: Queryable, customerId: string): Promise<() => Points> {
  const rows = await readJoined<PointsRow>(db, readingPoints(customerId));
  return () => toPoints(rows());
}
