export {
  balances,
  openAccounts,
  type Points,
  pointsQueued,
  pointsReading,
  spendablePoints,
} from './core/db/account.repo.ts';
export { balanceAt, balancesAt } from './core/db/balance-at.repo.ts';
export { ledgerInvariants } from './core/db/invariants.ts';
export { ledgerAccountsAs, ledgerEntriesAs, ledgerTransfersAs } from './core/db/readable.ts';
export type {
  CustomerAccount,
  CustomerAccountCode,
  HouseAccount,
  LedgerAccount,
  LedgerUnit,
} from './core/domain/ledger-accounts.ts';
export { TRANSFER_KINDS, type Transfer, type TransferEntry, type TransferKind } from './core/domain/transfer.ts';
export { placeHold, postHold, releaseHold } from './core/usecases/hold.ts';
export { movePoints } from './core/usecases/move-points.ts';
export { post } from './core/usecases/post.ts';
export { createSealer } from './core/usecases/seal-ledger.ts';
