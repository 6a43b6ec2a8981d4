import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connect.ts';
import { staticSql } from '../../../../platform/db/static-sql.ts';
import type { LedgerAccount } from '../domain/ledger-accounts.ts';
import { unitOf } from '../domain/ledger-accounts.ts';
import type { Transfer } from '../domain/transfer.ts';

const codeOf = (account: LedgerAccount): string => ('house' in account ? account.house : account.code);

/**
 * Writes a transfer with its entries and moves the balances, in one statement. Gives the number of entries written,
 * or null when the key was booked before; a simultaneous booking of the same key is waited for.
 *
 * `locked` takes the row locks in the order of ids before `moved` touches a row, so that opposite transfers never
 * wait for each other in a circle. `moved` computes from the row as locked, not from the statement's snapshot.
 */
export async function writeTransfer(tx: Tx, transfer: Transfer): Promise<number | null> {
  const owners = transfer.entries.map(({ account }) => ('house' in account ? null : account.owner));
  const codes = transfer.entries.map(({ account }) => codeOf(account));
  const units = transfer.entries.map(({ account }) => unitOf(account));
  const amounts = transfer.entries.map(({ amount }) => amount);
  const { rows } = await staticSql<{ booked: number; written: number }>`
    WITH wanted AS (
      SELECT * FROM unnest(${owners}::uuid[], ${codes}::text[], ${units}::text[], ${amounts}::bigint[])
        AS w(owner_id, code, unit, amount)
    ), booked AS (
      INSERT INTO ledger_transfer (kind, idempotency_key, reference_kind, reference_id, note)
      VALUES (${transfer.kind}, ${transfer.key}, ${transfer.reference.kind}, ${transfer.reference.id},
        ${transfer.note ?? ''})
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
    ), locked AS (
      SELECT a.id, w.amount FROM booked, wanted w
      JOIN ledger_account a ON a.owner_id = w.owner_id AND a.code = w.code AND a.unit = w.unit
      ORDER BY a.id FOR NO KEY UPDATE OF a
    ), moved AS (
      UPDATE ledger_account a SET balance = a.balance + l.amount FROM locked l WHERE a.id = l.id
      RETURNING a.id, l.amount, a.balance
    ), written AS (
      INSERT INTO ledger_entry (transfer_id, account_id, amount, balance_before, balance_after)
      SELECT b.id, m.id, m.amount, m.balance - m.amount, m.balance FROM booked b, moved m
      UNION ALL
      SELECT b.id, h.id, w.amount, NULL, NULL FROM booked b, wanted w
      JOIN ledger_account h ON h.owner_id IS NULL AND h.code = w.code AND h.unit = w.unit
      WHERE w.owner_id IS NULL
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM booked)::int AS booked, (SELECT count(*) FROM written)::int AS written`.execute(tx);
  const result = rows[0];
  return result && result.booked > 0 ? result.written : null;
}

export type BookedTransfer = {
  readonly kind: string;
  readonly entries: number;
  /** Sum of the entries without their signs. */
  readonly moved: number;
};

/** What stands in the books under a key, or null. */
export async function readTransfer(tx: Tx, key: string): Promise<BookedTransfer | null> {
  const { rows } = await sql<BookedTransfer>`
    SELECT t.kind, count(*)::int AS entries, sum(abs(e.amount))::bigint AS moved
    FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
    WHERE t.idempotency_key = ${key} GROUP BY t.id`.execute(tx);
  return rows[0] ?? null;
}
