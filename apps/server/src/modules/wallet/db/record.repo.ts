import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { LedgerUnit } from '../domain/ledger-accounts.ts';

export type RecordRow = {
  readonly id: number;
  readonly kind: string;
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly referenceKind: string;
  readonly referenceId: string;
  readonly at: Date;
};

const accountOf: { readonly [U in LedgerUnit]: string } = { money: 'available', points: 'points' };

/** Entries of a customer's balance or points, newest first, those before `beforeId` when given. */
export async function readRecords(
  db: Queryable,
  wanted: { ownerId: string; unit: LedgerUnit; beforeId: number | null; limit: number },
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    SELECT e.id, t.kind, e.amount, e.balance_before AS before, e.balance_after AS after,
      t.reference_kind AS "referenceKind", t.reference_id AS "referenceId", t.created_at AS at
    FROM ledger_account a
    JOIN ledger_entry e ON e.account_id = a.id AND e.balance_before IS NOT NULL
    JOIN ledger_transfer t ON t.id = e.transfer_id
    WHERE a.owner_id = ${wanted.ownerId} AND a.code = ${accountOf[wanted.unit]}
      AND e.id < ${wanted.beforeId ?? Number.MAX_SAFE_INTEGER}
    ORDER BY e.id DESC LIMIT ${wanted.limit}`.execute(db);
  return rows;
}
