import { defineMachine } from '@app/kernel/machine';

/** One payment of one payable. Money that arrives after the end goes the late-money way, never into this table. */
export const paymentMachine = defineMachine({
  name: 'payment',
  initial: 'pending',
  states: ['pending', 'paid', 'cancelled', 'partly_refunded', 'refunded'],
  transitions: [
    { on: 'settle', from: ['pending'], to: 'paid', by: ['system'] },
    { on: 'void', from: ['pending'], to: 'cancelled', by: ['system'] },
    { on: 'revive', from: ['cancelled'], to: 'paid', by: ['system'] },
    { on: 'refund_part', from: ['paid', 'partly_refunded'], to: 'partly_refunded', by: ['system'] },
    { on: 'refund_all', from: ['paid', 'partly_refunded'], to: 'refunded', by: ['system'] },
  ],
});

export type PaymentState = (typeof paymentMachine.states)[number];
