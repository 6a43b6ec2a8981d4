import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { defineList } from './define-list';

const shared = {
  endpoint: staffOrderEndpoints.listOrders,
  title: 'permission.orders.goods',
  exportName: 'orders',
} as const;

// The compiler is the test: each line below must be refused, or `tsc` reports an unused directive.
export const refused = [
  // @ts-expect-error a column the endpoint's rows do not have
  defineList({ ...shared, filters: [], columns: [{ key: 'nummber', title: 'orders.number' }] }),
  // @ts-expect-error a filter the endpoint does not take
  defineList({ ...shared, filters: [{ key: 'nummber', kind: 'text', label: 'orders.number' }], columns: [] }),
  // @ts-expect-error an order the endpoint does not sort by
  defineList({ ...shared, filters: [], columns: [], sort: { field: 'number', order: 'ASC' } }),
  // @ts-expect-error a text that is in no dictionary
  defineList({ ...shared, filters: [], columns: [{ key: 'number', title: 'orders.nummber' }] }),
];
