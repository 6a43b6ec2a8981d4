import type { PermissionKey } from './permissions.ts';

/**
 * What staff hear live, each with the permission it needs: that of the list that it is about. An agent's staff hear of
 * records below their agent alone.
 */
export const staffTopics = {
  'chat.message': 'service.chat.view',
  'chat.changed': 'service.chat.view',
  'chat.read': 'service.chat.view',
  'chat.typing': 'service.chat.view',
  'order.placed': 'orders.goods.view',
  'order.changed': 'orders.goods.view',
  'order.refund_failed': 'orders.goods.view',
  'proof.changed': 'money.desk.view',
  'travel.placed': 'travel.orders.view',
  'travel.changed': 'travel.orders.view',
  'travel.overdue': 'travel.orders.view',
  'hotel.calendars': 'travel.hotels.calendar',
  'dining.said': 'travel.dining_book.view',
  'dining.waits': 'travel.dining_book.view',
} as const satisfies Record<string, PermissionKey>;

export type StaffTopic = keyof typeof staffTopics;
