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
    name: 'orders.tell_placed',
    event: 'order.placed',
    run: ({ orderId }) => platform.realtime.toStaff({ topic: 'order.placed', data: { orderId } }),
  }),
];
