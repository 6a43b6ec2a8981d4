import { type PaymentState, paymentMachine } from '@app/contract/payments/payment.machine';
import { invariant } from '@app/kernel/assert';
import { findTransition } from '@app/kernel/machine';

export type PaymentEvent = (typeof paymentMachine.transitions)[number]['on'];

/** The state an event leads to. Throws when the table has no such step: callers look before they fire. */
export function after(state: PaymentState, event: PaymentEvent): PaymentState {
  const rule = findTransition(paymentMachine, { state, event, actor: 'system' });
  invariant(rule && rule.to !== 'origin', `a ${state} payment cannot ${event}`);
  return rule.to;
}
