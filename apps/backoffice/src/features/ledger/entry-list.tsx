import { staffLedgerEndpoints } from '@app/contract/ledger/staff-endpoints';
import { choicesFrom } from '../../ui/choices';
import { RecordLink } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { amountColumns, referenceColumn } from './amount-columns';
import { LEDGER_PATH } from './ledger-paths';

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
    { key: 'amount', kind: 'decimal', label: 'ledger.amount', placeholder: 'ledger.amount_hint', max: 20 },
  ],
  columns: [
    {
      key: 'kindName',
      title: 'ledger.kind',
      render: (row) => <RecordLink to={`${LEDGER_PATH}/transfers/${row.transferId}`}>{row.kindName}</RecordLink>,
    },
    referenceColumn,
    ...amountColumns,
    { key: 'note', title: 'ledger.note' },
    { key: 'at', title: 'ledger.time', as: 'moment' },
    { key: 'transferId', title: 'ledger.transfer_title', hidden: true },
  ],
});
