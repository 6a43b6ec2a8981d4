import { staffAgentEndpoints } from '@app/contract/agents/staff-endpoints';
import { limits } from '@app/contract/core/limits';
import { ratioText } from '../../ui/agent/ratio-text';
import { CustomerLink } from '../../ui/customer-link';
import { defineList } from '../../ui/list/define-list';
import { AgentStateTag, nameCell } from './agent-cells';

const levels = Array.from({ length: limits.agentLevel }, (_, index) => String(index + 1));

export const agentList = defineList({
  endpoint: staffAgentEndpoints.listAgents,
  title: 'permission.people.agents',
  exportName: 'agents',
  filters: [
    { key: 'name', kind: 'text', label: 'agents.name', max: limits.agentName },
    { key: 'code', kind: 'text', label: 'agents.code', max: limits.code },
    {
      key: 'level',
      kind: 'choice',
      label: 'agents.level',
      choices: { given: levels.map((value) => ({ value, label: value })) },
    },
  ],
  tabs: [
    { label: 'agents.tab.all', query: {}, count: 'all' },
    { label: 'agents.state.active', query: { tab: 'active' }, count: 'active' },
    { label: 'agents.state.ended', query: { tab: 'ended' }, count: 'ended' },
  ],
  columns: [
    { key: 'name', title: 'agents.name', sortable: true, render: nameCell, write: 'name' },
    { key: 'inviteCode', title: 'agents.code', hidden: true },
    { key: 'level', title: 'agents.level', as: 'count', sortable: true },
    {
      key: 'rebateBp',
      title: 'agents.ratio',
      align: 'right',
      sortable: true,
      render: (row, ctx) => ratioText(row.rebateBp, ctx),
    },
    {
      key: 'parent',
      title: 'agents.superior',
      render: (row) => row.parent?.name ?? '–',
      write: 'parent.name',
    },
    {
      key: 'customer',
      title: 'agents.wallet',
      render: ({ customer }) => (customer ? <CustomerLink id={customer.id} name={customer.nickname} /> : '–'),
      write: 'customer.nickname',
    },
    { key: 'people', title: 'agents.people', as: 'count' },
    { key: 'orders', title: 'agents.orders', as: 'count' },
    { key: 'salesUsd', title: 'agents.sales', as: 'money' },
    { key: 'createdAt', title: 'agents.since', as: 'moment', sortable: true, hidden: true },
    { key: 'endedAt', title: 'agents.state', render: (row) => <AgentStateTag ended={row.endedAt !== null} /> },
  ],
});
