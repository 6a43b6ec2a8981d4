export { recordNamesPort } from './usecases/customer/record-names.ts';
export { type TransferNotice, transferNotice } from './usecases/customer/transfer-notice.ts';
export { type WalletNotices, walletNoticesPort } from './usecases/customer/wallet-notices.ts';
