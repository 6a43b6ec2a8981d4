import { refuse } from '@app/contract/core/refuse';
import { Refusal } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockStockOf } from '../../catalog/public.ts';
import type { Payable } from '../../payments/public.ts';
import { extendOrder, lockOrderQueued } from '../db/order.repo.ts';
import { orderTitle } from '../db/order-read.repo.ts';
import type { OrderRow } from '../domain/order-row.ts';
import { transition, transitionLocked } from './transition/transition.ts';

/** Goods orders as something that can be paid. */
export function orderPayable(platform: Platform): Payable {
  /** What payments had locked in a transaction, so that settling needs not read it again. */
  const locked = new WeakMap<Tx, OrderRow>();
  return {
    kind: 'goods_order',
    together: { lockStock: lockStockOf },
    movedFirst: true,
    describe: async (db, orderId, lang) => (await orderTitle(db, orderId, lang)) ?? refuse('record.not_found'),
    lock: async (tx, orderId) => {
      await lockOrderQueued(tx, orderId, (order) => {
        if (order) locked.set(tx, order);
      });
    },
    extend: extendOrder,
    settled: async (tx, paid) => {
      const request = { orderId: paid.payableId, event: 'pay', actor: 'system' } as const;
      const order = locked.get(tx);
      locked.delete(tx);
      if (order?.id === paid.payableId) await transitionLocked(platform, tx, { order, request });
      else await transition(platform, tx, request);
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
}
