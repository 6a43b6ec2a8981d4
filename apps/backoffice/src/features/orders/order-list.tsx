import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { customerCell } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { contactCell, orderCell } from './order-cells';
import { OrderState } from './order-state';

export const orderList = defineList({
  endpoint: staffOrderEndpoints.listOrders,
  title: 'permission.orders.goods',
  exportName: 'orders',
  filters: [
    { key: 'number', kind: 'text', label: 'orders.number', placeholder: 'orders.number_hint', max: 40 },
    { key: 'contact', kind: 'text', label: 'orders.contact_or_phone', placeholder: 'orders.contact_hint' },
    { key: 'tracking', kind: 'text', label: 'orders.tracking_number', placeholder: 'orders.tracking_hint' },
    { kind: 'days', from: 'from', to: 'to', label: 'orders.placed' },
    { key: 'email', kind: 'text', label: 'orders.customer', placeholder: 'orders.person_hint', max: 50 },
  ],
  tabs: [
    { label: 'orders.tab.all', query: {}, count: 'all' },
    { label: 'orders.tab.pending_payment', query: { tab: 'pending_payment' }, count: 'pending_payment' },
    { label: 'orders.tab.pending_shipping', query: { tab: 'pending_shipping' }, count: 'pending_shipping' },
    { label: 'orders.tab.pending_receipt', query: { tab: 'pending_receipt' }, count: 'pending_receipt' },
    { label: 'orders.tab.received', query: { tab: 'received' }, count: 'received' },
    { label: 'orders.tab.after_sale', query: { tab: 'after_sale' }, count: 'after_sale' },
    { label: 'orders.tab.completed', query: { tab: 'completed' }, count: 'completed' },
    { label: 'orders.tab.cancelled', query: { tab: 'cancelled' }, count: 'cancelled' },
  ],
  columns: [
    { key: 'number', title: 'orders.order', render: orderCell },
    { key: 'createdAt', title: 'orders.placed', as: 'moment', sortable: true, hidden: true },
    { key: 'contact', title: 'orders.recipient', render: contactCell },
    { key: 'phone', title: 'orders.phone', hidden: true },
    { key: 'customer', title: 'orders.customer', render: customerCell, write: 'customer.email', hidden: true },
    { key: 'count', title: 'orders.items', as: 'count' },
    { key: 'totalUsd', title: 'orders.total', as: 'money', hidden: true },
    { key: 'payableUsd', title: 'orders.actual_payment', as: 'money', sortable: true },
    { key: 'paidAt', title: 'orders.paid_at', as: 'moment' },
    { key: 'state', title: 'orders.status', render: (row) => <OrderState state={row.state} /> },
  ],
  sum: (row) => row.payableUsd,
});
