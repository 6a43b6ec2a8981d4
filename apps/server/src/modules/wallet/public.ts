export { balances, openAccounts, type Points, pointsInLine, spendablePoints } from '../ledger/core/db/account.repo.ts';
export { balanceAt, balancesAt } from '../ledger/core/db/balance-at.repo.ts';
export type {
  CustomerAccount,
  CustomerAccountCode,
  HouseAccount,
  LedgerAccount,
  LedgerUnit,
} from '../ledger/core/domain/ledger-accounts.ts';
export {
  TRANSFER_KINDS,
  type Transfer,
  type TransferEntry,
  type TransferKind,
} from '../ledger/core/domain/transfer.ts';
export { placeHold, postHold, releaseHold } from '../ledger/core/usecases/hold.ts';
export { post } from '../ledger/core/usecases/post.ts';
export { namesRecords } from './usecases/customer/record-names.ts';
export { type ToldTransfer, transferTold } from './usecases/customer/told-transfer.ts';
export { type WalletNotices, walletNotices } from './usecases/customer/wallet-notices.ts';
