import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';

/** Has open screens read again what changed: the customer's own, and the back office. */
export const orderSubscribers = (platform: Platform): Subscriber[] => [
  subscriber({
    name: 'orders.tell_changed',
    event: 'order.changed',
    run: async ({ orderId, userId, event, to }) => {
      const message = { topic: 'order.changed', data: { orderId, event, to } };
      await platform.realtime.toCustomer(userId, message);
      await platform.realtime.toStaff(message);
    },
  }),
  subscriber({
    name: 'orders.tell_refund_failed',
    event: 'payment.refund_failed',
    run: async ({ payableKind, payableId }) => {
      if (payableKind !== 'goods_order') return;
      await platform.realtime.toStaff({ topic: 'order.refund_failed', data: { orderId: payableId } });
    },
  }),
  subscriber({
    name: 'orders.tell_credited_late',
    event: 'payment.credited_late',
    run: ({ paymentId, userId, usd }) =>
      platform.realtime.toCustomer(userId, { topic: 'payment.credited_late', data: { paymentId, usd } }),
  }),
  subscriber({
    name: 'orders.tell_placed',
    event: 'order.placed',
    run: ({ orderId }) => platform.realtime.toStaff({ topic: 'order.placed', data: { orderId } }),
  }),
];
