import type { PaymentRecord } from '@app/contract/payments/proofs/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { RECORDS_PATH } from './payments-paths';
import { RecordDrawer } from './record-drawer';
import { recordList } from './record-list';

/** All payments, and one of them in a drawer over the list. */
export default function RecordsScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = (row: PaymentRecord): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${RECORDS_PATH}/${row.id}`, search }),
    },
  ];
  return (
    <>
      <ListPage rule={recordList} actions={{ rowActions, bulkActions: [] }} />
      <Routes>
        <Route path=":id" element={<RecordDrawer />} />
      </Routes>
    </>
  );
}
