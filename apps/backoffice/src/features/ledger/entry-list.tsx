import { staffLedgerEndpoints } from '@app/contract/ledger/staff-endpoints';
import { choicesFrom } from '../../ui/choices';
import { RecordLink } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { Change, ReferenceLink } from './ledger-cells';
import { LEDGER_PATH } from './ledger-paths';
import { sizeText, sizeWritten } from './ledger-words';

/** Kinds of bookings, named by the server. */
export const kindChoices = choicesFrom(staffLedgerEndpoints.listKinds, (kinds) => kinds);

export const entryList = defineList({
  endpoint: staffLedgerEndpoints.listEntries,
  title: 'ledger.entries',
  exportName: 'ledger-entries',
  filters: [
    { key: 'kind', kind: 'choice', label: 'ledger.kind', choices: kindChoices },
    { kind: 'days', from: 'from', to: 'to', label: 'ledger.days' },
    { key: 'reference', kind: 'text', label: 'ledger.reference', placeholder: 'ledger.reference_hint', max: 200 },
    { key: 'amount', kind: 'text', label: 'ledger.amount', placeholder: 'ledger.amount_hint', max: 20 },
  ],
  columns: [
    {
      key: 'kindName',
      title: 'ledger.kind',
      draw: (row) => <RecordLink to={`${LEDGER_PATH}/transfers/${row.transferId}`}>{row.kindName}</RecordLink>,
    },
    {
      key: 'reference',
      title: 'ledger.reference',
      draw: (row) => <ReferenceLink reference={row.reference} />,
      write: (row) => `${row.reference.kind} ${row.reference.id}`,
    },
    {
      key: 'before',
      title: 'ledger.before',
      align: 'right',
      draw: (row, pen) => (row.before === null ? '–' : sizeText(row.unit, row.before, pen)),
      write: (row) => (row.before === null ? '' : sizeWritten(row.unit, row.before)),
    },
    {
      key: 'amount',
      title: 'ledger.amount',
      align: 'right',
      draw: (row) => <Change unit={row.unit} amount={row.amount} />,
      write: (row) => sizeWritten(row.unit, row.amount),
    },
    {
      key: 'after',
      title: 'ledger.after',
      align: 'right',
      draw: (row, pen) => (row.after === null ? '–' : sizeText(row.unit, row.after, pen)),
      write: (row) => (row.after === null ? '' : sizeWritten(row.unit, row.after)),
    },
    { key: 'note', title: 'ledger.note' },
    { key: 'at', title: 'ledger.time', as: 'moment' },
    { key: 'transferId', title: 'ledger.transfer_title', hidden: true },
  ],
});
