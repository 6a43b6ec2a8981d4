import { defineMachine } from '@app/kernel/machine';

/** A top-up of the wallet. Money that arrives after the end is credited all the same: the top-up is revived by it. */
export const topUpMachine = defineMachine({
  name: 'top_up',
  initial: 'pending',
  states: ['pending', 'paid', 'cancelled', 'failed'],
  transitions: [
    { on: 'settle', from: ['pending'], to: 'paid', by: ['system'] },
    { on: 'cancel', from: ['pending'], to: 'cancelled', by: ['customer', 'admin'] },
    { on: 'expire', from: ['pending'], to: 'cancelled', by: ['system'] },
    { on: 'fail', from: ['pending'], to: 'failed', by: ['system'] },
    { on: 'revive', from: ['cancelled', 'failed'], to: 'paid', by: ['system'] },
  ],
});

export type TopUpState = (typeof topUpMachine.states)[number];
export type TopUpEvent = (typeof topUpMachine.transitions)[number]['on'];
