import { staffCouponEndpoints as calls } from '@app/contract/coupons/staff-endpoints';
import type { StaffCouponRow } from '@app/contract/coupons/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { useMemo } from 'react';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { named } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useAction } from '../../ui/use-action';
import { CouponDrawer } from './coupon-drawer';
import { couponList, holderList } from './coupon-list';
import { COUPONS_PATH } from './coupons-path';

function CouponsList() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('trade.coupons.edit');
  const end = (row: StaffCouponRow) =>
    modal.confirm({
      title: named(t('coupons.end'), row.name),
      content: t('coupons.end_text'),
      okText: t('coupons.end'),
      cancelText: t('ui.cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        const sent = { params: { id: row.id }, body: { version: row.version } };
        await run(() => request(calls.endCoupon, sent), { done: 'coupons.ended_done' });
      },
    });
  const rowActions = (row: StaffCouponRow): RowAction[] => [
    {
      key: 'edit',
      label: mayEdit && row.state !== 'ended' ? 'ui.list.edit' : 'ui.list.view',
      run: () => void navigate({ pathname: `${COUPONS_PATH}/${row.id}`, search }),
    },
    { key: 'holders', label: 'coupons.holders', to: `${COUPONS_PATH}/holders/${row.id}` },
  ];
  const menu = (row: StaffCouponRow): RowAction[] =>
    mayEdit && (row.state === 'active' || row.state === 'scheduled')
      ? [{ key: 'end', label: 'coupons.end', danger: true, run: () => end(row) }]
      : [];
  const extra = mayEdit && (
    <Button
      type="primary"
      icon={<IconPlus size={16} />}
      onClick={() => void navigate({ pathname: `${COUPONS_PATH}/new`, search })}
    >
      {t('coupons.new')}
    </Button>
  );
  return (
    <>
      <ListPage rule={couponList} actions={{ rowActions, menu, bulkActions: [], extra }} />
      <Routes>
        <Route path="new" element={<CouponDrawer />} />
        <Route path=":id" element={<CouponDrawer />} />
      </Routes>
    </>
  );
}

/** Who collected the coupon in the address. */
function Holders() {
  const { coupon = '' } = useParams();
  const rule = useMemo(() => ({ ...holderList, only: { coupon } }), [coupon]);
  return <ListPage rule={rule} actions={{}} />;
}

/** Coupons: the list with its form, and who collected one. */
export default function CouponsScreen() {
  return (
    <Routes>
      <Route path="holders/:coupon" element={<Holders />} />
      <Route path="/*" element={<CouponsList />} />
    </Routes>
  );
}
