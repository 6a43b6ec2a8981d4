import type { PaymentState } from '@app/contract/payments/payment.machine';

/** What became of money: it paid, it paid and brought the payable back, or all of it went to the wallet. */
export type Taken = 'settled' | 'revived' | 'credited';

/** How a payment stands when money for it arrives. */
export type Standing = 'open' | 'overdue' | 'cancelled' | 'withdrawn' | 'paid';
/** What arrived against what is due. */
export type Fit = 'exact' | 'short' | 'over';
/**
 * - `settle`: the payment is paid; what is over is credited.
 * - `revive`: the payable is taken up again when everything can still be had, and what is over is credited;
 *   otherwise all of it is credited.
 * - `credit`: all of it goes to the customer's wallet; the payment stays as it is.
 */
export type Outcome = 'settle' | 'revive' | 'credit';

/**
 * What becomes of money that a provider took. It is never lost and never silently kept: what pays for nothing is in the wallet.
 * An overdue payment is one whose time is over but whose payable was not cancelled yet: what it holds is still held. A
 * withdrawn one was cancelled by its customer, who was answered that it is: it never comes back.
 */
export const lateMoney: { readonly [S in Standing]: { readonly [F in Fit]: Outcome } } = {
  open: { exact: 'settle', over: 'settle', short: 'credit' },
  overdue: { exact: 'settle', over: 'settle', short: 'credit' },
  cancelled: { exact: 'revive', over: 'revive', short: 'credit' },
  withdrawn: { exact: 'credit', over: 'credit', short: 'credit' },
  paid: { exact: 'credit', over: 'credit', short: 'credit' },
};

const standings: { readonly [S in PaymentState]: Standing } = {
  pending: 'open',
  cancelled: 'cancelled',
  paid: 'paid',
  partly_refunded: 'paid',
  refunded: 'paid',
};

type Stated = { readonly state: PaymentState; readonly expired: boolean; readonly cancelledByCustomer: boolean };

/** The row of the table for a payment. */
export function standingOf(payment: Stated): Standing {
  if (payment.state === 'pending' && payment.expired) return 'overdue';
  if (payment.state === 'cancelled' && payment.cancelledByCustomer) return 'withdrawn';
  return standings[payment.state];
}

/** The column of the table for an amount. */
export const fitOf = (arrivedUsd: number, dueUsd: number): Fit =>
  arrivedUsd === dueUsd ? 'exact' : arrivedUsd < dueUsd ? 'short' : 'over';
