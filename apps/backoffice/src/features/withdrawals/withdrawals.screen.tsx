import type { StaffWithdrawalRow } from '@app/contract/withdrawals/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { WithdrawalDrawer } from './withdrawal-drawer';
import { withdrawalList } from './withdrawal-list';
import { WITHDRAWALS_PATH } from './withdrawals-path';

/** Withdrawals: the list, and one of them in a drawer over it. */
export default function WithdrawalsScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = (row: StaffWithdrawalRow): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${WITHDRAWALS_PATH}/${row.id}`, search }),
    },
  ];
  return (
    <>
      <ListPage rule={withdrawalList} actions={{ rowActions, bulkActions: [] }} />
      <Routes>
        <Route path=":id" element={<WithdrawalDrawer />} />
      </Routes>
    </>
  );
}
