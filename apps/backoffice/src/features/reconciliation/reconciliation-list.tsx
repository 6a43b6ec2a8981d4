import { staffReconciliationEndpoints as calls } from '@app/contract/reconciliation/staff-endpoints';
import { Link } from 'react-router';
import { choicesFrom } from '../../ui/choices';
import { TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { periodText, StateTag } from './reconciliation-cells';
import { RECONCILIATION_PATH } from './reconciliation-path';

export const channelChoices = choicesFrom(calls.reconciliationChannels, (list) =>
  list.map(({ id, title }) => ({ value: id, label: title })),
);

export const reconciliationList = defineList({
  endpoint: calls.listReconciliations,
  title: 'permission.money.reconciliation',
  exportName: 'reconciliations',
  filters: [
    { key: 'channel', kind: 'choice', label: 'reconciliation.channel', choices: channelChoices },
    {
      key: 'state',
      kind: 'choice',
      label: 'reconciliation.state',
      choices: {
        known: [
          { value: 'draft', label: 'reconciliation.state.draft' },
          { value: 'applied', label: 'reconciliation.state.applied' },
        ],
      },
    },
  ],
  columns: [
    {
      key: 'fileName',
      title: 'reconciliation.file',
      render: (row, ctx) => (
        <TwoLines
          strong
          top={<Link to={`${RECONCILIATION_PATH}/${row.id}`}>{row.fileName}</Link>}
          bottom={`${row.channel.title} · ${periodText(row, ctx)}`}
        />
      ),
      write: ['fileName', 'channel.title', 'from', 'to'],
    },
    { key: 'matched', title: 'reconciliation.matched', as: 'count' },
    { key: 'differs', title: 'reconciliation.differs', as: 'count' },
    { key: 'theirs', title: 'reconciliation.theirs', as: 'count' },
    { key: 'ours', title: 'reconciliation.ours', as: 'count' },
    { key: 'unreadable', title: 'reconciliation.unreadable', as: 'count', hidden: true },
    { key: 'state', title: 'reconciliation.state', render: (row) => <StateTag state={row.state} /> },
    { key: 'by', title: 'reconciliation.by' },
    { key: 'createdAt', title: 'reconciliation.made', as: 'moment', sortable: true },
  ],
});
