import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import { defineList } from '../../ui/list/define-list';

/** Each agent with everybody below them. */
export const agentList = defineList({
  endpoint: calls.agentRows,
  title: 'reports.agents',
  exportName: 'agent-statistics',
  sort: { field: 'topUpUsd', order: 'DESC' },
  filters: [
    { key: 'name', kind: 'text', label: 'reports.agent', max: 50 },
    { kind: 'days', from: 'from', to: 'to', label: 'reports.period' },
  ],
  columns: [
    { key: 'name', title: 'reports.agent', sortable: true, render: (row) => <b>{row.name}</b>, write: 'name' },
    { key: 'superior', title: 'reports.superior' },
    { key: 'level', title: 'reports.level', as: 'count' },
    { key: 'members', title: 'reports.members', as: 'count', sortable: true },
    { key: 'users', title: 'reports.users', as: 'count' },
    { key: 'topUps', title: 'reports.top_up_count', as: 'count', hidden: true },
    { key: 'topUpUsd', title: 'reports.top_ups', as: 'money', sortable: true },
    { key: 'withdrawals', title: 'reports.withdrawal_count', as: 'count', hidden: true },
    { key: 'withdrawalUsd', title: 'reports.withdrawals', as: 'money', sortable: true },
    { key: 'paid', title: 'reports.paid', as: 'count' },
    { key: 'revenueUsd', title: 'reports.revenue', as: 'money', sortable: true },
    { key: 'refundedUsd', title: 'reports.refunded', as: 'money', hidden: true },
    { key: 'netUsd', title: 'reports.net', as: 'money', hidden: true },
    { key: 'differenceUsd', title: 'reports.difference', as: 'money', hidden: true },
    {
      key: 'percent',
      title: 'reports.percent',
      render: (row, { format }) => format.percent(row.percent),
      align: 'right',
    },
  ],
});
