import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

const LATEST = 3;

/** The numbers of withdrawals by their ids. */
export async function numbersOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT id, number FROM withdrawal WHERE id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

export type WaitingWithdrawal = {
  readonly id: string;
  readonly state: string;
  readonly amountUsd: number;
  readonly at: Date;
};

/** A customer's withdrawals that are not over, newest first. */
export async function waitingWithdrawals(db: Queryable, customerId: string): Promise<WaitingWithdrawal[]> {
  const { rows } = await sql<WaitingWithdrawal>`
    SELECT id, state, amount_usd AS "amountUsd", created_at AS at FROM withdrawal
    WHERE customer_id = ${customerId} AND state IN ('pending_review', 'approved')
    ORDER BY created_at DESC LIMIT ${LATEST}`.execute(db);
  return rows;
}
