import { limits } from '@app/contract/core/limits';
import { staffLedgerEndpoints as calls } from '@app/contract/ledger/staff-endpoints';
import { type Column, defineList, type Filter, type QueryOf, type RowOf } from '../../ui/list/define-list';
import { amountColumns, referenceColumn } from './amount-columns';
import { kindChoices } from './entry-list';
import { KindLink, OwnerCell } from './ledger-cells';

type Records = typeof calls.listBalanceRecords;

const filters: Filter<QueryOf<Records>>[] = [
  { key: 'customer', kind: 'text', label: 'ledger.customer', placeholder: 'ledger.customer_hint', max: limits.email },
  { key: 'kind', kind: 'choice', label: 'ledger.kind', choices: kindChoices },
  { kind: 'days', from: 'from', to: 'to', label: 'ledger.days' },
];

/** Columns of a record list; its transfers open below the list's own path. */
const columns: Column<RowOf<Records>>[] = [
  {
    key: 'customer',
    title: 'ledger.customer',
    render: (row) => <OwnerCell owner={row.customer} />,
    write: 'customer.email',
  },
  { key: 'kindName', title: 'ledger.kind', render: (row) => <KindLink row={row} /> },
  ...amountColumns,
  referenceColumn,
  { key: 'note', title: 'ledger.note' },
  { key: 'at', title: 'ledger.time', as: 'moment' },
];

export const balanceRecords = defineList({
  endpoint: calls.listBalanceRecords,
  title: 'permission.money.balances',
  exportName: 'balance-records',
  filters,
  columns,
});

export const pointsRecords = defineList({
  endpoint: calls.listPointsRecords,
  title: 'permission.money.points',
  exportName: 'points-records',
  filters,
  columns,
});
