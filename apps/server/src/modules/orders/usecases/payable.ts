import { refuse } from '@app/contract/core/refuse';
import { Refusal } from '@app/kernel/assert';
import type { Platform } from '../../../platform/slice.ts';
import { type Payable, registerPayable } from '../../payments/public.ts';
import { lockOrder } from '../db/order.repo.ts';
import { orderTitle } from '../db/order-read.repo.ts';
import { transition } from './transition/transition.ts';

/** Makes goods orders payable. */
export function makePayable(platform: Platform): void {
  const payable: Payable = {
    kind: 'goods_order',
    describe: async (db, orderId, lang) => (await orderTitle(db, orderId, lang)) ?? refuse('record.not_found'),
    lock: async (tx, orderId) => {
      if (!(await lockOrder(tx, orderId))) refuse('record.not_found');
    },
    settled: async (tx, paid) => {
      await transition(platform, tx, { orderId: paid.payableId, event: 'pay', actor: 'system' });
    },
    revive: async (tx, paid) => {
      try {
        await transition(platform, tx, { orderId: paid.payableId, event: 'revive', actor: 'system' });
        return true;
      } catch (error) {
        // Not cancelled, or its goods or points are gone: nothing was changed.
        if (error instanceof Refusal && error.key === 'order.not_allowed') return false;
        throw error;
      }
    },
  };
  registerPayable(platform, payable);
}
