import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { Payable } from '../../payments/public.ts';
import { extendTopUp, lockTopUp, lockTopUpQueued, readTopUp, type TopUpRow } from '../db/top-up.repo.ts';
import { moveTopUp } from './move-top-up.ts';

/** Top-ups as something that can be paid: the money of their payment goes into their owner's wallet, also when it comes late. */
export function topUpPayable(platform: Platform): Payable {
  /** What payments had locked in a transaction, so that settling needs not read it again. */
  const locked = new WeakMap<Tx, TopUpRow>();
  const known = async (tx: Tx, id: string) => {
    const before = locked.get(tx);
    locked.delete(tx);
    const topUp = before?.id === id ? before : await lockTopUp(tx, id);
    invariant(topUp, `top-up ${id} was paid but does not exist`);
    return topUp;
  };
  return {
    kind: 'top_up',
    bookedAs: 'top_up',
    notBy: ['balance'],
    credits: ({ customerId }) => ({ owner: customerId, code: 'available' }),
    describe: async (db, id, lang) => {
      const topUp = (await readTopUp(db, id)) ?? refuse('record.not_found');
      return { number: topUp.number, title: platform.translate(lang, 'recharge.payment_title') };
    },
    lock: (tx, topUpId) =>
      lockTopUpQueued(tx, topUpId, (topUp) => {
        if (topUp) locked.set(tx, topUp);
      }),
    extend: extendTopUp,
    settled: async (tx, { payableId }) =>
      moveTopUp(platform, tx, await known(tx, payableId), { event: 'settle', by: 'system' }),
    revive: async (tx, { payableId }) => {
      await moveTopUp(platform, tx, await known(tx, payableId), { event: 'revive', by: 'system' });
      return true;
    },
  };
}
