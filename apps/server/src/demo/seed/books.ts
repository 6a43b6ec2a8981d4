import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import type { LedgerAccount, Transfer } from '../../modules/ledger/core.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { type BookHolds, openHolds } from './book-holds.ts';
import { continueIdentity, insertRows } from './bulk.ts';

type Account = {
  readonly id: number;
  readonly owner: string | null;
  readonly code: string;
  readonly unit: string;
  balance: number;
};
const OWN = [
  ['available', 'money'],
  ['held', 'money'],
  ['points', 'points'],
] as const;

/** The books of the demo, kept in memory in the order of time and written in one go. */
export type Books = {
  open(owner: string): void;
  balance(owner: string, code: 'available' | 'points'): number;
  post(transfer: Transfer, at: Date): void;
  readonly holds: Omit<BookHolds, 'write'>;
  write(tx: Tx): Promise<number>;
};

/** Opens empty books over the house accounts that the database has. */
export async function openBooks(tx: Tx): Promise<Books> {
  const { rows } = await sql<{ id: number; code: string; unit: string }>`
    SELECT id, code, unit FROM ledger_account WHERE owner_id IS NULL`.execute(tx);
  const accounts = new Map<string, Account>();
  const keyOf = (account: LedgerAccount): string =>
    'house' in account ? `house/${account.house}/${account.unit}` : `${account.owner}/${account.code}`;
  for (const { id, code, unit } of rows)
    accounts.set(`house/${code}/${unit}`, { id, owner: null, code, unit, balance: 0 });
  let nextAccount = Math.max(0, ...rows.map((row) => row.id)) + 1;
  const transfers: Record<string, unknown>[] = [];
  const entries: Record<string, unknown>[] = [];
  const need = (key: string): Account => {
    const account = accounts.get(key);
    invariant(account, `no ledger account ${key}`);
    return account;
  };

  const post = (transfer: Transfer, at: Date): void => {
    const id = transfers.length + 1;
    transfers.push({
      id,
      kind: transfer.kind,
      idempotency_key: transfer.key,
      reference_kind: transfer.reference.kind,
      reference_id: transfer.reference.id,
      note: transfer.note ?? '',
      created_at: at,
    });
    for (const { account, amount } of transfer.entries) {
      const row = need(keyOf(account));
      const before = row.balance;
      row.balance += amount;
      invariant(row.owner === null || row.balance >= 0, `${keyOf(account)} would be below zero`);
      entries.push({
        id: entries.length + 1,
        transfer_id: id,
        account_id: row.id,
        amount,
        balance_before: row.owner === null ? null : before,
        balance_after: row.owner === null ? null : row.balance,
      });
    }
  };
  const holds = openHolds(post);

  return {
    open: (owner) => {
      for (const [code, unit] of OWN)
        accounts.set(`${owner}/${code}`, { id: nextAccount++, owner, code, unit, balance: 0 });
    },
    balance: (owner, code) => need(`${owner}/${code}`).balance,
    post,
    holds,
    write: async (tx2) => {
      const own = [...accounts.values()].filter((account) => account.owner !== null);
      await insertRows(
        tx2,
        'ledger_account',
        own.map(({ id, owner, code, unit, balance }) => ({ id, owner_id: owner, code, unit, balance })),
      );
      await insertRows(tx2, 'ledger_transfer', transfers);
      await insertRows(tx2, 'ledger_entry', entries);
      for (const table of ['ledger_account', 'ledger_transfer', 'ledger_entry'] as const)
        await continueIdentity(tx2, table);
      await holds.write(tx2);
      await sql`SELECT seal_ledger(${transfers.length}, ${transfers.length})`.execute(tx2);
      return transfers.length;
    },
  };
}
