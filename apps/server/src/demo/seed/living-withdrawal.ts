import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import type { WithdrawalState } from '@app/contract/withdrawals/withdrawal.machine';
import type { SeededCustomer } from './customers.ts';

/** A step of a withdrawal, the first of which is that it was asked for. */
export type WithdrawalStep = {
  readonly event: string | null;
  readonly to: WithdrawalState;
  readonly at: Date;
  readonly note: string;
};
export type PayoutAccount = {
  readonly id: string;
  readonly customer: SeededCustomer;
  readonly details: PayoutDetails;
  readonly at: Date;
};
/** A withdrawal of the demo while its life is played. */
export type LivingWithdrawal = {
  readonly id: string;
  readonly number: string;
  readonly account: PayoutAccount;
  readonly identifier: 'bank_transfer' | 'usdt_sepolia';
  readonly amountUsd: number;
  readonly feeUsd: number;
  readonly lines: WithdrawalStep[];
  readonly askedAt: Date;
};
