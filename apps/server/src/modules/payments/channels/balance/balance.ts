import type { AtOnceChannel } from '../channel-kind.ts';

/** The wallet: paid at once, in the same transaction as the order's step. */
export const balance: AtOnceChannel = {
  kind: 'balance',
  how: 'at_once',
  source: (payerId) => ({ owner: payerId, code: 'available' }),
};
