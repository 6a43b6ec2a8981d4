import type { StaffReturnRequestRow } from '@app/contract/orders/after-sale/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { actionLooks, rowStep } from './order-actions';
import { OrderDrawer } from './order-drawer';
import { CASES_PATH } from './return-request-cells';
import { returnRequestList } from './return-request-list';

/** Refunds and returns as work: those that wait the longest first, each with its order in a drawer over the list. */
export default function ReturnRequestsScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (row: StaffReturnRequestRow, step?: string) => () =>
    void navigate({ pathname: [CASES_PATH, row.orderId, step].filter(Boolean).join('/'), search });
  const rowActions = (row: StaffReturnRequestRow): RowAction[] => {
    const step = rowStep(row);
    return [{ key: 'view', label: step?.label ?? 'ui.list.view', run: open(row) }];
  };
  const menu = (row: StaffReturnRequestRow): RowAction[] =>
    row.actions.map((action) => ({
      key: action,
      label: actionLooks[action].label,
      danger: actionLooks[action].tone === 'danger',
      run: open(row, action),
    }));
  return (
    <>
      <ListPage rule={returnRequestList} actions={{ rowActions, menu, bulkActions: [] }} />
      <Routes>
        <Route path=":id/:step?" element={<OrderDrawer base={CASES_PATH} />} />
      </Routes>
    </>
  );
}
