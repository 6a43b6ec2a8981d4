import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import { Refusal } from '@app/kernel/assert';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Job, Platform } from '../../../platform/slice.ts';
import { askBeforeClosing } from '../../payments/public.ts';
import { claimDue, type Due, dueOrders } from '../db/due.repo.ts';
import { pruneQuotes } from '../db/quote.repo.ts';
import { TIMED } from '../domain/next-by-itself.ts';
import { transition } from './transition/transition.ts';

const BATCH = 100;

/**
 * Fires the event on every order that is due, each in its own transaction, unless `mayMove`, asked before it, says to
 * wait. Gives how many it moved.
 */
export async function runDue(
  platform: Platform,
  due: Due,
  event: GoodsOrderEvent,
  mayMove: (orderId: string) => Promise<boolean> = async () => true,
): Promise<number> {
  let moved = 0;
  for (const orderId of await dueOrders(platform.db, due, BATCH)) {
    try {
      if (!(await mayMove(orderId))) continue;
      moved += await inTransaction(platform.db, async (tx) => {
        if (!(await claimDue(tx, due, orderId))) return 0;
        await transition(platform, tx, { orderId, event, actor: 'system' });
        return 1;
      });
    } catch (error) {
      // Paid or moved by somebody between the look and the lock.
      if (error instanceof Refusal && error.key === 'order.not_allowed') continue;
      platform.log.error({ err: error, orderId, event }, 'an order that is due could not be moved');
    }
  }
  return moved;
}

const everyMinute = '* * * * *';

/** Orders that run out, receive, review and close by themselves, and quotes that are forgotten. */
export const orderJobs = (platform: Platform): Job[] => [
  {
    name: 'orders.expire',
    cron: everyMinute,
    run: () =>
      runDue(platform, { state: 'pending_payment', column: 'expires_at' }, 'expire', (id) =>
        askBeforeClosing(platform, { kind: 'goods_order', id }),
      ),
  },
  {
    name: 'orders.auto_receipt',
    cron: everyMinute,
    run: () => runDue(platform, { state: 'pending_receipt', column: 'auto_at' }, TIMED.pending_receipt),
  },
  {
    name: 'orders.auto_review',
    cron: everyMinute,
    run: () => runDue(platform, { state: 'pending_review', column: 'auto_at' }, TIMED.pending_review),
  },
  {
    name: 'orders.lapse_return',
    cron: everyMinute,
    run: () => runDue(platform, { state: 'return_approved', column: 'auto_at' }, TIMED.return_approved),
  },
  {
    name: 'orders.close',
    cron: everyMinute,
    run: () => runDue(platform, { state: 'completed', column: 'auto_at' }, TIMED.completed),
  },
  { name: 'orders.prune_quotes', cron: '17 * * * *', run: () => pruneQuotes(platform.db) },
];
