import { staffTravelEndpoints as calls } from '@app/contract/travel/staff-endpoints';
import type { StaffTravelAction, StaffTravelDetail, StaffTravelRow } from '@app/contract/travel/staff-schemas';
import { IconScan } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { listenTo } from '../../../api/live-line';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { type HiddenCondition, OnlyShown } from '../../../ui/list/filters/only-shown';
import { ListPage } from '../../../ui/list/list-page';
import { TRAVEL_ORDERS_PATH } from '../travel-paths';
import { actionLooks, confirmWithOwnNumbers, rowStep, rowStepLabels } from './order-actions';
import { TravelOrderDrawer } from './order-drawer';
import { travelOrderList } from './order-list';
import { FindVoucherDialog } from './verify-dialogs';

/** Conditions that links bring and no field shows. */
const HIDDEN: readonly HiddenCondition[] = [
  { key: 'subject', label: () => 'travel.staff.only_subject' },
  { key: 'city', label: () => 'travel.staff.only_city' },
  { key: 'countedBy', label: () => 'travel.staff.counted_once' },
  { key: 'bundleOf', label: () => 'travel.staff.only_combo' },
  { key: 'deal', label: (value) => (value === 'any' ? 'travel.staff.any_deal' : 'travel.staff.only_deal') },
];

/** Travel orders of every kind, one of them in a drawer over the list, and the desk where a voucher is presented. */
export default function TravelOrdersScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayVerify = useAllowed('travel.orders.verify');
  const mayConfirm = useAllowed('travel.orders.confirm');
  const [finding, setFinding] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: [calls.listTravelOrders.path] });
    const ends = ['travel.placed', 'travel.changed', 'travel.overdue'].map((topic) => listenTo(topic, again));
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
  const to = (id: string, step?: string) => ({
    pathname: [TRAVEL_ORDERS_PATH, id, step].filter(Boolean).join('/'),
    search,
  });
  const open = (order: StaffTravelRow, step?: StaffTravelAction) => () => void navigate(to(order.id, step));
  const rowActions = (order: StaffTravelRow): RowAction[] => {
    const step = rowStep(order.actions);
    const view: RowAction = { key: 'view', label: 'ui.list.view', run: open(order) };
    return step ? [{ key: step, label: rowStepLabels[step], run: open(order, step) }, view] : [view];
  };
  const menu = (order: StaffTravelRow): RowAction[] =>
    order.actions
      .filter((action) => action !== rowStep(order.actions) && action !== 'confirm')
      .map((action) => ({
        key: action,
        label: actionLooks[action].label,
        danger: actionLooks[action].tone === 'danger',
        run: open(order, action),
      }));
  const found = (order: StaffTravelDetail, voucherCode: string) =>
    void navigate(to(order.id, 'verify'), { state: { voucherCode } });
  const bulkActions: BulkAction<StaffTravelRow>[] = mayConfirm
    ? [{ key: 'confirm', label: 'travel.action.confirm', nameOf: ({ number }) => number, each: confirmWithOwnNumbers }]
    : [];
  const extra = mayVerify && (
    <Button type="primary" icon={<IconScan size={16} />} onClick={() => setFinding(true)}>
      {t('travel.action.verify')}
    </Button>
  );
  return (
    <>
      <ListPage
        rule={travelOrderList}
        actions={{
          rowActions,
          menu,
          bulkActions,
          extra,
          above: <OnlyShown path={TRAVEL_ORDERS_PATH} hidden={HIDDEN} />,
        }}
      />
      {finding && <FindVoucherDialog onFound={found} onClose={() => setFinding(false)} />}
      <Routes>
        <Route path=":id/:step?" element={<TravelOrderDrawer />} />
      </Routes>
    </>
  );
}
