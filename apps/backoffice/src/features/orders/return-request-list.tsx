import { staffAfterSaleEndpoints } from '@app/contract/orders/after-sale/staff-endpoints';
import { customerCell } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { reasonCell, returnRequestCell, WaitingCell } from './return-request-cells';
import { ReturnRequestState } from './return-request-state';

export const returnRequestList = defineList({
  endpoint: staffAfterSaleEndpoints.listCases,
  title: 'permission.orders.after_sale',
  exportName: 'after-sale',
  sort: { field: 'since', order: 'ASC' },
  filters: [
    { key: 'number', kind: 'text', label: 'after_sale.number', max: 40 },
    { key: 'email', kind: 'text', label: 'orders.customer', placeholder: 'orders.person_hint', max: 50 },
  ],
  tabs: [
    { label: 'after_sale.tab.waiting', query: {}, count: 'waiting' },
    { label: 'after_sale.tab.refund_requested', query: { tab: 'refund_requested' }, count: 'refund_requested' },
    { label: 'after_sale.tab.return_requested', query: { tab: 'return_requested' }, count: 'return_requested' },
    { label: 'after_sale.tab.return_approved', query: { tab: 'return_approved' }, count: 'return_approved' },
    { label: 'after_sale.tab.return_in_transit', query: { tab: 'return_in_transit' }, count: 'return_in_transit' },
    { label: 'after_sale.tab.refunded', query: { tab: 'refunded' }, count: 'refunded' },
    { label: 'after_sale.tab.refused', query: { tab: 'refused' }, count: 'refused' },
    { label: 'after_sale.tab.all', query: { tab: 'all' }, count: 'all' },
  ],
  columns: [
    { key: 'number', title: 'after_sale.case', render: returnRequestCell },
    { key: 'orderNumber', title: 'orders.number', hidden: true },
    { key: 'customer', title: 'orders.customer', render: customerCell, write: 'customer.email' },
    { key: 'reason', title: 'after_sale.reason', render: reasonCell },
    { key: 'count', title: 'orders.items', as: 'count' },
    { key: 'amountUsd', title: 'after_sale.amount', as: 'money', sortable: true },
    { key: 'since', title: 'after_sale.since', render: (row) => <WaitingCell row={row} />, sortable: true },
    { key: 'state', title: 'orders.status', render: (row) => <ReturnRequestState state={row.state} /> },
  ],
  sum: (row) => row.amountUsd,
});
