import { staffChannelEndpoints } from '@app/contract/payments/channels/staff-endpoints';
import { inMyLanguage } from '../../../text/in-my-language';
import { defineList } from '../../../ui/list/define-list';
import { ChannelCell, ChannelSwitch, feeText, limitsText } from './channel-cells';
import { kindChoices } from './channel-words';

export const channelList = defineList({
  endpoint: staffChannelEndpoints.listChannels,
  title: 'permission.money.channels',
  exportName: 'payment-channels',
  sort: { field: 'sortWeight', order: 'ASC' },
  filters: [
    { key: 'name', kind: 'text', label: 'channels.channel', max: 60 },
    { key: 'kind', kind: 'choice', label: 'channels.kind', choices: kindChoices },
    { key: 'unfinished', kind: 'flag', label: 'channels.unfinished' },
  ],
  tabs: [
    { label: 'channels.tab.all', query: {}, count: 'all' },
    { label: 'channels.tab.payment', query: { tab: 'payment' }, count: 'payment' },
    { label: 'channels.tab.withdrawal', query: { tab: 'withdrawal' }, count: 'withdrawal' },
    { label: 'channels.tab.off', query: { tab: 'off' }, count: 'off' },
  ],
  columns: [
    { key: 'identifier', title: 'channels.channel', render: (row) => <ChannelCell row={row} />, sortable: true },
    {
      key: 'title',
      title: 'channels.title',
      write: 'title',
      render: (row) => inMyLanguage(row.title),
      hidden: true,
    },
    { key: 'kind', title: 'channels.kind', render: (row, { t }) => t(`channels.kind.${row.kind}`) },
    {
      key: 'minimumUsd',
      title: 'channels.payments',
      render: (row, ctx) => limitsText(row.minimumUsd, row.maximumUsd, ctx),
      write: [
        { path: 'minimumUsd', as: 'money' },
        { path: 'maximumUsd', as: 'money' },
      ],
    },
    {
      key: 'minimumWithdrawalUsd',
      title: 'channels.withdrawals',
      render: (row, ctx) => (row.paysOut ? limitsText(row.minimumWithdrawalUsd, row.maximumWithdrawalUsd, ctx) : '–'),
      write: [
        { path: 'minimumWithdrawalUsd', as: 'money' },
        { path: 'maximumWithdrawalUsd', as: 'money' },
      ],
    },
    {
      key: 'withdrawalFeeUsd',
      title: 'channels.fee',
      render: (row, ctx) => (row.paysOut ? feeText(row, ctx) : '–'),
      write: [
        { path: 'withdrawalFeeUsd', as: 'money' },
        { path: 'withdrawalFeeBp', as: 'percent' },
      ],
    },
    { key: 'paymentEnabled', title: 'channels.payment', render: (row) => <ChannelSwitch row={row} what="payment" /> },
    {
      key: 'withdrawalEnabled',
      title: 'channels.withdrawal',
      render: (row) => (row.paysOut ? <ChannelSwitch row={row} what="withdrawal" /> : '–'),
    },
    { key: 'sortWeight', title: 'channels.sort', as: 'count', sortable: true, hidden: true },
    { key: 'updatedAt', title: 'channels.updated', as: 'moment', sortable: true, hidden: true },
  ],
});
