import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { type LedgerAccount, unitOf } from '../domain/ledger-accounts.ts';

/**
 * Balances of accounts by their ids, at a moment or now (null), out of one snapshot: at any moment they sum to zero over
 * all accounts. A customer's is the sum of its entries until then; the house's is taken from the totals of whole days
 * that are sealed, and from the entries of the last day and those not sealed yet.
 */
export async function balancesAt(
  db: Queryable,
  ids: readonly number[],
  at: Date | null,
): Promise<ReadonlyMap<number, number>> {
  const moment = at === null ? sql`'infinity'::timestamptz` : sql`${at}::timestamptz`;
  const day = sql`(${moment} AT TIME ZONE 'UTC')::date`;
  const sealed = sql`(SELECT h.transfer_id FROM ledger_head h)`;
  const booked = sql`FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
    WHERE t.created_at <= ${moment} AND e.account_id = ANY(${ids}::bigint[])`;
  const { rows } = await sql<{ id: number; balance: number }>`
    SELECT part.id, sum(part.amount)::bigint AS balance FROM (
      SELECT e.account_id AS id, e.amount ${booked} AND e.balance_before IS NOT NULL
      UNION ALL
      SELECT d.account_id, d.amount FROM ledger_house_day d
      WHERE d.account_id = ANY(${ids}::bigint[]) AND d.day < ${day}
      UNION ALL
      SELECT e.account_id, e.amount ${booked} AND e.balance_before IS NULL
        AND t.id <= ${sealed} AND t.created_at >= ${day}::timestamp AT TIME ZONE 'UTC'
      UNION ALL
      SELECT e.account_id, e.amount ${booked} AND e.balance_before IS NULL AND t.id > ${sealed}
    ) part GROUP BY part.id`.execute(db);
  const found = new Map(rows.map(({ id, balance }) => [id, balance]));
  return new Map(ids.map((id) => [id, found.get(id) ?? 0]));
}

/** What accounts of customers and of the house held at a moment, in the order asked; zero for accounts never opened. */
export async function balanceAt(
  db: Queryable,
  of: { readonly accounts: readonly LedgerAccount[]; readonly at: Date },
): Promise<number[]> {
  const owners = of.accounts.map((account) => ('house' in account ? null : account.owner));
  const codes = of.accounts.map((account) => ('house' in account ? account.house : account.code));
  const { rows } = await sql<{ place: number; id: number }>`
    SELECT w.place::int AS place, a.id
    FROM unnest(${owners}::uuid[], ${codes}::text[], ${of.accounts.map(unitOf)}::text[])
      WITH ORDINALITY AS w(owner_id, code, unit, place)
    JOIN ledger_account a ON a.owner_id IS NOT DISTINCT FROM w.owner_id AND a.code = w.code AND a.unit = w.unit`.execute(
    db,
  );
  const found = await balancesAt(
    db,
    rows.map(({ id }) => id),
    of.at,
  );
  const ids = new Map(rows.map(({ place, id }) => [place, id]));
  return of.accounts.map((_, index) => found.get(ids.get(index + 1) ?? 0) ?? 0);
}
