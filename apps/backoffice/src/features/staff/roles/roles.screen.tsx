import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { Role, RoleInput } from '@app/contract/staff/control/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { draftOf, newRole, roleForm } from './role-form';
import { roleList } from './role-list';
import { RolePreview } from './role-preview';

type Open = { editing: Role | null } | { preview: Role };

const nameOf = ({ name }: Role): string => name;
const setFlag =
  (enabled: boolean) =>
  ({ id }: Role) =>
    request(calls.setRoleFlags, { body: { ids: [id], enabled } });

/** Roles: what each may do, and what the back office looks like to whoever has it. */
export default function RolesScreen() {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('control.roles.edit');
  const [open, setOpen] = useState<Open | null>(null);
  const remove = (row: Role) =>
    modal.confirm({
      title: t('control.role.delete', { name: row.name }),
      content: t('control.role.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        const done = 'control.role.deleted' as const;
        await run(() => request(calls.deleteRole, { params: { id: row.id } }), { done });
      },
    });
  const rowActions = (row: Role): RowAction[] => [
    { key: 'preview', label: 'control.role.preview', run: () => setOpen({ preview: row }) },
    {
      key: 'edit',
      label: mayEdit && !row.super ? 'ui.list.edit' : 'ui.list.view',
      run: () => setOpen({ editing: row }),
    },
  ];
  const menu = (row: Role): RowAction[] =>
    mayEdit && !row.super
      ? [
          {
            key: 'flag',
            label: row.enabled ? 'control.role.disable' : 'control.role.enable',
            run: () => void run(() => setFlag(!row.enabled)(row), { done: 'control.role.flags_set' }),
          },
          { key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) },
        ]
      : [];
  const bulkActions: BulkAction<Role>[] = [
    { key: 'enable', label: 'control.role.enable', nameOf, each: setFlag(true) },
    { key: 'disable', label: 'control.role.disable', nameOf, each: setFlag(false) },
  ];
  const extra = mayEdit ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
      {t('control.role.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={roleList} actions={{ rowActions, menu, extra, ...(mayEdit ? { bulkActions } : {}) }} />
      {open && 'preview' in open && <RolePreview role={open.preview} onClose={() => setOpen(null)} />}
      {open && 'editing' in open && (
        <RecordFormDrawer<RoleInput, Role>
          title={open.editing?.name ?? t('control.role.new')}
          kind="role"
          fields={roleForm}
          editing={open.editing}
          blank={newRole}
          draftOf={draftOf}
          readOnly={!mayEdit || open.editing?.super === true}
          {...(open.editing?.super
            ? { above: <Alert type="info" showIcon title={t('control.role.super')} style={{ marginBottom: 16 }} /> }
            : {})}
          create={(body) => request(calls.createRole, { body })}
          update={({ id, version }, draft) =>
            request(calls.updateRole, { params: { id }, body: { ...draft, version } })
          }
          reload={(id) => request(calls.readRole, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
