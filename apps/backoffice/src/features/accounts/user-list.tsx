import { staffUserEndpoints } from '@app/contract/accounts/staff/staff-endpoints';
import { choicesFrom } from '../../ui/choices';
import { defineList } from '../../ui/list/define-list';
import { levelText, nameCell, UserStateTag } from './user-cells';

const levelChoices = choicesFrom(staffUserEndpoints.userChoices, ({ levels }) =>
  levels.map(({ identifier, name }) => ({ value: identifier, label: name })),
);
const agentChoices = choicesFrom(staffUserEndpoints.userChoices, ({ agents }) =>
  agents.map(({ id, name, parentId }) => ({ value: id, label: name, parent: parentId })),
);

export const userList = defineList({
  endpoint: staffUserEndpoints.listUsers,
  title: 'permission.people.users',
  exportName: 'users',
  filters: [
    { key: 'customer', kind: 'text', label: 'users.customer', placeholder: 'users.person_hint', max: 50 },
    { from: 'from', to: 'to', kind: 'days', label: 'users.registered' },
    { key: 'code', kind: 'text', label: 'users.code', max: 30 },
    { key: 'level', kind: 'choice', label: 'users.level', choices: levelChoices },
    { key: 'agent', kind: 'tree', label: 'users.agent', choices: agentChoices },
  ],
  tabs: [
    { label: 'users.tab.all', query: {}, count: 'all' },
    { label: 'users.state.active', query: { state: 'active' }, count: 'active' },
    { label: 'users.state.disabled', query: { state: 'disabled' }, count: 'disabled' },
    { label: 'users.state.deleted', query: { state: 'deleted' }, count: 'deleted' },
  ],
  columns: [
    { key: 'nickname', title: 'users.customer', sortable: true, render: nameCell, write: 'nickname' },
    { key: 'email', title: 'users.email', hidden: true },
    { key: 'phone', title: 'users.phone' },
    { key: 'level', title: 'users.level', render: levelText, write: 'level.name' },
    {
      key: 'agent',
      title: 'users.agent',
      render: (row) => row.agent?.name ?? '–',
      write: 'agent.name',
    },
    { key: 'spentUsd', title: 'users.spent', as: 'money', sortable: true },
    { key: 'inviteCode', title: 'users.code', hidden: true },
    { key: 'lastSeenAt', title: 'users.last_seen', as: 'moment', hidden: true },
    { key: 'createdAt', title: 'users.registered', as: 'moment', sortable: true },
    { key: 'state', title: 'users.state', render: (row) => <UserStateTag state={row.state} /> },
  ],
});
