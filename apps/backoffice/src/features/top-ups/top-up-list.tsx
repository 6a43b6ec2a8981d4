import { staffTopUpEndpoints } from '@app/contract/top-ups/staff-endpoints';
import type { StaffTopUpRow } from '@app/contract/top-ups/staff-schemas';
import { Link } from 'react-router';
import { customerCell, TwoLines } from '../../ui/list/cells';
import { type CellContext, defineList } from '../../ui/list/define-list';
import { TopUpState } from './top-up-state';
import { TOP_UPS_PATH } from './top-ups-path';

const numberCell = (row: StaffTopUpRow, { format }: CellContext) => (
  <TwoLines
    strong
    whole
    top={<Link to={`${TOP_UPS_PATH}/${row.id}`}>{row.number}</Link>}
    bottom={format.moment(row.createdAt)}
  />
);

export const topUpList = defineList({
  endpoint: staffTopUpEndpoints.listTopUps,
  title: 'permission.money.top_ups',
  exportName: 'top-ups',
  filters: [
    { key: 'number', kind: 'text', label: 'top_ups.number', placeholder: 'record.number_hint', max: 40 },
    { key: 'customer', kind: 'text', label: 'top_ups.customer', placeholder: 'top_ups.customer_search', max: 60 },
    { key: 'thirdParty', kind: 'text', label: 'top_ups.third_party', max: 80 },
    { kind: 'days', from: 'from', to: 'to', label: 'top_ups.created' },
  ],
  tabs: [
    { label: 'top_ups.tab.all', query: {}, count: 'all' },
    { label: 'recharge.state.pending', query: { tab: 'pending' }, count: 'pending' },
    { label: 'recharge.state.paid', query: { tab: 'paid' }, count: 'paid' },
    { label: 'recharge.state.cancelled', query: { tab: 'cancelled' }, count: 'cancelled' },
    { label: 'recharge.state.failed', query: { tab: 'failed' }, count: 'failed' },
  ],
  columns: [
    { key: 'number', title: 'top_ups.number', render: numberCell },
    { key: 'createdAt', title: 'top_ups.created', as: 'moment', sortable: true, hidden: true },
    { key: 'customer', title: 'top_ups.customer', render: customerCell, write: 'customer.email' },
    { key: 'channel', title: 'top_ups.channel' },
    { key: 'amountUsd', title: 'top_ups.amount', as: 'money', sortable: true },
    { key: 'receivedUsd', title: 'top_ups.received', as: 'money' },
    { key: 'thirdPartyNumber', title: 'top_ups.third_party', hidden: true },
    { key: 'paidAt', title: 'top_ups.paid_at', as: 'moment' },
    { key: 'state', title: 'top_ups.state', render: (row) => <TopUpState topUp={row} /> },
  ],
  sum: (row) => row.amountUsd,
});
