import { staffRebateEndpoints } from '@app/contract/rebates/staff-endpoints';
import { RecordLink } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { REBATES_PATH } from './rebate-list';

export const PAYABLES_PATH = `${REBATES_PATH}/owed`;

export const payableList = defineList({
  endpoint: staffRebateEndpoints.listAgentPayables,
  title: 'rebates.payables',
  exportName: 'owed-to-agents',
  filters: [{ key: 'name', kind: 'text', label: 'rebates.agent', max: 50 }],
  columns: [
    {
      key: 'name',
      title: 'rebates.agent',
      render: (row) => <RecordLink to={`${PAYABLES_PATH}/${row.id}`}>{row.name}</RecordLink>,
      write: 'name',
    },
    {
      key: 'wallet',
      title: 'rebates.has_wallet',
      render: (row, { t }) => t(row.wallet ? 'rebates.yes' : 'rebates.no'),
    },
    { key: 'bookedUsd', title: 'rebates.booked', as: 'money' },
    { key: 'paidOutUsd', title: 'rebates.paid_out', as: 'money' },
    { key: 'owedUsd', title: 'rebates.owed', as: 'money' },
    { key: 'lastPaidAt', title: 'rebates.last_paid', as: 'moment' },
  ],
  sum: (row) => row.owedUsd,
});
