import { staffWithdrawalEndpoints } from '@app/contract/withdrawals/staff-endpoints';
import { choicesFrom } from '../../ui/choices';
import { customerCell } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { AccountCell, AgeCell, NumberCell, WithdrawalState } from './withdrawal-cells';

const channels = choicesFrom(staffWithdrawalEndpoints.withdrawalChannels, (list) =>
  list.map(({ id, title }) => ({ value: id, label: title })),
);

export const withdrawalList = defineList({
  endpoint: staffWithdrawalEndpoints.listWithdrawals,
  title: 'permission.money.withdrawals',
  exportName: 'withdrawals',
  sort: { field: 'since', order: 'ASC' },
  filters: [
    { key: 'number', kind: 'text', label: 'withdrawals.number', placeholder: 'withdrawals.number_hint', max: 40 },
    { key: 'email', kind: 'text', label: 'orders.customer', placeholder: 'orders.person_hint', max: 50 },
    { key: 'channel', kind: 'choice', label: 'withdrawals.channel', choices: channels },
    { kind: 'days', from: 'from', to: 'to', label: 'withdrawals.asked' },
  ],
  tabs: [
    { label: 'withdrawals.state.pending_review', query: {}, count: 'pending_review' },
    { label: 'withdrawals.state.approved', query: { tab: 'approved' }, count: 'approved' },
    { label: 'withdrawals.state.paid', query: { tab: 'paid' }, count: 'paid' },
    { label: 'withdrawals.state.rejected', query: { tab: 'rejected' }, count: 'rejected' },
    { label: 'withdrawals.state.payment_failed', query: { tab: 'payment_failed' }, count: 'payment_failed' },
    { label: 'withdrawals.state.cancelled', query: { tab: 'cancelled' }, count: 'cancelled' },
    { label: 'withdrawals.tab.all', query: { tab: 'all' }, count: 'all' },
  ],
  columns: [
    {
      key: 'number',
      title: 'withdrawals.withdrawal',
      render: (row) => <NumberCell row={row} />,
      write: 'number',
    },
    {
      key: 'customer',
      title: 'withdrawals.customer',
      render: customerCell,
      write: 'customer.email',
    },
    {
      key: 'account',
      title: 'withdrawals.account',
      render: (row) => <AccountCell row={row} />,
      write: 'account.masked',
    },
    { key: 'channel', title: 'withdrawals.channel', hidden: true },
    { key: 'amountUsd', title: 'withdrawals.amount', as: 'money', sortable: true },
    { key: 'feeUsd', title: 'withdrawals.fee', as: 'money', hidden: true },
    { key: 'createdAt', title: 'withdrawals.asked', as: 'moment', sortable: true, hidden: true },
    {
      key: 'since',
      title: 'withdrawals.since',
      render: (row) => <AgeCell row={row} />,
      write: 'since',
      sortable: true,
    },
    { key: 'state', title: 'withdrawals.status', render: (row) => <WithdrawalState state={row.state} /> },
  ],
  sum: (row) => row.amountUsd,
});
