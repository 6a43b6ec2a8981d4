import { limits } from '@app/contract/core/limits';
import { staffLedgerEndpoints } from '@app/contract/ledger/staff-endpoints';
import { RecordLink } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { OwnerCell } from './ledger-cells';
import { LEDGER_PATH } from './ledger-paths';
import { accountName, sizeText } from './ledger-words';

export const accountList = defineList({
  endpoint: staffLedgerEndpoints.listAccounts,
  title: 'permission.money.ledger',
  exportName: 'ledger-accounts',
  filters: [
    { key: 'customer', kind: 'text', label: 'ledger.customer', placeholder: 'ledger.customer_hint', max: limits.email },
    { key: 'unit', kind: 'choice', label: 'ledger.unit', choices: unitChoices() },
    { key: 'at', kind: 'moment', label: 'ledger.at', placeholder: 'ledger.at_hint' },
  ],
  tabs: [
    { label: 'ledger.tab.all', query: {}, count: 'all' },
    { label: 'ledger.tab.customers', query: { tab: 'customers' }, count: 'customers' },
    { label: 'ledger.tab.house', query: { tab: 'house' }, count: 'house' },
  ],
  columns: [
    {
      key: 'code',
      title: 'ledger.account',
      render: (row, { t }) => (
        <RecordLink to={`${LEDGER_PATH}/accounts/${row.id}`}>{accountName(t, row.code)}</RecordLink>
      ),
      write: 'code',
    },
    {
      key: 'owner',
      title: 'ledger.owner',
      render: (row) => <OwnerCell owner={row.owner} />,
      write: 'owner.email',
    },
    { key: 'unit', title: 'ledger.unit', render: (row, { t }) => t(`ledger.unit.${row.unit}`) },
    {
      key: 'balance',
      title: 'ledger.balance',
      align: 'right',
      render: (row, ctx) => <b>{sizeText(row.unit, row.balance, ctx)}</b>,
      write: { amount: 'balance', unit: 'unit' },
    },
    { key: 'id', title: 'ledger.code', hidden: true },
  ],
});

/** Money or points. */
export function unitChoices() {
  return {
    known: [
      { value: 'money', label: 'ledger.unit.money' },
      { value: 'points', label: 'ledger.unit.points' },
    ],
  } as const;
}
