export { countWaiting as waitingWithdrawals } from './db/staff-withdrawal.repo.ts';
export { payoutAccountsOf } from './usecases/payout-accounts.ts';
