export { countWaiting as waitingWithdrawals } from './db/staff-withdrawal.repo.ts';
