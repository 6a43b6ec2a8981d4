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
    draw: (row) => <OwnerCell owner={row.customer} />,
    write: 'customer.email',
  },
  { key: 'kindName', title: 'ledger.kind', draw: (row) => <KindLink row={row} /> },
  {
    key: 'before',
    title: 'ledger.before',
    align: 'right',
    draw: (row, pen) => sizeText(row.unit, row.before, pen),
    write: { amount: 'before', unit: 'unit' },
  },
  {
    key: 'amount',
    title: 'ledger.amount',
    align: 'right',
    draw: (row) => <Change unit={row.unit} amount={row.amount} />,
    write: { amount: 'amount', unit: 'unit' },
  },
  {
    key: 'after',
    title: 'ledger.after',
    align: 'right',
    draw: (row, pen) => sizeText(row.unit, row.after, pen),
    write: { amount: 'after', unit: 'unit' },
  },
  {
    key: 'reference',
    title: 'ledger.reference',
    draw: (row) => <ReferenceLink reference={row.reference} />,
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
