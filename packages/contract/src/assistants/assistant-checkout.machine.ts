import { defineMachine } from '@app/kernel/machine';

/**
 * A checkout that an assistant keeps for someone. `customer` is who opened its link and signed in; `system` is the
 * assistant's call. What became of the order is read from the order itself.
 */
export const assistantCheckoutMachine = defineMachine({
  name: 'assistant_checkout',
  initial: 'open',
  states: ['open', 'handed_over', 'canceled'],
  transitions: [
    { on: 'take', from: ['open'], to: 'handed_over', by: ['customer'] },
    { on: 'change', from: ['open', 'handed_over'], to: 'open', by: ['system'] },
    { on: 'cancel', from: ['open', 'handed_over'], to: 'canceled', by: ['system'] },
  ],
});

export type AssistantCheckoutState = (typeof assistantCheckoutMachine.states)[number];
