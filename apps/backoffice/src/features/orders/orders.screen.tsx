import type { GoodsDealStanding, StaffOrderRow } from '@app/contract/orders/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../ui/list/define-list';
import { type HiddenCondition, OnlyShown } from '../../ui/list/filters/only-shown';
import { ListPage } from '../../ui/list/list-page';
import { actionLooks, rowStep } from './order-actions';
import { OrderDrawer } from './order-drawer';
import { orderList } from './order-list';
import { OrderReceipt } from './order-receipt';
import { ORDERS_PATH } from './orders-path';

/** Conditions that links bring and no field shows. */
const HIDDEN: readonly HiddenCondition[] = [
  { key: 'deal', label: (value) => (value === 'any' ? 'orders.any_deal' : 'orders.only_deal') },
  { key: 'dealStanding', label: (value) => `orders.deal_standing.${value as GoodsDealStanding}` },
];

/** Product orders: the list, and one of them in a drawer over it. */
function OrdersList() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (order: StaffOrderRow, step?: string) => () =>
    void navigate({ pathname: [ORDERS_PATH, order.id, step].filter(Boolean).join('/'), search });
  const rowActions = (order: StaffOrderRow): RowAction[] => {
    const step = rowStep(order);
    const view: RowAction = { key: 'view', label: 'ui.list.view', run: open(order) };
    return step
      ? [
          {
            key: step.action,
            label: step.label,
            run: open(order, step.action === 'modify_amount' ? step.action : undefined),
          },
          view,
        ]
      : [view];
  };
  const menu = (order: StaffOrderRow): RowAction[] =>
    order.actions
      .filter((action) => action !== 'ship' && action !== 'modify_amount')
      .map((action) => ({
        key: action,
        label: actionLooks[action].label,
        danger: actionLooks[action].tone === 'danger',
        run: open(order, action),
      }));
  return (
    <>
      <ListPage
        rule={orderList}
        actions={{ rowActions, menu, bulkActions: [], above: <OnlyShown path={ORDERS_PATH} hidden={HIDDEN} /> }}
      />
      <Routes>
        <Route path=":id/:step?" element={<OrderDrawer />} />
      </Routes>
    </>
  );
}

/** Product orders: the list with its drawer, and one order's receipt for paper. */
export default function OrdersScreen() {
  return (
    <Routes>
      <Route path=":id/receipt" element={<OrderReceipt />} />
      <Route path="/*" element={<OrdersList />} />
    </Routes>
  );
}
