import { limits } from '@app/contract/core/limits';
import { staffLedgerEndpoints as calls } from '@app/contract/ledger/staff-endpoints';
import { type Column, defineList, type Filter, type QueryOf, type RowOf } from '../../ui/list/define-list';
import { kindChoices } from './entry-list';
import { Change, KindLink, OwnerCell, ReferenceLink } from './ledger-cells';
import { sizeText } from './ledger-words';

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
  {
    key: 'before',
    title: 'ledger.before',
    align: 'right',
    render: (row, ctx) => sizeText(row.unit, row.before, ctx),
    write: { amount: 'before', unit: 'unit' },
  },
  {
    key: 'amount',
    title: 'ledger.amount',
    align: 'right',
    render: (row) => <Change unit={row.unit} amount={row.amount} />,
    write: { amount: 'amount', unit: 'unit' },
  },
  {
    key: 'after',
    title: 'ledger.after',
    align: 'right',
    render: (row, ctx) => sizeText(row.unit, row.after, ctx),
    write: { amount: 'after', unit: 'unit' },
  },
  {
    key: 'reference',
    title: 'ledger.reference',
    render: (row) => <ReferenceLink reference={row.reference} />,
    write: ['reference.kind', 'reference.id'],
  },
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
