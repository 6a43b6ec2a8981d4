import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { Administrator } from '@app/contract/staff/control/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { ADMINISTRATORS_PATH } from '../control-paths';
import { AdministratorDrawer } from './administrator-drawer';
import {
  type AdministratorDraft,
  createForm,
  draftOf,
  editForm,
  editOf,
  inputOf,
  newAdministrator,
} from './administrator-form';
import { administratorList } from './administrator-list';
import { useAdministratorActions } from './use-administrator-actions';

/** Administrators: who works here, as what, and how they sign in. */
export default function AdministratorsScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mayEdit, actionsOf } = useAdministratorActions();
  const [open, setOpen] = useState<{ editing: Administrator | null } | null>(null);
  const rowActions = (row: Administrator): RowAction[] => [
    ...(mayEdit ? [{ key: 'edit', label: 'ui.list.edit' as const, run: () => setOpen({ editing: row }) }] : []),
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${ADMINISTRATORS_PATH}/${row.id}`, search }),
    },
  ];
  const extra = mayEdit ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
      {t('control.admin.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={administratorList} actions={{ rowActions, menu: actionsOf, extra }} />
      <Routes>
        <Route path=":id" element={<AdministratorDrawer onEdit={(editing) => setOpen({ editing })} />} />
      </Routes>
      {open && (
        <RecordFormDrawer<AdministratorDraft, Administrator>
          title={open.editing?.name ?? t('control.admin.new')}
          kind="administrator"
          fields={open.editing ? editForm : createForm}
          editing={open.editing}
          blank={newAdministrator}
          draftOf={draftOf}
          create={(draft) => request(calls.createAdministrator, { body: inputOf(draft) })}
          update={({ id, version }, draft) =>
            request(calls.updateAdministrator, { params: { id }, body: { ...editOf(draft), version } })
          }
          reload={(id) => request(calls.readAdministrator, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
