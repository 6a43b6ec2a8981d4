import { staffAppVersionEndpoints as calls } from '@app/contract/app-versions/staff-endpoints';
import type { StaffAppVersion } from '@app/contract/app-versions/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/record-form-drawer';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { useAction } from '../../ui/use-action';
import { appVersionForm, bodyOf, draftOf, newAppVersion } from './app-version-form';
import { appVersionList } from './app-version-list';

/** Versions of the app: which are out, which must be taken. */
export default function AppVersionsScreen() {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('system.app_versions.edit');
  const [open, setOpen] = useState<{ editing: StaffAppVersion | null } | null>(null);
  const remove = (row: StaffAppVersion) =>
    modal.confirm({
      title: t('app_versions.delete', { number: row.number }),
      content: t('app_versions.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        const done = 'app_versions.deleted' as const;
        await run(() => request(calls.deleteAppVersion, { params: { id: row.id } }), { done });
      },
    });
  const rowActions = (row: StaffAppVersion): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', run: () => setOpen({ editing: row }) },
  ];
  const menu = (row: StaffAppVersion): RowAction[] =>
    mayEdit && !row.published ? [{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(row) }] : [];
  const extra = mayEdit ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen({ editing: null })}>
      {t('app_versions.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={appVersionList} actions={{ rowActions, menu, extra }} />
      {open && (
        <RecordFormDrawer
          title={open.editing ? open.editing.number : t('app_versions.new')}
          kind="app_version"
          fields={appVersionForm}
          editing={open.editing}
          blank={newAppVersion}
          draftOf={draftOf}
          readOnly={!mayEdit}
          create={(draft) => request(calls.createAppVersion, { body: bodyOf(draft) })}
          update={({ id, version }, draft) =>
            request(calls.updateAppVersion, { params: { id }, body: { ...bodyOf(draft), version } })
          }
          reload={(id) => request(calls.readAppVersion, { params: { id } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
