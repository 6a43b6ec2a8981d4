export { balances, openAccounts, type Points, pointsInLine, spendablePoints } from './db/account.repo.ts';
export type {
  CustomerAccount,
  CustomerAccountCode,
  HouseAccount,
  LedgerAccount,
  LedgerUnit,
} from './domain/ledger-accounts.ts';
export type { Transfer, TransferEntry, TransferKind } from './domain/transfer.ts';
export { post } from './usecases/post.ts';
