import { staffLogisticsEndpoints as calls } from '@app/contract/orders/logistics/staff-endpoints';
import type { StaffLogistics } from '@app/contract/orders/logistics/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/record-form-drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { draftOf, logisticsForm, newLogistics } from './logistics-form';
import { logisticsList } from './logistics-list';

/** Logistics companies: whom parcels can be sent with, and where they are followed. */
export default function LogisticsScreen() {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('trade.logistics.edit');
  const [open, setOpen] = useState<{ editing: StaffLogistics | null } | null>(null);
  const remove = (row: StaffLogistics) =>
    modal.confirm({
      title: t('logistics.delete', { name: inMyLanguage(row.name) }),
      content: t('logistics.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteLogistics, { params: { id: row.id } }), { done: 'logistics.deleted' });
      },
    });
  const rowActions = (row: StaffLogistics): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => setOpen({ editing: row }) },
  ];
  const menu = (row: StaffLogistics): RowAction[] =>
    mayEdit && row.parcels === 0 ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) }] : [];
  const extra = mayEdit && (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
      {t('logistics.new')}
    </Button>
  );
  return (
    <>
      <ListPage rule={logisticsList} actions={{ rowActions, menu, extra }} />
      {open && (
        <RecordFormDrawer
          title={open.editing ? inMyLanguage(open.editing.name) : t('logistics.new')}
          kind="logistics_company"
          fields={logisticsForm}
          editing={open.editing}
          blank={newLogistics}
          draftOf={draftOf}
          readOnly={!mayEdit}
          create={(draft) => request(calls.createLogistics, { body: draft })}
          update={({ id, version }, draft) =>
            request(calls.updateLogistics, { params: { id }, body: { ...draft, version } })
          }
          reload={(id) => request(calls.readLogistics, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
