import { readableTable } from '../../../../platform/db/readable-table.ts';

/** Accounts of the ledger in a statement of another slice; what is written goes through `post`. */
export const ledgerAccountsAs = readableTable('ledger_account', {
  id: 'id',
  code: 'code',
  ownerId: 'owner_id',
  balance: 'balance',
});

/** Entries of the ledger in a statement of another slice. */
export const ledgerEntriesAs = readableTable('ledger_entry', {
  id: 'id',
  transferId: 'transfer_id',
  accountId: 'account_id',
  amount: 'amount',
  balanceBefore: 'balance_before',
  balanceAfter: 'balance_after',
});

/** Transfers of the ledger in a statement of another slice. */
export const ledgerTransfersAs = readableTable('ledger_transfer', {
  id: 'id',
  kind: 'kind',
  referenceKind: 'reference_kind',
  referenceId: 'reference_id',
  createdAt: 'created_at',
  key: 'idempotency_key',
});
