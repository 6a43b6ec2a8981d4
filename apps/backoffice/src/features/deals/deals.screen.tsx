import { staffDealEndpoints as calls } from '@app/contract/deals/staff-endpoints';
import type { StaffDeal } from '@app/contract/deals/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useAction } from '../../ui/use-action';
import { DealDrawer } from './deal-drawer';
import { dealList } from './deal-list';
import { DEALS_PATH } from './deals-path';

/** Flash deals: made, switched on and off, and deleted as long as nobody has ordered at them. */
export default function DealsScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('trade.deals.edit');
  const open = (place: string) => void navigate({ pathname: `${DEALS_PATH}/${place}`, search });
  const toggle = ({ id, version, enabled }: StaffDeal) =>
    void run(() => request(calls.switchDeal, { params: { id }, body: { enabled: !enabled, version } }), {
      done: enabled ? 'deals.switched_off' : 'deals.switched_on',
    });
  const remove = ({ id }: StaffDeal) =>
    modal.confirm({
      title: t('deals.delete'),
      content: t('deals.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteDeal, { params: { id } }), { done: 'deals.deleted' });
      },
    });
  const rowActions = (row: StaffDeal): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => open(row.id) },
  ];
  const menu = (row: StaffDeal): RowAction[] => {
    if (!mayEdit) return [];
    const over = row.state === 'ended';
    return [
      ...(over
        ? []
        : [
            {
              key: 'switch',
              label: row.enabled ? 'deals.switch_off' : 'deals.switch_on',
              run: () => toggle(row),
            } as const,
          ]),
      ...(row.claimed === 0
        ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) } as const]
        : []),
    ];
  };
  const extra = mayEdit && (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => open('new')}>
      {t('deals.new')}
    </Button>
  );
  return (
    <>
      <ListPage rule={dealList} hands={{ rowActions, menu, extra }} />
      <Routes>
        <Route path="new" element={<DealDrawer />} />
        <Route path=":id" element={<DealDrawer />} />
      </Routes>
    </>
  );
}
