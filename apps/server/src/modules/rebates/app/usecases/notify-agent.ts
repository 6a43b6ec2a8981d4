import { SETTLEMENT } from '@app/kernel/money';
import { type Platform, type Subscriber, subscriber } from '../../../../platform/slice.ts';
import { amountText } from '../../../mail/public.ts';
import { notify } from '../../../messaging/public.ts';
import { walletLines } from '../db/rebate-notice.repo.ts';

/** Tells an agent in their inbox what an order's rebate put into their wallet and took from it, each once. */
async function notifyAgent(platform: Platform, orderId: string): Promise<void> {
  for (const line of await walletLines(platform.db, orderId)) {
    await notify(platform, platform.db, {
      customerId: line.userId,
      subject: line.kind === 'credit' ? 'rebate_credited' : 'rebate_reversed',
      type: 'wallet',
      values: (locale) => ({
        number: line.orderNumber,
        amount: amountText(locale, { minor: line.walletUsd, currency: SETTLEMENT, decimals: 2 }),
      }),
      link: { kind: 'rebate', id: orderId },
      key: `rebate/${line.id}`,
    });
  }
}

/** Messages that follow rebates: with the completion of an order, and with its refunds. */
export const rebateSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'rebates.tell_completed',
    event: 'order.completed',
    run: ({ orderId }) => notifyAgent(platform, orderId),
  }),
  subscriber({
    name: 'rebates.tell_travel_completed',
    event: 'travel.changed',
    run: async ({ orderId, to }) => {
      if (to === 'completed') await notifyAgent(platform, orderId);
    },
  }),
  subscriber({
    name: 'rebates.tell_refunded',
    event: 'order.changed',
    run: async ({ orderId, event }) => {
      if (event === 'refund' || event === 'refund_part') await notifyAgent(platform, orderId);
    },
  }),
];
