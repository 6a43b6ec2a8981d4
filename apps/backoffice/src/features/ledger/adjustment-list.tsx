import { limits } from '@app/contract/core/limits';
import { staffLedgerEndpoints } from '@app/contract/ledger/staff-endpoints';
import type { Adjustment } from '@app/contract/ledger/staff-schemas';
import { useText } from '../../text/use-text';
import { RecordLink, StatusTag } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { unitChoices } from './account-list';
import { Change, OwnerCell } from './ledger-cells';
import { ADJUSTMENTS_PATH } from './ledger-paths';

const tones = { pending: 'info', booked: 'success', rejected: 'neutral' } as const;

/** Where an adjustment stands. */
export function AdjustmentState({ state }: Pick<Adjustment, 'state'>) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`adjustments.state.${state}`)}</StatusTag>;
}

export const adjustmentList = defineList({
  endpoint: staffLedgerEndpoints.listAdjustments,
  title: 'permission.money.adjustments',
  exportName: 'adjustments',
  filters: [
    { key: 'customer', kind: 'text', label: 'ledger.customer', placeholder: 'ledger.customer_hint', max: limits.email },
    { key: 'unit', kind: 'choice', label: 'ledger.unit', choices: unitChoices() },
  ],
  tabs: [
    { label: 'adjustments.tab.all', query: {}, count: 'all' },
    { label: 'adjustments.state.pending', query: { tab: 'pending' }, count: 'pending' },
    { label: 'adjustments.state.booked', query: { tab: 'booked' }, count: 'booked' },
    { label: 'adjustments.state.rejected', query: { tab: 'rejected' }, count: 'rejected' },
  ],
  columns: [
    {
      key: 'reason',
      title: 'adjustments.reason',
      render: (row) => <RecordLink to={`${ADJUSTMENTS_PATH}/${row.id}`}>{row.reason}</RecordLink>,
    },
    {
      key: 'customer',
      title: 'ledger.customer',
      render: (row) => <OwnerCell owner={row.customer} />,
      write: 'customer.email',
    },
    { key: 'unit', title: 'ledger.unit', render: (row, { t }) => t(`ledger.unit.${row.unit}`) },
    {
      key: 'amount',
      title: 'adjustments.amount',
      align: 'right',
      render: (row) => <Change unit={row.unit} amount={row.amount} />,
      write: { amount: 'amount', unit: 'unit' },
    },
    { key: 'askedBy', title: 'adjustments.asked_by' },
    { key: 'askedAt', title: 'adjustments.asked_at', as: 'moment' },
    { key: 'decidedBy', title: 'adjustments.decided_by' },
    { key: 'decidedAt', title: 'adjustments.decided_at', as: 'moment', hidden: true },
    { key: 'state', title: 'adjustments.state', render: (row) => <AdjustmentState state={row.state} /> },
  ],
});
