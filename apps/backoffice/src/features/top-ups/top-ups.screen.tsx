import type { StaffTopUpRow } from '@app/contract/top-ups/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { TopUpDrawer } from './top-up-drawer';
import { topUpList } from './top-up-list';
import { TOP_UPS_PATH } from './top-ups-path';

/** Top-up orders: the list, and one of them in a drawer over it. */
export default function TopUpsScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (row: StaffTopUpRow, step?: string) => () =>
    void navigate({ pathname: [TOP_UPS_PATH, row.id, step].filter(Boolean).join('/'), search });
  const rowActions = (row: StaffTopUpRow): RowAction[] => [{ key: 'view', label: 'ui.list.view', run: open(row) }];
  const menu = (row: StaffTopUpRow): RowAction[] =>
    row.actions.map((action) => ({ key: action, label: 'top_ups.cancel', danger: true, run: open(row, action) }));
  return (
    <>
      <ListPage rule={topUpList} actions={{ rowActions, menu, bulkActions: [] }} />
      <Routes>
        <Route path=":id/:step?" element={<TopUpDrawer />} />
      </Routes>
    </>
  );
}
