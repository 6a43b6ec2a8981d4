import { defineMachine } from '@app/kernel/machine';

/** A request to have money of the wallet paid out. Amount and fee are held from the start and leave the hold once. */
export const withdrawalMachine = defineMachine({
  name: 'withdrawal',
  initial: 'pending_review',
  states: ['pending_review', 'approved', 'paid', 'rejected', 'payment_failed', 'cancelled'],
  transitions: [
    { on: 'approve', from: ['pending_review'], to: 'approved', by: ['admin'] },
    { on: 'reject', from: ['pending_review'], to: 'rejected', by: ['admin'], effects: ['releaseHold'] },
    { on: 'cancel', from: ['pending_review'], to: 'cancelled', by: ['customer'], effects: ['releaseHold'] },
    {
      on: 'pay',
      from: ['approved'],
      to: 'paid',
      by: ['admin'],
      guard: 'anotherPersonAboveThreshold',
      effects: ['postHold'],
    },
    { on: 'fail', from: ['approved'], to: 'payment_failed', by: ['admin'], effects: ['releaseHold'] },
  ],
});

export type WithdrawalState = (typeof withdrawalMachine.states)[number];
export type WithdrawalEvent = (typeof withdrawalMachine.transitions)[number]['on'];

/** States in which the money is still held. */
export const OPEN_WITHDRAWALS = ['pending_review', 'approved'] as const satisfies readonly WithdrawalState[];
