import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { agentsAbove } from '../../agents/core.ts';

/** The agents an order was placed below. */
export const agentsAboveOrder = (db: Queryable, orderId: string): Promise<string[]> =>
  agentsAbove(db, sql`SELECT agent_id FROM goods_order WHERE id = ${orderId}`);

/** Has open screens read again what changed: the customer's own, and the back office. */
export const orderSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'orders.tell_changed',
    event: 'order.changed',
    run: async ({ orderId, customerId, event, to }) => {
      const message = { topic: 'order.changed', data: { orderId, event, to } } as const;
      await platform.realtime.toCustomer(customerId, message);
      await platform.realtime.toStaff({ ...message, below: await agentsAboveOrder(platform.reads, orderId) });
    },
  }),
  subscriber({
    name: 'orders.tell_refund_failed',
    event: 'payment.refund_failed',
    run: async ({ payableKind, payableId }) => {
      if (payableKind !== 'goods_order') return;
      const below = await agentsAboveOrder(platform.reads, payableId);
      await platform.realtime.toStaff({ topic: 'order.refund_failed', data: { orderId: payableId }, below });
    },
  }),
  subscriber({
    name: 'orders.tell_credited_late',
    event: 'payment.credited_late',
    run: ({ paymentId, customerId, usd }) =>
      platform.realtime.toCustomer(customerId, { topic: 'payment.credited_late', data: { paymentId, usd } }),
  }),
  subscriber({
    name: 'orders.tell_placed',
    event: 'order.placed',
    run: async ({ orderId }) => {
      const below = await agentsAboveOrder(platform.reads, orderId);
      await platform.realtime.toStaff({ topic: 'order.placed', data: { orderId }, below });
    },
  }),
];
