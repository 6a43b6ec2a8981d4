import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { recordNamesPort, type WalletNotices, walletNoticesPort } from '../wallet/public.ts';
import { numbersOf, waitingWithdrawals } from './db/in-wallet.repo.ts';
import { personalData } from './db/personal-data.ts';
import { withdrawalInvariants } from './domain/invariants.ts';
import { staffWithdrawalRoutes } from './http/staff-withdrawal.routes.ts';
import { withdrawalRoutes } from './http/withdrawal.routes.ts';
import { erasePayoutAccounts } from './usecases/erase-account-data.ts';
import { withdrawalSubscribers } from './usecases/notify-inbox.ts';

/** Withdrawals under way, for the wallet's screen. */
const waitingNotices: WalletNotices = async (platform, customerId) =>
  (await waitingWithdrawals(platform.db, customerId)).map((one) => ({ kind: 'withdrawal', ...one }));

export default defineSlice((platform) => ({
  name: 'withdrawals',
  owns: ['payout_account', 'withdrawal', 'withdrawal_history'],
  reads: ['ledger_account', 'ledger_entry', 'ledger_hold', 'ledger_transfer'],
  gives: [
    personalDataPort(personalData),
    erasePort(erasePayoutAccounts),
    recordNamesPort({ kind: 'withdrawal', numbersOf: numbersOf }),
    walletNoticesPort(waitingNotices),
  ],
  endpoints: [...withdrawalRoutes(platform), ...staffWithdrawalRoutes(platform)],
  invariants: withdrawalInvariants,
  subscribers: withdrawalSubscribers(platform),
}));
