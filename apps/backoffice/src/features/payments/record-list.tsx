import { reviewQueueEndpoints } from '@app/contract/payments/proofs/staff-endpoints';
import { CHANNEL_KINDS, PAYABLE_KINDS } from '@app/contract/payments/schemas';
import { customerCell } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { channelCell, payableCell, paymentCell } from './record-cells';
import { RecordState } from './record-state';

export const recordList = defineList({
  endpoint: reviewQueueEndpoints.listPayments,
  title: 'permission.money.payments',
  exportName: 'payments',
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [
    { key: 'number', kind: 'text', label: 'record.payment', placeholder: 'record.number_hint', max: 40 },
    { key: 'email', kind: 'text', label: 'record.customer', placeholder: 'orders.person_hint', max: 50 },
    {
      key: 'payable',
      kind: 'choice',
      label: 'record.payable',
      choices: { known: PAYABLE_KINDS.map((value) => ({ value, label: `proof.payable.${value}` as const })) },
    },
    {
      key: 'channel',
      kind: 'choice',
      label: 'record.channel',
      choices: { known: CHANNEL_KINDS.map((value) => ({ value, label: `record.kind.${value}` as const })) },
    },
    { kind: 'days', from: 'from', to: 'to', label: 'record.created' },
  ],
  tabs: [
    { label: 'record.tab.all', query: {}, count: 'all' },
    { label: 'record.tab.pending', query: { tab: 'pending' }, count: 'pending' },
    { label: 'record.tab.paid', query: { tab: 'paid' }, count: 'paid' },
    { label: 'record.tab.refunded', query: { tab: 'refunded' }, count: 'refunded' },
    { label: 'record.tab.cancelled', query: { tab: 'cancelled' }, count: 'cancelled' },
    { label: 'record.tab.late', query: { tab: 'late' }, count: 'late' },
  ],
  columns: [
    { key: 'number', title: 'record.payment', render: paymentCell },
    { key: 'payable', title: 'record.payable', render: payableCell, write: 'payable.number' },
    { key: 'customer', title: 'record.customer', render: customerCell, write: 'customer.email' },
    { key: 'channel', title: 'record.channel', render: channelCell, write: 'channel.title' },
    { key: 'amountUsd', title: 'record.amount', as: 'money', sortable: true },
    { key: 'refundedUsd', title: 'record.refunded', as: 'money' },
    { key: 'creditedLateUsd', title: 'record.credited_late', as: 'money', hidden: true },
    { key: 'createdAt', title: 'record.created', as: 'moment', sortable: true },
    { key: 'paidAt', title: 'record.paid_at', as: 'moment', hidden: true },
    { key: 'state', title: 'record.state', render: (row) => <RecordState state={row.state} /> },
  ],
  sum: (row) => row.amountUsd,
});
