import type { ErasePort } from '../../accounts/core.ts';
import { eraseAccounts } from '../db/account.repo.ts';

/**
 * Payout accounts go with the person; withdrawals stay without whose they were. Open ones keep an account from being
 * deleted already by what they hold (the wallet's blocker).
 */
export const erasePayoutAccounts: ErasePort = (tx, { customerId }) => eraseAccounts(tx, customerId);
