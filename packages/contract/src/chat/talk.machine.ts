import { defineMachine } from '@app/kernel/machine';

/** A talk between one person and the shop: it waits for an agent, is held by one, and ends. */
export const talkMachine = defineMachine({
  name: 'chat_talk',
  initial: 'waiting',
  states: ['waiting', 'active', 'closed'],
  transitions: [
    { on: 'take', from: ['waiting'], to: 'active', by: ['admin', 'system'] },
    { on: 'hand_over', from: ['waiting', 'active'], to: 'active', by: ['admin'] },
    { on: 'close', from: ['waiting', 'active'], to: 'closed', by: ['customer', 'admin', 'system'] },
  ],
});

export type TalkState = (typeof talkMachine)['states'][number];
