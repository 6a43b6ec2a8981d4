export { balances, openAccounts, type Points, pointsInLine, spendablePoints } from './db/account.repo.ts';
export { balanceAt, balancesAt } from './db/balance-at.repo.ts';
export type {
  CustomerAccount,
  CustomerAccountCode,
  HouseAccount,
  LedgerAccount,
  LedgerUnit,
} from './domain/ledger-accounts.ts';
export { TRANSFER_KINDS, type Transfer, type TransferEntry, type TransferKind } from './domain/transfer.ts';
export { namesRecords } from './usecases/customer/record-names.ts';
export { type ToldTransfer, transferTold } from './usecases/customer/told-transfer.ts';
export { type WalletNotices, walletNotices } from './usecases/customer/wallet-notices.ts';
export { placeHold, postHold, releaseHold } from './usecases/hold.ts';
export { post } from './usecases/post.ts';
