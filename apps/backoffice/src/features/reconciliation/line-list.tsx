import { staffReconciliationEndpoints } from '@app/contract/reconciliation/staff-endpoints';
import { defineList } from '../../ui/list/define-list';
import { VerdictTag } from './reconciliation-cells';

export const lineList = defineList({
  endpoint: staffReconciliationEndpoints.reconciliationLines,
  title: 'permission.money.reconciliation',
  exportName: 'reconciliation',
  sort: { field: 'line', order: 'ASC' },
  filters: [{ key: 'reference', kind: 'text', label: 'reconciliation.reference', max: 100 }],
  tabs: [
    { label: 'reconciliation.tab.all', query: {}, count: 'all' },
    { label: 'reconciliation.verdict.matched', query: { tab: 'matched' }, count: 'matched' },
    { label: 'reconciliation.verdict.differs', query: { tab: 'differs' }, count: 'differs' },
    { label: 'reconciliation.verdict.theirs', query: { tab: 'theirs' }, count: 'theirs' },
    { label: 'reconciliation.verdict.ours', query: { tab: 'ours' }, count: 'ours' },
    { label: 'reconciliation.verdict.unreadable', query: { tab: 'unreadable' }, count: 'unreadable' },
  ],
  columns: [
    {
      key: 'line',
      title: 'reconciliation.line',
      align: 'right',
      render: (row) => row.line ?? '–',
      write: 'line',
      sortable: true,
    },
    { key: 'reference', title: 'reconciliation.reference' },
    {
      key: 'theirAmount',
      title: 'reconciliation.their_amount',
      align: 'right',
      render: (row, { format }) => (row.theirUsd === null ? row.theirAmount || '–' : format.money(row.theirUsd)),
      write: 'theirAmount',
    },
    {
      key: 'ourUsd',
      title: 'reconciliation.our_amount',
      align: 'right',
      render: (row, { format }) => (row.ourUsd === null ? '–' : format.money(row.ourUsd)),
      write: { as: 'money' },
    },
    {
      key: 'payment',
      title: 'reconciliation.payment',
      render: (row) => row.payment ?? '–',
      write: 'payment',
    },
    {
      key: 'kind',
      title: 'reconciliation.kind',
      render: (row, { t }) => (row.kind === null ? '–' : t(`reconciliation.kind.${row.kind}`)),
      write: 'kind',
    },
    { key: 'verdict', title: 'reconciliation.verdict', render: (row) => <VerdictTag verdict={row.verdict} /> },
  ],
});
