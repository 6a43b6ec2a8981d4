import type { LedgerAccountRow } from '@app/contract/ledger/staff-schemas';
import { useState } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { useAllowed } from '../../api/session';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { AccountEntries } from './account-entries';
import { accountList } from './account-list';
import { AdjustDialog } from './adjust-dialog';
import { LEDGER_PATH } from './ledger-paths';
import { TransferDrawer } from './transfer-drawer';

function Accounts() {
  const adjusts = useAllowed('money.adjustments.request');
  const [account, setAccount] = useState<LedgerAccountRow | null>(null);
  const rowActions = (row: LedgerAccountRow): RowAction[] => [
    { key: 'entries', label: 'ledger.entries', to: `${LEDGER_PATH}/accounts/${row.id}` },
    ...(adjusts && row.owner && row.code !== 'held'
      ? [{ key: 'adjust', label: 'ledger.adjust' as const, run: () => setAccount(row) }]
      : []),
  ];
  return (
    <>
      <ListPage rule={accountList} actions={{ rowActions }} />
      {account?.owner && (
        <AdjustDialog customer={account.owner.email} unit={account.unit} onClose={() => setAccount(null)} />
      )}
    </>
  );
}

function AccountTransfer() {
  const { account = '' } = useParams();
  return <TransferDrawer base={`${LEDGER_PATH}/accounts/${account}`} />;
}

/** The books: every account with its balance at any moment, its entries, and the transfers behind them. */
export default function LedgerScreen() {
  return (
    <>
      <Routes>
        <Route path="accounts/:account/*" element={<AccountEntries />} />
        <Route path="*" element={<Accounts />} />
      </Routes>
      <Routes>
        <Route path="accounts/:account/:transfer" element={<AccountTransfer />} />
        <Route path="transfers/:transfer" element={<TransferDrawer base={LEDGER_PATH} />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}
